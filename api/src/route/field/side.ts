import { z } from 'zod';
import { id, judgedId, nameTo, reason, version, wholeIn } from '../../check/field.ts';
import { writtenOf } from '../../check/record.ts';
import { SIDE as BOUND, HOLE_NUMBER } from '../../record/bound.ts';
import { SIDE } from '../../record/side.ts';
import { defineRoutes } from '../../route.ts';
import { formatRule } from '../account/definition.ts';

/** Who plays for a side in a round, in their order. */
export const sidePartners = z.object({
  roundId: id,
  playerIds: z.array(id),
  /** Who came in after the round had scores; `instead`: for whom, who keeps the holes that they played. */
  substitutes: z.array(z.object({ playerId: id, fromHole: z.int(), reason: z.string(), instead: id.nullable() })),
});
/** The numbers of the rounds that it is so in. */
const rounds = z.array(z.int());
/** Why a side may not play as it is, or may not finish. */
const sideProblem = z.discriminatedUnion('code', [
  z.object({ code: z.literal('size'), partners: z.int(), from: z.int(), to: z.int(), rounds }),
  z.object({ code: z.literal('no-handicap'), playerId: id, rounds }),
  z.object({ code: z.literal('too-few-play'), playing: z.int(), counting: z.int(), rounds }),
  /** All partners together owe more tee shots than the round has holes. */
  z.object({ code: z.literal('drives'), drives: z.int(), partners: z.int(), holes: z.int(), rounds }),
]);
export const side = z.object({
  id,
  version,
  name: z.string(),
  /** It has a name of its own; otherwise it is called by its partners. */
  named: z.boolean(),
  divisionId: id.nullable(),
  hasScores: z.boolean(),
  /** One a round, in the order of the rounds. */
  rounds: z.array(sidePartners),
  /** Of one ball: whole strokes in the first round; null: a partner has none, or each partner plays a ball of their own. */
  handicap: z.number().nullable(),
  problems: z.array(sideProblem),
});
export type Side = z.infer<typeof side>;
/** How the sides of a round play, as far as its cards show it. */
export const sheetSides = z.object({
  /** The cards are the sides'. */
  oneBall: z.boolean(),
  /** The fewest tee shots of each partner that are used; null: they are not counted. */
  drives: z.int().nullable(),
  /** With a ball each: what decides which balls of a hole count; null: whole rounds count. */
  balls: z.object({ formatRule, basis: z.enum(['gross', 'net', 'points']), counting: z.int() }).nullable(),
});
/** What a card shows of a side. */
export const cardSide = z.object({
  /** The side whose card it is, or that its player plays for. */
  id,
  /** Of a player with a ball of their own: what their side is called. */
  name: z.string().nullable(),
  /**
   * With one ball: who plays for the side in the round. `plays`: the holes of whoever came in or left during it; null: all. `gone`: they left
   * before its end.
   */
  partners: z.array(z.object({ playerId: id, name: z.string(), plays: z.array(z.int()).nullable(), gone: z.boolean() })),
  /** Whose tee shot was used, the first hole of the round first; empty: they are not counted. */
  drives: z.array(id.nullable()),
  /** With a ball each: the strokes received on each hole; null: none are known. */
  received: z.array(z.int()).nullable(),
  /**
   * With a ball each: the holes that the golfer plays for their side in the round, of whoever came in or was replaced during it; none of
   * whoever plays for it in other rounds alone. Null: all.
   */
  plays: z.array(z.int()).nullable(),
  /** With a ball each: the golfer's place among all partners of the side; of equal balls that of the first counts. */
  place: z.int(),
});
export type SheetSides = z.infer<typeof sheetSides>;
export type CardSide = z.infer<typeof cardSide>;
export type SideProblem = z.infer<typeof sideProblem>;

const partners = z.array(judgedId).min(1).max(BOUND.partners.to);
/** It is called by its partners where it has no name. */
const fields = writtenOf(SIDE, { name: nameTo(SIDE.name.most).nullable(), divisionId: judgedId.nullable() });
const newSide = z.strictObject({
  name: fields.name.default(null),
  partners,
  /** Left out: the one that takes its handicap, where the tournament assigns by itself. */
  divisionId: fields.divisionId.optional(),
});
const allSides = z.object({ items: z.array(side) });

export const sideRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/sides': {
    access: 'tournament.read',
    summary: 'The sides of a tournament, each with its partners of every round and what is wrong with it',
    answer: allSides,
  },
  'POST /api/tournaments/:tournamentId/sides': {
    access: 'player.write',
    summary: 'Makes sides, all or none; their partners play together in every round',
    body: z.strictObject({ sides: z.array(newSide).min(1).max(BOUND.most) }),
    answer: allSides,
  },
  'PATCH /api/tournaments/:tournamentId/sides/:sideId': {
    access: 'player.write',
    summary: 'Changes a side: its name, its division, and its partners from a round on',
    body: z
      .strictObject({ ...fields, partners })
      .partial()
      .extend({
        /** Other partners in this round and every later one; left out: in every round. */
        fromRoundId: judgedId.optional(),
        /** Of a round that has scores: from which hole on the new partner plays, and why. */
        substitute: z.strictObject({ fromHole: wholeIn(HOLE_NUMBER), reason }).optional(),
        version,
      }),
    answer: side,
  },
  'DELETE /api/tournaments/:tournamentId/sides/:sideId': {
    access: 'player.write',
    summary: 'Deletes a side without scores; its partners stay golfers of the tournament',
    answer: null,
  },
});
