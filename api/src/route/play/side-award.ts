import { z } from 'zod';
import { id, instant, judgedId, newId, reason } from '../../check/field.ts';
import { MEASURED_AWARD_KINDS, SIDE_AWARD_KINDS } from '../../choice/field/award.ts';
import { GENDERS } from '../../choice/field/player.ts';
import { OUT_STATUSES } from '../../choice/play/score.ts';
import { defineRoutes } from '../../route.ts';

/** Why a measured shot does not count: the player is out, it missed the fairway or green, the award is for members, another round's is better. */
const SHOT_CAUSES = ['out', 'off-target', 'not-a-member', 'better-shot'] as const;

/** Longer than any shot. */
export const MOST_CENTIMETRES = 99_999;
const centimetres = z
  .int({ error: 'distance-out-of-range' })
  .min(0, { error: 'distance-out-of-range' })
  .max(MOST_CENTIMETRES, { error: 'distance-out-of-range' });

/** A shot as it was measured. */
const measured = {
  playerId: id,
  roundId: id,
  centimetres: z.int(),
  /** With nearest to the line: the length of the drive, which separates equal distances. */
  driveCentimetres: z.int().nullable(),
  /** On the fairway, or on the green: else it does not count. */
  onTarget: z.boolean(),
};

/** A measured shot among those of an award, the best first. */
export const shot = z.object({
  id,
  ...measured,
  name: z.string(),
  flight: z.string().nullable(),
  /** null: it does not count, for the reason that `cause` says. */
  place: z.int().nullable(),
  cause: z.enum(SHOT_CAUSES).nullable(),
  enteredAt: instant,
});
export type Shot = z.infer<typeof shot>;

/** A stroke of one on a card, or an eagle where that earns a gift. */
export const ace = z.object({
  playerId: id,
  name: z.string(),
  round: z.int(),
  hole: z.int(),
  /** Two scores differ on the hole: it counts once one of them is confirmed. */
  disputed: z.boolean(),
  /** They did not finish; null: they did, or play on. */
  out: z.enum(OUT_STATUSES).nullable(),
});
export type Ace = z.infer<typeof ace>;

/** A side award on one of its holes. */
export const sideAwardHole = z.object({
  awardId: z.string(),
  kind: z.enum(SIDE_AWARD_KINDS),
  name: z.string().nullable(),
  nameEnglish: z.string().nullable(),
  place: z.int(),
  /** null: on any hole, or of the whole card. */
  hole: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  membersOnly: z.boolean(),
  /** Who gives the prize. */
  sponsor: z.string().nullable(),
  shots: z.array(shot),
  /** What earns a hole in one, or a gift. */
  aces: z.array(ace),
});
export type SideAwardHole = z.infer<typeof sideAwardHole>;

/** Who can have a shot measured, and by what a person finds them. */
const shotPlayer = z.object({
  playerId: id,
  name: z.string(),
  gender: z.enum(GENDERS),
  flight: z.string().nullable(),
  bagTag: z.string().nullable(),
});
export type ShotPlayer = z.infer<typeof shotPlayer>;

export const sideAwardList = z.object({ boardVersion: z.int(), items: z.array(sideAwardHole), players: z.array(shotPlayer) });
export type SideAwardList = z.infer<typeof sideAwardList>;

/** One measurement: a fact with an id made where it was typed. */
export const newMeasurement = z.strictObject({
  id: newId,
  playerId: judgedId,
  kind: z.enum(MEASURED_AWARD_KINDS),
  hole: z.int({ error: 'wrong-hole' }).min(1, { error: 'wrong-hole' }).max(18, { error: 'wrong-hole' }),
  /** null: what was measured is taken back. */
  centimetres: centimetres.nullable(),
  driveCentimetres: centimetres.nullable().default(null),
  onTarget: z.boolean(),
  /** The measurement that its author saw of this player; null: none. */
  replaces: judgedId.nullable(),
  /** Why an earlier one is corrected. */
  reason: reason.nullable().default(null),
  enteredAt: instant,
  device: z.string().max(100).nullable().default(null),
});
export type NewMeasurement = z.input<typeof newMeasurement>;

/** A line of the history of a shot. */
const measurementFact = z.object({
  id,
  ...measured,
  kind: z.enum(MEASURED_AWARD_KINDS),
  hole: z.int(),
  centimetres: z.int().nullable(),
  authorName: z.string().nullable(),
  /** The phone that it came from. */
  phone: z.object({ flight: z.string(), browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  device: z.string().nullable(),
  enteredAt: instant,
  receivedAt: instant,
  reason: z.string().nullable(),
});
export type MeasurementFact = z.infer<typeof measurementFact>;

export const sideAwardRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/side-awards': {
    access: 'tournament.read',
    summary: 'The side awards hole by hole with the measured shots, the best first, and the holes in one',
    answer: sideAwardList,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/measurements': {
    access: 'score.write',
    summary: 'Appends a measured shot; one that replaces an earlier one says why',
    body: newMeasurement,
    answer: sideAwardList,
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/measurements': {
    access: 'tournament.read',
    summary: 'Everything that was measured of a player in a round, oldest first',
    answer: z.object({ items: z.array(measurementFact) }),
  },
});
