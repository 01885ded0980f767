import type { ListLayout } from '@fairway/api';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { importLayout } from '../../../db/schema/field/import-layout.ts';
import { card, flight, player } from '../../../db/schema/field/player.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { type Placement, placePlayers } from '../flight/store.ts';
import { hasScores } from '../player/store.ts';
import type { Facts } from './fact.ts';
import type { Known } from './identity.ts';

/** The name of the side that a row of `player` plays in, in the first round. */
const sideName = sql<string | null>`(select s.name from side_partner p join player s on s.id = p.side_id join round r on r.id = p.round_id
  where p.player_id = ${player.id} order by r.number limit 1)`;

/** The name of the team that a row of `player` plays for. */
const teamName = sql<string | null>`(select t.name from team_player tp join team t on t.id = tp.team_id where tp.player_id = ${player.id})`;

/** Every player of a tournament in the terms of a list, with their card of that round; where sides play one ball, with their side's flight. */
export async function findKnownPlayers(
  db: Database,
  { id: tournamentId, play }: Pick<TournamentRow, 'id' | 'play'>,
  roundId: string | null,
): Promise<Known[]> {
  const oneBall = cardsAreOfSides({ play });
  const cardOf = oneBall
    ? sql`(select p.side_id from side_partner p where p.player_id = ${player.id} and p.round_id = ${card.roundId})`
    : player.id;
  const rows = await db
    .select({ player, card, flight, side: play === 'match' ? teamName : sideName })
    .from(player)
    .leftJoin(card, and(eq(card.playerId, cardOf), roundId === null ? sql`false` : eq(card.roundId, roundId)))
    .leftJoin(flight, eq(flight.id, card.flightId))
    .where(and(eq(player.tournamentId, tournamentId), eq(player.kind, 'player')))
    .orderBy(asc(player.createdAt), asc(player.id));
  return rows.map(({ player: { id, version, anonymisedAt, ...facts }, card: own, flight: start, side }) => ({
    id,
    version,
    isAnonymised: anonymisedAt !== null,
    isOut: own !== null && own.status !== 'ok',
    facts: {
      ...facts,
      flight: start?.number ?? null,
      teeTime: start?.teeTime ?? null,
      startingHole: start?.startingHole ?? null,
      startingSide: start?.startingSide ?? null,
      bagTag: oneBall ? null : (own?.bagTag ?? null),
      caddieNumber: oneBall ? null : (own?.caddieNumber ?? null),
      side,
    },
  }));
}

/** Those of these players who have strokes or measured shots. */
export async function playersWithScores(db: Database, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .select({ id: player.id })
    .from(player)
    .where(and(inArray(player.id, [...playerIds]), hasScores));
  return new Set(rows.map(({ id }) => id));
}

/** Of a site. Older ones are forgotten: a club has a handful. */
const MOST_LAYOUTS = 200;

export const findLayouts = (db: Database, siteId: string): Promise<ListLayout[]> =>
  db
    .select({ key: importLayout.key, columns: importLayout.columns })
    .from(importLayout)
    .where(eq(importLayout.siteId, siteId))
    .orderBy(desc(importLayout.createdAt))
    .limit(MOST_LAYOUTS);

/** Keeps what was said last of columns with these headings. */
export async function keepLayout(tx: Transaction, siteId: string, { key, columns }: ListLayout): Promise<void> {
  const createdAt = sql`now()`;
  await tx
    .insert(importLayout)
    .values({ siteId, key, columns, createdAt })
    .onConflictDoUpdate({ target: [importLayout.siteId, importLayout.key], set: { columns, createdAt } });
  const [oldest] = await tx
    .select({ createdAt: importLayout.createdAt })
    .from(importLayout)
    .where(eq(importLayout.siteId, siteId))
    .orderBy(desc(importLayout.createdAt))
    .offset(MOST_LAYOUTS - 1)
    .limit(1);
  if (oldest) await tx.delete(importLayout).where(and(eq(importLayout.siteId, siteId), lt(importLayout.createdAt, oldest.createdAt)));
}

/** All facts of a player, and those that the row says. */
export type PlayerChange = { playerId: string; facts: Partial<Facts>; said: Partial<Facts> };

/** Writes all facts of many players in one statement. */
export async function updatePlayers(tx: Transaction, changes: readonly PlayerChange[]): Promise<void> {
  const rows = JSON.stringify(changes.map(({ playerId, facts }) => ({ id: playerId, ...facts })));
  await tx.execute(sql`
    update ${player} set
      name = said.name, gender = said.gender, vga = said.vga, division_id = said."divisionId", division_pinned = said."divisionPinned",
      handicap_course = said."handicapCourse", handicap_index = said."handicapIndex",
      birthday = said.birthday, birth_year = said."birthYear", member = said.member, initials = said.initials,
      phone = said.phone, email = said.email, tee = said.tee, note = said.note, version = ${player.version} + 1
    from jsonb_to_recordset(${rows}::jsonb) as said(
      id uuid, name text, gender text, vga text, "divisionId" uuid, "divisionPinned" boolean, "handicapCourse" integer, "handicapIndex" integer,
      birthday date, "birthYear" smallint, member boolean, initials boolean, phone text, email text, tee text, note text)
    where ${player.id} = said.id`);
}

/** Puts many players into their flights, and writes what else their cards say. */
export async function updateCards(tx: Transaction, roundId: string | null, changes: readonly PlayerChange[]): Promise<void> {
  if (roundId === null) return;
  await placePlayers(tx, roundId, changes.map(placementOf));
  const rows = JSON.stringify(changes.map(({ playerId, facts }) => ({ id: playerId, ...facts })));
  await tx.execute(sql`
    update ${card} set bag_tag = said."bagTag", caddie_number = said."caddieNumber"
    from jsonb_to_recordset(${rows}::jsonb) as said(id uuid, "bagTag" text, "caddieNumber" text)
    where ${card.playerId} = said.id and ${card.roundId} = ${roundId}`);
}

/** A time that the row does not say is that of the flight. A row that says one has a flight, or it is wrong. */
export function placementOf({ playerId, facts, said }: PlayerChange): Placement {
  const { flight = null } = facts;
  const { teeTime, startingHole, startingSide = null } = said;
  const start = { ...(teeTime != null && { teeTime }), ...(startingHole != null && { startingHole, startingSide }) };
  return { playerId, flight, start: flight === null ? {} : start };
}
