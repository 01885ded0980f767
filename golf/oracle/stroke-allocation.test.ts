import { expect, test } from 'vitest';
import { fraction, playingHandicapOf, strokesReceived } from '../src/index.ts';
import { caseOf, casesWith } from './oracle.ts';
import published from './stroke-allocation.json' with { type: 'json' };

type ByIndex = Readonly<Record<string, number>>;

test.each(casesWith<{ playing_handicap: number }, { strokes_by_stroke_index: ByIndex }>(published, 'playing_handicap'))(
  '%s',
  (_, { input, expected }) => {
    for (const [index, strokes] of Object.entries(expected.strokes_by_stroke_index))
      expect(strokesReceived(input.playing_handicap, Number(index))).toBe(strokes);
  },
);

test.each(casesWith<{ handicap: number; holes: number }, readonly number[]>(published, 'handicap'))('%s', (_, { input, expected }) => {
  expect(expected.map((__, at) => strokesReceived(input.handicap, at + 1, input.holes))).toEqual(expected);
});

test('nine holes, handicap 20 at 90 % over SI 1–9', () => {
  type Nine = { course_handicap: number; allowance_pct: number; holes: number };
  const { input, expected } = caseOf<Nine, { strokes: readonly number[] }>(published, 'nine holes, handicap 20 at 90% over SI 1-9');
  const playing = playingHandicapOf(fraction(input.course_handicap, 1), input.allowance_pct);
  expect(expected.strokes.map((_, at) => strokesReceived(playing, at + 1, input.holes))).toEqual(expected.strokes);
});
