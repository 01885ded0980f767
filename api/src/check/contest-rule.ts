import { z } from 'zod';
import { CUP_TIES, GROUP_TIE_KEYS, MATCH_FORMATS_NAMED } from '../choice/play/match.ts';
import { MATCH, TAG_MOST } from '../record/bound.ts';
import { handicapIndex, judgedId, nameTo, reason, wholeIn } from './field.ts';
import { later } from './kept.ts';

/** Points of a match in tenths: 10 is a point, 5 half of one. */
export const matchPoints = z.strictObject({ won: wholeIn(MATCH.points), halved: wholeIn(MATCH.points), lost: wholeIn(MATCH.points) });
export type MatchPoints = z.infer<typeof matchPoints>;

/** Tried in order, each once. */
const tiesOf = <const Keys extends readonly string[]>(keys: Keys) =>
  z
    .array(z.enum(keys))
    .max(keys.length)
    .refine((ties) => new Set(ties).size === ties.length, { error: 'tie-twice' });

const cupRule = z.strictObject({
  kind: z.literal('cup'),
  /** What decides between teams that are level at the end. */
  ties: tiesOf(CUP_TIES),
  /** Which format the tie `format` counts; null: there is no such tie. */
  tieFormat: z.enum(MATCH_FORMATS_NAMED).nullable(),
  /** The team that won it last and keeps it when level. */
  holder: judgedId.nullable(),
  /** The committee's decision between level teams. */
  decision: z.strictObject({ team: judgedId, reason }).nullable(),
  /** The highest handicap that golfers of a group of the teams play off. */
  groupLimits: later(z.array(z.strictObject({ group: nameTo(TAG_MOST), most: handicapIndex })).max(MATCH.groupsMost), []),
});
const bracketRule = z.strictObject({
  kind: z.literal('bracket'),
  thirdPlace: z.boolean(),
  consolation: z.boolean(),
  /** How many of the first entrants are seeds; the others were drawn. */
  seeds: z.int().min(0).max(MATCH.entrantsMost),
  /** The seeds in their order, then the others: golfers, or sides. */
  entrants: z.array(judgedId).max(MATCH.entrantsMost),
});
const groupsRule = z.strictObject({
  kind: z.literal('groups'),
  points: matchPoints,
  ties: tiesOf(GROUP_TIE_KEYS),
  /** A drawn order, for the tie `lot`. */
  lot: z.array(judgedId).max(MATCH.entrantsMost),
  groups: z.array(z.strictObject({ name: nameTo(TAG_MOST), entrants: z.array(judgedId).max(MATCH.entrantsMost) })).max(MATCH.groupsMost),
});
/** What a contest is, and who is in it. */
export const contestRule = z.discriminatedUnion('kind', [cupRule, bracketRule, groupsRule]);
export type ContestRule = z.infer<typeof contestRule>;
const { tieFormat, holder, decision, groupLimits } = cupRule.shape;
/** The same, as a person writes it. */
export const writtenRule = z.discriminatedUnion('kind', [
  cupRule.extend({
    ...{ tieFormat: tieFormat.default(null), holder: holder.default(null), decision: decision.default(null) },
    groupLimits: groupLimits.default([]),
  }),
  bracketRule,
  groupsRule.extend({ lot: groupsRule.shape.lot.default([]) }),
]);
