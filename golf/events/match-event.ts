import type { HoleWinner, Match, MatchFact, MatchWord, Winner } from '../src/index.ts';
import { writtenScore } from '../src/index.ts';

/** What a match has to come to, in the words of an event's file: `line` is W, L, h or - a hole, in the order of play. See README.md. */
export type ExpectedMatch = {
  readonly line: string;
  readonly winner: string | null;
  readonly text: string | null;
  readonly hole?: number | null;
};

/** A match of ours in the words of an event's file; `sides`: the names of both. */
export function matchInEventWords({ holes, state }: Match, sides: readonly [string, string]): ExpectedMatch {
  const line = holes.map(({ winner }) => (winner === null ? '-' : winner === 'halved' ? 'h' : winner === 0 ? 'W' : 'L')).join('');
  const winner = state.code === 'won' ? sides[state.winner] : state.code === 'halved' ? 'halved' : null;
  return { line, winner, text: textOf(state), ...('hole' in state && state.by === 'holes' && { hole: state.hole }) };
}

function textOf(state: Match['state']): string | null {
  if (state.code === 'halved') return state.by === 'committee' ? 'committee' : 'AS';
  if (state.code !== 'won') return null;
  if (state.by !== 'holes' && state.by !== 'result') return state.by;
  if (state.extraHole !== undefined) return `at the ${18 + state.extraHole}th`;
  return state.left === 0 ? `${state.up} up` : `${state.up}&${state.left}`;
}

/** A fact of a file: sides by name, a score as it is written. */
export type EventFact = {
  readonly kind: string;
  readonly by?: string;
  readonly winner?: string;
  readonly hole?: number | null;
  readonly score?: string;
  readonly reason?: string;
};

export function factsOf(facts: readonly EventFact[], sides: readonly [string, string]): readonly MatchFact[] {
  const sideOf = (name = ''): HoleWinner => (name === 'halved' ? 'halved' : (sides.indexOf(name) as Winner));
  return facts.map((fact, seq): MatchFact => {
    const { by, winner, score, ...plain } = fact;
    const word = {
      ...plain,
      ...(by !== undefined && { by: sideOf(by) }),
      ...(winner !== undefined && { winner: sideOf(winner) }),
      ...(score !== undefined && { score: writtenScore(score, 18) }),
    } as MatchWord;
    return { id: `f${seq}`, seq, ...word };
  });
}

/** Holes typed as W, L and h, hole 1 first. */
export function holesOf(results: string, sides: readonly [string, string]): readonly EventFact[] {
  return [...results].map((of, at) => ({ kind: 'hole', hole: at + 1, winner: of === 'h' ? 'halved' : sides[of === 'W' ? 0 : 1] }));
}
