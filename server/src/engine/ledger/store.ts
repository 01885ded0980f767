import type { ChangeLine, OpeningLine } from '@fairway/facts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { entry, player } from '../../db/schema/field/player.ts';
import { round, tournament } from '../../db/schema/field/tournament.ts';
import { ledgerLine } from '../../db/schema/play/ledger.ts';
import type { StoredEntry } from '../competition/entry/golf-entry.ts';
import { entryPages } from '../competition/entry/store.ts';
import type { Sealed } from './score-line.ts';

/** A line as it is stored, with what it commits to. */
type Stored = { serial: number; salt: string; commit: string };
export type ChangeRow = Stored & { content: OpeningLine | ChangeLine };
export type EntryRow = StoredEntry & { seq: number; receivedAt: string; serial: number | null; salt: string | null; commit: string | null };

/** The lines that are no scores, in their order. */
export async function findChangeLines(db: Database, tournamentId: string): Promise<ChangeRow[]> {
  const rows = await db.select().from(ledgerLine).where(eq(ledgerLine.tournamentId, tournamentId)).orderBy(asc(ledgerLine.serial));
  return rows.map(({ serial, content, salt, commit }) => ({ serial, content, salt: salt.toString('hex'), commit: commit.toString('hex') }));
}

/** Every entry of a tournament in the order of receipt, or those that came after one. Many are read a little at a time, and others go between. */
export async function findEntries(db: Database, tournamentId: string, after = 0): Promise<EntryRow[]> {
  const rounds = await db.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  const ids = rounds.map(({ id }) => id);
  if (after > 0) {
    const newer = db
      .select()
      .from(entry)
      .where(and(gt(entry.seq, after), inArray(entry.roundId, ids)));
    return (await newer.orderBy(asc(entry.seq))).map(entryRow);
  }
  const rows: EntryRow[] = [];
  for await (const page of entryPages(db, ids)) rows.push(...page.map(entryRow));
  return rows.sort((one, other) => one.seq - other.seq);
}

const entryRow = ({ enteredAt, receivedAt, salt, commit, ...row }: typeof entry.$inferSelect): EntryRow => ({
  ...row,
  enteredAt: enteredAt.toISOString(),
  receivedAt: receivedAt.toISOString(),
  salt: salt?.toString('hex') ?? null,
  commit: commit?.toString('hex') ?? null,
});

const ofTournament = (tournamentId: string) =>
  sql`${entry.roundId} in (select id from ${round} where ${round.tournamentId} = ${tournamentId})`;

/**
 * Whether any of its entries has no line: it was written before the ledger, or by an earlier release beside this one. Round by round, which the
 * index answers: as a join it could be planned as reading every entry of all tournaments.
 */
export async function hasEntriesWithoutLine(tx: Transaction, tournamentId: string): Promise<boolean> {
  const rows = await tx
    .select({
      has: sql<boolean | null>`(select true from entry e where e.round_id = round.id and e.serial is null limit 1)`,
    })
    .from(round)
    .where(eq(round.tournamentId, tournamentId));
  return rows.some(({ has }) => has);
}

/** Golfers and sides of a tournament who have a score, in the order of their ids. */
export async function scoredPlayers(db: Database, tournamentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: player.id })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), sql`exists (select from entry e where e.player_id = ${player.id})`))
    .orderBy(asc(player.id));
  return rows.map(({ id }) => id);
}

/** Whether anything was said of its matches, or a shot was measured. */
export async function hasWords(tx: Transaction, tournamentId: string): Promise<boolean> {
  const [row] = (
    await tx.execute<{ has: boolean }>(sql`select exists (
        select from contest c join match_session s on s.contest_id = c.id join match m on m.session_id = s.id join match_entry e on e.match_id = m.id
        where c.tournament_id = ${tournamentId}
      ) or exists (select from round r join measurement m on m.round_id = r.id where r.tournament_id = ${tournamentId}) as has`)
  ).rows;
  return row?.has ?? false;
}

/** The entries so far are told by the first line. */
export async function markTold(tx: Transaction, tournamentId: string): Promise<void> {
  await tx
    .update(entry)
    .set({ serial: 1 })
    .where(and(ofTournament(tournamentId), isNull(entry.serial)));
}

export type NewLine = Sealed & { serial: number };

/** Appends lines that are no scores. */
export async function insertLines(
  tx: Transaction,
  tournamentId: string,
  lines: readonly (NewLine & Pick<ChangeRow, 'content'>)[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(ledgerLine).values(
    lines.map(({ serial, content, salt, commit }) => ({
      ...{ tournamentId, serial, content },
      ...{ salt, commit },
    })),
  );
}

/** Gives entries that have none their lines. */
export async function giveLines(tx: Transaction, given: readonly (NewLine & { id: string })[]): Promise<void> {
  const lines = given.map(({ salt, commit, ...line }) => ({ ...line, salt: salt.toString('hex'), commit: commit.toString('hex') }));
  await tx.execute(sql`update entry set serial = l.serial, salt = decode(l.salt, 'hex'), commit = decode(l.commit, 'hex')
    from json_to_recordset(${JSON.stringify(lines)}::json) as l(id uuid, serial int, salt text, commit text) where entry.id = l.id`);
}

/** The ledger of a tournament as it stands; null: it has not begun. */
export async function findHead(db: Database, tournamentId: string): Promise<{ lines: number; head: string } | null> {
  const [row] = await db
    .select({ lines: tournament.ledgerLines, head: tournament.ledgerHead })
    .from(tournament)
    .where(and(eq(tournament.id, tournamentId), isNotNull(tournament.ledgerHead)));
  return row?.head ? { lines: row.lines, head: row.head.toString('hex') } : null;
}

export async function setHead(tx: Transaction, tournamentId: string, lines: number, head: string): Promise<void> {
  await tx
    .update(tournament)
    .set({ ledgerLines: lines, ledgerHead: Buffer.from(head, 'hex') })
    .where(eq(tournament.id, tournamentId));
}
