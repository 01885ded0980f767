import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capped } from './cap.ts';
import { playingHandicap } from './playing-handicap.ts';
import { strokesReceived } from './strokes-received.ts';
import { roundHalfUp } from './tenths.ts';

const handicap = fc.integer({ min: -100, max: 540 });
const holes = fc.constantFrom(9, 18);
const cap = fc.option(
  fc.integer({ min: 18, max: 54 }).chain((above) => fc.integer({ min: 18, max: above }).map((countsAs) => ({ above, countsAs }))),
);

test('the strokes received on all holes add up to the playing handicap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 80 }), holes, (playing, count) => {
      const received = Array.from({ length: count }, (_, at) => strokesReceived(playing, at + 1, count));
      expect(received.reduce((sum, strokes) => sum + strokes, 0)).toBe(playing);
    }),
  );
});

test('a harder hole never receives less than an easier one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 80 }), holes, (playing, count) => {
      for (let index = 1; index < count; index++)
        expect(strokesReceived(playing, index, count)).toBeGreaterThanOrEqual(strokesReceived(playing, index + 1, count));
    }),
  );
});

test('one stroke more of handicap is one stroke more on one hole', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 80 }), holes, (playing, count) => {
      const more = Array.from(
        { length: count },
        (_, at) => strokesReceived(playing + 1, at + 1, count) - strokesReceived(playing, at + 1, count),
      );
      expect(more.filter((strokes) => strokes === 1)).toHaveLength(1);
      expect(more.filter((strokes) => strokes === 0)).toHaveLength(count - 1);
    }),
  );
});

test('rounding moves a handicap by half a stroke at most, and halves go up', () => {
  fc.assert(
    fc.property(handicap, (tenths) => {
      const moved = roundHalfUp(tenths) * 10 - tenths;
      expect(moved).toBeGreaterThan(-5);
      expect(moved).toBeLessThanOrEqual(5);
    }),
  );
});

test('a cap never raises a handicap, and capping twice is capping once', () => {
  fc.assert(
    fc.property(handicap, cap, (tenths, of) => {
      const once = capped(tenths, of);
      expect(once).toBeLessThanOrEqual(tenths);
      expect(capped(once, of)).toBe(once);
    }),
  );
});

test('a playing handicap is a whole number, not above the cap', () => {
  fc.assert(
    fc.property(handicap, cap, (tenths, of) => {
      const playing = playingHandicap(tenths, of);
      expect(Number.isInteger(playing)).toBe(true);
      expect(playing).toBeLessThanOrEqual(of?.above ?? 54);
    }),
  );
});
