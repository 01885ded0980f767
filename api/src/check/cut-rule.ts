import { z } from 'zod';
import { CUT_BY, CUT_TIES, CUT_WITHIN } from '../choice/field/tournament.ts';
import { CUT } from '../record/bound.ts';
import { wholeIn } from './field.ts';

/** Who goes on after a round that is not the last; a division may have its own number of players. */
export const cutRule = z
  .strictObject({
    by: z.enum(CUT_BY),
    /** Players, per cent of those who finished, or strokes behind the leader. */
    value: wholeIn(CUT.players),
    within: z.enum(CUT_WITHIN),
    /** Whether those tied with the last one go on. */
    ties: z.enum(CUT_TIES),
  })
  .refine(({ by, value }) => by !== 'percent' || value <= CUT.percent.to, { path: ['value'], error: 'too-many-percent' });
export type CutRule = z.infer<typeof cutRule>;
