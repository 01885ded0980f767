import { z } from 'zod';
import { gender, id, instant, judgedId, version } from '../../check/field.ts';
import { writtenOf } from '../../check/record.ts';
import { ARRIVALS } from '../../choice/field/player.ts';
import { CARD_STATUSES } from '../../choice/play/score.ts';
import { FLIGHT } from '../../record/flight.ts';
import { defineRoutes } from '../../route.ts';

const fields = writtenOf(FLIGHT, {});

/** At the check-in on the day; null: not yet. */
const arrival = z.enum(ARRIVALS).nullable();
const flightPlayer = z.object({
  playerId: id,
  name: z.string(),
  /** Of a side: who plays for it in the round, and who of them is here. */
  partners: z.array(z.object({ playerId: id, name: z.string(), arrival })),
  divisionId: id.nullable(),
  gender,
  /** As declared, after allowance, cap and limits, also where a handicap of the day is played for; null: none. */
  handicap: z.number().nullable(),
  member: z.boolean(),
  bagTag: z.string().nullable(),
  caddieNumber: z.string().nullable(),
  /** Of this round, else of the latest earlier one: a player who is out of a round is out of the later ones. */
  status: z.enum(CARD_STATUSES),
  /** Of a side by its partners: null while one is not here yet. */
  arrival,
  /** When they were entered, for a draw in that order. */
  enteredAt: instant,
  /** The round has scores of this player. */
  hasScores: z.boolean(),
});

export const flight = z.object({ id, version, ...fields, players: z.array(flightPlayer) });
/** The flights of a round in the order in which they start, and the players of the round who are in none. */
export const arrangement = z.object({
  roundId: id,
  suspendedAt: instant.nullable(),
  flights: z.array(flight),
  unassigned: z.array(flightPlayer),
});
/** Something of an arrangement that a person should look at; flights by their number. */
export const flightConflict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('caddie'), caddie: z.string(), flights: z.array(z.string()) }),
  z.object({ kind: z.literal('bag-tag'), bagTag: z.string(), names: z.array(z.string()) }),
  z.object({ kind: z.literal('gap'), flights: z.tuple([z.string(), z.string()]), minutes: z.number() }),
  z.object({ kind: z.enum(['start', 'alone', 'empty', 'no-start']), flights: z.array(z.string()) }),
]);
export type FlightConflict = z.infer<typeof flightConflict>;
export type FlightPlayer = z.infer<typeof flightPlayer>;
export type Flight = z.infer<typeof flight>;
export type Arrangement = z.infer<typeof arrangement>;

/** A list may bring everybody into one flight, which is then divided. */
const playerIds = z.array(judgedId).max(5000);
/** A flight as its author saw it: whoever came or left meanwhile makes it another one. */
const seen = z.strictObject({ version, playerIds });
const wantedFlight = z.strictObject({
  /** null: a new flight. */
  id: judgedId.nullable(),
  /** null for a new flight. */
  seen: seen.nullable(),
  ...fields,
  /** In the order of the sheet. */
  playerIds,
});
/** Flights that are not named stay as they are; players who leave a named flight and are in no other one are in none. */
const wantedArrangement = z.strictObject({
  flights: z.array(wantedFlight).max(500),
  removed: z.array(z.strictObject({ id: judgedId, seen })).max(500),
});
export type WantedArrangement = z.infer<typeof wantedArrangement>;
export type WantedFlight = z.infer<typeof wantedFlight>;

export const flightRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/flights': {
    access: 'tournament.read',
    summary: 'The flights of a round in starting order, and the players without one',
    answer: arrangement,
  },
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/flights': {
    access: 'flight.write',
    summary:
      'Arranges the flights that it names, all of them or none; `seen` is what the caller saw of each, with another one it answers 409',
    body: wantedArrangement,
    answer: arrangement,
  },
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/arrival': {
    access: 'score.write',
    summary: 'Checks a player in on the day: present, late, or not yet; a side checks in with all its partners, or a partner alone',
    body: z.strictObject({ arrival }),
    answer: flightPlayer,
  },
});
