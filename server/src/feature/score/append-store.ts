import { PERMISSIONS } from '@fairway/api';
import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Principal } from '../../access/principal.ts';
import { type Limits, sessionParameters, sessionStands } from '../../access/session-store.ts';
import { notify } from '../../db/notice.ts';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import type { StoredEntry } from '../competition/golf-entry.ts';
import { carriedStatus } from '../tournament/carried-status.ts';
import type { RoundRef } from './store.ts';

/** What the log has about a batch. */
export type ScoreAction = { kind: 'score' | 'settle'; subjectId: string | null; before: unknown; after: unknown };
/** The entries to append, and their activity. */
export type Decision = { write: readonly StoredEntry[]; action: ScoreAction };
export type Author = Pick<Principal, 'kind' | 'id'>;

/**
 * Appends entries of one author, raises the board's version, notifies every process and writes the log: in one statement, so in
 * one transaction with one round trip to the database. If anybody has written since the version that the entries were judged at, it
 * writes nothing and returns null; then they must be judged again.
 */
export async function appendEntries(
  db: Database,
  round: RoundRef,
  judgedAt: number,
  decision: Decision,
  { kind, id }: Author,
  receivedAt: Date,
): Promise<number | null> {
  const given = { ...parametersOf(round, decision, receivedAt), judgedAt, principalKind: kind, principalId: id };
  const [raised] = await appendStatement(db).execute(given);
  return raised?.boardVersion ?? null;
}

/**
 * The same for entries that are the first on their holes, from a token: the statement itself finds out who sends them, whether they may,
 * and whether what the entries were judged by is true: the tournament is open, not archived and of their site, the round is not finished,
 * the players are in it past every cut and started it, and none of the holes has an entry. Null: any of that is not so; then the request
 * takes the usual way.
 */
export async function appendFreshEntries(
  db: Database,
  round: RoundRef,
  decision: Decision,
  { token, limits }: { token: string; limits: Limits },
  receivedAt: Date,
): Promise<number | null> {
  const playerIds = new Set(decision.write.map(({ playerId }) => playerId));
  const holes = new Set(decision.write.map(({ hole }) => hole));
  const [raised] = await appendFreshStatement(db).execute({
    ...parametersOf(round, decision, receivedAt),
    ...sessionParameters(token, limits, receivedAt),
    ...{ right: PERMISSIONS['score.write'], playerIds: arrayText(playerIds), playerCount: playerIds.size, holes: arrayText(holes) },
  });
  return raised?.boardVersion ?? null;
}

const parametersOf = ({ tournamentId, roundId }: RoundRef, { write, action }: Decision, receivedAt: Date) => ({
  ...{ tournamentId, roundId, kind: action.kind, subjectId: action.subjectId, receivedAt: receivedAt.toISOString() },
  entries: JSON.stringify(write.map(rowOf)),
  before: json(action.before),
  after: json(action.after),
});

/** As short as possible: what is left out is null. */
const rowOf = (
  { id, playerId, hole, strokes, pickup, source, device, enteredAt, clockWrong, replaces, reason }: StoredEntry,
  n: number,
) => ({
  ...{ n, id, playerId, hole, strokes: strokes ?? undefined, source, enteredAt },
  ...{
    pickup: pickup || undefined,
    clockWrong: clockWrong || undefined,
    device: device ?? undefined,
    replaces: replaces ?? undefined,
    reason: reason ?? undefined,
  },
});

const arrayText = (values: Iterable<string | number>): string => `{${[...values].join(',')}}`;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const given = (name: string, type: SQL): SQL => sql`${sql.placeholder(name)}::${type}`;
const tournamentId = () => given('tournamentId', sql`uuid`);
const roundId = () => given('roundId', sql`uuid`);
const playerIds = () => given('playerIds', sql`text::uuid[]`);

const appendStatement = prepared((db) =>
  append(db, {
    where: sql`t.board_version = ${given('judgedAt', sql`int`)} and t.state <> 'closed' and t.archived_at is null`,
    author: sql`${given('principalKind', sql`text`)} as author_kind, ${given('principalId', sql`uuid`)} as author_id`,
  }).prepare('append_entries'),
);

/**
 * The version is compared with the one at the beginning of the statement. If another writer held the tournament and changed it in the
 * meantime, only this comparison sees it: PostgreSQL looks again at the row that it waited for, and at no other.
 */
const appendFreshStatement = prepared((db) => {
  const asker = db.$with('asker', {}).as(sql`
    select users.id from session join users on users.id = session.user_id
    where ${sessionStands()} and (users.is_super_admin or users."right" >= ${given('right', sql`int`)} and users.site_id = (
      select c.site_id from tournament t join club c on c.id = t.club_id where t.id = ${tournamentId()}))`);
  return append(db, {
    asker,
    where: sql`t.board_version = (select at_begin.board_version from tournament at_begin where at_begin.id = ${tournamentId()})
      and t.state = 'open' and t.archived_at is null and ${areFresh()}`,
    author: sql`'person' as author_kind, asker.id as author_id`,
  }).prepare('append_fresh_entries');
});

/** Stricter than necessary: an entry of any of these players on any of these holes counts. */
const areFresh =
  () => sql`exists (select from round r where r.id = ${roundId()} and r.tournament_id = ${tournamentId()} and r.finished_at is null)
  and (select count(*) from card c
    where c.round_id = ${roundId()} and c.player_id = any(${playerIds()}) and c.status <> 'DNS'
      and ${carriedStatus(sql`c.player_id`, sql`(select number from round where id = ${roundId()})`)} <> 'cut') = ${given('playerCount', sql`int`)}
  and not exists (select from unnest(${playerIds()}) as asked(player_id) cross join lateral (select from entry e
    where e.round_id = ${roundId()} and e.player_id = asked.player_id and e.hole = any(${given('holes', sql`text::smallint[]`)}) limit 1) as e)`;

type Append = {
  /** Who sends the entries, where the statement finds it out: no row, nothing is written. */
  asker?: WithSubquery;
  /** What must be true of the tournament `t`. */
  where: SQL;
  /** `author_kind` and `author_id`. */
  author: SQL;
};

function append(db: Database, { asker, where, author }: Append) {
  const columns = { id: sql<string>`id`.as('id'), boardVersion: sql<number>`board_version`.as('board_version') };
  const raised = db.$with('raised', columns).as(sql`
    update tournament t set board_version = t.board_version + 1 ${asker ? sql`from asker` : sql``}
    where t.id = ${tournamentId()} and ${where}
    returning t.id, t.board_version, (select c.site_id from club c where c.id = t.club_id) as site_id, ${author}`);
  const written = db.$with('written', {}).as(sql`
    insert into entry (id, player_id, round_id, hole, strokes, pickup, source, principal_kind, principal_id, device, entered_at, received_at, clock_wrong, replaces, reason)
    select e.id, e."playerId", ${roundId()}, e.hole, e.strokes, coalesce(e.pickup, false), e.source,
      raised.author_kind, raised.author_id, e.device, e."enteredAt", ${given('receivedAt', sql`timestamptz`)}, coalesce(e."clockWrong", false), e.replaces, e.reason
    from raised, json_to_recordset(${given('entries', sql`json`)}) as e(n int, id uuid, "playerId" uuid, hole smallint,
      strokes smallint, pickup boolean, source text, device text, "enteredAt" timestamptz, "clockWrong" boolean, replaces uuid, reason text)
    order by e.n`);
  const told = db.$with('told', {}).as(sql`
    insert into activity (site_id, tournament_id, principal_kind, principal_id, kind, subject_type, subject_id, before, after)
    select raised.site_id, raised.id, raised.author_kind, raised.author_id, ${given('kind', sql`text`)}, 'entry',
      ${given('subjectId', sql`text`)}, ${given('before', sql`text::jsonb`)}, ${given('after', sql`text::jsonb`)}
    from raised`);
  return db
    .with(...(asker ? [asker] : []), raised, written, told)
    .select({ boardVersion: raised.boardVersion, notified: notify(sql`id`, sql`board_version`) })
    .from(raised);
}
