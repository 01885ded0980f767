import { figures } from '@fairway/api/rule/figures';

/** What the cell of a flight may contain: “FLY 3⏎06h30.”, “Flight 3 – 6h30 – Hố 1”, “3”, “1A”. */
type FlightText = { flight: string; teeTime: string; startingHole: string };

const TIME = /(?<![\d.,])(?:[01]?\d|2[0-3])\s*(?:(?::|h|g|giờ)\s*[0-5]\d(?!\d)|(?:h|giờ)(?!\p{L}))\.?(?:\s*[ap]m(?!\p{L}))?/iu;
const HOLE =
  /(?<!\p{L})(out|in)(?!\p{L})|(?:(?:start|tee|xuất phát)\s*)*(?<!\p{L})(?:hố|hole|ho)\s*((?:1[0-8]|[1-9])(?:[abc](?!\p{L}))?)(?!\d)/iu;
const LONGEST_FLIGHT = 200;
const WORD = /^(?:fly|flight|flt|fl|nhóm đấu|nhóm|group|tốp|bàn)(?![\p{L}])/iu;
const NUMBERED = /^第?\s*(\d{1,3})\s*(?:조|組|组)(?!\p{L})/u;

export function flightText(text: string): FlightText {
  const source = figures(text);
  // a formula in error stays as it is; a text as long as this names no flight, and finding that out would take long
  if (/^#[A-Z]/.test(source) || source.length > LONGEST_FLIGHT) return { flight: source, teeTime: '', startingHole: '' };
  const hole = HOLE.exec(source);
  const withoutHole = hole ? source.replace(hole[0], ' ') : source;
  const time = TIME.exec(withoutHole);
  const rest = time ? withoutHole.replace(time[0], ' ') : withoutHole;
  const flight = rest
    .replace(/\(\s*\)/g, ' ')
    .trim()
    .replace(WORD, '')
    .replace(NUMBERED, '$1')
    .replace(/^[\s.:#\-–—,/]+|[\s.:\-–—,/]+$/gu, '')
    .replace(/\s+/g, ' ');
  return { flight: flight.replace(/^0+(?=\d)/, ''), teeTime: time?.[0].trim() ?? '', startingHole: hole?.[1] ?? hole?.[2] ?? '' };
}

/** “Flight 2”, also as a heading. */
export const isNumberedFlight = (text: string): boolean => /^\s*(?:fly|flight|flt|fl)\s*[.:#-]?\s*\d/i.test(figures(text));

/** A title line that begins a flight: “FLY 3”, “Flight 12 (06h30)”, “Nhóm 1 - 6h30”, “6:30”, “HỐ 10”. A group alone may be a division. */
export function isFlightTitle(text: string): boolean {
  if (isNumberedFlight(text)) return true;
  const { flight, teeTime, startingHole } = flightText(text);
  return (teeTime !== '' || startingHole !== '') && /^\d{0,3}$/.test(flight);
}

/** A note that says where a flight starts, and the rest of its text. */
export function startNote(note: string): { startingHole: string; note: string } {
  const found =
    /(?<!\p{L})(?:start|xuất phát|xp)\s*(?:tại|ở|từ|:)?\s*(?:hố|hole|ho|tee)?\s*((?:1[0-8]|[1-9])(?:[abc](?!\p{L}))?)(?!\d)\.?/iu.exec(
      note.normalize('NFC'),
    );
  if (!found) return { startingHole: '', note };
  return { startingHole: found[1] ?? '', note: note.replace(found[0], '').replace(/^[\s,;.–-]+|[\s,;–-]+$/g, '') };
}
