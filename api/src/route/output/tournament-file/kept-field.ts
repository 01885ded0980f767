import { BEST_HANDICAP, type Edition, FIRST_EDITION, LATEST_EDITION, MAX_COURSE_HANDICAP, MOST_HOLES } from '@fairway/golf';
import { z } from 'zod';
import { id } from '../../../check/field.ts';

export const text = (maximum: number) => z.string().max(maximum).nullable();
/** As it is kept, with the signs of HTML around what a person wrote. */
export const html = text(500_000);
export const instant = z.iso.datetime().transform((written) => new Date(written));
export const tenths = z.int().min(BEST_HANDICAP).max(MAX_COURSE_HANDICAP).nullable();
export const edition = z
  .int()
  .min(FIRST_EDITION)
  .max(LATEST_EDITION)
  .transform((one) => one as Edition);
export const position = z.int().min(0).max(10_000);
export const holes = z.array(z.int().min(1).max(MOST_HOLES)).min(1).max(MOST_HOLES);
export const hole = z.int().min(1).max(MOST_HOLES);
export const own = { id };
