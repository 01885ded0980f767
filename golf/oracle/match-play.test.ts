import { expect, test } from 'vitest';
import type { MatchState } from '../src/index.ts';
import { matchPlay } from '../src/index.ts';
import published from './match-play.json' with { type: 'json' };
import { casesWith } from './oracle.ts';

/** What the first and the second take on a hole that the first wins, loses or halves. */
const STROKES: Readonly<Record<string, readonly [number, number]>> = { W: [4, 5], L: [5, 4], h: [4, 4] };

test.each(casesWith<{ holes: number; results: string }, MatchState>(published, 'results'))('%s', (_, { input, expected }) => {
  const course = { par: Array<number>(input.holes).fill(4), strokeIndex: null };
  const opponent = (player: 0 | 1) => ({
    playingHandicap: 0,
    card: [...input.results].map((result) => STROKES[result]?.[player] ?? null),
  });
  expect(matchPlay(course, [opponent(0), opponent(1)])?.state).toEqual(expected);
});
