import { expect, test } from 'vitest';
import type { MatchState } from '../src/index.ts';
import { matchPlay } from '../src/index.ts';
import published from './match-play.json' with { type: 'json' };
import { casesWith } from './oracle.ts';

type Holes = { holes: number; played: number; won_by_a: readonly number[]; won_by_b: readonly number[] };
type Result = { winner: 'a' | 'b' | null; result: string | null };

/** As the page writes it; null while the match is in play. */
function written(state: MatchState | undefined): Result {
  if (state?.code === 'all-square') return { winner: null, result: 'AS' };
  if (state?.code !== 'won') return { winner: null, result: null };
  const { winner, up, left } = state;
  return { winner: winner === 0 ? 'a' : 'b', result: left === 0 ? `${up}up` : `${up}&${left}` };
}

test.each(casesWith<Holes, Result>(published, 'played'))('%s', (_, { input, expected }) => {
  const par = Array<number>(input.holes).fill(4);
  const card = (won: readonly number[]) => par.slice(0, input.played).map((strokes, at) => strokes - (won.includes(at + 1) ? 1 : 0));
  const match = matchPlay({ par, strokeIndex: null }, [
    { playingHandicap: 0, card: card(input.won_by_a) },
    { playingHandicap: 0, card: card(input.won_by_b) },
  ]);
  expect(written(match?.state)).toEqual(expected);
});
