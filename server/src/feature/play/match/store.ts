import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { entry, player, sidePartner } from '../../../db/schema/field/player.ts';
import { heldEntry } from '../../../db/schema/play/marker.ts';
import { contest, match, matchEntry, matchSession } from '../../../db/schema/play/match.ts';
import type { ContestRow, MatchEntryRow, MatchRow, SessionRow } from '../../../engine/competition/match-store.ts';

export async function insertContest(tx: Transaction, values: Omit<typeof contest.$inferInsert, 'position'>): Promise<string> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from contest where tournament_id = ${values.tournamentId})`;
  const [row] = await tx
    .insert(contest)
    .values({ ...values, position })
    .returning({ id: contest.id });
  if (!row) throw new Error('the contest was not written');
  return row.id;
}

export async function updateContest(tx: Transaction, id: string, fields: Partial<ContestRow>): Promise<void> {
  await tx
    .update(contest)
    .set({ ...fields, version: sql`${contest.version} + 1` })
    .where(eq(contest.id, id));
}

export async function removeContest(tx: Transaction, id: string): Promise<void> {
  await tx.delete(contest).where(eq(contest.id, id));
}

export async function insertSession(tx: Transaction, values: Omit<typeof matchSession.$inferInsert, 'position'>): Promise<string> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from match_session where contest_id = ${values.contestId})`;
  const [row] = await tx
    .insert(matchSession)
    .values({ ...values, position })
    .returning({ id: matchSession.id });
  if (!row) throw new Error('the session was not written');
  return row.id;
}

export async function updateSession(tx: Transaction, id: string, fields: Partial<SessionRow>): Promise<void> {
  await tx
    .update(matchSession)
    .set({ ...fields, version: sql`${matchSession.version} + 1` })
    .where(eq(matchSession.id, id));
}

export async function removeSession(tx: Transaction, id: string): Promise<void> {
  await tx.delete(matchSession).where(eq(matchSession.id, id));
}

export async function insertMatches(tx: Transaction, rows: readonly (typeof match.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(match).values([...rows]);
}

export async function updateMatch(tx: Transaction, id: string, fields: Partial<MatchRow>): Promise<void> {
  await tx
    .update(match)
    .set({ ...fields, version: sql`${match.version} + 1` })
    .where(eq(match.id, id));
}

export async function removeMatch(tx: Transaction, id: string): Promise<void> {
  await tx.delete(match).where(eq(match.id, id));
}

export async function findMatchRow(db: Database, id: string): Promise<{ row: MatchRow; session: SessionRow } | null> {
  const [row] = await db
    .select({ row: match, session: matchSession })
    .from(match)
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .where(eq(match.id, id));
  return row ?? null;
}

/** Of which of these matches something was said, by a phone also what waits for a person, or a stroke was played. */
export async function matchesWithScores(db: Database, matchIds: readonly string[]): Promise<Set<string>> {
  if (matchIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: matchEntry.matchId })
    .from(matchEntry)
    .where(inArray(matchEntry.matchId, [...matchIds]));
  const waiting = await db
    .selectDistinct({ id: sql<string>`${heldEntry.matchId}` })
    .from(heldEntry)
    .where(and(inArray(heldEntry.matchId, [...matchIds]), isNull(heldEntry.decidedAt)));
  const isOfSide = sql`(${entry.playerId} in (${match.firstId}, ${match.secondId}) or ${entry.playerId} in
    (select sp.player_id from side_partner sp where sp.round_id = ${matchSession.roundId} and sp.side_id in (${match.firstId}, ${match.secondId})))`;
  const played = await db
    .selectDistinct({ id: match.id })
    .from(match)
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .innerJoin(entry, and(eq(entry.roundId, matchSession.roundId), isOfSide))
    .where(inArray(match.id, [...matchIds]));
  return new Set([...rows, ...waiting, ...played].map(({ id }) => id));
}

/** The side of exactly these golfers in a round; null: there is none. */
export async function findSideOf(db: Database, roundId: string, playerIds: readonly string[]): Promise<string | null> {
  const [first = ''] = playerIds;
  const rows = await db
    .select({ sideId: sidePartner.sideId, playerId: sidePartner.playerId })
    .from(sidePartner)
    .where(
      and(
        eq(sidePartner.roundId, roundId),
        inArray(
          sidePartner.sideId,
          db
            .select({ id: sidePartner.sideId })
            .from(sidePartner)
            .where(and(eq(sidePartner.roundId, roundId), eq(sidePartner.playerId, first))),
        ),
      ),
    );
  const [own] = rows;
  const same = own !== undefined && rows.length === playerIds.length && rows.every(({ playerId }) => playerIds.includes(playerId));
  return same ? own.sideId : null;
}

/** Who plays for a side in a round, in their order; of a golfer nobody. */
export async function partnersOf(db: Database, sideId: string, roundId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sidePartner.playerId })
    .from(sidePartner)
    .where(and(eq(sidePartner.sideId, sideId), eq(sidePartner.roundId, roundId)))
    .orderBy(asc(sidePartner.place));
  return rows.map(({ id }) => id);
}

/** The sides that these golfers are in in a round, with their matches there. */
export async function sidesIn(
  db: Database,
  roundId: string,
  playerIds: readonly string[],
): Promise<{ sideId: string; playerId: string; name: string }[]> {
  return db
    .select({ sideId: sidePartner.sideId, playerId: sidePartner.playerId, name: player.name })
    .from(sidePartner)
    .innerJoin(player, eq(player.id, sidePartner.playerId))
    .where(and(eq(sidePartner.roundId, roundId), inArray(sidePartner.playerId, [...playerIds])));
}

/** The matches of a round that have one of these rows as a side. */
export async function matchesOf(db: Database, roundId: string, rowIds: readonly string[]): Promise<MatchRow[]> {
  if (rowIds.length === 0) return [];
  const rows = await db
    .select({ row: match })
    .from(match)
    .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
    .where(and(eq(matchSession.roundId, roundId), or(inArray(match.firstId, [...rowIds]), inArray(match.secondId, [...rowIds]))));
  return rows.map(({ row }) => row);
}

/**
 * Golfers of a match, or of the matches of a session, who play another match in the round, alone or for a side: with their side of the first and
 * the number of the other.
 */
export async function golfersInTwoMatches(
  db: Database,
  roundId: string,
  of: { matchId: string } | { sessionId: string },
): Promise<{ name: string; side: 0 | 1; number: number }[]> {
  const condition = 'matchId' in of ? sql`one.id = ${of.matchId}` : sql`one.session_id = ${of.sessionId}`;
  const { rows } = await db.execute<{ name: string; side: 0 | 1; number: number }>(sql`
    with seated as (
      select m.id, m.session_id, m.number, s.side, coalesce(sp.player_id, s.row_id) as player_id
      from match m
      join match_session ms on ms.id = m.session_id and ms.round_id = ${roundId}
      cross join lateral (values (0, m.first_id), (1, m.second_id)) as s (side, row_id)
      left join side_partner sp on sp.side_id = s.row_id and sp.round_id = ms.round_id
      where s.row_id is not null
    )
    select p.name, one.side, other.number
    from seated one
    join seated other on other.player_id = one.player_id and other.id <> one.id
    join player p on p.id = one.player_id
    where ${condition}
    order by one.number, one.side, other.number`);
  return rows;
}

export async function findEntriesOf(db: Database, matchId: string): Promise<MatchEntryRow[]> {
  return db.select().from(matchEntry).where(eq(matchEntry.matchId, matchId)).orderBy(asc(matchEntry.seq));
}

export async function findMatchEntry(db: Database, id: string): Promise<MatchEntryRow | null> {
  const [row] = await db.select().from(matchEntry).where(eq(matchEntry.id, id));
  return row ?? null;
}

export async function appendMatchEntry(tx: Transaction, row: typeof matchEntry.$inferInsert): Promise<MatchEntryRow> {
  const [written] = await tx.insert(matchEntry).values(row).returning();
  if (!written) throw new Error('the entry was not written');
  return written;
}
