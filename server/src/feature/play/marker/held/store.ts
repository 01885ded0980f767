import type { HeldCause, HeldEntry, MarkerEntry, MarkerMatchEntry, MarkerMeasurement, PhoneWord } from '@fairway/api';
import { MOST_HOLES } from '@fairway/golf';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Marker } from '../../../../access/principal.ts';
import type { Database, Transaction } from '../../../../db/database.ts';
import { card, entry, player, sidePartner } from '../../../../db/schema/field/player.ts';
import { heldEntry, markerDevice, markerLink } from '../../../../db/schema/play/marker.ts';
import { isPlausible } from '../../../../engine/competition/entry/plausible.ts';
import { firstOfPage } from '../../../../http/page.ts';

export type HeldRow = typeof heldEntry.$inferSelect;

/** What is known of entries with these ids: held before, or in a card already. */
export type EarlierEntry = {
  playerId: string | null;
  roundId: string;
  hole: number | null;
  strokes: number | null;
  pickup: boolean;
  cause: HeldCause | null;
};

export async function findKnown(db: Database, ids: readonly string[]): Promise<Map<string, EarlierEntry>> {
  const held = await db
    .select()
    .from(heldEntry)
    .where(and(inArray(heldEntry.id, [...ids]), isNull(heldEntry.kind), isNull(heldEntry.matchId)));
  const applied = await db
    .select()
    .from(entry)
    .where(and(inArray(entry.id, [...ids]), eq(entry.principalKind, 'link')));
  return new Map<string, EarlierEntry>([
    ...applied.map((row) => [row.id, { ...row, cause: null }] as const),
    ...held.map((row) => [row.id, { ...row, cause: row.cause as HeldCause }] as const),
  ]);
}

/** The measured shot with this id that was held before. */
export async function findHeldShot(db: Database, id: string): Promise<HeldRow | null> {
  const [row = null] = await db
    .select()
    .from(heldEntry)
    .where(and(eq(heldEntry.id, id), isNotNull(heldEntry.kind)));
  return row;
}

/** What was said of a match with this id, and was held before. */
export async function findHeldWord(db: Database, id: string): Promise<HeldRow | null> {
  const [row = null] = await db
    .select()
    .from(heldEntry)
    .where(and(eq(heldEntry.id, id), isNotNull(heldEntry.matchId)));
  return row;
}

type Held = { entry: MarkerEntry | MarkerMeasurement; cause: HeldCause };
/**
 * So many strokes may one phone, and all phones of one code, leave for a person: the holes of five players, many times over. A stroke has no
 * free text, so the number bounds the bytes too.
 */
const MOST_HELD = { ofPhone: 1000, ofLink: 2000 };

/**
 * Keeps entries for a person to decide; returns those kept, with the cause, and those that there is no room for. Only players of the round are
 * known to a phone. The phones of a code go one after the other, so that none takes the room that another has seen.
 */
export async function hold(
  tx: Transaction,
  marker: Marker,
  held: readonly Held[],
  now: Date,
): Promise<Map<string, HeldCause | 'phone-full'>> {
  if (held.length === 0) return new Map();
  const { roundId } = marker;
  const about = held.map(({ entry }) => entry.playerId);
  const players = await tx
    .select({ id: card.playerId })
    .from(card)
    .where(and(eq(card.roundId, roundId), inArray(card.playerId, about)))
    // a shot is of a partner, who may have no card
    .union(
      tx
        .select({ id: sidePartner.playerId })
        .from(sidePartner)
        .where(and(eq(sidePartner.roundId, roundId), inArray(sidePartner.playerId, about))),
    );
  const heldHere = held.filter(
    ({ entry: { playerId, hole } }) => players.some(({ id }) => id === playerId) && hole >= 1 && hole <= MOST_HOLES,
  );
  const rows = heldHere.map(({ entry, cause }) => ({
    ...sentOf(entry),
    cause,
    playerId: entry.playerId,
    hole: entry.hole,
    ...columnsOf(entry),
  }));
  return keep(tx, marker, rows, now);
}

/** Keeps a word of a match for a person to decide. */
export async function holdWord(
  tx: Transaction,
  marker: Marker,
  { entry, cause }: { entry: MarkerMatchEntry; cause: HeldCause },
  now: Date,
): Promise<HeldCause | 'phone-full'> {
  const { matchId, hole, word } = entry;
  return (await keep(tx, marker, [{ ...sentOf(entry), cause, hole, matchId, word }], now)).get(entry.id) ?? cause;
}

const sentOf = ({ id, replaces, enteredAt }: MarkerEntry | MarkerMeasurement | MarkerMatchEntry) => ({ id, replaces, enteredAt });

type NewHeld = Omit<typeof heldEntry.$inferInsert, 'enteredAt' | 'deviceId' | 'roundId'> & { enteredAt: string };

/** Keeps as many as there is room for. */
async function keep(
  tx: Transaction,
  { id: linkId, deviceId, roundId }: Marker,
  held: readonly NewHeld[],
  now: Date,
): Promise<Map<string, HeldCause | 'phone-full'>> {
  await tx.select({ id: markerLink.id }).from(markerLink).where(eq(markerLink.id, linkId)).for('update');
  const room = held.slice(0, await roomFor(tx, linkId, deviceId));
  const full = held.slice(room.length).map(({ id }) => [id, 'phone-full'] as const);
  if (room.length === 0) return new Map(full);
  const rows = await tx
    .insert(heldEntry)
    .values(
      room.map(({ enteredAt, ...entry }) => ({
        ...{ ...entry, deviceId, roundId, receivedAt: now },
        ...(isPlausible(Date.parse(enteredAt), now) ? { enteredAt: new Date(enteredAt) } : { enteredAt: now, clockWrong: true }),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: heldEntry.id, cause: heldEntry.cause });
  return new Map([...full, ...rows.map(({ id, cause }) => [id, cause as HeldCause] as const)]);
}

/** How many more strokes this phone may leave. */
async function roomFor(tx: Transaction, linkId: string, deviceId: string): Promise<number> {
  const [before] = await tx
    .select({
      ofLink: sql<number>`count(*)::int`,
      ofPhone: sql<number>`(count(*) filter (where ${heldEntry.deviceId} = ${deviceId}))::int`,
    })
    .from(heldEntry)
    .innerJoin(markerDevice, eq(markerDevice.id, heldEntry.deviceId))
    .where(eq(markerDevice.linkId, linkId));
  const { ofLink = 0, ofPhone = 0 } = before ?? {};
  return Math.max(0, Math.min(MOST_HELD.ofPhone - ofPhone, MOST_HELD.ofLink - ofLink));
}

function columnsOf(entry: MarkerEntry | MarkerMeasurement) {
  if ('score' in entry)
    return {
      strokes: typeof entry.score === 'number' ? entry.score : null,
      pickup: entry.score === 'pickup',
      driveBy: entry.driveBy ?? null,
    };
  const { kind, centimetres, driveCentimetres, onTarget } = entry;
  return { kind, centimetres, driveCentimetres, onTarget };
}

/** Whoever takes one in is given so long to put it into its card. */
const CLAIM_MS = 60_000;

/** Nobody has decided it; or a person took it in, but the server stopped before it was in its card. */
const isWaiting = (now: Date) =>
  or(
    isNull(heldEntry.decidedAt),
    and(
      eq(heldEntry.accepted, true),
      lt(heldEntry.decidedAt, new Date(now.getTime() - CLAIM_MS)),
      sql`not exists (select 1 from entry where entry.id = held_entry.id and entry.round_id = held_entry.round_id)`,
      sql`not exists (select 1 from measurement where measurement.id = held_entry.id and measurement.round_id = held_entry.round_id)`,
      sql`not exists (select 1 from match_entry where match_entry.id = held_entry.id and match_entry.match_id = held_entry.match_id)`,
    ),
  );

export type Page = { now: Date; page: number; pageSize: number };
type Shot = NonNullable<HeldEntry['shot']>;
type WaitingEntry = Omit<HeldEntry, 'name' | 'shown' | 'shot' | 'match'> & {
  name: string | null;
  shot: Omit<Shot, 'shown'> | null;
  match: { id: string; word: PhoneWord } | null;
};

const waitingIn = (roundId: string, now: Date) => and(eq(heldEntry.roundId, roundId), isWaiting(now));

export const countWaiting = (db: Database, roundId: string, now: Date): Promise<number> => db.$count(heldEntry, waitingIn(roundId, now));

/** Those of a round that wait for a person, the oldest first, a page of them. */
export async function findWaiting(db: Database, roundId: string, { now, page, pageSize }: Page): Promise<WaitingEntry[]> {
  const rows = await db
    .select({ held: heldEntry, name: player.name, flight: markerLink.flightNumber })
    .from(heldEntry)
    .leftJoin(player, eq(player.id, heldEntry.playerId))
    .innerJoin(markerDevice, eq(markerDevice.id, heldEntry.deviceId))
    .innerJoin(markerLink, eq(markerLink.id, markerDevice.linkId))
    .where(waitingIn(roundId, now))
    .orderBy(asc(heldEntry.seq))
    .limit(pageSize)
    .offset(firstOfPage({ page, pageSize }));
  return rows.map(({ held: { id, playerId, hole, deviceId, cause, matchId, word, enteredAt, receivedAt, ...value }, name, flight }) => ({
    ...{ id, playerId, name, hole, flight, deviceId, cause: cause as HeldCause },
    score: scoreOf(value),
    shot: shotOf(value),
    match: matchId === null || word === null ? null : { id: matchId, word },
    enteredAt: enteredAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
  }));
}

/** Those of a phone that wait for a person. */
export const findWaitingOf = async (db: Database, deviceId: string, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: heldEntry.id })
    .from(heldEntry)
    .where(and(eq(heldEntry.deviceId, deviceId), isWaiting(now)))
    .orderBy(asc(heldEntry.seq));
  return rows.map(({ id }) => id);
};

/** Whether any of these rounds has a stroke that waits for a person. */
export async function hasWaiting(db: Database, roundIds: readonly string[]): Promise<boolean> {
  return (await db.$count(heldEntry, and(inArray(heldEntry.roundId, [...roundIds]), isNull(heldEntry.decidedAt)))) > 0;
}

const shotOf = ({ kind, centimetres, driveCentimetres, onTarget }: Pick<HeldRow, keyof Omit<Shot, 'shown'>>) =>
  kind === null ? null : { kind, centimetres, driveCentimetres, onTarget };

export const scoreOf = ({ strokes, pickup }: Pick<HeldRow, 'strokes' | 'pickup'>) => (pickup ? ('pickup' as const) : strokes);

/** Those of these entries of the round that nobody has decided, locked until the transaction ends. */
export const holdUndecided = (tx: Transaction, roundId: string, ids: readonly string[], now: Date): Promise<HeldRow[]> =>
  tx
    .select()
    .from(heldEntry)
    .where(and(eq(heldEntry.roundId, roundId), inArray(heldEntry.id, [...ids]), isWaiting(now)))
    .orderBy(asc(heldEntry.seq))
    .for('update');
