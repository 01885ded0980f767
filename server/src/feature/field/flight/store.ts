import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { card, flight } from '../../../db/schema/field/player.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';

export type FlightRow = typeof flight.$inferSelect;
/** When and where a flight starts. */
export type Start = Pick<FlightRow, 'teeTime' | 'startingHole' | 'startingSide'>;

/** A player's flight by its number, null: none, and what is said of its start. */
export type Placement = { playerId: string; flight: string | null; start: Partial<Start> };

/** Puts players of a round into flights, in the order given, behind those who are there; a flight that is not there yet is made. */
export async function placePlayers(tx: Transaction, roundId: string, placements: readonly Placement[]): Promise<void> {
  if (placements.length === 0) return;
  const starts = startsOf(placements);
  await makeFlights(tx, roundId, [...starts.keys()]);
  await changeStarts(tx, roundId, starts);
  await movePlayers(tx, roundId, placements);
  await removeEmptyFlights(tx, roundId);
}

/** What is said of each flight's start, by its number; the first to say it counts. */
function startsOf(placements: readonly Placement[]): Map<string, Partial<Start>> {
  const starts = new Map<string, Partial<Start>>();
  for (const { flight: number, start } of placements) {
    if (number === null) continue;
    const sameNumber = [...starts.keys()].find((other) => other.toLowerCase() === number.toLowerCase()) ?? number;
    const { startingSide, ...first } = starts.get(sameNumber) ?? {};
    // one of them may say “1” and another “1A”
    const side = startingSide ?? start.startingSide;
    starts.set(sameNumber, { ...start, ...first, ...(side !== undefined && { startingSide: side }) });
  }
  return starts;
}

async function makeFlights(tx: Transaction, roundId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .insert(flight)
    .values(numbers.map((number) => ({ roundId, number })))
    .onConflictDoNothing();
}

async function changeStarts(tx: Transaction, roundId: string, starts: ReadonlyMap<string, Partial<Start>>): Promise<void> {
  for (const [number, start] of starts) {
    if (Object.keys(start).length === 0) continue;
    await changeRow(tx, flight, and(isFlight(roundId, number), differsFrom(start)), start);
  }
}

const isFlight = (roundId: string, number: string): SQL | undefined =>
  and(eq(flight.roundId, roundId), sql`lower(${flight.number}) = lower(${number})`);

/** A flight that starts so already keeps its version. */
const differsFrom = (start: Partial<Start>): SQL | undefined =>
  or(...Object.entries(start).map(([field, value]) => sql`${flight[field as keyof Start]} is distinct from ${value}`));

/** A flight by its number, whatever its case; undefined: none yet. */
export async function findFlight(tx: Transaction, roundId: string, number: string): Promise<FlightRow | undefined> {
  const [row] = await tx.select().from(flight).where(isFlight(roundId, number));
  return row;
}

/** The flights of a round, also those of nobody. */
export const findFlights = (db: Database, roundId: string): Promise<FlightRow[]> =>
  db.select().from(flight).where(eq(flight.roundId, roundId));

async function movePlayers(tx: Transaction, roundId: string, placements: readonly Placement[]): Promise<void> {
  const rows = placements.map(({ playerId, flight: number }, nth) => ({ playerId, number, nth: nth + 1 }));
  await tx.execute(sql`
    update card set
      flight_id = said.flight_id,
      place = said.nth + coalesce((select max(other.place) from card other where other.flight_id = said.flight_id), 0)
    from (
      select wanted."playerId" as player_id, wanted.nth, flight.id as flight_id
      from json_to_recordset(${JSON.stringify(rows)}::json) as wanted("playerId" uuid, number text, nth smallint)
      left join flight on flight.round_id = ${roundId} and lower(flight.number) = lower(wanted.number)
    ) as said
    where card.player_id = said.player_id and card.round_id = ${roundId} and card.flight_id is distinct from said.flight_id`);
}

/**
 * A flight of nobody with only a number was a slip of the keys, or its players have left: it goes. One with a time, a hole, a cart or
 * a note stays: staff typed that, and whoever comes next starts by it. So does one whose QR code is on paper.
 */
export async function removeEmptyFlights(tx: Transaction, roundId: string): Promise<void> {
  const isPlain = [flight.teeTime, flight.startingHole, flight.cart, flight.note].map((column) => isNull(column));
  const members = tx.select({ one: sql`1` }).from(card).where(eq(card.flightId, flight.id));
  const codes = tx
    .select({ one: sql`1` })
    .from(markerLink)
    .where(and(eq(markerLink.flightId, flight.id), isNull(markerLink.revokedAt)));
  await tx.delete(flight).where(and(eq(flight.roundId, roundId), notExists(members), notExists(codes), ...isPlain));
}
