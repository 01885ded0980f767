import { randomUUID } from 'node:crypto';
import { keysOf, privateOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { inStartingOrder } from '@fairway/golf';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { insertAll } from '../../../db/insert-all.ts';
import { card, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { contest, match, matchSession, teamPlayer } from '../../../db/schema/play/match.ts';
import { findMatchFacts } from '../../../engine/competition/match-store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { findDivisions } from '../../field/division/store.ts';
import type { Entrant } from './draw.ts';

/** The id of a record in the copy, by its id in the tournament. */
type Ids = ReadonlyMap<string, string>;
type CardRow = typeof card.$inferSelect;
type FlightRow = typeof flight.$inferSelect;
type PlayerRow = typeof player.$inferSelect;

/** Played off by whoever has no handicap. */
const USUAL_HANDICAP = 24;

/**
 * Copies players, flights, who starts where and the matches; divisions and rounds are there already. Of a player only what a result or a sheet
 * needs comes along. Returns the players in the order in which they start the first round.
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
  const partners = await tx
    .select()
    .from(sidePartner)
    .where(and(inArray(sidePartner.roundId, ofRounds), isNull(sidePartner.untilHole)))
    .orderBy(asc(sidePartner.place));
  const copied = partners.map(({ place, ...of }) => ({
    ...{ sideId: newId(playerIds, of.sideId), playerId: newId(playerIds, of.playerId), roundId: newId(rounds, of.roundId), place },
  }));
  await insertAll(tx, sidePartner, copied);
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
  await copyMatches(tx, fromId, toId, { rounds, players: playerIds });
  const firstRound = cards.filter(({ roundId }) => roundId === ofRounds[0]);
  const firstId = newId(rounds, ofRounds[0] ?? null);
  return starters(players, flights, firstRound).map((entrant) => {
    const playerId = newId(playerIds, entrant.playerId) ?? '';
    const drivers = copied.flatMap((of) => (of.sideId === playerId && of.roundId === firstId ? (of.playerId ?? []) : []));
    return { ...entrant, playerId, drivers };
  });
}

/** Who plays for which team, who is in which contest, and the matches; what was said of them stays. The teams and contests are there already. */
async function copyMatches(
  tx: Transaction,
  fromId: string,
  toId: string,
  { rounds, players }: { rounds: Ids; players: Ids },
): Promise<void> {
  const from = await findMatchFacts(tx, fromId);
  const to = await findMatchFacts(tx, toId);
  const teams = paired(from.teams, to.teams, ({ name }) => name);
  const contests = new Map(from.contests.map(({ id }, at) => [id, to.contests[at]?.id ?? '']));
  const sessions = newIds(from.sessions);
  await insertAll(
    tx,
    teamPlayer,
    from.teamPlayers.map((of) => ({ ...of, teamId: newId(teams, of.teamId), playerId: newId(players, of.playerId) })),
  );
  for (const { id, rule } of from.contests)
    await tx
      .update(contest)
      .set({ rule: JSON.parse(JSON.stringify(rule), (_, value) => players.get(value) ?? teams.get(value) ?? value) })
      .where(eq(contest.id, contests.get(id) ?? ''));
  await insertAll(
    tx,
    matchSession,
    from.sessions.map(({ version: _, ...of }) => ({
      ...{ ...of, id: newId(sessions, of.id), contestId: newId(contests, of.contestId), roundId: newId(rounds, of.roundId) },
    })),
  );
  await insertAll(
    tx,
    match,
    from.matches.map(({ id: _, version: __, firstTeamId, secondTeamId, firstId, secondId, ...of }) => ({
      ...{ ...of, sessionId: newId(sessions, of.sessionId) },
      ...{ firstTeamId: newId(teams, firstTeamId), secondTeamId: newId(teams, secondTeamId) },
      ...{ firstId: newId(players, firstId), secondId: newId(players, secondId) },
    })),
  );
}

/** Without what is private. */
function copyOf(of: PlayerRow, ids: { id: string | null; tournamentId: string; divisionId: string | null }): object {
  const { divisionPinned, anonymisedAt, createdAt, kind, named } = of;
  const open = keysOf(PLAYER).filter((field) => !(privateOf(PLAYER) as readonly string[]).includes(field));
  return { ...Object.fromEntries(open.map((field) => [field, of[field]])), ...ids, divisionPinned, anonymisedAt, createdAt, kind, named };
}

/** As the flights start, within a flight as on its sheet; then those without a flight. */
function starters(players: readonly PlayerRow[], flights: readonly FlightRow[], cards: readonly CardRow[]): Omit<Entrant, 'drivers'>[] {
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
