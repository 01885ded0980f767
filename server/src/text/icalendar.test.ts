import { expect, it } from 'vitest';
import { icalendar } from './icalendar.ts';

const NOW = new Date('2026-04-20T01:02:03Z');
const event = {
  uid: 'a@fairway',
  sequence: 7,
  at: { start: new Date('2026-04-25T00:12:00Z'), minutes: 270 },
  summary: 'Giải Đức; Ánh, “Hạ Long” \\ mở rộng',
  location: null,
  description: 'dòng một\r\ndòng hai\u202e\u0007',
  url: 'https://golf.example.com/x',
};
const fileOf = (given: Partial<Parameters<typeof icalendar>[0]['events'][number]> = {}) =>
  icalendar({ name: 'Giải', events: [{ ...event, ...given }], now: NOW });
/** The lines as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('a calendar writes its moments in UTC, and what would end a text or a line within it with a backslash', () => {
  expect(linesOf(fileOf())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairway//Fairway//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Giải',
    'BEGIN:VEVENT',
    'UID:a@fairway',
    'SEQUENCE:7',
    'DTSTAMP:20260420T000000Z',
    'DTSTART:20260425T001200Z',
    'DTEND:20260425T044200Z',
    'SUMMARY:Giải Đức\\; Ánh\\, “Hạ Long” \\\\ mở rộng',
    'DESCRIPTION:dòng một\\ndòng hai ',
    'URL:https://golf.example.com/x',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('an entry of whole days ends on the day after its last one, also where a month ends', () => {
  const file = fileOf({ at: { from: '2026-04-29', to: '2026-04-30' } });
  expect(file).toContain('DTSTART;VALUE=DATE:20260429\r\nDTEND;VALUE=DATE:20260501\r\n');
});

it('a line has at most 75 bytes and no letter of it is cut, wherever a long name begins', () => {
  for (let blanks = 0; blanks < 8; blanks++) {
    const summary = `${'x'.repeat(blanks)}${'Nguyễn Thị Ánh Tuyết 🏌️‍♀️ '.repeat(20)}!`;
    const file = fileOf({ summary });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).not.toContain('\ufffd');
    }
    expect(linesOf(file)).toContain(`SUMMARY:${summary.replaceAll('\u200d', ' ')}`);
  }
});
