import { MOST_HOLES, MOST_STROKES } from '@fairway/golf';
import { z } from 'zod';
import { birthday, birthYear, id, instant, judgedId, optionalCode, optionalTag, timeOfDay, version, wholeIn } from '../../check/field.ts';
import { factsOf, newOf, writtenOf } from '../../check/record.ts';
import { STARTING_SIDES } from '../../choice/field/flight.ts';
import { COMPETITOR_KINDS } from '../../choice/field/side.ts';
import { CARD_STATUSES } from '../../choice/play/score.ts';
import { HOLE_NUMBER, TAG_MOST } from '../../record/bound.ts';
import { FLIGHT } from '../../record/flight.ts';
import { PLAYER } from '../../record/player.ts';
import { defineRoutes } from '../../route.ts';
import { figures } from '../../rule/figures.ts';
import { codeOf } from '../../rule/typed-keys.ts';

/** Digits only, however it was written: “VGA 38632” is 38632. */
export const vgaNumber = z
  .string()
  .overwrite((text) => (codeOf(figures(text)) ?? text).replace(/^vga/i, '').replace(/[\s.-]/g, ''))
  .regex(/^\d{0,10}$/, { error: 'wrong-vga' })
  .nullable();

const fields = factsOf(PLAYER, { vga: vgaNumber, birthYear: z.int().nullable() });
const written = writtenOf(PLAYER, {
  vga: vgaNumber,
  divisionId: judgedId.nullable(),
  birthday: birthday.nullable(),
  birthYear: birthYear.nullable(),
});
/** What belongs to one round of a player. Time and start are the flight's: changed here, they change for all who are in it. */
const cardFields = {
  flight: optionalCode(FLIGHT.number.most),
  teeTime: timeOfDay.nullable(),
  startingHole: wholeIn(HOLE_NUMBER).nullable(),
  startingSide: z.enum(STARTING_SIDES).nullable(),
  bagTag: optionalTag(TAG_MOST),
  caddieNumber: optionalTag(TAG_MOST),
  status: z.enum(CARD_STATUSES),
  /** Of a match: the most likely strokes on holes that were begun and not holed out, from the first hole of the round on; null: none are said. */
  mostLikely: z
    .array(wholeIn({ from: 1, to: MOST_STROKES }).nullable())
    .max(MOST_HOLES)
    .nullable(),
};

const playerCard = z.object({
  roundId: id,
  ...cardFields,
  /** A tag from before it had to be a code, or out of a list, stays as it is until somebody edits it. */
  bagTag: z.string().nullable(),
  caddieNumber: z.string().nullable(),
  /** A change of the flight's time or start names it; null: the player is in no flight. */
  flightVersion: version.nullable(),
  /** The handicap that the player plays off in this round: after allowance, cap and limits; null: none yet, or one of the day. */
  playingHandicap: z.number().nullable(),
});
export const player = z.object({
  id,
  /** A golfer, or a side that golfers play in: then `partners` says who, in the first round. */
  kind: z.enum(COMPETITOR_KINDS),
  partners: z.array(z.object({ playerId: id, name: z.string() })),
  tournamentId: id,
  version,
  /** Full years at the tournament's date; from a birth year alone, the difference of years. */
  age: z.int().nullable(),
  /** The course handicap from index, tee and gender, in whole strokes; null: one is declared, or it cannot be computed. */
  handicapCourseComputed: z.number().nullable(),
  hasScores: z.boolean(),
  /** When their name and everything private was removed, at their request. */
  anonymisedAt: instant.nullable(),
  /** A person or a list chose the division: a later change of handicap does not move this player by itself. */
  divisionPinned: z.boolean(),
  cards: z.array(playerCard),
  ...fields,
});
export type Player = z.infer<typeof player>;
export type PlayerCard = z.infer<typeof playerCard>;

const cardChange = z.strictObject({
  roundId: judgedId,
  ...z.object(cardFields).partial().shape,
  /** The version that its author saw of the flight that the player is in, or moves to; null: none was there. */
  flightVersion: version.nullable().optional(),
});

export const playerRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/players': {
    access: 'tournament.read',
    summary: 'Every player of a tournament, by given name',
    answer: z.object({ items: z.array(player) }),
  },
  'POST /api/tournaments/:tournamentId/players': {
    access: 'player.write',
    summary: 'Adds a player; one without a division is assigned if the tournament says so',
    body: z.strictObject({ ...newOf(PLAYER, written), card: cardChange.optional() }),
    answer: player,
  },
  'PATCH /api/tournaments/:tournamentId/players/:playerId': {
    access: 'player.write',
    summary: 'Changes the given fields of a player and of one of their cards',
    body: z.strictObject({ ...z.object(written).partial().shape, card: cardChange.optional(), version }),
    answer: player,
  },
  'DELETE /api/tournaments/:tournamentId/players/:playerId': {
    access: 'player.write',
    summary: 'Deletes a player without scores',
    answer: null,
  },
  'POST /api/tournaments/:tournamentId/players/:playerId/anonymise': {
    access: 'player.anonymise',
    summary: 'Removes a player’s name and everything private, also from the log and from a closed result; places and scores stay',
    answer: player,
  },
  'POST /api/tournaments/:tournamentId/divisions/assign': {
    access: 'division.assign',
    summary:
      'Assigns every player without a division to the one that takes their handicap and gender; `misplaced=move`: also those out of range',
    query: z.object({ misplaced: z.enum(['stay', 'move']).default('stay') }),
    answer: z.object({ assigned: z.int(), unassigned: z.array(z.object({ playerId: id, name: z.string() })) }),
  },
});
