import { z } from 'zod';

/** What a tournament, or a division of its own, does to handicaps before they are played off. */

/** Of the declared handicap, in per cent. */
export const allowance = z.number().min(0).max(200).multipleOf(0.1);
/** Whole strokes. */
export const cap = z.int().min(0).max(54);
const limit = z.strictObject({ min: z.int().min(-10).max(54).nullable(), max: z.int().min(-10).max(54).nullable() });
/** What players of each gender play off at least and at most, in whole strokes; null: no such end. */
export const handicapLimits = z.strictObject({ m: limit, f: limit });
export type HandicapLimits = z.infer<typeof handicapLimits>;
