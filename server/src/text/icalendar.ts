/** An entry of a calendar (RFC 5545). `uid` stays what it is and `sequence` rises, so that a newer file moves the entry of an older one. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  /** Whole days, both counted; or a moment and how long it takes. */
  at: { from: string; to: string } | { start: Date; minutes: number };
  summary: string;
  location: string | null;
  description: string;
  url: string;
};

type CalendarOf = { name: string; events: readonly CalendarEvent[]; now: Date };

/**
 * A calendar as a file. Its moments are in UTC, which every program shows in the time zone of its reader. It is stamped with the day, so that
 * programs that ask every hour get the same file.
 */
export function icalendar({ name, events, now }: CalendarOf): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairway//Fairway//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, sequence, at, summary, location, description, url }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${day(now.toISOString())}T000000Z`,
  ...('from' in at
    ? [`DTSTART;VALUE=DATE:${day(at.from)}`, `DTEND;VALUE=DATE:${day(dayAfter(at.to))}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${moment(at.start)}`, `DTEND:${moment(new Date(at.start.getTime() + at.minutes * 60_000))}`]),
  `SUMMARY:${escaped(summary)}`,
  ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  'END:VEVENT',
];

const day = (date: string): string => date.slice(0, 10).replaceAll('-', '');
/** An entry of whole days ends on the day after its last one. */
const dayAfter = (date: string): string => new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString();
const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A text within a line: its own line breaks are written out, and marks that nobody sees are left out. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Bytes that a line may have. */
const LONGEST_LINE = 75;

/** A long line goes on in the next ones, each of which begins with a blank; no letter is cut in two. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LONGEST_LINE) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n');
}
