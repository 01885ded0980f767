import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BracketRule } from './bracket.ts';
import { bracketCount, bracketOf, seedOrder } from './bracket.ts';
import type { BracketFacts, BracketMatch } from './bracket-state.ts';
import { bracketProblems, bracketState } from './bracket-state.ts';

const anyRule = fc.record({ thirdPlace: fc.boolean(), consolation: fc.boolean() });
const anyCount = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 2, max: 40 }) }, { weight: 1, arbitrary: fc.constantFrom(255, 256) });
const entrantsOf = (count: number) => Array.from({ length: count }, (_, at) => `e${String(at + 1).padStart(3, '0')}`);
const matchesOf = (rule: BracketRule, facts: BracketFacts) =>
  bracketState(rule, facts).rounds.flatMap(({ part, matches }) => matches.map((match) => ({ ...match, part })));
/** Plays every match that is ready, the winner by a coin of the seed, until none is. */
function playedOut(rule: BracketRule, entrants: readonly string[], seed: number, withdrawn: readonly string[] = []): BracketFacts {
  let facts: BracketFacts = { entrants, results: {}, withdrawn };
  for (let ready: readonly BracketMatch[] = []; ; ) {
    ready = matchesOf(rule, facts).filter((match) => match.ready);
    if (ready.length === 0) return facts;
    const coin = (id: string) => ([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) >> 3) % 2;
    const results = ready.map(({ id, slots }) => [id, { winner: slots[Math.abs(coin(id))]?.entrant ?? null }]);
    facts = { ...facts, results: { ...facts.results, ...Object.fromEntries(results) } };
  }
}

test('a bracket of n without extras has n − 1 matches, and each extra is counted', () => {
  fc.assert(
    fc.property(anyCount, anyRule, fc.nat(), (count, rule, seed) => {
      const facts = playedOut(rule, entrantsOf(count), seed);
      const played = matchesOf(rule, facts).filter(({ by }) => by === 'result');
      const of = (part: string) => played.filter((match) => match.part === part).length;
      const { main, thirdPlace, consolation } = bracketCount(count, rule);
      expect([of('main'), of('third-place')]).toEqual([count - 1, thirdPlace]);
      expect(main).toBe(count - 1);
      expect(of('consolation')).toBeGreaterThanOrEqual(consolation.least);
      expect(of('consolation')).toBeLessThanOrEqual(consolation.most);
      expect(bracketProblems(rule, facts)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('everybody but the champion loses once in the main part, and everybody has a place', () => {
  fc.assert(
    fc.property(anyCount, anyRule, fc.nat(), (count, rule, seed) => {
      const entrants = entrantsOf(count);
      const facts = playedOut(rule, entrants, seed);
      const losers = matchesOf(rule, facts).flatMap(({ part, loser }) => (part === 'main' ? (loser ?? []) : []));
      const { champion, places } = bracketState(rule, facts);
      expect([...losers, champion].sort()).toEqual(entrants);
      expect(places.map(({ entrant }) => entrant).sort()).toEqual(entrants);
      expect(places.every(({ position }, at) => position <= at + 1)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('nobody is in the consolation who has won before it, and nobody twice', () => {
  fc.assert(
    fc.property(anyCount, anyRule, fc.nat(), (count, rule, seed) => {
      const matches = matchesOf(rule, playedOut(rule, entrantsOf(count), seed));
      const entered = matches
        .filter(({ id }) => id.startsWith('c1.'))
        .flatMap(({ slots }) => slots.flatMap(({ entrant }) => entrant ?? []));
      const winners = matches.flatMap(({ part, by, winner }) => (part !== 'consolation' && by === 'result' ? (winner ?? []) : []));
      expect(new Set(entered).size).toBe(entered.length);
      expect(entered.filter((entrant) => winners.includes(entrant))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('if the better seed always wins, the best two to the power of k are left when so many are', () => {
  fc.assert(
    fc.property(anyCount, (count) => {
      const rule = { thirdPlace: false, consolation: false };
      const entrants = entrantsOf(count);
      let facts: BracketFacts = { entrants, results: {} };
      for (let nth = 0; nth < bracketOf(count, rule).rounds; nth++) {
        const ready = matchesOf(rule, facts).filter((match) => match.ready);
        const better = ready.map(({ id, slots }) => [id, { winner: slots.map(({ entrant }) => entrant ?? '').sort()[0] ?? '' }]);
        facts = { ...facts, results: { ...facts.results, ...Object.fromEntries(better) } };
      }
      for (const { part, round, matches } of bracketState(rule, facts).rounds) {
        if (part !== 'main' || round === 1) continue;
        const left = matches.flatMap(({ slots }) => slots.map(({ entrant }) => entrant)).sort();
        expect(left).toEqual(entrants.slice(0, left.length));
      }
    }),
    { numRuns: 30 },
  );
});

test('in the first round each pair of a full bracket adds up to one more than its size', () => {
  for (const size of [2, 4, 8, 16, 32, 64, 128, 256]) {
    const order = seedOrder(size);
    for (let at = 0; at < size; at += 2) expect((order[at] ?? 0) + (order[at + 1] ?? 0)).toBe(size + 1);
    expect(new Set(order).size).toBe(size);
  }
});

test('a withdrawal never leaves a match that waits for ever', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), anyRule, fc.nat(), fc.array(fc.nat(19), { maxLength: 6 }), (count, rule, seed, gone) => {
      const entrants = entrantsOf(count);
      const withdrawn = gone.flatMap((at) => entrants[at] ?? []);
      const open = matchesOf(rule, playedOut(rule, entrants, seed, withdrawn)).filter(({ by }) => by === null);
      expect(open).toEqual([]);
    }),
  );
});
