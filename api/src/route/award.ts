import { awardHoles, BASES } from '@fairway/golf';
import { z } from 'zod';
import { id, judgedId, optionalLine, text } from '../check/field.ts';
import { AWARD_KINDS, MEASURED_AWARD_KINDS, SIDE_AWARD_KINDS } from '../choice/award.ts';
import { AWARD_DEFAULTS } from '../choice/default.ts';
import { GENDERS } from '../choice/player.ts';
import { dayHandicapRule } from './day-handicap.ts';
import { definitionId } from './definition.ts';

/** `3, 7m, 12f`: hole numbers, each with an optional m or f. */
const awardHoleList = text.max(120).refine((written) => awardHoles(written) !== null, { error: 'side-award-holes' });

/** What a prize is beside its kind. */
const prize = {
  /** Its own name, and the same in English; null: that of its kind. */
  name: optionalLine(100),
  nameEnglish: optionalLine(100),
  /** Counts towards “one main prize each”. */
  main: z.boolean(),
  /** null: as its kind; a division's by the tournament's own list. */
  basis: z.enum(BASES).nullable(),
  /** Of one division alone. */
  divisionId: id.nullable(),
  /** Of one gender alone. */
  gender: z.enum(GENDERS).nullable(),
  /** How many win it; null: three of a division, else one. */
  places: z.int().min(1).max(20).nullable(),
  /** How many who would move up are named for each place. */
  backups: z.int().min(0).max(10),
  /** null: as the tournament has it for main awards. */
  membersOnly: z.boolean().nullable(),
  /** With `every-nth`: every fifth, every tenth. */
  every: z.int().min(2).max(100).nullable(),
  /** Tie keys of its own: of a copy of this definition, as a tournament has one. */
  tiebreak: definitionId.nullable(),
  /** With a Peoria of its own: what it has otherwise than usual; null: nothing. */
  dayHandicapRule: dayHandicapRule.nullable(),
  /** In đồng. */
  value: z.int().min(0).max(1_000_000_000_000).nullable(),
  /** What the winner gets. */
  gift: optionalLine(200),
  /** Who gives it, of the tournament's sponsors. */
  sponsorId: id.nullable(),
};

/** A prize of the cards, and one beside them, as a tournament has them. */
export const award = z.strictObject({ id, kind: z.enum(AWARD_KINDS), ...prize });
export const sideAward = z.strictObject({ id, kind: z.enum(SIDE_AWARD_KINDS), holes: text.max(120), ...prize });
export type Award = z.infer<typeof award>;
export type SideAward = z.infer<typeof sideAward>;

/** The same as a person writes them: what is left out is usual. With its id a prize stays the same one; without, it is new. */
const written = {
  ...prize,
  id: judgedId.optional(),
  divisionId: judgedId.nullable().default(AWARD_DEFAULTS.divisionId),
  name: prize.name.default(AWARD_DEFAULTS.name),
  nameEnglish: prize.nameEnglish.default(AWARD_DEFAULTS.nameEnglish),
  basis: prize.basis.default(AWARD_DEFAULTS.basis),
  gender: prize.gender.default(AWARD_DEFAULTS.gender),
  places: prize.places.default(AWARD_DEFAULTS.places),
  backups: prize.backups.default(AWARD_DEFAULTS.backups),
  membersOnly: prize.membersOnly.default(AWARD_DEFAULTS.membersOnly),
  every: prize.every.default(AWARD_DEFAULTS.every),
  tiebreak: prize.tiebreak.default(AWARD_DEFAULTS.tiebreak),
  dayHandicapRule: prize.dayHandicapRule.default(AWARD_DEFAULTS.dayHandicapRule),
  value: prize.value.default(AWARD_DEFAULTS.value),
  gift: prize.gift.default(AWARD_DEFAULTS.gift),
  sponsorId: judgedId.nullable().default(AWARD_DEFAULTS.sponsorId),
};
export const writtenAward = z.strictObject({ kind: z.enum(AWARD_KINDS), ...written });
export const writtenSideAward = z
  .strictObject({ kind: z.enum(SIDE_AWARD_KINDS), ...written, main: z.boolean().default(false), holes: awardHoleList.default('') })
  .refine(({ kind, holes }) => holes.trim() !== '' || !(MEASURED_AWARD_KINDS as readonly string[]).includes(kind), {
    path: ['holes'],
    error: 'side-award-holes',
  });
