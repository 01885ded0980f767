import { z } from 'zod';
import { wholeIn } from '../../check/field.ts';
import { HOLE_CAPS } from '../../choice/field/tournament.ts';
import { DAY_HANDICAP, HOLE_CAP, TIMES } from '../../record/bound.ts';

const strokes = z.number().min(DAY_HANDICAP.from).max(DAY_HANDICAP.to);
const ofPar = wholeIn(HOLE_CAP);
/** An end of the handicaps of the day in strokes: one for all, or one for men and one for women; null: none. */
const end = z.union([strokes, z.strictObject({ m: strokes.nullable(), f: strokes.nullable() })]).nullable();
/** × 1.5 and the like, with one decimal. */
const times = z.number().min(TIMES.from).max(TIMES.to).multipleOf(0.1);

/** What a tournament or a division has otherwise than its day handicap usually has. */
export const dayHandicapRule = z
  .strictObject({
    /** A Peoria is (counted strokes × multiplier − base) × factor. */
    multiplier: times,
    factor: times,
    base: z.enum(['course-par', 'counted-par']),
    /** The most strokes that a hole counts; null: as played. */
    holeCap: z.union([z.enum(HOLE_CAPS), z.strictObject({ 3: ofPar, 4: ofPar, 5: ofPar })]).nullable(),
    /** Whether the hole cap binds the gross too. */
    holeCapOn: z.enum(['handicap', 'gross']),
    rounding: z.enum(['tenth', 'stroke']),
    floor: end,
    ceiling: end,
    /** Of Callaway: on how many holes, from the first, the worst are looked for. */
    firstHoles: z.union([z.literal(15), z.literal(16)]),
  })
  .partial();
export type DayHandicapRule = z.infer<typeof dayHandicapRule>;
