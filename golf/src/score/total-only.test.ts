import { describe, expect, test } from 'vitest';
import { award, card, cardToPar, competitor, namedAward, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import { allocate } from '../award/allocate.ts';
import type { Card } from '../card.ts';
import { isOddTotal, isTotal, totalCounts, totalDiffers } from '../card.ts';
import type { DayHandicap } from '../day-handicap/day-handicap.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { FormatChoice } from '../format/format.ts';
import { formatOf } from '../format/format.ts';
import type { Rules } from '../rules.ts';
import { cut } from '../standing/cut.ts';
import { leaderboard } from '../standing/leaderboard.ts';
import { standings } from '../standing/standing.ts';
import { ties } from '../tie/tie-keys.ts';
import type { Ties } from '../tie/tiebreak.ts';
import { standsIn } from './counted-card.ts';

const TWO = [PLAIN_COURSE, PLAIN_COURSE];
/** 80 strokes; the last nine in 38, or in 44. */
const good = cardToPar(PLAIN_COURSE, { 1: 6, 10: 2 });
const bad = cardToPar(PLAIN_COURSE, { 10: 8 });
const an = competitor('an', { handicap: 100, totals: [80] });
const binh = competitor('binh', { handicap: 100, cards: [good] });
const chi = competitor('chi', { handicap: 100, cards: [bad] });

const DOUBLE_PAR: FormatChoice = { maximum: { kind: 'double-par' }, basis: 'gross' };

const lineOf = (given: Partial<Rules>, field = [an]) => leaderboard(rules(given), field).find(({ id }) => id === 'an');

describe('a total without holes', () => {
  test('gives the gross, and the net by a declared handicap, as a complete card', () => {
    expect(lineOf({})).toMatchObject({ complete: true, holesPlayed: 18, gross: 80, grossToPar: 8, net: 700, netToPar: -20, points: null });
    expect(lineOf({})?.rounds[0]).toMatchObject({ byTotal: true, out: null, in: null });
    expect(lineOf({ netFloor: -1 })?.judgedNetToPar).toBe(-10);
  });

  const days: readonly DayHandicap[] = [
    { system: 'system-36' },
    { system: 'modified-system-36' },
    { system: 'callaway' },
    { system: 'peoria', countedHoles: [[1, 2, 3, 10, 11, 12]] },
  ];
  test.each(days)('gives no handicap of the day: $system', (dayHandicap) => {
    expect(lineOf({ dayHandicap })).toMatchObject({ gross: 80, handicap: null, net: null, netToPar: null });
    expect(explainStanding(rules({ dayHandicap }), [an, binh], 'an', 'net', 'field').at(-1)).toEqual({
      code: 'not-placed',
      because: 'total-only',
    });
  });

  test.each<FormatChoice>(['stableford', 'modified-stableford', 'par-bogey'])('gives no points: %s', (format) => {
    expect(lineOf({ format })?.places.points).toBe(null);
    expect(explainStanding(rules({ format }), [an], 'an', 'points', 'field')).toContainEqual({ code: 'not-placed', because: 'total-only' });
  });

  test('gives no gross where each hole has a maximum, by the format or by a cap on the gross', () => {
    const given: readonly Partial<Rules>[] = [
      { format: { maximum: { kind: 'double-par' }, basis: 'gross' } },
      { dayHandicap: { system: 'callaway', holeCapOn: 'gross' } },
    ];
    for (const one of given) {
      expect(lineOf(one)).toMatchObject({ complete: true, gross: null, grossToPar: null });
      expect(explainStanding(rules(one), [an], 'an', 'gross', 'field').at(-1)).toEqual({ code: 'not-placed', because: 'total-only' });
    }
  });

  test('of one round of two leaves no net by the day and no points over both, rather than those of the other round', () => {
    const both = competitor('an', { handicap: 100, cards: [[], good], totals: [80, null] });
    expect(lineOf({ rounds: TWO }, [both])).toMatchObject({ gross: 160, net: 1400, points: null });
    expect(lineOf({ rounds: TWO, dayHandicap: { system: 'system-36' } }, [both])).toMatchObject({ gross: 160, net: null, netToPar: null });
    expect(standings(rules({ rounds: TWO, format: 'stableford' }), [both], 'points')[0]?.place).toBe(null);
  });

  test('passes a cut, and waits for the next round as a card does', () => {
    const after = cut(rules({ rounds: TWO }), [an, chi], 'gross', 1, { keep: { players: 1 }, within: 'field', ties: 'in' });
    expect(after).toEqual({ through: ['chi', 'an'], missed: [] });
    expect(lineOf({ rounds: TWO })).toMatchObject({ complete: false, holesPlayed: 18, gross: 80 });
  });

  test('wins by its total, and is no king and on no wave', () => {
    const awards = [
      award('gross', { kind: 'best-gross', basis: 'gross' }),
      namedAward('king-of-par'),
      namedAward('suihei'),
      namedAward('booby'),
    ];
    const given = { oneMainPrizeEach: true, members: new Set<string>(), absentAtPrizeGiving: new Set<string>(), decisions: {}, backups: 0 };
    const field = [competitor('an', { handicap: 100, cards: [card('4 4 3')], totals: [75] }), chi];
    expect(allocate(rules(), field, awards, given).map(({ winner }) => winner)).toEqual(['an', 'chi', null, 'an']);
    const inOneRound = [competitor('an', { cards: [good, []], totals: [null, 75] })];
    expect(allocate(rules({ rounds: TWO }), inOneRound, [namedAward('king-of-par')], given)[0]?.winner).toBe(null);
  });
});

describe('a total and holes', () => {
  const some = card('4 4 3 5');
  test.each([
    ['no hole', 80, [], true, false],
    ['some holes', 80, some, true, false],
    ['all holes of another sum', 90, good, false, true],
    ['all holes of the same sum', 80, good, false, false],
    ['holes that leave less than a stroke each for the others', 29, some, true, true],
    ['a pick-up, which leaves no total', 80, card('4 x'), false, true],
    ['no total', null, some, false, false],
  ])('%s: whether the total counts, and whether it differs', (_, total, holes, counts, differs) => {
    expect([totalCounts(total, holes, 18), totalDiffers(total, holes, 18)]).toEqual([counts, differs]);
  });

  test.each<[string, number | null, Card, FormatChoice, boolean]>([
    ['not where a hole was picked up', 80, card('x 4'), 'stroke-play', false],
    ['but under a maximum, which a hole not holed out counts', 80, card('x 4'), DOUBLE_PAR, true],
    ['there too not for a card with all holes', 80, good, DOUBLE_PAR, false],
    ['nor where there is none', null, card('4'), DOUBLE_PAR, false],
  ])('the total stands in for the others %s', (_, total, holes, format, stands) => {
    expect(standsIn(total, holes, formatOf(format), 18)).toBe(stands);
  });

  test('holes win where all eighteen are there', () => {
    expect(lineOf({}, [{ ...an, cards: [bad], totals: [75] }])).toMatchObject({ gross: 80, points: 43 });
  });
  test('the total completes a card that has some, and the others are said to be unknown', () => {
    const partly = { ...an, cards: [card('5 5 3')] };
    expect(lineOf({}, [partly])).toMatchObject({ complete: true, gross: 80, points: null });
    expect(explainStanding(rules(), [partly], 'an', 'gross', 'field')[0]).toEqual({
      code: 'total-only',
      round: 1,
      total: 80,
      unknownHoles: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    });
  });
  test('a round that is over makes no pick-ups of holes that were played and are not known', () => {
    const over = { rounds: TWO, roundsOver: 1, format: { maximum: { kind: 'double-par' }, basis: 'gross' } } as const;
    expect(lineOf(over, [{ ...an, cards: [card('4')] }])).toMatchObject({ gross: null, grossToPar: null });
  });
  test('a total lies between a stroke and thirty a hole, and is odd below 50 and above 200', () => {
    expect([17, 18, 540, 541, 80.5].map((total) => isTotal(total, 18))).toEqual([false, true, true, false, false]);
    expect([49, 50, 200, 201].map((total) => isOddTotal(total, 18))).toEqual([true, false, false, true]);
  });
});

describe('a tie with somebody of whom only the total is known', () => {
  const countback = ties('countback', '9-6-3-1');
  const places = (field: (typeof an)[], given: Ties = countback) =>
    standings(rules({ ties: given }), field, 'gross').map(({ id, place, divisionPlace }) => [
      id,
      place?.position,
      place?.tied,
      divisionPlace?.position,
    ]);

  test('puts that one behind those whose holes are compared, who are counted back as ever', () => {
    expect(places([chi, an, binh])).toEqual([
      ['binh', 1, false, undefined],
      ['chi', 2, false, undefined],
      ['an', 3, false, undefined],
    ]);
  });
  test('leaves two such cards level', () => {
    expect(places([binh, an, { ...an, id: 'duc' }])).toEqual([
      ['binh', 1, false, undefined],
      ['an', 2, true, undefined],
      ['duc', 2, true, undefined],
    ]);
  });
  test('is separated by a key before the countback that needs no holes', () => {
    const lower = ties('lower-handicap', '9-6-3-1').net;
    const field = [{ ...an, handicap: 90 }, binh, chi];
    expect(places(field, { gross: lower, net: lower, points: lower })).toEqual([
      ['an', 1, false, undefined],
      ['binh', 2, false, undefined],
      ['chi', 3, false, undefined],
    ]);
  });
  test('is explained to each: the last nine are compared, and of one are not known', () => {
    const [own] = explainStanding(rules({ ties: countback }), [an, binh], 'an', 'gross', 'field').filter(({ code }) => code === 'tie');
    expect(own).toMatchObject({
      against: 'binh',
      steps: [{ step: { by: 'countback', segment: { last: 9 } }, own: null, result: 'behind' }],
    });
  });
  test('of two such cards leaves the award open for the committee', () => {
    const best = award('gross', { kind: 'best-gross', basis: 'gross' });
    const given = { oneMainPrizeEach: true, members: new Set<string>(), absentAtPrizeGiving: new Set<string>(), decisions: {}, backups: 0 };
    const by = rules({ ties: countback });
    const field = [an, { ...an, id: 'duc' }];
    expect(allocate(by, field, [best], given)[0]).toMatchObject({ winner: null, open: ['an', 'duc'] });
    expect(allocate(by, [an, binh], [best], given)[0]).toMatchObject({
      winner: 'binh',
      decidedBy: { by: 'tie-step', over: 'an', other: null },
    });
  });
});
