import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAllocation, anyFieldByHole, anyRules, FIELD_IDS, pairs } from '../../test-kit/arbitrary.ts';
import { allocation, award, cardToPar, competitor, PLAIN_COURSE, rules, side } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import { SIDE_FORMATS } from '../side/side.ts';
import { allocate, allocateSides, allocateWithPartners, allocateWithSides } from './allocate.ts';
import type { Allocation, AwardRule } from './award.ts';
import { explainAwardWithSides } from './explain-award.ts';
import { allocationOfSides } from './side-field.ts';

const FOUR_BALL = SIDE_FORMATS['four-ball'];
const player = (id: string, over: number) => competitor(id, { handicap: 0, cards: [cardToPar(PLAIN_COURSE, { 1: over })] });
const field = [player('an', -2), player('binh', 3), player('chi', -1), player('dung', 0)];
const [an, binh, chi, dung] = field as [(typeof field)[0], (typeof field)[0], (typeof field)[0], (typeof field)[0]];
const both = { format: FOUR_BALL, sides: [side('an-binh', { partners: [an, binh] }), side('chi-dung', { partners: [chi, dung] })] };
const pairsAward = (id: string, place = 1): AwardRule => award(id, { kind: 'place', basis: 'gross', place, of: 'sides' });
const gross = award('gross', { kind: 'best-gross', basis: 'gross' });
const second = award('second', { kind: 'best-gross', basis: 'gross', place: 2 });
const winners = (awards: readonly AwardRule[], given: Partial<Allocation> = {}) =>
  allocateWithSides(rules(), field, both, awards, allocation(given)).map(({ winner }) => winner);

test('whoever plays for another side of one ball in a later round may win a shot as long as one of the two may, in whatever order they come', () => {
  const out = { ...player('red', 0), status: 'DQ' as const };
  const partners = { red: [{ id: 'an', gender: 'm' as const }], blue: [{ id: 'an', gender: 'm' as const }] };
  const drive = award('drive', { kind: 'longest-drive', hole: 1, of: 'partners' });
  const shot = { id: 'an', kind: 'longest-drive', hole: 1, centimetres: 25_000, onTarget: true } as const;
  const winnerOf = (...sides: Competitor[]) =>
    allocateWithPartners(rules(), sides, partners, [drive], allocation({ measurements: [shot] })).map(({ winner }) => winner);
  expect([winnerOf(out, player('blue', 0)), winnerOf(player('blue', 0), out), winnerOf(out, { ...out, id: 'blue' })]).toEqual([
    ['an'],
    ['an'],
    [null],
  ]);
});

describe('sides and players in one plan', () => {
  test('who wins with a side holds its main prize, and the next player gets theirs', () => {
    expect(winners([pairsAward('pairs'), gross])).toEqual(['an-binh', 'chi']);
    const [, result] = allocateWithSides(rules(), field, both, [pairsAward('pairs'), gross], allocation());
    expect(result?.passedOver).toEqual([{ id: 'an', value: -2, reason: { code: 'holds-main-prize', award: 'pairs' } }]);
  });

  test('a side one of whose partners holds a main prize is passed over, in the order of priority', () => {
    expect(winners([gross, pairsAward('pairs')])).toEqual(['an', 'chi-dung']);
  });

  test('both may be had where more than one main prize is allowed, or one is not main', () => {
    expect(winners([pairsAward('pairs'), gross], { oneMainPrizeEach: false })).toEqual(['an-binh', 'an']);
    expect(winners([{ ...pairsAward('pairs'), main: false }, gross])).toEqual(['an-binh', 'an']);
  });

  test('places of sides and of players are not of one series', () => {
    expect(winners([{ ...pairsAward('pairs'), kind: 'best-gross', main: false }, gross, second])).toEqual(['an-binh', 'an', 'chi']);
  });

  test('a side is a member, or absent, when it is said to be, whatever its partners are', () => {
    const forMembers = [{ ...pairsAward('pairs'), membersOnly: true }, gross];
    expect(winners(forMembers, { members: new Set(['an', 'binh', 'chi-dung']) })).toEqual(['chi-dung', 'an']);
    expect(winners([pairsAward('pairs'), gross], { absentAtPrizeGiving: new Set(['an-binh']) })).toEqual(['chi-dung', 'an']);
    expect(winners([pairsAward('pairs'), gross], { absentAtPrizeGiving: new Set(['an', 'binh']) })).toEqual(['an-binh', 'chi']);
  });

  test('an award of players waits for one of sides that may take as many of them as a side has', () => {
    const level = [player('an', 0), player('binh', 0), player('chi', 0), player('dung', 0)] as const;
    const sides = [side('one', { partners: [level[0], level[1]] }), side('two', { partners: [level[2], level[3]] })];
    const results = allocateWithSides(rules(), level, { format: FOUR_BALL, sides }, [pairsAward('pairs'), gross], allocation());
    expect(results.map(({ open, waitsFor }) => [open, waitsFor])).toEqual([
      [['one', 'two'], null],
      [[], 'pairs'],
    ]);
    const decided = allocation({ decisions: { pairs: 'two' } });
    const after = allocateWithSides(rules(), level, { format: FOUR_BALL, sides }, [pairsAward('pairs'), gross], decided);
    expect(after.map(({ winner, open }) => [winner, open])).toEqual([
      ['two', []],
      [null, ['an', 'binh']],
    ]);
  });

  test('a prize that an open one of sides may empty of two players has the third among those who may win it', () => {
    const of = (id: string, toPar: Record<number, number>, handicap = 0) =>
      competitor(id, { handicap, cards: [cardToPar(PLAIN_COURSE, toPar)] });
    const players = [
      of('an', { 1: -2 }),
      of('binh', { 2: -1 }),
      of('chi', {}, 100),
      of('dung', { 1: -1, 2: -1, 3: -1, 4: 5 }),
      of('em', { 5: 3 }),
      of('giang', { 6: 4 }),
    ];
    const sides = [
      side('one', { partners: players.slice(0, 2) }),
      side('two', { partners: players.slice(3, 5) }),
      side('three', { partners: players.filter(({ id }) => id === 'chi' || id === 'giang') }),
    ];
    const given = rules({ ties: { gross: [], net: [], points: [] } });
    const plan = [pairsAward('pairs'), gross, award('net')];
    const results = allocateWithSides(given, players, { format: FOUR_BALL, sides }, plan, allocation());
    // if the pair of An and Binh wins, Chi has the best gross and not the best net
    expect(results.map(({ open, waitsFor, winner }) => [open, waitsFor, winner])).toEqual([
      [['one', 'two'], null, null],
      [[], 'pairs', null],
      [[], 'pairs', null],
    ]);
  });

  test('each award is explained by its own list', () => {
    const plan = [pairsAward('pairs'), gross];
    const codes = (id: string) => explainAwardWithSides(rules(), field, both, plan, allocation(), id).map(({ code }) => code);
    expect([codes('pairs'), codes('gross')]).toEqual([
      ['standing', 'won'],
      ['passed-over', 'standing', 'won'],
    ]);
  });
});

const PLAN: readonly AwardRule[] = [
  pairsAward('pairs'),
  gross,
  pairsAward('second-pairs', 2),
  award('net'),
  award('A1', { kind: 'division-place', basis: 'gross', division: 'A' }),
  { ...pairsAward('fun', 3), main: false },
];
const anyPlan = fc.shuffledSubarray([...PLAN]);
const anyGiven = anyAllocation(PLAN, ['s1', 's2', 's3', ...FIELD_IDS]);

test('nobody has two main prizes, alone or with a side', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, anyPlan, anyGiven, (given, players, awards, of) => {
      const sides = pairs(players);
      const results = allocateWithSides(given, players, { format: FOUR_BALL, sides }, awards, { ...of, oneMainPrizeEach: true });
      const people = results.flatMap(({ winner }, nth) => {
        if (!awards[nth]?.main || winner === null) return [];
        return sides.find(({ id }) => id === winner)?.partners.map(({ id }) => id) ?? [winner];
      });
      expect(new Set(people).size).toBe(people.length);
    }),
  );
});

test('a plan of sides alone, or of players alone, is that of theirs', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, anyPlan, anyGiven, (given, players, awards, of) => {
      const sides = pairs(players);
      const split = (ofSides: boolean) => awards.filter((one) => (one.of === 'sides') === ofSides);
      const plan = (which: readonly AwardRule[], by: Allocation) =>
        allocateWithSides(given, players, { format: FOUR_BALL, sides }, which, by);
      expect(plan(split(true), allocationOfSides(sides, of))).toEqual(allocateSides(given, FOUR_BALL, sides, split(true), of));
      expect(plan(split(false), of)).toEqual(allocate(given, players, split(false), of));
    }),
  );
});

test('an award that is given stays so whatever the committee decides about those that are open', () => {
  fc.assert(
    fc.property(anyRules, anyFieldByHole, anyPlan, anyGiven, fc.nat(), (given, players, awards, of, pick) => {
      const both = { format: FOUR_BALL, sides: pairs(players) };
      const undecided = { ...of, decisions: {}, byHand: {} };
      const before = allocateWithSides(given, players, both, awards, undecided);
      const decisions = Object.fromEntries(
        before.flatMap(({ award: id, open }) => (open.length > 1 ? [[id, open[pick % open.length] ?? '']] : [])),
      );
      const after = allocateWithSides(given, players, both, awards, { ...undecided, decisions });
      before.forEach(({ winner }, nth) => {
        if (winner !== null) expect(after[nth]?.winner).toBe(winner);
      });
    }),
    { numRuns: 300 },
  );
});

describe('sides of one ball and their partners in one plan', () => {
  const [red, blue] = [player('red', -2), competitor('blue', { handicap: 0, cards: [cardToPar(PLAIN_COURSE, {})], status: 'DQ' })];
  const partners = {
    red: [
      { id: 'an', gender: 'm' },
      { id: 'ha', gender: 'f' },
    ],
    blue: [{ id: 'chi', gender: 'm' }],
  } as const;
  const drive = (given: Partial<AwardRule> = {}) =>
    award('drive', { kind: 'longest-drive', basis: 'gross', hole: 3, of: 'partners', ...given });
  const shot = (id: string, centimetres: number) => ({ id, kind: 'longest-drive' as const, hole: 3, centimetres, onTarget: true });
  const measurements = [shot('chi', 26_000), shot('an', 25_000), shot('ha', 24_000)];
  const won = (awards: readonly AwardRule[], given: Partial<Allocation> = {}) =>
    allocateWithPartners(rules(), [red, blue], partners, awards, allocation({ measurements, ...given })).map(({ winner }) => winner);

  test('the best shot wins of whoever’s side is not out, of women the best of theirs', () => {
    expect(won([drive({ main: false }), { ...drive({ main: false, gender: 'f' }), id: 'women' }])).toEqual(['an', 'ha']);
  });

  test('who plays for a side that holds a main prize wins no other, and the other way round', () => {
    expect(won([gross, drive()])).toEqual(['red', null]);
    expect(won([drive(), gross])).toEqual(['an', null]);
    expect(won([gross, drive()], { oneMainPrizeEach: false })).toEqual(['red', 'an']);
  });
});
