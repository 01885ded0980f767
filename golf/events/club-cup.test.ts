import { describe, expect, test } from 'vitest';
import type { Card, CupRule, CupSession, Match, MatchFormatName, Side } from '../src/index.ts';
import {
  cupProblems,
  cupState,
  MATCH_FORMATS,
  matchPlay,
  matchProblems,
  matchSideProblems,
  matchSides,
  recommendedMatchAllowance,
} from '../src/index.ts';
import { competitor, rules, side } from '../test-kit/index.ts';
import file from './club-cup.json' with { type: 'json' };
import type { EventFact, ExpectedMatch } from './match-event.ts';
import { factsOf, holesOf, matchInEventWords } from './match-event.ts';

type EventMatch = {
  readonly id: string;
  readonly session: string;
  readonly format: MatchFormatName;
  readonly startingHole?: number;
  readonly red: readonly string[];
  readonly blue: readonly string[];
  readonly cards: readonly (readonly Card[])[] | null;
  /** As W, L and h, where nobody wrote strokes. */
  readonly holes?: string;
  readonly facts: readonly EventFact[];
  readonly expected: ExpectedMatch & { readonly received: readonly (readonly number[])[] };
};
const { course, players, sessions, expected } = file;
const matches = file.matches as unknown as readonly EventMatch[];
const TEAMS = ['red', 'blue'] as const;
const rule: CupRule = { teams: TEAMS, holder: file.holder, ties: [{ by: 'holder' }] };
const tenths = (points: number) => Math.round(points * 10);

function sideOf({ id, format, cards, ...match }: EventMatch, team: 0 | 1): Side {
  const own = cards?.[team] ?? [];
  const partners = match[TEAMS[team]].map((player, at) => {
    const handicap = (players.find((one) => one.id === player)?.handicap ?? 0) * 10;
    return competitor(player, { handicap, cards: format === 'foursomes' ? [] : own.slice(at, at + 1) });
  });
  return side(`${id}-${TEAMS[team]}`, { partners, cards: format === 'foursomes' ? own : [] });
}

/** After this many holes in the order of play. */
function played(match: EventMatch, holes = 18): Match {
  const { format, startingHole = 1 } = match;
  const inOrder = (hole: number) => (hole - startingHole + 18) % 18;
  const soFar = (cards: readonly Card[]) => cards.map((card) => card.map((score, at) => (inOrder(at + 1) < holes ? score : null)));
  const sides = [0, 1].map((team) => sideOf({ ...match, cards: match.cards?.map(soFar) ?? null }, team as 0 | 1)) as [Side, Side];
  expect(matchSideProblems(MATCH_FORMATS[format], sides, true)).toEqual([]);
  const allowance = recommendedMatchAllowance(format, [match.red.length, match.blue.length]) ?? null;
  const opponents = matchSides(MATCH_FORMATS[format], allowance, sides, 0, rules({ rounds: [course] }));
  const words = [...holesOf(match.holes ?? '', TEAMS), ...match.facts].filter(
    ({ hole }) => holes === 18 || (hole && inOrder(hole) < holes),
  );
  const given = { course, sides: opponents ?? [[], []], startingHole, end: 'halved', facts: factsOf(words, TEAMS) } as const;
  expect(matchProblems(given).filter(({ code }) => code !== 'hole-differs')).toEqual([]);
  return matchPlay(given) as Match;
}

const cup = (states: (match: EventMatch) => Match['state']) => {
  const days = sessions.map(({ id, won, halved }): CupSession => {
    const of = matches.filter(({ session }) => session === id);
    return {
      id,
      points: { won: tenths(won), halved: tenths(halved) },
      matches: of.map((match) => ({ id: match.id, teams: TEAMS, format: match.format, state: states(match) })),
    };
  });
  expect(cupProblems(rule, days)).toEqual([]);
  return cupState(rule, days);
};
const byTeam = (of: ReturnType<typeof cup>, figure: 'points' | 'projected' | 'toWin' | 'toKeep') =>
  Object.fromEntries(TEAMS.map((team) => [team, of.teams.find((one) => one.team === team)?.[figure] ?? null]));
const inTenths = (points: Record<string, number | null>) =>
  Object.fromEntries(Object.entries(points).map(([team, of]) => [team, of && tenths(of)]));

describe('a cup of two clubs: four four-balls, four foursomes, eight singles', () => {
  test.each(matches)('$id comes out as it was worked out by hand: $expected.text', (match) => {
    const { received, ...result } = match.expected;
    expect(matchInEventWords(played(match), TEAMS)).toEqual(result);
    expect(played(match).strokes).toEqual(received);
  });

  test('holds halved matches, a concession of a hole and of a match, a walk-over, a score alone, and a decision after a protest', () => {
    const told = matches.map((match) => played(match).state).map((state) => ('by' in state ? state.by : state.code));
    expect(new Set(told)).toEqual(new Set(['holes', 'conceded', 'walk-over', 'result', 'committee']));
    expect(matches.filter((match) => played(match).state.code === 'halved').map(({ id }) => id)).toEqual(['fb3', 's2', 's5']);
  });

  test('stands at the turn of the morning as projected', () => {
    const { projected, points, toCome } = expected.atTurn;
    const now = cup((match) => (match.session === 'morning' ? played(match, 9).state : { code: 'not-begun' }));
    expect([byTeam(now, 'projected'), byTeam(now, 'points')]).toEqual([inTenths(projected), inTenths(points)]);
    expect([now.total.toCome, now.outcome.code]).toEqual([tenths(toCome), 'in-play']);
  });

  test('stands after the morning, with what each needs', () => {
    const { points, toCome, toWin, toKeep } = expected.morning;
    const now = cup((match) => (match.session === 'morning' ? played(match).state : { code: 'not-begun' }));
    expect([byTeam(now, 'points'), byTeam(now, 'toWin'), byTeam(now, 'toKeep')]).toEqual([
      inTenths(points),
      inTenths(toWin),
      inTenths(toKeep),
    ]);
    expect(now.total.toCome).toBe(tenths(toCome));
  });

  test('ends with every point given, and the committee’s decision has decided it', () => {
    const end = cup((match) => played(match).state);
    expect(byTeam(end, 'points')).toEqual(inTenths(expected.final.points));
    expect([end.outcome, end.total.unclaimed]).toEqual([{ code: 'won', team: expected.final.winner, by: 'points' }, 0]);
    const protested = cup((match) => played({ ...match, facts: match.facts.filter(({ kind }) => kind !== 'committee') }).state);
    expect(protested.outcome).toMatchObject({ code: 'won', team: 'red' });
  });
});
