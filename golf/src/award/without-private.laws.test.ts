import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAllocation, anyField, anyFieldByHole, anyRules, FIELD_IDS, pairs } from '../../test-kit/arbitrary.ts';
import { award, card, competitor, rules } from '../../test-kit/index.ts';
import { BASES } from '../basis.ts';
import { SIDE_FORMATS } from '../side/side.ts';
import { standings } from '../standing/standing.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import { allocate, allocateWithSides } from './allocate.ts';
import type { Allocation, AwardResult, AwardRule } from './award.ts';
import { NAMED_AWARDS } from './named-award.ts';
import { type PublicField, withNeededOrder, withoutPrivate } from './without-private.ts';

const OLDER: TieKey = { by: 'age', wins: 'older' };
const AWARDS: AwardRule[] = [
  award('gross', { kind: 'best-gross', basis: 'gross' }),
  award('net', { membersOnly: true }),
  award('second-net', { place: 2, tieKeys: [OLDER] }),
  award('A1', { kind: 'division-place', division: 'A', place: 1 }),
  award('B1', { kind: 'division-place', division: 'B', place: 1, membersOnly: true }),
  award('king', { ...NAMED_AWARDS['king-of-par'], main: false }),
  award('booby', { ...NAMED_AWARDS.booby, main: false }),
  award('pin', { kind: 'nearest-pin', basis: 'gross', hole: 3, main: false, membersOnly: true }),
];
/** The key "older" decides now and then. */
const anyRulesOfAge = fc.tuple(anyRules, fc.subarray([...BASES])).map(([given, bases]) => ({
  ...given,
  ties: { ...given.ties, ...Object.fromEntries(bases.map((basis) => [basis, [OLDER, ...given.ties[basis]]])) },
}));
const anyBornField = anyField.chain((field) =>
  fc
    .array(fc.option(fc.constantFrom(19700101, 19700101, 19800101, 19900101)), { minLength: field.length, maxLength: field.length })
    .map((born) => field.map((one, nth) => ({ ...one, born: born[nth] ?? null }))),
);

const winnersIn = (results: readonly AwardResult[]) => results.map(({ award: id, winner }) => [id, winner]);
/** What is told of who is a guest and who absent, and of all others the usual. */
const toldOf = (allocation: Allocation, { guests, absent }: PublicField, ids: readonly string[]): Allocation => ({
  ...allocation,
  members: new Set(ids.filter((id) => !guests.includes(id))),
  absentAtPrizeGiving: new Set(absent),
});

test('the field without what is private has the same places and the same winners', () => {
  fc.assert(
    fc.property(
      anyRulesOfAge,
      anyBornField,
      fc.shuffledSubarray(AWARDS),
      anyAllocation(AWARDS, FIELD_IDS),
      (given, field, awards, allocation) => {
        const told = withoutPrivate(given, field, awards, allocation);
        for (const basis of BASES) expect(standings(given, told.competitors, basis)).toEqual(standings(given, field, basis));
        const again = allocate(given, told.competitors, awards, toldOf(allocation, told, FIELD_IDS));
        expect(winnersIn(again)).toEqual(winnersIn(allocate(given, field, awards, allocation)));
      },
    ),
  );
});

test('so it has where sides win some of the awards, of which it is said of each side and each partner alone', () => {
  const plan = AWARDS.map((one, nth) => (nth % 2 === 0 && one.kind !== 'king' ? { ...one, of: 'sides' as const } : one));
  const sideIds = FIELD_IDS.map((_, nth) => `s${nth + 1}`);
  const ids = [...FIELD_IDS, ...sideIds];
  fc.assert(
    fc.property(anyRules, anyFieldByHole, fc.shuffledSubarray(plan), anyAllocation(plan, ids), (given, field, awards, allocation) => {
      const both = { format: SIDE_FORMATS['four-ball'], sides: pairs(field) };
      const results = allocateWithSides(given, field, both, awards, allocation);
      const told = withoutPrivate(given, field, awards, allocation, results);
      const again = allocateWithSides(given, told.competitors, both, awards, toldOf(allocation, told, ids));
      expect(winnersIn(again)).toEqual(winnersIn(results));
    }),
  );
});

test('an order made by hand of those alone whom nothing before it separates gives the same places', () => {
  const anyOrder = fc.shuffledSubarray([...FIELD_IDS]);
  const positions = (...given: Parameters<typeof standings>) =>
    standings(...given).map(({ id, place, divisionPlace }) => [id, place?.position, place?.tied, divisionPlace?.position]);
  fc.assert(
    fc.property(anyRules, anyField, anyOrder, (given, field, order) => {
      const manual: TieKey = { by: 'manual', order };
      const by = { ...given, ties: { gross: [...given.ties.gross, manual], net: [manual], points: [manual, ...given.ties.points] } };
      const needed = withNeededOrder(by, field);
      for (const basis of BASES) expect(positions(needed, field, basis)).toEqual(positions(by, field, basis));
      const tells = needed.ties.net.flatMap((key) => (key.by === 'manual' ? key.order : []));
      const alone = standings({ ...by, ties: { ...by.ties, net: [] } }, field, 'net').filter(({ place }) => place !== null && !place.tied);
      expect(tells.filter((id) => alone.some((one) => one.id === id))).toEqual([]);
    }),
  );
});

test('nobody tells a birthday or a declared handicap, and only who was passed over is said to be a guest or absent', () => {
  const par = card('4 4 3 5 4 4 3 5 4 4 4 3 5 4 4 3 5 4');
  const field = [
    competitor('an', { handicap: 123, born: 19_800_102, cards: [par] }),
    competitor('binh', { handicap: 123, born: 19_700_203, cards: [par] }),
    competitor('chi', { handicap: 275, born: 19_600_304, cards: [[6, ...par.slice(1)]] }),
    competitor('dung', { handicap: 40, born: 19_500_405, cards: [[9, ...par.slice(1)]] }),
  ];
  const byAge = rules({ ties: { gross: [], net: [OLDER], points: [] } });
  const allocation = { ...NOTHING, members: new Set(['an', 'binh']), absentAtPrizeGiving: new Set(['dung']) };
  const told = withoutPrivate(byAge, field, [award('net', { membersOnly: true })], allocation);
  expect(told.competitors.map(({ id, handicap, handicaps, playedOff, born }) => [id, handicap, handicaps, playedOff, born])).toEqual([
    ['an', null, undefined, [120], 2],
    ['binh', null, undefined, [120], 1],
    ['chi', null, undefined, [280], null],
    ['dung', null, undefined, [40], null],
  ]);
  // chi leads, and is passed over for being a guest; dung, another guest and absent, is far behind
  expect(told).toMatchObject({ guests: ['chi'], absent: [] });
});

const NOTHING = { oneMainPrizeEach: true, members: new Set<string>(), absentAtPrizeGiving: new Set<string>(), decisions: {}, backups: 2 };
