import { z } from 'zod';
import { SIDE } from '../record/bound.ts';
import { wholeIn } from './field.ts';
import { allowance } from './restriction.ts';

/** What a tournament has otherwise than its play usually has. */
export const playRule = z
  .strictObject({
    /** The most partners of a side. */
    partners: wholeIn(SIDE.partners),
    /** How many balls, or results of whole rounds, count. */
    counting: wholeIn(SIDE.counting),
    /** Of sides with a ball each: the share of each partner's handicap. */
    allowance,
    /** Of sides with one ball: the shares of the partners' handicaps, the lowest handicap first. */
    weights: z.array(allowance).min(1).max(SIDE.partners.to),
    /** The fewest tee shots of each partner that are used in a round; null: any number. */
    drives: wholeIn(SIDE.drives).nullable(),
    /** Partners may change during a round, from a hole on and with a reason: a rule of the club, since the Rules of Golf know none. */
    substitutes: z.boolean(),
  })
  .partial();
export type PlayRule = z.infer<typeof playRule>;
