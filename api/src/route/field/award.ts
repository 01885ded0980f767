import { awardHoles } from '@fairway/golf';
import { z } from 'zod';
import { id, judgedId, text } from '../../check/field.ts';
import { factsOf, usually } from '../../check/record.ts';
import { AWARD_KINDS, MEASURED_AWARD_KINDS, SIDE_AWARD_KINDS } from '../../choice/field/award.ts';
import { PRIZE } from '../../record/prize.ts';
import { definitionId } from '../account/definition.ts';
import { dayHandicapRule } from './day-handicap.ts';

/** `3, 7m, 12f`: hole numbers, each with an optional m or f. */
const awardHoleList = text.max(120).refine((written) => awardHoles(written) !== null, { error: 'side-award-holes' });

const prize = factsOf(PRIZE, { tiebreak: definitionId.nullable(), dayHandicapRule: dayHandicapRule.nullable() });

/** A prize of the cards, and one beside them, as a tournament has them. */
export const award = z.strictObject({ id, kind: z.enum(AWARD_KINDS), ...prize });
export const sideAward = z.strictObject({ id, kind: z.enum(SIDE_AWARD_KINDS), holes: text.max(120), ...prize });
export type Award = z.infer<typeof award>;
export type SideAward = z.infer<typeof sideAward>;

/** The same as a person writes them: what is left out is usual. With its id a prize stays the same one; without, it is new. */
const written = {
  ...usually(PRIZE, { ...prize, divisionId: judgedId.nullable(), contestId: judgedId.nullable(), sponsorId: judgedId.nullable() }),
  id: judgedId.optional(),
};
export const writtenAward = z.strictObject({ kind: z.enum(AWARD_KINDS), ...written });
export const writtenSideAward = z
  .strictObject({ kind: z.enum(SIDE_AWARD_KINDS), ...written, main: z.boolean().default(false), holes: awardHoleList.default('') })
  .refine(({ kind, holes }) => holes.trim() !== '' || !(MEASURED_AWARD_KINDS as readonly string[]).includes(kind), {
    path: ['holes'],
    error: 'side-award-holes',
  });
