import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparableSeason, naiveTable } from '../../naive/comparable.ts';
import { anyKindOfRule, anySeasonFacts, anySeasonRule } from '../../test-kit/season-arbitrary.ts';
import { compareExact, exact, NOUGHT, sumOf } from './exact.ts';
import type { SeasonEvent, SeasonFacts, SeasonResult } from './season-fact.ts';
import type { PointsRule } from './season-rule.ts';
import type { AnySeasonTable as SeasonTable } from './season-table.ts';
import { seasonTable } from './season-table.ts';

test('every line is what its rule gives, worked out again from nothing', () => {
  fc.assert(
    fc.property(anyKindOfRule, anySeasonFacts, (rule, facts) => {
      expect(comparableSeason(rule, facts)).toEqual(naiveTable(rule, facts));
    }),
    { numRuns: 1000 },
  );
});

const shuffled = <Of>(all: readonly Of[]): fc.Arbitrary<readonly Of[]> => fc.shuffledSubarray([...all], { minLength: all.length });

test('the order of events, of results and of golfers does not matter', () => {
  const anyInTwoOrders = anySeasonFacts.chain((facts) => {
    const events = facts.events.map((event) => shuffled(event.results).map((results): SeasonEvent => ({ ...event, results })));
    const other = fc.tuple(fc.tuple(...events).chain(shuffled), shuffled(facts.golfers));
    return other.map(([inOrder, golfers]): [SeasonFacts, SeasonFacts] => [facts, { events: inOrder, golfers }]);
  });
  fc.assert(
    fc.property(anyKindOfRule, anyInTwoOrders, (rule, [facts, other]) => {
      expect(seasonTable(rule, other)).toEqual(seasonTable(rule, facts));
    }),
  );
});

test('an event that comes after others gives the same table whether their work is used again or not', () => {
  const anyCut = fc.tuple(anySeasonFacts, fc.nat({ max: 6 }));
  fc.assert(
    fc.property(anySeasonRule, anyCut, (rule, [facts, length]) => {
      const inOrder = [...facts.events].sort((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1));
      const ofSome = () => seasonTable(rule, { ...facts, events: inOrder.slice(0, length) });
      const some = ofSome();
      expect(seasonTable(rule, facts, some)).toEqual(seasonTable(rule, facts));
      expect(some).toEqual(ofSome());
      const golfers = facts.golfers.map((golfer) => ({ ...golfer, division: golfer.division === 'A' ? 'B' : 'A' }));
      expect(seasonTable(rule, { ...facts, golfers }, some)).toEqual(seasonTable(rule, { ...facts, golfers }));
      expect(seasonTable(rule, { ...facts, events: inOrder.slice(length) }, some)).toEqual(
        seasonTable(rule, { ...facts, events: inOrder.slice(length) }),
      );
    }),
    { numRuns: 500 },
  );
});

/** What was given for a place in one event, with the place and how many shared it. */
const placedIn = ({ lines }: SeasonTable, event: string) =>
  lines.flatMap(({ person, entries }) =>
    entries.flatMap(({ event: of, place, points, sharedBy, because }) =>
      of === event && place !== null && points !== null && because.code === 'place' ? [{ person, place, points, sharedBy }] : [],
    ),
  );

/** A rule that gives nothing beside places, all of which are counted among each other. */
const anyPlaceRule = anySeasonRule.map((rule): PointsRule => ({ ...rule, bonuses: [], among: 'field', division: null }));

test('a better place never earns less', () => {
  fc.assert(
    fc.property(anyPlaceRule, anySeasonFacts, (rule, facts) => {
      const table = seasonTable(rule, facts);
      for (const { id } of facts.events)
        for (const one of placedIn(table, id))
          for (const other of placedIn(table, id))
            if (one.place <= other.place) expect(compareExact(one.points, other.points)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('those who share places have the sum of a table’s points, whoever ties', () => {
  const anyShared = fc.record({ rule: anyPlaceRule, points: fc.array(fc.nat({ max: 3000 })), beyond: fc.constantFrom(0, 100) });
  fc.assert(
    fc.property(anyShared, anySeasonFacts, ({ rule: any, points, beyond }, facts) => {
      const rule: PointsRule = { ...any, points: { kind: 'table', points, beyond, ties: 'shared' }, guests: 'count', events: {} };
      const table = seasonTable(rule, facts);
      for (const { id } of facts.events) {
        const placed = placedIn(table, id);
        const sum = placed.reduce((hundredths, _, at) => hundredths + (points[at] ?? beyond), 0);
        expect(sumOf(placed.map((one) => one.points))).toEqual(exact(sum, 100));
      }
    }),
  );
});

test('a golfer without a place has what the rule says, and else no result', () => {
  fc.assert(
    fc.property(anySeasonRule, anySeasonFacts, (any, facts) => {
      const rule: PointsRule = { ...any, bonuses: [], missing: null, events: {}, division: null, winnerOnce: false };
      const lines = new Map(seasonTable(rule, facts).lines.map((line) => [line.person, line]));
      for (const event of facts.events)
        for (const { person, status, isMember } of event.results) {
          if (status === 'ok' || status === 'DNS' || (!isMember && rule.guests !== 'count')) continue;
          const entry = lines.get(person)?.entries.find((one) => one.event === event.id);
          const worth = rule.unplaced[status];
          if (entry !== undefined) expect(entry.points).toEqual(worth === null ? null : exact(worth, 100));
        }
    }),
  );
});

test('an added event changes nothing of whoever missed it, and no entry of another event', () => {
  const anyAdded = anySeasonFacts.filter(({ events }) => events.length > 0);
  fc.assert(
    fc.property(anySeasonRule, anyAdded, (any, facts) => {
      const rule: PointsRule = { ...any, missing: null, winnerOnce: false, division: null };
      const [added, ...before] = facts.events as [SeasonEvent, ...SeasonEvent[]];
      const lines = seasonTable(rule, { ...facts, events: before }).lines;
      const after = new Map(seasonTable(rule, facts).lines.map((line) => [line.person, line]));
      const came = new Set(added.results.map(({ person }: SeasonResult) => person));
      for (const { person, entries, total, bonus } of lines) {
        const now = after.get(person);
        if (!came.has(person)) expect(now).toMatchObject({ entries, total, bonus });
        const points = (all: typeof entries = []) => all.map((entry) => [entry.event, entry.points ?? NOUGHT]);
        expect(points(now?.entries.filter(({ event }) => event !== added.id))).toEqual(points(entries));
      }
    }),
  );
});
