import type { ComingTournament, ListedTournament, Stand } from '@fairway/api';
import { STANDS } from '@fairway/api/choice/field/tournament';
import { and, asc, desc, eq, gt, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { clubDate, isPlayedToday, phaseOfRow, playerCount } from '../../../engine/tournament/phase.ts';
import type { Input } from '../../../http/route.ts';
import { plain } from '../../../text/plain.ts';
import { plainSql } from '../../../text/text.ts';
import { ARRIVING } from './arriving.ts';
import { holesIn, preparationOf, type RoundShown, roundShown } from './progress.ts';

type Page = { items: ListedTournament[]; total: number; page: number; pageSize: number };
type Query = Input<'GET /api/tournaments'>['query'];

const courseName = sql<string>`(select ${round.courseName} from ${round} where ${round.tournamentId} = ${tournament.id} order by ${round.number} limit 1)`;
const searched = sql`concat_ws(' ', ${tournament.name}, ${club.name}, ${tournament.location}, ${courseName})`;

/** One page of the tournaments that a principal may see: all for a super administrator, otherwise those of their site's clubs. */
export async function findTournaments(db: Database, principal: Principal, query: Query, now: Date): Promise<Page> {
  const where = and(ofPrincipal(principal), ...narrowedBy(query));
  const inOrder = query.order === 'asc' ? asc : desc;
  const rows = await db
    .select(listedOn(now))
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(where)
    .orderBy(inOrder(SORTED_BY[query.sort]), desc(tournament.date), desc(tournament.createdAt), asc(tournament.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)` })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(where);
  return { items: await withHoles(db, rows), total: counted?.total ?? 0, page: query.page, pageSize: query.pageSize };
}

const listedOn = (now: Date) => ({
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
  playedToday: isPlayedToday(now),
  underWay: sql<RoundShown | null>`case when ${phaseOfRow} = 'playing' and ${tournament.state} <> 'closed'
    then json_build_object('roundId', ${roundShown}, 'boardVersion', ${tournament.boardVersion}) end`,
});

/** With how far their rounds are, one after the other: others are answered in between. */
async function withHoles<Row extends { underWay: RoundShown | null }>(db: Database, rows: readonly Row[]) {
  const items = [];
  for (const { underWay, ...row } of rows) items.push({ ...row, holes: underWay && (await holesIn(db, underWay)) });
  return items;
}

/** Where the office says that it stands. */
const stand = sql<Stand>`case when ${tournament.state} = 'closed' then 'closed' else ${phaseOfRow} end`;

/** As many as a dashboard has room for. */
const MOST_NEXT = 5;

/** What a principal may see of days that are not today: no rehearsals, and none that was put away. */
const onAnotherDay = (principal: Principal, day: SQL) =>
  and(ofPrincipal(principal), isNull(tournament.archivedAt), not(tournament.rehearsal), day);

/** The tournaments after today that a principal may see, the first one first, with what of their first round is prepared. */
export async function nextTournaments(db: Database, principal: Principal, now: Date): Promise<ComingTournament[]> {
  const rows = await db
    .select({
      ...listedOn(now),
      daysAhead: sql<number>`${tournament.date} - ${clubDate(now)}`,
      preparation: preparationOf(roundShown),
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(onAnotherDay(principal, gt(tournament.date, clubDate(now))))
    .orderBy(asc(tournament.date), asc(tournament.createdAt), asc(tournament.id))
    .limit(MOST_NEXT);
  return withHoles(db, rows);
}

/** The latest tournament that was over before today; null: there has been none. */
export async function lastTournament(db: Database, principal: Principal, now: Date): Promise<ListedTournament | null> {
  const rows = await db
    .select(listedOn(now))
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(onAnotherDay(principal, lt(tournament.lastDate, clubDate(now))))
    .orderBy(desc(tournament.lastDate), desc(tournament.createdAt), asc(tournament.id))
    .limit(1);
  const [row] = await withHoles(db, rows);
  return row ?? null;
}

/** Names in the order of their letters without diacritics: neither engine has a Vietnamese collation. */
const SORTED_BY = {
  name: plainSql(tournament.name),
  date: tournament.date,
  state: sql`array_position(${sql.raw(`array['${STANDS.join("','")}']`)}, ${stand})`,
  playerCount,
};

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
    state === 'archived' ? gt(tournament.archivedAt, ARRIVING) : isNull(tournament.archivedAt),
    state === undefined || state === 'archived' ? undefined : sql`${state} in (${tournament.state}, ${stand})`,
    ...words.map((word) => sql`strpos(${plainSql(searched)}, ${word}) > 0`),
  ];
}
