import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seasonEvent, seasonResult, seasonRule } from '../../test-kit/season.ts';
import { anyKindOfRule, anySeasonFacts } from '../../test-kit/season-arbitrary.ts';
import { exactText } from './exact.ts';
import type { SeasonEvent } from './season-fact.ts';
import { seasonOutlook } from './season-outlook.ts';
import { SEASON_RULES } from './season-preset.ts';
import type { PointsRule } from './season-rule.ts';
import type { SeasonRule } from './season-table.ts';
import { seasonTable } from './season-table.ts';

const played = (nth: number, ...order: readonly string[]): SeasonEvent =>
  seasonEvent(
    nth,
    order.map((person, at) => seasonResult(person, at + 1)),
  );
const toCome = (nth: number): SeasonEvent => seasonEvent(nth, [], { isOver: false });

/** By person, whether they can win and what they need: `true 4 @ 2` is four points, which the second place gives. */
function outlookOf(rule: PointsRule, events: readonly SeasonEvent[], players: number | null = null): Readonly<Record<string, string>> {
  const all = seasonOutlook(rule, { events, golfers: [] }, players);
  return Object.fromEntries(
    all.map(({ person, canWin, next }) => [
      person,
      `${canWin} ${next === null ? '-' : `${exactText(next.points)} @ ${next.place ?? '-'}`}`,
    ]),
  );
}

describe('what the next event can bring, by a table of 10, 6, 3 and 1', () => {
  test('the last place that brings them level with the leader', () => {
    expect(outlookOf(seasonRule(), [played(1, 'a', 'b', 'c'), toCome(2)])).toEqual({ a: 'true -', b: 'true 4 @ 2', c: 'true 7 @ 1' });
  });

  test('of the best two a new result stands in for the worse one', () => {
    // b has 6 and 6 behind 10 and 10
    const events = [played(1, 'a', 'b'), played(2, 'a', 'b'), toCome(3)];
    expect(outlookOf(seasonRule({ best: 2 }), events)).toEqual({ a: 'true -', b: 'false 14 @ -' });
  });

  test('an event of double weight brings double', () => {
    const rule = seasonRule({ events: { e03: { role: 'regular', weight: 200 } } });
    expect(outlookOf(rule, [played(1, 'a', 'b'), played(2, 'a', 'x'), toCome(3)])).toMatchObject({ b: 'true 14 @ 1' });
  });

  test('a share of a pool is asked for how many play', () => {
    const rule = seasonRule({ points: { kind: 'pool', perPlayer: 10_000, shares: [5000, 3000, 2000], ties: 'shared' } });
    const events = [played(1, 'a', 'b', 'c'), toCome(2)];
    expect(outlookOf(rule, events)).toMatchObject({ b: 'no-bound 60 @ -' });
    expect(outlookOf(rule, events, 3)).toMatchObject({ b: 'true 60 @ 3', c: 'true 90 @ 2' });
  });

  test('who lacks two results cannot lead after one event, and who lacks more than are to come cannot win', () => {
    const events = [played(1, 'a', 'b'), played(2, 'a', 'c'), played(3, 'a', 'c'), toCome(4)];
    expect(outlookOf(seasonRule({ least: 3 }), events)).toEqual({ a: 'true -', b: 'false -', c: 'false 18 @ -' });
  });

  test('who lacks a result cannot get it in a final', () => {
    const rule = seasonRule({ least: 2, events: { e03: { role: 'final', weight: 100 } } });
    expect(outlookOf(rule, [played(1, 'a', 'b'), played(2, 'a', 'c'), toCome(3)])).toMatchObject({ b: 'false -' });
  });

  test('nobody can say who wins where an earlier event is still to come and may move a win, or a division is that of the last event', () => {
    const events = [toCome(1), played(2, 'a', 'b'), played(3, 'a', 'b'), played(4, 'a', 'b')];
    expect(outlookOf(seasonRule(), events)).toMatchObject({ b: 'false 12 @ -' });
    expect(outlookOf(seasonRule({ winnerOnce: true }), events)).toMatchObject({ b: expect.stringContaining('earlier-event') });
    const inDivision = events.map((event) => ({ ...event, results: event.results.map((one) => ({ ...one, division: 'A' })) }));
    expect(outlookOf(seasonRule({ division: { id: 'A', at: 'last' } }), inDivision)).toMatchObject({ b: 'last-division 12 @ -' });
  });

  test('nobody can say what strokes that have no bound, or points that may be lost, bring', () => {
    const events = [played(1, 'a', 'b'), toCome(2)];
    const strokes = events.map((event) => ({ ...event, results: event.results.map((one) => ({ ...one, totals: { gross: 72 } })) }));
    expect(outlookOf(seasonRule({ points: { kind: 'score' }, best: 1 }), strokes)).toMatchObject({ a: 'no-bound -' });
    expect(outlookOf(seasonRule({ missing: -100 }), events)).toMatchObject({ b: 'may-cost 4 @ 2' });
  });

  test('nothing is open when all is over', () => {
    expect(outlookOf(seasonRule(), [played(1, 'a', 'b')])).toEqual({ a: 'true -', b: 'false -' });
  });
});

describe('of other kinds', () => {
  const rounds = (scores: Readonly<Record<string, number | null>>) =>
    Object.entries(scores).map(([person, gross]) => seasonResult(person, null, { totals: { gross } }));
  const canWinOf = (rule: SeasonRule, events: readonly SeasonEvent[]) =>
    Object.fromEntries(seasonOutlook(rule, { events, golfers: [] }, null).map(({ person, canWin }) => [person, canWin]));

  test('whoever played every day of a championship can win while days are to come, and nobody who missed one', () => {
    const rule = { ...SEASON_RULES['days-gross'], from: '2026-01-01', to: '2026-12-31', only: null } as const;
    const days = [seasonEvent(1, rounds({ a: 70, b: 90, c: null })), seasonEvent(2, rounds({ a: 70, b: 72 }))];
    expect(canWinOf(rule, [...days, toCome(3)])).toEqual({ a: true, b: true, c: false });
    expect(canWinOf(rule, days)).toEqual({ a: true, b: false, c: false });
  });

  test('nobody can say who wins an eclectic while a round is to come, but that too few are left for somebody', () => {
    const rule = { ...SEASON_RULES['best-gross'], from: '2026-01-01', to: '2026-12-31', only: null, least: 2 } as const;
    const card = { round: 1, course: 'links', tee: null, firstHole: 1, holes: [4], par: [4], strokeIndex: null };
    const [march, april] = [1, 2].map((nth) => seasonEvent(nth, [seasonResult('a', 1, { cards: [card] })]));
    const may = seasonEvent(3, [seasonResult('b', 1, { cards: [card] })]);
    expect(canWinOf({ ...rule, least: 3 }, [march, april, may, toCome(4)] as SeasonEvent[])).toEqual({ a: 'any-hole', b: false });
    expect(canWinOf({ ...rule, least: 3 }, [march, april, may, { ...toCome(4), rounds: 2 }] as SeasonEvent[])).toMatchObject({
      b: 'any-hole',
    });
  });
});

test('whoever wins in the end could', () => {
  fc.assert(
    fc.property(anyKindOfRule, anySeasonFacts, (rule, { golfers, events }) => {
      // no event has more cards of a golfer than rounds
      const facts = { golfers, events: rule.kind === 'eclectic' ? events.map((event) => ({ ...event, rounds: 2 })) : events };
      const could = new Map(seasonOutlook(rule, facts, 8).map((one) => [one.person, one.canWin]));
      const inTheEnd = { ...facts, events: facts.events.map((event) => ({ ...event, isOver: true })) };
      for (const { person, rank } of seasonTable(rule, inTheEnd).lines) if (rank === 1) expect(could.get(person)).not.toBe(false);
    }),
    { numRuns: 1000 },
  );
});
