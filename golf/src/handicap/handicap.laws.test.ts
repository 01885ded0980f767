import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capped } from './cap.ts';
import { courseHandicapFrom } from './card-tee.ts';
import { courseHandicap } from './course-handicap.ts';
import { fraction, fractionOf, percent, sumOf, wholeStrokes } from './fraction.ts';
import type { HandicapLimits } from './limit.ts';
import { limited } from './limit.ts';
import { matchPlayHandicaps, playingHandicap, playingHandicapOf } from './playing-handicap.ts';
import { declaredAsPlayed, restricted } from './restriction.ts';
import { sideHandicap } from './side-handicap.ts';
import { strokeRanks, strokesPerHole, strokesReceived } from './strokes-received.ts';
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

test('what the par of a tee adds is added whole, whatever the allowance', () => {
  fc.assert(
    fc.property(handicap, fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 100 }), (tenths, added, allowance) => {
      const exact = fractionOf(tenths);
      expect(playingHandicap({ exact, added }, null, allowance)).toBe(playingHandicap(exact, null, allowance) + added);
    }),
  );
});

test('off the whole of a handicap the par of the tee changes nothing: only an allowance tells the difference', () => {
  fc.assert(
    fc.property(handicap, fc.integer({ min: 600, max: 800 }), fc.integer({ min: 66, max: 75 }), (handicapIndex, rating, own) => {
      const tee = { name: 'White', gender: null, courseRating: rating / 10, slope: 128 };
      const played = (par: number | null) => {
        const card = { par: Array(18).fill(4), strokeIndex: null, tees: [{ ...tee, par }] };
        const found = courseHandicapFrom(card, { gender: 'm', handicapIndex, tee: 'White' });
        return found && playingHandicap(found, null);
      };
      expect(played(own)).toBe(played(null));
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

const exact = fc
  .tuple(fc.integer({ min: -20_000, max: 60_000 }), fc.integer({ min: 1, max: 1130 }))
  .map(([of, over]) => fraction(of, over));

test('nine holes take the same strokes by their published indexes as ranked again, and all of the playing handicap', () => {
  const nine = fc.shuffledSubarray(
    Array.from({ length: 18 }, (_, at) => at + 1),
    { minLength: 9, maxLength: 9 },
  );
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 40 }), nine, (playing, indexes) => {
      const strokes = strokesPerHole(playing, indexes);
      expect(strokes).toEqual(strokesPerHole(playing, strokeRanks(indexes)));
      expect(strokes.reduce((sum, of) => sum + of, 0)).toBe(playing);
    }),
  );
});

test('whole strokes are within half a stroke of the exact ones, and an exact half goes up', () => {
  fc.assert(
    fc.property(exact, (of) => {
      const moved = wholeStrokes(of) * of.denominator - of.numerator;
      expect(2 * moved).toBeGreaterThan(-of.denominator);
      expect(2 * moved).toBeLessThanOrEqual(of.denominator);
    }),
  );
});

test('a sum of fractions does not depend on their order', () => {
  fc.assert(
    fc.property(fc.array(exact, { maxLength: 4 }), (parts) => {
      expect(sumOf(parts.toReversed())).toEqual(sumOf(parts));
    }),
  );
});

test('a higher index never has a lower course handicap, nor a harder course', () => {
  const tee = fc.record({
    slope: fc.integer({ min: 55, max: 155 }),
    rating: fc.integer({ min: 600, max: 800 }),
    par: fc.constantFrom(70, 72),
  });
  const strokes = (index: number, of: { slope: number; rating: number; par: number }) => {
    const { numerator, denominator } = courseHandicap(index, of).exact;
    return numerator / denominator;
  };
  fc.assert(
    fc.property(handicap, tee, (index, of) => {
      expect(strokes(index + 1, of)).toBeGreaterThan(strokes(index, of));
      expect(strokes(index, { ...of, rating: of.rating + 1 })).toBeGreaterThan(strokes(index, of));
    }),
  );
});

test('an allowance of one decimal is exact, and rounded once, of tenths and of fractions alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 540 }), fc.integer({ min: 0, max: 2000 }), (tenths, perMille) => {
      const strokes = wholeStrokes(fraction(tenths * perMille, 10_000));
      expect(playingHandicap(tenths, null, perMille / 10)).toBe(strokes);
      expect(playingHandicapOf(fractionOf(tenths), perMille / 10)).toBe(strokes);
    }),
    { numRuns: 500 },
  );
});

test('all of it is the allowance of 100 %, and a lower allowance never moves a handicap away from 0', () => {
  fc.assert(
    fc.property(exact, fc.integer({ min: 0, max: 99 }), (of, allowance) => {
      expect(playingHandicapOf(of, 100)).toBe(wholeStrokes(of));
      const less = playingHandicapOf(of, allowance);
      if (of.numerator >= 0) expect(less).toBeLessThanOrEqual(wholeStrokes(of));
      else expect(less).toBeGreaterThanOrEqual(wholeStrokes(of));
    }),
  );
});

test('the order of the partners does not matter to their side, and equal weights of 1/n are their average', () => {
  fc.assert(
    fc.property(
      fc.array(exact, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }),
      (side, weights) => {
        expect(sideHandicap(side.toReversed(), weights.map(percent))).toEqual(sideHandicap(side, weights.map(percent)));
        const average = sideHandicap(
          side,
          side.map(() => fraction(1, side.length)),
        );
        const sum = sumOf(side);
        expect(average).toEqual(fraction(sum.numerator, sum.denominator * side.length));
      },
    ),
  );
});

test('in match play the lowest has 0, nobody less, and the differences stay', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 54 }), { minLength: 1, maxLength: 4 }), (handicaps) => {
      const received = matchPlayHandicaps(handicaps);
      expect(Math.min(...received)).toBe(0);
      received.forEach((strokes, at) => {
        expect(strokes - (received[0] ?? 0)).toBe((handicaps[at] ?? 0) - (handicaps[0] ?? 0));
      });
    }),
  );
});

const end = fc.option(fc.integer({ min: -5, max: 40 }));
const limit = fc.tuple(end, end).map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
const limits: fc.Arbitrary<HandicapLimits> = fc.record({ m: limit, f: limit });
const gender = fc.constantFrom('m' as const, 'f' as const);

test('a limited handicap is between the ends of its gender, limiting twice is limiting once, and nobody overtakes another by it', () => {
  fc.assert(
    fc.property(handicap, fc.nat({ max: 100 }), limits, gender, (tenths, more, of, who) => {
      const once = limited(tenths, of, who);
      const { min, max } = of[who];
      expect(once).toBeGreaterThanOrEqual((min ?? -100) * 10);
      expect(once).toBeLessThanOrEqual((max ?? 100) * 10);
      expect(limited(once, of, who)).toBe(once);
      expect(limited(tenths + more, of, who)).toBeGreaterThanOrEqual(once);
    }),
  );
});

test('a cap that counts as itself puts nobody ahead by a higher handicap; one that counts as less does so at the cap only', () => {
  fc.assert(
    fc.property(handicap, fc.nat({ max: 200 }), fc.integer({ min: 18, max: 54 }), (tenths, more, above) => {
      expect(capped(tenths + more, { above, countsAs: above })).toBeGreaterThanOrEqual(capped(tenths, { above, countsAs: above }));
      const less = capped(tenths + more, { above, countsAs: above - 1 });
      if (less < capped(tenths, { above, countsAs: above - 1 })) expect(tenths).toBeGreaterThan((above - 1) * 10);
    }),
  );
});

test('a declared handicap is played off in whole strokes, within the limits, and a greater allowance never takes strokes away', () => {
  const allowance = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.nat({ max: 540 }), allowance, allowance, limits, gender, (declared, one, other, handicapLimits, who) => {
      const played = (of: number) => declaredAsPlayed(declared, { cap: null, handicapLimits, allowance: of }, who);
      expect(played(one) % 10 === 0).toBe(true);
      expect(restricted(played(one), { cap: null, handicapLimits }, who)).toBe(played(one));
      expect(played(Math.max(one, other))).toBeGreaterThanOrEqual(played(Math.min(one, other)));
    }),
  );
});
