import { isSidePlay, type SidePlayName, TIE_PARTS } from '@fairway/golf';
import { z } from 'zod';
import { id, nameTo, version, wholeIn } from '../../check/field.ts';
import { playRule } from '../../check/play-rule.ts';
import { DEFINITION_KINDS } from '../../choice/account/definition-kind.ts';
import { PLAYS } from '../../choice/field/side.ts';
import { ADDED_POINTS, HOLE_NUMBER, MAXIMUM_SCORE, NINE_NAME_MOST, POINTS } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';

/**
 * A format, a tiebreak, a countback, a play of sides: built-in ones of everybody and own ones of a site. A tournament keeps its own copy
 * of each, so that later edits change no result.
 */

/** A built-in definition by its name (`stableford`), one of a site by its UUID. */
export const definitionId = z.string().min(1).max(60);

/** The most strokes that a hole counts (Rule 21.2). */
const maximumScore = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('double-par') }),
  z.strictObject({ kind: z.literal('net-double-bogey') }),
  z.strictObject({ kind: z.literal('over-par'), strokes: wholeIn(MAXIMUM_SCORE['over-par']) }),
  z.strictObject({ kind: z.literal('fixed'), strokes: wholeIn(MAXIMUM_SCORE.fixed) }),
]);
/** Points by the score to par: `points[0]` is for `from`, the next for one stroke more; the last for everything worse. */
export const pointsTable = z.strictObject({
  name: z.enum(['stableford', 'modified-stableford', 'par-bogey']),
  from: z.int().min(-5).max(0),
  points: z.array(wholeIn(POINTS)).min(2).max(12),
  eachBetter: wholeIn(ADDED_POINTS.eachBetter),
  /** Whether strokes received count. */
  by: z.enum(['net', 'gross']),
  holeInOne: wholeIn(ADDED_POINTS.holeInOne),
  albatross: wholeIn(ADDED_POINTS.albatross),
});
/** By strokes, gross or net, each hole as played or up to a maximum; or by points. */
export const formatRule = z.union([
  z.strictObject({ basis: z.enum(['gross', 'net']), maximum: maximumScore.nullable() }),
  z.strictObject({ points: pointsTable }),
]);
const tieParts = z.array(z.enum(TIE_PARTS)).max(TIE_PARTS.length);
/** What is compared first and next, on each list. */
export const tiebreakRule = z.strictObject({ gross: tieParts, net: tieParts, points: tieParts });
const holes = wholeIn(HOLE_NUMBER);
/** What is compared, one after the other. */
export const countbackRule = z
  .array(
    z.union([
      z.strictObject({ last: holes }),
      z.strictObject({ first: holes }),
      z.strictObject({ holes: z.array(holes).min(1).max(18) }),
      z.strictObject({ hardest: holes }),
      /** Of the nine of this name, where a round is played on it. */
      z.strictObject({ nine: nameTo(NINE_NAME_MOST), last: z.int().min(1).max(9) }),
    ]),
  )
  .max(40);

/** How sides play, and what they have otherwise than this play usually has. */
const ownPlayRule = playRule.extend({ play: z.enum(PLAYS.filter((play): play is SidePlayName => isSidePlay(play))) });

export type FormatRule = z.infer<typeof formatRule>;
export type MaximumScore = z.infer<typeof maximumScore>;
export type PointsTable = z.infer<typeof pointsTable>;
export type TiebreakRule = z.infer<typeof tiebreakRule>;
export type CountbackRule = z.infer<typeof countbackRule>;
export type OwnPlayRule = z.infer<typeof ownPlayRule>;

const definitionOf = <Rule extends z.ZodType>(rule: Rule) =>
  z.object({
    id: definitionId,
    /** null: built in. */
    siteId: id.nullable(),
    /** A built-in one's in the language of the caller. */
    name: z.string(),
    /** What it does in a line; '' for one of a site. */
    description: z.string(),
    rule,
    version,
  });
const formatDefinition = definitionOf(formatRule);
const tiebreakDefinition = definitionOf(tiebreakRule);
const countbackDefinition = definitionOf(countbackRule);
const playDefinition = definitionOf(ownPlayRule);
export type FormatDefinition = z.infer<typeof formatDefinition>;
export type TiebreakDefinition = z.infer<typeof tiebreakDefinition>;
export type CountbackDefinition = z.infer<typeof countbackDefinition>;
export type PlayDefinition = z.infer<typeof playDefinition>;

/** Where a definition is used; those that no tournament has are left out. */
const definitionUse = z.object({
  definition: definitionId,
  count: z.int(),
  newest: z.array(z.object({ id, name: z.string() })),
});
export type DefinitionUse = z.infer<typeof definitionUse>;

const definitionName = nameTo(80);
/** The site of a club; without a club, the caller's own. */
const ofSite = { clubId: id.optional() };
const query = z.object(ofSite);
const added = <Rule extends z.ZodType>(rule: Rule) => z.strictObject({ ...ofSite, name: definitionName, rule });
const changed = <Rule extends z.ZodType>(rule: Rule) => z.strictObject({ name: definitionName, rule }).partial().extend({ version });

export const definitionRoutes = defineRoutes({
  'GET /api/formats': {
    access: 'signed-in',
    summary: 'The formats that a tournament may have',
    query,
    answer: z.object({ items: z.array(formatDefinition) }),
  },
  'POST /api/formats': {
    access: 'definition.write',
    summary: 'Adds a format of the site',
    body: added(formatRule),
    answer: formatDefinition,
  },
  'PATCH /api/formats/:formatId': {
    access: 'definition.write',
    summary: 'Changes a format of the site; tournaments that have it keep their copy',
    body: changed(formatRule),
    answer: formatDefinition,
  },
  'DELETE /api/formats/:formatId': {
    access: 'definition.write',
    summary: 'Deletes a format of the site; tournaments that have it keep their copy',
    answer: null,
  },
  'GET /api/tiebreaks': {
    access: 'signed-in',
    summary: 'The tiebreaks that a tournament may have',
    query,
    answer: z.object({ items: z.array(tiebreakDefinition) }),
  },
  'POST /api/tiebreaks': {
    access: 'definition.write',
    summary: 'Adds a tiebreak of the site',
    body: added(tiebreakRule),
    answer: tiebreakDefinition,
  },
  'PATCH /api/tiebreaks/:tiebreakId': {
    access: 'definition.write',
    summary: 'Changes a tiebreak of the site; tournaments that have it keep their copy',
    body: changed(tiebreakRule),
    answer: tiebreakDefinition,
  },
  'DELETE /api/tiebreaks/:tiebreakId': {
    access: 'definition.write',
    summary: 'Deletes a tiebreak of the site; tournaments that have it keep their copy',
    answer: null,
  },
  'GET /api/countbacks': {
    access: 'signed-in',
    summary: 'The countbacks that a tournament may have',
    query,
    answer: z.object({ items: z.array(countbackDefinition) }),
  },
  'POST /api/countbacks': {
    access: 'definition.write',
    summary: 'Adds a countback of the site',
    body: added(countbackRule),
    answer: countbackDefinition,
  },
  'PATCH /api/countbacks/:countbackId': {
    access: 'definition.write',
    summary: 'Changes a countback of the site; tournaments that have it keep their copy',
    body: changed(countbackRule),
    answer: countbackDefinition,
  },
  'DELETE /api/countbacks/:countbackId': {
    access: 'definition.write',
    summary: 'Deletes a countback of the site; tournaments that have it keep their copy',
    answer: null,
  },
  'GET /api/plays': {
    access: 'signed-in',
    summary: 'The ways in which sides may play in a tournament',
    query,
    answer: z.object({ items: z.array(playDefinition) }),
  },
  'POST /api/plays': {
    access: 'definition.write',
    summary: 'Adds a play of the site',
    body: added(ownPlayRule),
    answer: playDefinition,
  },
  'PATCH /api/plays/:playId': {
    access: 'definition.write',
    summary: 'Changes a play of the site; tournaments that have it keep their copy',
    body: changed(ownPlayRule),
    answer: playDefinition,
  },
  'DELETE /api/plays/:playId': {
    access: 'definition.write',
    summary: 'Deletes a play of the site; tournaments that have it keep their copy',
    answer: null,
  },
  'GET /api/definitions/uses': {
    access: 'signed-in',
    summary: 'The tournaments of the site that have a copy of each definition of one kind: how many, and the newest of them',
    query: z.object({ ...ofSite, kind: z.enum(DEFINITION_KINDS) }),
    answer: z.object({ items: z.array(definitionUse) }),
  },
});
