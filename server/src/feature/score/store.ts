import { type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../access/principal.ts';
import { notify } from '../../db/notice.ts';
import type { Database } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { carriedStatus } from '../competition/carried-status.ts';
import type { StoredEntry } from '../competition/golf-entry.ts';

/** The facts for judging entries, all from one moment: that of `boardVersion`. */
export type Known = {
  boardVersion: number;
  state: 'open' | 'locked' | 'closed';
  finished: boolean;
  /** Which of the given players have a card in the round. */
  players: string[];
  /** Which of those missed an earlier cut. */
  cut: string[];
  /** Which of those did not start this round. */
  notStarted: string[];
  entries: (StoredEntry & { seq: number })[];
};

/** The round that entries are for. */
export type RoundRef = { tournamentId: string; roundId: string };

/** The state of the tournament, and every entry with one of these ids or of one of these players in this round. */
export async function readKnown(
  db: Database,
  { tournamentId, roundId }: RoundRef,
  ids: string[],
  playerIds: string[],
): Promise<Known | null> {
  const { rows } = await db.execute<Known>(sql`
    select t.board_version as "boardVersion", t.state, r.finished_at is not null as finished,
      (select coalesce(json_agg(c.player_id), '[]') from card c where c.round_id = r.id and c.player_id = any(${uuids(playerIds)})) as players,
      (select coalesce(json_agg(c.player_id), '[]') from card c
        where c.round_id = r.id and c.player_id = any(${uuids(playerIds)}) and ${carriedStatus(sql`c.player_id`, sql`r.number`)} = 'cut') as cut,
      (select coalesce(json_agg(c.player_id), '[]') from card c
        where c.round_id = r.id and c.player_id = any(${uuids(playerIds)}) and c.status = 'DNS') as "notStarted",
      (select coalesce(json_agg(json_build_object('id', e.id, 'seq', e.seq, 'playerId', e.player_id, 'roundId', e.round_id, 'hole', e.hole,
          'strokes', e.strokes, 'pickup', e.pickup, 'source', e.source, 'principalKind', e.principal_kind, 'principalId', e.principal_id, 'device', e.device, 'replaces', e.replaces, 'reason', e.reason)), '[]')
        from entry e where e.id = any(${uuids(ids)}) or (e.round_id = r.id and e.player_id = any(${uuids(playerIds)}))) as entries
    from tournament t join round r on r.tournament_id = t.id where t.id = ${tournamentId} and r.id = ${roundId}`);
  return rows[0] ?? null;
}

/** Ids that the api has checked to be UUIDs, as one parameter. */
const uuids = (ids: readonly string[]): SQL => sql`(${`{${ids.join(',')}}`}::text)::uuid[]`;

/** What the log has about a batch. */
export type ScoreAction = { kind: 'score' | 'settle'; subjectId: string | null; before: unknown; after: unknown };
export type Author = { siteId: string; principal: Pick<Principal, 'kind' | 'id'> };

/** What must still be true when entries are appended, because judging relied on it. */
export type Guard = {
  /** The board's version: nobody has written since. */
  judgedAt: number;
  /** Nothing was read: the round is not finished, the players are in it past every cut and started it, and none of the holes has an entry. */
  onFreshHoles: boolean;
};

/**
 * Appends entries of one author, raises the board's version, notifies every process and writes the log: in one statement, so in
 * one transaction with one round trip to the database. If the guard fails it writes nothing and returns null; then the entries
 * must be judged again.
 */
export async function appendEntries(
  db: Database,
  { tournamentId, roundId }: RoundRef,
  guard: Guard,
  entries: readonly StoredEntry[],
  { principal, siteId }: Author,
  action: ScoreAction,
  receivedAt: Date,
): Promise<number | null> {
  const playerIds = new Set(entries.map(({ playerId }) => playerId));
  const holes = new Set(entries.map(({ hole }) => hole));
  const [raised] = await appendStatement(db).execute({
    ...{ tournamentId, roundId, ...guard, ...action, siteId, receivedAt: receivedAt.toISOString() },
    ...{ principalKind: principal.kind, principalId: principal.id },
    ...{ playerIds: arrayText(playerIds), playerCount: playerIds.size, holes: arrayText(holes) },
    entries: JSON.stringify(entries.map(rowOf)),
    before: json(action.before),
    after: json(action.after),
  });
  return raised?.boardVersion ?? null;
}

/** As short as possible: what is left out is null. */
const rowOf = ({ id, playerId, hole, strokes, pickup, source, device, enteredAt, replaces, reason }: StoredEntry, n: number) => ({
  ...{ n, id, playerId, hole, strokes: strokes ?? undefined, source, enteredAt },
  ...{ pickup: pickup || undefined, device: device ?? undefined, replaces: replaces ?? undefined, reason: reason ?? undefined },
});

const arrayText = (values: Iterable<string | number>): string => `{${[...values].join(',')}}`;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const given = (name: string, type: SQL): SQL => sql`${sql.placeholder(name)}::${type}`;

const numberOfRound = () => sql`(select number from round where id = ${given('roundId', sql`uuid`)})`;

/** Stricter than necessary: an entry of any of these players on any of these holes counts. */
const areFresh = () => sql`exists (select from round r
    where r.id = ${given('roundId', sql`uuid`)} and r.tournament_id = ${given('tournamentId', sql`uuid`)} and r.finished_at is null)
  and (select count(*) from card c
    where c.round_id = ${given('roundId', sql`uuid`)} and ${carriedStatus(sql`c.player_id`, numberOfRound())} <> 'cut' and c.status <> 'DNS' and c.player_id = any(${given('playerIds', sql`text::uuid[]`)})) = ${given('playerCount', sql`int`)}
  and not exists (select from entry e where e.round_id = ${given('roundId', sql`uuid`)}
    and e.player_id = any(${given('playerIds', sql`text::uuid[]`)}) and e.hole = any(${given('holes', sql`text::smallint[]`)}))`;

const appendStatement = prepared((db) => {
  const raised = db.$with('raised', { id: sql<string>`id`.as('id'), boardVersion: sql<number>`board_version`.as('board_version') }).as(sql`
    update tournament set board_version = board_version + 1
    where id = ${given('tournamentId', sql`uuid`)} and board_version = ${given('judgedAt', sql`int`)} and state <> 'closed'
      and (not ${given('onFreshHoles', sql`boolean`)} or ${areFresh()})
    returning id, board_version`);
  const written = db.$with('written', {}).as(sql`
    insert into entry (id, player_id, round_id, hole, strokes, pickup, source, principal_kind, principal_id, device, entered_at, received_at, replaces, reason)
    select e.id, e."playerId", ${given('roundId', sql`uuid`)}, e.hole, e.strokes, coalesce(e.pickup, false), e.source,
      ${given('principalKind', sql`text`)}, ${given('principalId', sql`uuid`)}, e.device, e."enteredAt", ${given('receivedAt', sql`timestamptz`)}, e.replaces, e.reason
    from raised, json_to_recordset(${given('entries', sql`json`)}) as e(n int, id uuid, "playerId" uuid, hole smallint,
      strokes smallint, pickup boolean, source text, device text, "enteredAt" timestamptz, replaces uuid, reason text)
    order by e.n`);
  const told = db.$with('told', {}).as(sql`
    insert into activity (site_id, tournament_id, principal_kind, principal_id, kind, subject_type, subject_id, before, after)
    select ${given('siteId', sql`uuid`)}, raised.id, ${given('principalKind', sql`text`)}, ${given('principalId', sql`uuid`)}, ${given('kind', sql`text`)}, 'entry',
      ${given('subjectId', sql`text`)}, ${given('before', sql`text::jsonb`)}, ${given('after', sql`text::jsonb`)}
    from raised`);
  return db
    .with(raised, written, told)
    .select({ boardVersion: raised.boardVersion, notified: notify(sql`id`, sql`board_version`) })
    .from(raised)
    .prepare('append_entries');
});
