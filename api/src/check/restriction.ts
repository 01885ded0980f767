import { z } from 'zod';
import { ALLOWANCE, CAP, HANDICAP_LIMIT } from '../record/bound.ts';
import { wholeIn } from './field.ts';

/** What a tournament, or a division of its own, does to handicaps before they are played off. */

/** Of the declared handicap, in per cent. */
export const allowance = z.number().min(ALLOWANCE.from).max(ALLOWANCE.to).multipleOf(0.1);
/** Whole strokes. */
export const cap = wholeIn(CAP);
const limit = z.strictObject({ min: wholeIn(HANDICAP_LIMIT).nullable(), max: wholeIn(HANDICAP_LIMIT).nullable() });
/** What players of each gender play off at least and at most, in whole strokes; null: no such end. */
export const handicapLimits = z.strictObject({ m: limit, f: limit });
export type HandicapLimits = z.infer<typeof handicapLimits>;
