import { z } from 'zod';
import { id } from './field.ts';
import { defineRoutes } from './route.ts';

/**
 * A format, a tiebreak, a countback: built-in ones of everybody and own ones of a site. A tournament keeps its own copy of each, so that
 * later edits change no result.
 */

/** A built-in definition by its name (`stableford`), one of a site by its UUID. */
export const definitionId = z.string().min(1).max(60);

/** The most strokes that a hole counts (Rule 21.2). */
export const maximumScore = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('double-par') }),
  z.strictObject({ kind: z.literal('net-double-bogey') }),
  z.strictObject({ kind: z.literal('over-par'), strokes: z.int().min(1).max(10) }),
  z.strictObject({ kind: z.literal('fixed'), strokes: z.int().min(5).max(20) }),
]);
/** Points by the score to par: `points[0]` is for `from`, the next for one stroke more; the last for everything worse. */
export const pointsTable = z.strictObject({
  name: z.enum(['stableford', 'modified-stableford', 'par-bogey']),
  from: z.int().min(-5).max(0),
  points: z.array(z.int().min(-20).max(50)).min(2).max(12),
  eachBetter: z.int().min(0).max(20),
  /** Whether strokes received count. */
  by: z.enum(['net', 'gross']),
  holeInOne: z.int().min(0).max(50),
  albatross: z.int().min(0).max(50),
});
/** By strokes, gross or net, each hole as played or up to a maximum; or by points. */
export const formatRule = z.union([
  z.strictObject({ basis: z.enum(['gross', 'net']), maximum: maximumScore.nullable() }),
  z.strictObject({ points: pointsTable }),
]);
const tieParts = z.array(z.enum(['lower', 'higher', 'countback']));
/** Where the lower or higher handicap stands against the countback, on each list. */
export const tiebreakRule = z.strictObject({ gross: tieParts, net: tieParts, points: tieParts });
const holes = z.int().min(1).max(18);
/** What is compared, one after the other. */
export const countbackRule = z.array(
  z.union([
    z.strictObject({ last: holes }),
    z.strictObject({ first: holes }),
    z.strictObject({ holes: z.array(holes).min(1) }),
    z.strictObject({ hardest: holes }),
  ]),
);

export type FormatRule = z.infer<typeof formatRule>;
export type MaximumScore = z.infer<typeof maximumScore>;
export type PointsTable = z.infer<typeof pointsTable>;
export type TiebreakRule = z.infer<typeof tiebreakRule>;
export type CountbackRule = z.infer<typeof countbackRule>;

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
  });
export const formatDefinition = definitionOf(formatRule);
export const tiebreakDefinition = definitionOf(tiebreakRule);
export const countbackDefinition = definitionOf(countbackRule);
export type FormatDefinition = z.infer<typeof formatDefinition>;
export type TiebreakDefinition = z.infer<typeof tiebreakDefinition>;
export type CountbackDefinition = z.infer<typeof countbackDefinition>;

/** The built-in ones, and those of the club's site; without a club, of the caller's own. */
const query = z.object({ clubId: id.optional() });

export const definitionRoutes = defineRoutes({
  'GET /api/formats': {
    access: 'signed-in',
    summary: 'The formats that a tournament may have',
    query,
    answer: z.object({ items: z.array(formatDefinition) }),
  },
  'GET /api/tiebreaks': {
    access: 'signed-in',
    summary: 'The tiebreaks that a tournament may have',
    query,
    answer: z.object({ items: z.array(tiebreakDefinition) }),
  },
  'GET /api/countbacks': {
    access: 'signed-in',
    summary: 'The countbacks that a tournament may have',
    query,
    answer: z.object({ items: z.array(countbackDefinition) }),
  },
});
