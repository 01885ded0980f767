import { describe, expect, test } from 'vitest';
import type { BracketFacts, Card } from '../src/index.ts';
import {
  bracketCount,
  bracketProblems,
  bracketState,
  MATCH_FORMATS,
  matchPlay,
  matchSides,
  recommendedMatchAllowance,
} from '../src/index.ts';
import { competitor, rules, side } from '../test-kit/index.ts';
import file from './knock-out.json' with { type: 'json' };
import type { ExpectedMatch } from './match-event.ts';
import { matchInEventWords } from './match-event.ts';

type EventMatch = {
  readonly id: string;
  readonly day: number;
  readonly sides: readonly [string, string];
  readonly cards: readonly [Card, Card];
  readonly extraHoles: readonly [Card, Card];
  readonly expected: ExpectedMatch & { readonly received: readonly [number, number] };
};
const { course, players, expected, thirdPlace } = file;
const matches = file.matches as unknown as readonly EventMatch[];
const rule = { thirdPlace, consolation: false };
const singles = recommendedMatchAllowance('singles', [1, 1]) ?? null;

function played({ sides: names, cards, extraHoles }: EventMatch) {
  const sideOf = (nth: 0 | 1) => {
    const handicap = (players.find(({ id }) => id === names[nth])?.handicap ?? 0) * 10;
    return side(names[nth], { partners: [competitor(names[nth], { handicap, cards: [cards[nth]] })] });
  };
  const sides = matchSides(MATCH_FORMATS.singles, singles, [sideOf(0), sideOf(1)], 0, rules({ rounds: [course] }));
  const withExtra = (nth: 0 | 1) => (sides?.[nth] ?? []).map((player) => ({ ...player, extraHoles: extraHoles[nth] }));
  return matchPlay({ course, sides: [withExtra(0), withExtra(1)], end: 'extra-holes' });
}

/** The bracket after this many days, by the results of our matches. */
function after(days: number): BracketFacts {
  const results = matches.flatMap((match): readonly [string, { winner: string }][] => {
    const state = match.day <= days ? played(match)?.state : undefined;
    return state?.code === 'won' ? [[match.id, { winner: match.sides[state.winner] }]] : [];
  });
  return { entrants: players.map(({ id }) => id), results: Object.fromEntries(results) };
}

describe('a knock-out of thirteen over four days', () => {
  test.each(matches)('match $id is won as it was worked out by hand: $expected.text', (match) => {
    const { received, ...result } = match.expected;
    const ours = played(match);
    expect(ours && matchInEventWords(ours, match.sides)).toEqual(result);
    expect(ours?.strokes.flat()).toEqual(received);
  });

  test('has twelve matches and one for third place, one of which was won at the 20th', () => {
    const { main, thirdPlace: third } = bracketCount(players.length, rule);
    expect([main + third, matches.length]).toEqual([expected.matches, expected.matches]);
    expect(matches.filter((match) => match.expected.text === 'at the 20th')).toHaveLength(1);
  });

  test('gives byes to the three best seeds', () => {
    const byes = bracketState(rule, after(0)).rounds[0]?.matches.flatMap(({ by, winner }) => (by === 'bye' ? winner : []));
    expect(byes).toEqual(expected.byes);
  });

  test.each(Object.entries(expected.afterDay))('after day %s the next matches are known', (day, { ready }) => {
    const { rounds } = bracketState(rule, after(Number(day)));
    expect(rounds.flatMap((round) => round.matches.flatMap((match) => (match.ready ? match.id : []))).sort()).toEqual([...ready].sort());
  });

  test('has the picture and the places that were drawn by hand', () => {
    const { rounds, champion, places } = bracketState(rule, after(4));
    const who = rounds.map(({ part, round, matches: of }) => ({
      part,
      round,
      who: of.map(({ slots }) => slots.map(({ entrant }) => entrant)),
    }));
    expect(who).toEqual(expected.rounds);
    expect(champion).toBe(expected.champion);
    const listed = places.map(({ entrant, position }) => [entrant, position] as const);
    expect(listed.toSorted(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))).toEqual(expected.places);
    expect(bracketProblems(rule, after(4))).toEqual([]);
  });
});
