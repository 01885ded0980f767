import { PERMISSIONS } from '@fairway/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import { type Limits, sessionLimitParameters, sessionStands } from '../../../access/session-store.ts';
import { hashOf } from '../../../access/token.ts';
import type { Database } from '../../../db/database.ts';
import { firstHoleOf, lastHoleOf } from '../../../db/played-round.ts';
import { prepared } from '../../../db/prepared.ts';
import type { StoredEntry } from '../../../engine/competition/entry/golf-entry.ts';
import { type KnownLedger, type Sealed, scoreLines, sealedScores } from '../../../engine/ledger/score-line.ts';
import type { RoundRef } from './store.ts';

/** What the log has about a batch. */
export type ScoreAction = { kind: 'score' | 'settle'; subjectId: string | null; before: unknown; after: unknown };
/** The entries to append, and their activity. */
export type Decision = { write: readonly StoredEntry[]; action: ScoreAction };
/** Who writes; of a phone, which one, and of which flight. */
export type Author = Pick<Principal, 'kind' | 'id'> & { deviceId?: string; flightId?: string | null };

/** Entries of a desk that are the first on their holes, and the token that sends them. */
export type FreshBatch = { round: RoundRef; decision: Decision; token: string };

/**
 * Appends entries of one author, raises the board's version and writes the log: in one statement, so in one transaction with one round
 * trip to the database. Whoever calls tells the others of the new version. If anybody has written since the version that the entries were judged at, or the
 * phone that sends them was shut out, it writes nothing and returns null; then they must be judged again. The ledger must have begun.
 */
export async function appendEntries(
  db: Database,
  round: RoundRef,
  { boardVersion: judgedAt, ...ledger }: KnownLedger & { boardVersion: number },
  decision: Decision,
  { kind, id, deviceId }: Author,
  receivedAt: Date,
): Promise<number | null> {
  const batch = { round, decision, ledger, judged: { judgedAt, authorKind: kind, authorId: id, deviceId } };
  const [raised] = await appendStatement(db).execute(parametersOf([batch], receivedAt));
  return raised?.boardVersion ?? null;
}

/** At most as many batches are appended in one statement. */
export const MOST_BATCHES = 6;

/**
 * The same for batches of several tournaments whose entries are the first on their holes, from tokens: the statement itself finds out who
 * sends each, whether they may, and whether what the entries were judged by is true: the tournament is open, not archived and of their
 * site, the round is not finished and has these holes, the players are in it and have no status, and none of the holes has an entry. Null: any of
 * that is not so, or somebody else is writing in the tournament; then the request takes the usual way.
 */
export async function appendFreshEntries(
  db: Database,
  batches: readonly FreshBatch[],
  limits: Limits,
  receivedAt: Date,
): Promise<(number | null)[]> {
  const raised = await appendFreshStatement(db).execute({
    ...parametersOf(
      batches.map(({ token, ...batch }) => ({ ...batch, ledger: NOTHING_BEFORE, judged: freshOf(token, batch.decision) })),
      receivedAt,
    ),
    ...sessionLimitParameters(limits, receivedAt),
    right: PERMISSIONS['score.write'],
  });
  const versions = new Map(raised.map(({ batch, boardVersion }) => [batch, boardVersion]));
  return batches.map((_, nth) => versions.get(nth) ?? null);
}

/** Of entries that are the first on their holes no line needs to know what was before. */
const NOTHING_BEFORE: KnownLedger = { lines: 0, entries: [] };

const freshOf = (token: string, { write }: Decision) => ({
  tokenHash: hashOf(token),
  playerIds: [...new Set(write.map(({ playerId }) => playerId))],
  holes: [...new Set(write.map(({ hole }) => hole))],
});

/** A batch, and what the statement finds out by itself whether it may be written. */
type Batch = { round: RoundRef; decision: Decision; ledger: KnownLedger; judged: object };

const parametersOf = (batches: readonly Batch[], receivedAt: Date) => ({
  batches: JSON.stringify(
    batches.map(({ round: { tournamentId, roundId }, decision, judged }, batch) => ({
      ...{ batch, tournamentId, roundId, lines: decision.write.length },
      ...decision.action,
      ...judged,
    })),
  ),
  entries: JSON.stringify(
    batches.flatMap(({ decision: { write }, ledger }, batch) => {
      const lines = sealedScores(scoreLines(ledger, write, receivedAt));
      return write.map((entry, n) => ({ ...rowOf(entry, batch, n), ...inBase64(lines[n] as Sealed) }));
    }),
  ),
  receivedAt: receivedAt.toISOString(),
});

const inBase64 = ({ salt, commit }: Sealed) => ({
  salt: salt.toString('base64'),
  commit: commit.toString('base64'),
});

/** As short as possible: what is left out is null. */
const rowOf = (
  { id, playerId, hole, strokes, pickup, driveBy, source, device, enteredAt, clockWrong, replaces, reason }: StoredEntry,
  batch: number,
  n: number,
) => ({
  ...{ batch, n, id, playerId, hole, strokes: strokes ?? undefined, source, enteredAt },
  ...{
    pickup: pickup || undefined,
    driveBy: driveBy ?? undefined,
    clockWrong: clockWrong || undefined,
    device: device ?? undefined,
    replaces: replaces ?? undefined,
    reason: reason ?? undefined,
  },
});

const parameter = (name: string, type: SQL): SQL => sql`${sql.placeholder(name)}::${type}`;

const appendStatement = prepared((db) =>
  append(db, {
    judged: sql`"judgedAt" int, "authorKind" text, "authorId" uuid, "deviceId" uuid`,
    ready: sql`select b.batch, t.id, c.site_id, b."authorKind" as author_kind, b."authorId" as author_id
      from batch b join tournament t on t.id = b."tournamentId" join club c on c.id = t.club_id
      where t.board_version = b."judgedAt" and t.ledger_head is not null and t.state <> 'closed' and t.archived_at is null and (b."deviceId" is null or exists
        (select from marker_device d join marker_link l on l.id = d.link_id
          where d.id = b."deviceId" and d.shut_out_at is null and l.revoked_at is null))
      for no key update of t`,
  }).prepare('append_entries'),
);

/**
 * The version is compared with the one at the beginning of the statement: where another writer changed the tournament in the meantime,
 * PostgreSQL looks again at the row that it locks, and at no other. It waits for no lock: writers of one tournament never hold back the
 * batches of the others.
 */
const appendFreshStatement = prepared((db) =>
  append(db, {
    judged: sql`"tokenHash" text, "playerIds" uuid[], holes smallint[]`,
    ready: sql`select b.batch, t.id, asker.site_id, 'person' as author_kind, asker.id as author_id
      from batch b cross join lateral (
        select t.id, t.club_id from tournament t where t.id = b."tournamentId" and t.state = 'open' and t.archived_at is null
          and t.ledger_head is not null
          and t.board_version = (select at_begin.board_version from tournament at_begin where at_begin.id = b."tournamentId")
          limit 1 for no key update skip locked) as t cross join lateral (
        select users.id, c.site_id from session join users on users.id = session.user_id join club c on c.id = t.club_id
        where ${sessionStands(sql`b."tokenHash"`)}
          and (users.is_super_admin or users."right" >= ${parameter('right', sql`int`)} and users.site_id = c.site_id) limit 1) as asker
      where ${areFresh()}`,
  }).prepare('append_fresh_entries'),
);

/**
 * Stricter than necessary: any status of these players in any round, and any entry of theirs on any of these holes. Each part looks up rows
 * by their key: joins would be planned once, for tables that are still empty, as reading all of them.
 */
const areFresh = () => sql`(select r.tournament_id from round r where r.id = b."roundId" and r.finished_at is null
    and not exists (select from unnest(b.holes) as asked(hole) where asked.hole not between ${firstHoleOf(sql`r`)} and ${lastHoleOf(sql`r`)})) = b."tournamentId"
  and (select bool_and(own.ready) from unnest(b."playerIds") as asked(player_id) cross join lateral (
    select coalesce(bool_and(c.status = 'ok') and bool_or(c.round_id = b."roundId"), false) as ready
    from card c where c.player_id = asked.player_id) as own)
  and not exists (select from unnest(b."playerIds") as asked(player_id) cross join lateral (select from entry e
    where e.round_id = b."roundId" and e.player_id = asked.player_id and e.hole = any(b.holes) limit 1) as e)`;

type Append = {
  /** The further columns of a batch: what it is judged by. */
  judged: SQL;
  /** Locks the tournaments of those batches `b` that may be written; gives their number, tournament and author. */
  ready: SQL;
};

function append(db: Database, { judged, ready }: Append) {
  const columns = {
    id: sql<string>`id`.as('id'),
    batch: sql<number>`batch`.as('batch'),
    boardVersion: sql<number>`board_version`.as('board_version'),
  };
  // the limit tells the planner how few they are
  const batch = db.$with('batch', {}).as(sql`
    select * from json_to_recordset(${parameter('batches', sql`json`)}) as b(batch int, "tournamentId" uuid, "roundId" uuid, lines int, kind text,
      "subjectId" text, before jsonb, after jsonb, ${judged}) limit ${sql.raw(String(MOST_BATCHES))}`);
  const mayWrite = db.$with('ready', {}).as(ready);
  const sent = db.$with('sent', {}).as(sql`
    select * from json_to_recordset(${parameter('entries', sql`json`)}) as e(batch int, n int, id uuid, "playerId" uuid,
      hole smallint, strokes smallint, pickup boolean, "driveBy" uuid, source text, device text, "enteredAt" timestamptz, "clockWrong" boolean, replaces uuid,
      reason text, salt text, commit text)`);
  const raised = db.$with('raised', columns).as(sql`
    update tournament t set board_version = t.board_version + 1, entry_batches = t.entry_batches + 1,
      ledger_lines = t.ledger_lines + batch.lines,
      ledger_head = (select ledger_after(t.ledger_head, decode(sent.commit, 'base64') order by sent.n) from sent where sent.batch = batch.batch)
    from ready join batch using (batch) where t.id = ready.id
    returning t.id, t.board_version, t.ledger_lines - batch.lines as lines_before, ready.site_id, ready.batch, author_kind, author_id`);
  const written = db.$with('written', {}).as(sql`
    insert into entry (id, player_id, round_id, hole, strokes, pickup, drive_by, source, principal_kind, principal_id, device, entered_at, received_at, clock_wrong, replaces, reason, serial, salt, commit)
    select e.id, e."playerId", batch."roundId", e.hole, e.strokes, coalesce(e.pickup, false), e."driveBy", e.source,
      raised.author_kind, raised.author_id, e.device, e."enteredAt", ${parameter('receivedAt', sql`timestamptz`)}, coalesce(e."clockWrong", false), e.replaces, e.reason,
      raised.lines_before + e.n + 1, decode(e.salt, 'base64'), decode(e.commit, 'base64')
    from raised join batch using (batch) join sent e using (batch)
    order by e.batch, e.n`);
  const told = db.$with('told', {}).as(sql`
    insert into activity (site_id, tournament_id, principal_kind, principal_id, kind, subject_type, subject_id, before, after)
    select raised.site_id, raised.id, raised.author_kind, raised.author_id, batch.kind, 'entry', batch."subjectId", batch.before, batch.after
    from raised join batch using (batch)`);
  return db
    .with(batch, mayWrite, sent, raised, written, told)
    .select({ batch: raised.batch, boardVersion: raised.boardVersion })
    .from(raised);
}
