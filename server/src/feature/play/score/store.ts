import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { firstHoleOf, lastHoleOf } from '../../../db/played-round.ts';
import type { StoredEntry } from '../../../engine/competition/entry/golf-entry.ts';
import { carriedStatus } from '../../../engine/tournament/carried-status.ts';
import type { Partner } from '../../../engine/tournament/side/partner-store.ts';

/** The facts for judging entries, all from one moment: that of `boardVersion`. */
export type RoundState = {
  boardVersion: number;
  /** How many lines the ledger has; 0: it has not begun. */
  lines: number;
  state: 'open' | 'locked' | 'closed';
  archived: boolean;
  finished: boolean;
  /** The first and the last hole of the round, as the course's card numbers them. */
  firstHole: number;
  lastHole: number;
  /** Which of the given players have a card in the round. */
  players: string[];
  /** Which of those missed an earlier cut. */
  cut: string[];
  /** Which of those did not start this round. */
  notStarted: string[];
  /** Which of those play in the flight of the phone that writes. */
  inFlight: string[];
  /** Who plays for those of them that are sides of one ball, each on their holes. */
  partners: Pick<Partner, 'sideId' | 'playerId' | 'fromHole' | 'untilHole' | 'startingHole'>[];
  /** Whose card is confirmed; by the word of a phone that was shut out, nobody's. */
  confirmed: string[];
  entries: (StoredEntry & { seq: number; serial: number | null })[];
  /** Which of the given ids another tournament has. */
  foreign: string[];
};

/** The round that entries are for. */
export type RoundRef = { tournamentId: string; roundId: string };

/** The state of the tournament, and each of its entries with one of these ids or of one of these players in this round. */
export async function readKnown(
  db: Database,
  { tournamentId, roundId, principal }: RoundRef & { principal?: { flightId?: string | null } },
  ids: string[],
  playerIds: string[],
): Promise<RoundState | null> {
  const { rows } = await db.execute<RoundState>(sql`
    select t.board_version as "boardVersion", t.ledger_lines as lines, t.state, t.archived_at is not null as archived, r.finished_at is not null as finished,
      ${firstHoleOf(sql`r`)} as "firstHole", ${lastHoleOf(sql`r`)} as "lastHole",
      (select coalesce(json_agg(c.player_id), '[]') from card c where c.round_id = r.id and c.player_id = any(${uuids(playerIds)})) as players,
      (select coalesce(json_agg(c.player_id), '[]') from card c
        where c.round_id = r.id and c.player_id = any(${uuids(playerIds)}) and ${carriedStatus(sql`c.player_id`, sql`r.number`)} = 'cut') as cut,
      (select coalesce(json_agg(c.player_id), '[]') from card c
        where c.round_id = r.id and c.player_id = any(${uuids(playerIds)}) and c.status = 'DNS') as "notStarted",
      (select coalesce(json_agg(c.player_id), '[]') from card c where c.round_id = r.id and c.player_id = any(${uuids(playerIds)})
        and c.flight_id = ${principal?.flightId ?? null}::uuid) as "inFlight",
      (select coalesce(json_agg(json_build_object('sideId', p.side_id, 'playerId', p.player_id, 'fromHole', p.from_hole, 'untilHole', p.until_hole,
          'startingHole', (select f.starting_hole from card c join flight f on f.id = c.flight_id where c.player_id = p.side_id and c.round_id = r.id))), '[]')
        from side_partner p
        where p.round_id = r.id and p.side_id = any(${uuids(playerIds)})) as partners,
      (select coalesce(json_agg(distinct said.player_id), '[]') from card_confirmation said left join marker_device d on d.id = said.device_id
        where said.round_id = r.id and said.player_id = any(${uuids(playerIds)}) and d.shut_out_at is null) as confirmed,
      (select coalesce(json_agg(json_build_object('id', e.id, 'seq', e.seq, 'serial', e.serial, 'playerId', e.player_id, 'roundId', e.round_id, 'hole', e.hole,
          'strokes', e.strokes, 'pickup', e.pickup, 'driveBy', e.drive_by, 'source', e.source, 'principalKind', e.principal_kind, 'principalId', e.principal_id, 'device', e.device, 'replaces', e.replaces, 'reason', e.reason)), '[]')
        from entry e where (e.id = any(${uuids(ids)}) and e.round_id in (select own.id from round own where own.tournament_id = t.id))
          or (e.round_id = r.id and e.player_id = any(${uuids(playerIds)}))) as entries,
      (select coalesce(json_agg(e.id), '[]') from entry e join round other on other.id = e.round_id
        where e.id = any(${uuids(ids)}) and other.tournament_id <> t.id) as foreign
    from tournament t join round r on r.tournament_id = t.id where t.id = ${tournamentId} and r.id = ${roundId}`);
  return rows[0] ?? null;
}

/** Ids that the api has checked to be UUIDs, as one parameter. */
const uuids = (ids: readonly string[]): SQL => sql`(${`{${ids.join(',')}}`}::text)::uuid[]`;
