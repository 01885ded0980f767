import { type BracketResult, bracketState } from '@fairway/golf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf } from '../src/result.ts';
import { coreOf } from '../test-kit/index.ts';
import { type NaiveCore, naiveResult } from './compute.ts';

const PAR = Array<number>(18).fill(4);
const anyWinner = fc.constantFrom<0 | 1 | 'halved' | null>(0, 0, 1, 1, 'halved', null);
const anyPoints = fc.constantFrom({ won: 10, halved: 5, lost: 0 }, { won: 20, halved: 10, lost: 0 }, { won: 30, halved: 10, lost: 5 });
const anyPicks = fc.array(fc.record({ winner: anyWinner, up: fc.integer({ min: 1, max: 4 }) }), { minLength: 24, maxLength: 24 });
type Pick = { winner: 0 | 1 | 'halved' | null; up: number };

/** A match with what was said of it; winner null: it is not over. */
const match = (id: string, who: [string, string], { winner, up }: Pick, more: object = {}) => ({
  ...{ id, format: 'singles', teams: [null, null], node: null, sides: who, balls: [[], []], startingHole: null },
  words:
    winner === null ? [] : [{ id: `${id}-w`, word: { kind: 'result', winner, ...(winner !== 'halved' && { score: { up, left: 0 } }) } }],
  ...more,
});
const session = (id: string, matches: object[], points: object = { won: 10, halved: 5, lost: 0 }) => ({
  ...{ id, round: 1, points, end: 'halved', nassau: false, matches },
});
const anyTies = (...ties: object[]) => fc.shuffledSubarray(ties);

const anyCup = fc
  .record({
    teams: fc.constantFrom(['red', 'blue'], ['red', 'blue', 'green']),
    holder: fc.constantFrom(null, 'red', 'green'),
    ties: anyTies(
      { by: 'holder' },
      { by: 'holes-up' },
      { by: 'matches-won' },
      { by: 'format', format: 'four-ball' },
      { by: 'committee', winner: 'blue', reason: 'rút thăm' },
      { by: 'committee', winner: null },
    ),
    picks: anyPicks,
    points: anyPoints,
  })
  .map(({ teams, holder, ties, picks, points }) => {
    const pairs = teams.flatMap((one, nth) => teams.slice(nth + 1).map((other): [string, string] => [one, other]));
    const matches = picks
      .slice(0, 4)
      .map((pick, nth) =>
        match(`m${nth}`, [`a${nth}`, `b${nth}`], pick, { teams: pairs[nth % pairs.length], format: nth % 2 ? 'singles' : 'four-ball' }),
      );
    return { rule: { kind: 'cup', teams, holder, ties }, sessions: [session('s', matches, points)], groups: [null], entrants: teams };
  });

const anyKnockOut = fc
  .record({
    size: fc.integer({ min: 2, max: 9 }),
    thirdPlace: fc.boolean(),
    picks: anyPicks,
    gone: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
  })
  .map(({ size, thirdPlace, picks, gone }) => {
    const entrants = Array.from({ length: size }, (_, nth) => `e${nth + 1}`);
    const withdrawn = entrants.filter((_, nth) => gone.includes(nth));
    const results: Record<string, BracketResult> = {};
    const matches: object[] = [];
    for (const pick of picks) {
      const state = bracketState({ thirdPlace, consolation: false }, { entrants, results, withdrawn });
      const ready = state.rounds.flatMap((round) => round.matches).filter((of) => of.ready && results[of.id] === undefined);
      const [next] = pick.up % 2 ? ready : ready.toReversed();
      const [one, other] = next?.slots.map(({ entrant }) => entrant) ?? [];
      if (next === undefined || one == null || other == null || pick.winner === null) continue;
      const winner = pick.winner === 'halved' ? null : ([one, other][pick.winner] ?? null);
      results[next.id] = { winner, sides: [one, other] };
      matches.push(match(`m${matches.length}`, [one, other], pick, { node: next.id }));
    }
    const rule = { kind: 'bracket', thirdPlace, consolation: false, entrants, withdrawn };
    return { rule, sessions: [session('s', matches)], groups: [null], entrants };
  });

const anyGroups = fc
  .record({
    ties: anyTies({ by: 'direct' }, { by: 'holes-up' }, { by: 'matches-won' }, { by: 'lot', order: ['A3', 'A1', 'B2'] }),
    picks: anyPicks,
    points: anyPoints,
  })
  .map(({ ties, picks, points }) => {
    const groups = ['A', 'B'].map((id) => ({ id, entrants: [1, 2, 3, 4].map((nth) => `${id}${nth}`) }));
    const pairs = groups.flatMap(({ id, entrants }) =>
      entrants.flatMap((one, nth) => entrants.slice(nth + 1).map((other) => [id, one, other] as const)),
    );
    const matches = pairs.map(([id, one, other], nth) => match(`m${nth}`, [one, other], picks[nth] as Pick, { node: `${id}-1.${nth}` }));
    return {
      rule: { kind: 'groups', points, ties, groups },
      sessions: [session('s', matches)],
      groups: ['A', 'B'],
      entrants: groups.flatMap(({ entrants }) => entrants),
    };
  });

test.each([
  ['cup', anyCup],
  ['knock-out', anyKnockOut],
  ['groups', anyGroups],
])('whatever came of the matches of a %s, the plain computation gives its places to those to whom the engine does', (_, anyContest) => {
  fc.assert(
    fc.property(anyContest, ({ rule, sessions, groups, entrants }) => {
      const awards = entrants.flatMap((player) =>
        groups.flatMap((group) =>
          entrants.map((__, nth) => ({
            ...{ id: `${player} ${group} ${nth + 1}`, kind: 'contest-place', basis: 'gross', contest: 'c', place: nth + 1, player },
            ...(group !== null && { group }),
            ...{ main: true, membersOnly: true },
          })),
        ),
      );
      const day = coreOf({ rules: { rounds: [{ par: PAR, strokeIndex: null }], ...PLAIN } as never, competitors: [] }, []);
      const core = { ...day, prizes: { ...NO_PRIZES, awards }, matchPlay: { cards: [], contests: [{ id: 'c', rule, sessions }] } };
      const { winners } = resultOf(core as never, []);
      expect(naiveResult(core as unknown as NaiveCore).winners).toEqual(winners);
    }),
    { numRuns: 300 },
  );
});

const PLAIN = { format: 'stroke-play', dayHandicap: { system: 'none' }, netFloor: null, ties: { gross: [], net: [], points: [] } };
const NO_PRIZES = {
  ...{ plan: { oneMainPrizeEach: true, prizes: [] }, guests: [], absent: [], decisions: {}, byHand: {} },
  measurements: [],
};
