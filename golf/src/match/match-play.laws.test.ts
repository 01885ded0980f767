import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCard, anyCourse } from '../../test-kit/arbitrary.ts';
import type { Card } from '../card.ts';
import type { HoleWinner, MatchFact, MatchWord, Winner } from './match-fact.ts';
import type { MatchGiven, MatchState } from './match-play.ts';
import { isDecided, matchPlay } from './match-play.ts';

const anyExtra = fc.array(fc.constantFrom<Card[number]>(3, 4, 'pickup'), { maxLength: 4 });
const anyOpponent = fc.record({ playingHandicap: fc.integer({ min: -4, max: 54 }), card: anyCard, extraHoles: anyExtra });
const anySide = fc.array(anyOpponent, { minLength: 1, maxLength: 2 });
const anyWinner = fc.constantFrom<Winner>(0, 1);
const anyHoleWinner = fc.constantFrom<HoleWinner>(0, 1, 'halved');
const anyHole = fc.integer({ min: 1, max: 20 });
const anyWord: fc.Arbitrary<MatchWord> = fc.oneof(
  fc.record({ kind: fc.constant('hole' as const), hole: anyHole, winner: fc.option(anyHoleWinner) }),
  fc.record({ kind: fc.constant('hole-conceded' as const), hole: anyHole, by: anyWinner }),
  fc.record({ kind: fc.constantFrom('match-conceded' as const, 'withdrawn' as const), hole: fc.option(anyHole), by: anyWinner }),
  fc.record({ kind: fc.constant('result' as const), winner: anyWinner, score: fc.constant({ up: 3, left: 2 }) }),
  fc.record({ kind: fc.constant('committee' as const), winner: anyHoleWinner, reason: fc.constant('protest') }),
  fc.record({ kind: fc.constant('struck' as const), fact: fc.constantFrom('f0', 'f1', 'f2') }),
);
/** Any facts of a match, none most often. */
const anyFacts: fc.Arbitrary<readonly MatchFact[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(anyWord, { maxLength: 6 }).map((words) => words.map((word, seq) => ({ id: `f${seq}`, seq, ...word }))) },
);
const anyMatch: fc.Arbitrary<MatchGiven> = fc.record({
  course: anyCourse,
  sides: fc.tuple(anySide, anySide),
  startingHole: fc.integer({ min: 1, max: 18 }),
  end: fc.constantFrom('halved' as const, 'extra-holes' as const),
  facts: anyFacts,
});

const other = (side: Winner): Winner => (side === 0 ? 1 : 0);
const turned = (winner: HoleWinner | null) => (winner === 0 || winner === 1 ? other(winner) : winner);
const mirrored = (state: MatchState): MatchState => {
  if (state.code === 'won') return { ...state, winner: other(state.winner) };
  return state.code === 'in-play' && state.leader !== null ? { ...state, leader: other(state.leader) } : state;
};
const turnedFact = (fact: MatchFact): MatchFact => {
  if ('by' in fact) return { ...fact, by: other(fact.by) };
  if (fact.kind === 'result') return fact.winner === 'halved' ? fact : { ...fact, winner: other(fact.winner) };
  if (fact.kind === 'committee') return { ...fact, winner: turned(fact.winner) as HoleWinner };
  return fact.kind === 'hole' ? { ...fact, winner: turned(fact.winner) } : fact;
};
const swapped = ({ sides: [one, two], facts = [], ...given }: MatchGiven): MatchGiven => ({
  ...given,
  sides: [two, one],
  facts: facts.map(turnedFact),
});

test('a match is the same seen from the other side, hole by hole', () => {
  fc.assert(
    fc.property(anyMatch, (given) => {
      const [match, back] = [matchPlay(given), matchPlay(swapped(given))];
      expect(match && mirrored(match.state)).toEqual(back?.state ?? null);
      expect(match?.holes.map(({ winner, lead }) => [turned(winner), lead && -lead])).toEqual(
        back?.holes.map(({ winner, lead }) => [winner, lead]),
      );
      expect([match?.next, match?.missing]).toEqual([back?.next, back?.missing]);
    }),
  );
});

test('the state is what the holes come to, and a match is won only by more than the holes left', () => {
  fc.assert(
    fc.property(anyMatch, (given) => {
      const match = matchPlay({ ...given, facts: [] });
      if (match === null) return;
      const round = match.holes.slice(0, 18);
      const won = (by: 0 | 1) => round.filter(({ winner }) => winner === by).length;
      const left = round.filter(({ winner }) => winner === null).length;
      const up = Math.abs(won(0) - won(1));
      const { state } = match;
      if (state.code === 'in-play' || (state.code === 'won' && match.holes.length === 18)) expect(state).toMatchObject({ up, left });
      expect(state.code === 'won').toBe(up > left || match.holes.slice(18).some(({ winner }) => winner !== 'halved'));
    }),
  );
});

test('a four-ball whose partners play alike is the singles match of two of them', () => {
  fc.assert(
    fc.property(anyMatch, anyOpponent, anyOpponent, (given, one, two) => {
      const [match, four] = [1, 2].map((partners) =>
        matchPlay({ ...given, sides: [Array(partners).fill(one), Array(partners).fill(two)] }),
      );
      expect(four && [four.holes, four.state]).toEqual(match && [match.holes, match.state]);
    }),
  );
});

test('extra holes decide only a match that is all square, and one hole more decides at most', () => {
  fc.assert(
    fc.property(anyMatch, (given) => {
      const [plain, match] = (['halved', 'extra-holes'] as const).map((end) => matchPlay({ ...given, end, facts: [] }));
      if (plain?.state.code !== 'halved') expect(match).toEqual(plain);
      expect(match?.holes.slice(18, -1).every(({ winner }) => winner === 'halved') ?? true).toBe(true);
    }),
  );
});

test('facts count by the order of receipt, in whatever order and however often they are given', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat(), (given, seed) => {
      const { facts = [] } = given;
      const mixed = [...facts, ...facts].sort((a, b) => ((a.seq * 7 + seed) % 5) - ((b.seq * 7 + seed) % 5));
      expect(matchPlay({ ...given, facts: mixed })).toEqual(matchPlay(given));
    }),
  );
});

test('a concession is final: none that comes later changes the match, nor does what is written on the hole', () => {
  const anyConcession = fc.oneof(
    fc.record({ kind: fc.constant('hole-conceded' as const), hole: anyHole, by: anyWinner }),
    fc.record({ kind: fc.constant('match-conceded' as const), hole: fc.constant(null), by: anyWinner }),
  );
  fc.assert(
    fc.property(anyMatch, anyConcession, anyWinner, (given, first, by) => {
      const facts: readonly MatchFact[] = [{ id: 'first', seq: 0, ...first }];
      const later: MatchFact = { id: 'later', seq: 1, ...first, by };
      const [match, again] = [matchPlay({ ...given, facts }), matchPlay({ ...given, facts: [later, ...facts] })];
      expect(again).toEqual(match);
      const written: MatchFact = { id: 'written', seq: 2, kind: 'hole', hole: first.hole ?? 21, winner: by };
      expect(matchPlay({ ...given, facts: [...facts, written] })).toEqual(match);
    }),
  );
});

test('the committee decides whatever has happened', () => {
  fc.assert(
    fc.property(anyMatch, anyWinner, (given, winner) => {
      const decision: MatchFact = { id: 'decision', seq: 99, kind: 'committee', winner, reason: 'protest' };
      const match = matchPlay({ ...given, facts: [...(given.facts ?? []), decision] });
      if (match !== null) expect(match).toMatchObject({ state: { code: 'won', by: 'committee', winner }, next: null, missing: [] });
    }),
  );
});

test('something is left to do, or the match is decided, never both', () => {
  fc.assert(
    fc.property(anyMatch, (given) => {
      const match = matchPlay(given);
      if (match !== null) expect(match.next !== null || match.missing.length > 0).toBe(!isDecided(match.state));
    }),
  );
});
