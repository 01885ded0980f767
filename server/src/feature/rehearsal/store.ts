import { randomUUID } from 'node:crypto';
import { keysOf, privateOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { inStartingOrder } from '@fairway/golf';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { insertAll } from '../../db/insert-all.ts';
import type { Transaction } from '../../db/open.ts';
import { card, flight, player } from '../../db/schema/player.ts';
import { findDivisions } from '../division/store.ts';
import { findRounds } from '../tournament/store.ts';
import type { Entrant } from './draw.ts';

/** The id of a record in the copy, by its id in the tournament. */
type Ids = ReadonlyMap<string, string>;
type CardRow = typeof card.$inferSelect;
type FlightRow = typeof flight.$inferSelect;
type PlayerRow = typeof player.$inferSelect;

/** Played off by whoever has no handicap. */
const USUAL_HANDICAP = 24;

/**
 * Copies players, flights and who starts where; divisions and rounds are there already. Of a player only what a result or a sheet needs
 * comes along. Returns the players in the order in which they start the first round.
 */
export async function copyField(tx: Transaction, fromId: string, toId: string): Promise<Entrant[]> {
  const rounds = await paired(await findRounds(tx, fromId), await findRounds(tx, toId), ({ number }) => number);
  const divisions = await paired(await findDivisions(tx, fromId), await findDivisions(tx, toId), ({ name }) => name);
  const players = await tx.select().from(player).where(eq(player.tournamentId, fromId)).orderBy(asc(player.createdAt), asc(player.id));
  const playerIds = newIds(players);
  await insertAll(
    tx,
    player,
    players.map((of) => copyOf(of, { id: newId(playerIds, of.id), tournamentId: toId, divisionId: newId(divisions, of.divisionId) })),
  );
  const ofRounds = [...rounds.keys()];
  const flights = await tx.select().from(flight).where(inArray(flight.roundId, ofRounds)).orderBy(asc(flight.id));
  const flightIds = newIds(flights);
  await insertAll(
    tx,
    flight,
    flights.map(({ number, teeTime, startingHole, startingSide, cart, ...of }) => ({
      ...{ id: newId(flightIds, of.id), roundId: newId(rounds, of.roundId) },
      ...{ number, teeTime, startingHole, startingSide, cart },
    })),
  );
  const cards = await tx.select().from(card).where(inArray(card.roundId, ofRounds));
  await insertAll(
    tx,
    card,
    cards.map(({ place, bagTag, caddieNumber, ...of }) => ({
      ...{ playerId: newId(playerIds, of.playerId), roundId: newId(rounds, of.roundId), flightId: newId(flightIds, of.flightId) },
      ...{ place, bagTag, caddieNumber },
    })),
  );
  const firstRound = cards.filter(({ roundId }) => roundId === ofRounds[0]);
  return starters(players, flights, firstRound).map((entrant) => ({ ...entrant, playerId: newId(playerIds, entrant.playerId) ?? '' }));
}

/** Without what is private. */
function copyOf(of: PlayerRow, ids: { id: string | null; tournamentId: string; divisionId: string | null }): object {
  const { divisionPinned, anonymisedAt, createdAt } = of;
  const open = keysOf(PLAYER).filter((field) => !(privateOf(PLAYER) as readonly string[]).includes(field));
  return { ...Object.fromEntries(open.map((field) => [field, of[field]])), ...ids, divisionPinned, anonymisedAt, createdAt };
}

/** As the flights start, within a flight as on its sheet; then those without a flight. */
function starters(players: readonly PlayerRow[], flights: readonly FlightRow[], cards: readonly CardRow[]): Entrant[] {
  const order = new Map(inStartingOrder([...flights]).map((of, nth) => [of.id, { nth, startingHole: of.startingHole ?? 1 }]));
  const startOf = ({ flightId }: CardRow) => order.get(flightId ?? '') ?? { nth: flights.length, startingHole: 1 };
  const cardOf = new Map(cards.map((of) => [of.playerId, of]));
  const seats = players.flatMap((of) => {
    const on = cardOf.get(of.id);
    return on ? [{ of, place: on.place, ...startOf(on) }] : [];
  });
  return seats
    .sort((a, b) => a.nth - b.nth || a.place - b.place)
    .map(({ of, startingHole }) => {
      const tenths = of.handicapCourse ?? of.handicapIndex;
      return { playerId: of.id, gender: of.gender, handicap: tenths === null ? USUAL_HANDICAP : tenths / 10, startingHole };
    });
}

/** Records that were copied before, by what is unique about them. */
function paired<Row extends { id: string }>(from: readonly Row[], to: readonly Row[], key: (row: Row) => string | number): Ids {
  const copies = new Map(to.map((row) => [key(row), row.id]));
  return new Map(from.map((row) => [row.id, copies.get(key(row)) ?? '']));
}

const newIds = (rows: readonly { id: string }[]): Ids => new Map(rows.map(({ id }) => [id, randomUUID()]));
const newId = (ids: Ids, id: string | null): string | null => ids.get(id ?? '') ?? null;

/** A player who withdrew; null: nobody. */
export async function withdraw(tx: Transaction, roundId: string, playerId: string | null): Promise<void> {
  if (playerId === null) return;
  await tx
    .update(card)
    .set({ status: 'WD' })
    .where(and(eq(card.roundId, roundId), eq(card.playerId, playerId)));
}
