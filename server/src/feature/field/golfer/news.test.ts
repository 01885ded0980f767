import { expect, it } from 'vitest';
import type { Row } from './join-store.ts';
import { newsOf } from './news.ts';
import type { GolferRecord } from './store.ts';

const NONE = { birthday: null, birthYear: null, vga: null, phone: null, email: null, handicapIndex: null };
const row = (date: string, fields: Partial<Row>) =>
  ({ ...NONE, playerId: '1', tournamentId: date, tournamentName: `Giải ${date}`, date, name: 'An', gender: 'm', ...fields }) as Row;
const golfer = (fields: Partial<GolferRecord>) =>
  ({ ...NONE, name: 'An', gender: 'm', otherPhone: null, handicapDate: null, note: null, ...fields }) as GolferRecord;
const said = (record: Partial<GolferRecord>, ...rows: Row[]) => newsOf(golfer(record), rows).map(({ field, value }) => [field, value]);

it('the newest row that has a field says it, where the register has another one or none', () => {
  const rows = [
    row('2026-05-01', { phone: '0900000001', handicapIndex: 124 }),
    row('2026-04-01', { phone: '0900000002', email: 'an@golf.example' }),
  ];
  expect(said({}, ...rows)).toEqual([
    ['phone', '0900000001'],
    ['email', 'an@golf.example'],
    ['handicapIndex', 12.4],
  ]);
  expect(said({ phone: '0900000003', email: 'AN@golf.example' }, ...rows)).toEqual([
    ['phone', '0900000001'],
    ['handicapIndex', 12.4],
  ]);
});

it('a number written otherwise is no news, nor is the second phone', () => {
  const rows = [row('2026-05-01', { phone: '+84 900 000 001', vga: '00386' })];
  expect(said({ otherPhone: '0900000001', vga: '386' }, ...rows)).toEqual([]);
});

it('an older handicap than the one that is kept is no news', () => {
  const rows = [row('2026-05-01', { handicapIndex: 124 })];
  expect(said({ handicapIndex: 110, handicapDate: '2026-05-01' }, ...rows)).toEqual([]);
  expect(said({ handicapIndex: 110, handicapDate: '2026-04-30' }, ...rows)).toEqual([['handicapIndex', 12.4]]);
});
