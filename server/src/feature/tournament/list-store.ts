import type { ListedTournament } from '@fairway/api';
import { and, asc, desc, eq, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../access/principal.ts';
import type { Database } from '../../db/open.ts';
import { club } from '../../db/schema/club.ts';
import { player } from '../../db/schema/player.ts';
import { round, tournament } from '../../db/schema/tournament.ts';
import type { Input } from '../../http/route.ts';
import { plain } from '../../text/plain.ts';
import { plainSql } from '../../text/text.ts';
import { phaseOfRow } from './phase.ts';

type Page = { items: ListedTournament[]; total: number; page: number; pageSize: number };
type Query = Input<'GET /api/tournaments'>['query'];

const playerCount = sql<number>`(select count(*) from ${player} where ${player.tournamentId} = ${tournament.id})`;
const courseName = sql<string>`(select ${round.courseName} from ${round} where ${round.tournamentId} = ${tournament.id} order by ${round.number} limit 1)`;
const searched = sql`concat_ws(' ', ${tournament.name}, ${club.name}, ${tournament.location}, ${courseName})`;

/** One page of the tournaments that a principal may see: all for a super administrator, otherwise those of their site's clubs. */
export async function findTournaments(db: Database, principal: Principal, query: Query): Promise<Page> {
  const where = and(ofPrincipal(principal), ...narrowedBy(query));
  const inOrder = query.order === 'asc' ? asc : desc;
  const items = await selectListed(db)
    .where(where)
    .orderBy(inOrder(SORTED_BY[query.sort]), desc(tournament.date), desc(tournament.createdAt), asc(tournament.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)` })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(where);
  return { items, total: counted?.total ?? 0, page: query.page, pageSize: query.pageSize };
}

const selectListed = (db: Database) =>
  db
    .select({
      id: tournament.id,
      clubId: tournament.clubId,
      clubName: club.name,
      name: tournament.name,
      date: tournament.date,
      lastDate: tournament.lastDate,
      time: tournament.time,
      format: tournament.format,
      formatName: tournament.formatName,
      state: tournament.state,
      phase: phaseOfRow,
      public: tournament.public,
      rehearsal: tournament.rehearsal,
      playerCount,
      courseName,
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .$dynamic();

/** What the office calls the state: an open tournament's phase. */
const shownState = sql<string>`case when ${tournament.state} = 'open' then ${phaseOfRow} else ${tournament.state} end`;

/** The date at a tournament's club. */
export const clubDate = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;

/** As many as a dashboard has room for. */
const MOST_NEXT = 5;

/** The tournaments after today that a principal may see, the first one first. */
export function nextTournaments(db: Database, principal: Principal, now: Date): Promise<ListedTournament[]> {
  return selectListed(db)
    .where(and(ofPrincipal(principal), isNull(tournament.archivedAt), not(tournament.rehearsal), gt(tournament.date, clubDate(now))))
    .orderBy(asc(tournament.date), asc(tournament.createdAt), asc(tournament.id))
    .limit(MOST_NEXT);
}

/** Names in the order of their letters without diacritics: neither engine has a Vietnamese collation. */
const SORTED_BY = { name: plainSql(tournament.name), date: tournament.date, state: shownState, playerCount };

export function ofPrincipal({ isSuperAdmin, siteId }: Principal): SQL | undefined {
  if (isSuperAdmin) return undefined;
  return siteId === null ? sql`false` : eq(club.siteId, siteId);
}

function narrowedBy({ clubId, state, rehearsals, search }: Query): (SQL | undefined)[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [
    clubId === undefined ? undefined : eq(tournament.clubId, clubId),
    rehearsals === 'with' ? undefined : not(tournament.rehearsal),
    state === 'archived' ? isNotNull(tournament.archivedAt) : isNull(tournament.archivedAt),
    state === undefined || state === 'archived' ? undefined : sql`${state} in (${tournament.state}, ${shownState})`,
    ...words.map((word) => sql`strpos(${plainSql(searched)}, ${word}) > 0`),
  ];
}
