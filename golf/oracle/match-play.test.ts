import { expect, test } from 'vitest';
import { matchPlay, matchStrokes } from '../src/index.ts';
import published from './match-play.json' with { type: 'json' };
import { casesWith } from './oracle.ts';

/** What the first and the second take on a hole that the first wins, loses or halves. */
const STROKES: Readonly<Record<string, readonly [number, number]>> = { W: [4, 5], L: [5, 4], h: [4, 4] };

/** As the cases have it: a match that is level after the last hole is all square. */
type Expected = { readonly code: string };

test.each(casesWith<{ holes: number; results: string }, Expected>(published, 'results'))('%s', (_, { input, expected }) => {
  const course = { par: Array<number>(input.holes).fill(4), strokeIndex: null };
  const opponent = (player: 0 | 1) => ({
    playingHandicap: 0,
    card: [...input.results].map((result) => STROKES[result]?.[player] ?? null),
  });
  const state = matchPlay({ course, sides: [[opponent(0)], [opponent(1)]], end: 'halved' })?.state;
  expect(state).toMatchObject(expected.code === 'all-square' ? { code: 'halved', by: 'holes' } : expected);
});

test.each(casesWith<{ four_ball: readonly number[] }, { receive: readonly number[] }>(published, 'four_ball'))(
  '%s',
  (_, { input, expected }) => {
    const players = input.four_ball.map((handicap) => ({ handicap: handicap * 10, gender: 'm' as const }));
    const full = { of: 'each', percent: 100, taken: 'difference' } as const;
    for (const allowance of [full, { ...full, taken: 'handicaps' } as const]) {
      expect(matchStrokes(allowance, [players.slice(0, 2), players.slice(2)])?.flat()).toEqual(expected.receive);
    }
  },
);
