import { expect, it } from 'vitest';
import { z } from 'zod';
import { boardWinner, staffBoard, winner } from '../index.ts';
import { keptAs, later, readKept } from './kept.ts';

const hole = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shot'), metres: later(z.int().nullable(), null) }),
  z.object({ kind: z.literal('drive'), carry: z.int() }),
]);
const record = z.object({
  name: z.string(),
  short: later(z.string(), ({ name }) => String(name).slice(0, 1)),
  holes: z.array(hole),
  places: z.record(z.string(), z.object({ tied: later(z.boolean(), false) }).nullable()),
  note: z.string().optional(),
});

it('what was kept before a field came is read with what stands there, wherever it is', () => {
  const kept = { name: 'An', holes: [{ kind: 'shot' }, { kind: 'drive', carry: 7 }], places: { gross: {}, net: null }, forgotten: 1 };
  const read = {
    ...{ name: 'An', short: 'A' },
    holes: [
      { kind: 'shot', metres: null },
      { kind: 'drive', carry: 7 },
    ],
    places: { gross: { tied: false }, net: null },
  };
  expect(readKept(record, kept)).toEqual(read);
  expect(keptAs(record).parse(kept)).toEqual(read);
  expect(readKept(record, { ...read, short: 'Ân', note: 'x' })).toEqual({ ...read, short: 'Ân', note: 'x' });
});

it('of several shapes the one is read that leaves nothing out', () => {
  const step = z.union([z.strictObject({ last: z.int() }), z.strictObject({ last: z.int(), nine: z.string() })]);
  expect([readKept(step, { last: 9, nine: 'Tây' }), readKept(step, { last: 9 })]).toEqual([{ last: 9, nine: 'Tây' }, { last: 9 }]);
});

it('a discriminator may be later than what was kept: of the first shape that has one for it', () => {
  const first = z.object({ kind: later(z.literal('points'), 'points'), best: z.int() });
  const rule = z.discriminatedUnion('kind', [first, z.object({ kind: z.literal('days'), days: z.int() })]);
  expect([readKept(rule, { best: 3 }), readKept(rule, { kind: 'days', days: 2 })]).toEqual([
    { kind: 'points', best: 3 },
    { kind: 'days', days: 2 },
  ]);
});

it('what was kept under rules that are stricter by now stands as it is', () => {
  expect(readKept(z.object({ metres: z.int().max(9) }), { metres: 12 })).toEqual({ metres: 12 });
});

it('the winners and the board of the first release are read as those of today', () => {
  const place = { kind: 'division', divisionName: 'A', place: 1 };
  const got = { playerId: ID, name: 'An', value: 71, gross: 71, handicap: null, net: null };
  const passedOver = [{ playerId: ID, name: 'An', value: 71, reason: 'absent', award: place }];
  const first = { ...place, awardId: 'a', basis: 'net', divisionId: null, main: true, winner: got, open: [], passedOver };
  const kept = { ...first, backups: [], waitsFor: null, decidedBy: { by: 'points', higher: 3 }, decision: null };
  const unnamed = { name: null, nameEnglish: null, hole: null, gender: null };
  expect(winner.parse(readKept(winner, kept))).toEqual({
    ...{ ...kept, ...unnamed, measure: 'net', wonBy: 'players', prize: { value: null, gift: null, sponsor: null } },
    ...{ winner: { ...got, out: null }, passedOver: [{ ...passedOver[0], award: { ...place, ...unnamed } }] },
  });
  const published = { award: 'best-gross', divisionId: null, place: 1, playerId: ID };
  expect(boardWinner.safeParse(readKept(boardWinner, published)).success).toBe(true);
  expect(readKept(staffBoard, { date: '2026-05-01', lines: [{}], rounds: [{}] })).toMatchObject({
    ...{ lastDate: '2026-05-01', sides: null, matches: null, ledger: null, sealed: false },
    ...{ lines: [{ women: false, totals: [] }], rounds: [{ women: null, suspended: false }] },
  });
});

const ID = '41a0ae9e-9af1-493e-bb9c-f99e1864a423';
