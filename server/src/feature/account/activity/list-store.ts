import type { ActivityAuthor, ActivityLine } from '@fairway/api';
import { MOST_LINES } from '@fairway/api/choice/account/activity';
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { course } from '../../../db/schema/account/club.ts';
import { apiKey, site, users } from '../../../db/schema/account/site.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { markerLink } from '../../../db/schema/play/marker.ts';
import { team } from '../../../db/schema/play/match.ts';
import { AppError } from '../../../error/app-error.ts';
import { firstOfPage, hasWords } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { changesOf, idsIn, inShort, isOfOne } from './change-list.ts';
import { namesOfDeleted, namesOfSubjects, namesOfValues, recordOf } from './name-store.ts';
import { asSeenBy, linesSeenBy, ofSiteOf } from './sight.ts';

type Query = Input<'GET /api/activities'>['query'];

/** Days of the log are those of most of its readers. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

const NEWEST_FIRST = [desc(activity.at), desc(activity.id)] as const;

/** One page of the activity that the principal sees, newest first. */
export async function findActivity(db: Database, principal: Principal, query: Query) {
  const where = and(linesSeenBy(db, principal), ...narrowedBy(query));
  // the lines of the page are found in an index alone, however deep it is; only those are read and joined
  const onPage = db
    .select({ id: activity.id })
    .from(activity)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(query.pageSize)
    .offset(firstOfPage(query));
  const rows = await selectLines(db)
    .where(sql`${activity.id} = any(array(${onPage}))`)
    .orderBy(...NEWEST_FIRST);
  const items = await asLines(db, principal, rows, 'in short');
  const counted = db
    .select({ id: activity.id })
    .from(activity)
    .where(where)
    .limit(MOST_LINES + 1)
    .as('counted');
  return { items, total: await db.$count(counted), page: query.page, pageSize: query.pageSize };
}

function narrowedBy({ subjectType, kind, by, tournamentId, from, to }: Query): (SQL | undefined)[] {
  return [
    subjectType && eq(activity.subjectType, subjectType),
    kind && eq(activity.kind, kind),
    by === undefined ? undefined : by === 'program' ? isNull(activity.principalKind) : eq(activity.principalId, by),
    tournamentId === undefined ? undefined : eq(activity.tournamentId, tournamentId),
    from === undefined ? undefined : sql`${activity.at} >= ${from}::date::timestamp at time zone ${TIME_ZONE}::text`,
    to === undefined ? undefined : sql`${activity.at} < (${to}::date + 1)::timestamp at time zone ${TIME_ZONE}::text`,
  ];
}

function selectLines(db: Database) {
  return db
    .select({
      line: activity,
      personName: users.name,
      keyName: apiKey.name,
      captainTeam: team.name,
      linkName: sql<string | null>`'Flight ' || ${markerLink.flightNumber}`,
      siteName: site.name,
      tournamentName: tournament.name,
      clubId: course.clubId,
    })
    .from(activity)
    .leftJoin(users, and(eq(activity.principalKind, 'person'), eq(users.id, activity.principalId)))
    .leftJoin(apiKey, and(eq(activity.principalKind, 'key'), eq(apiKey.id, activity.principalId)))
    .leftJoin(markerLink, and(eq(activity.principalKind, 'link'), eq(markerLink.id, activity.principalId)))
    .leftJoin(team, and(eq(activity.principalKind, 'captain'), eq(team.id, activity.principalId)))
    .leftJoin(site, eq(site.id, activity.siteId))
    .leftJoin(tournament, eq(tournament.id, activity.tournamentId))
    .leftJoin(course, and(eq(activity.subjectType, 'course'), sql`${course.id}::text = ${activity.subjectId}`))
    .$dynamic();
}
type ActivityRow = Awaited<ReturnType<typeof selectLines>>[number];

export async function requireActivity(db: Database, principal: Principal, activityId: string): Promise<ActivityLine> {
  const rows = await selectLines(db).where(and(eq(activity.id, activityId), linesSeenBy(db, principal)));
  const [line] = await asLines(db, principal, rows, 'whole');
  if (!line) throw new AppError('not-found');
  return line;
}

async function asLines(
  db: Database,
  principal: Principal,
  rows: readonly ActivityRow[],
  how: 'in short' | 'whole',
): Promise<ActivityLine[]> {
  const lines = rows.map((row) => {
    const all = changesOf(asSeenBy(principal, row.line));
    const changes = how === 'whole' ? all : inShort(all);
    return { row, changes, ids: (how === 'whole' ? changes : changes.filter(isOfOne)).flatMap(idsIn) };
  });
  const names = await namesOfValues(
    db,
    principal,
    lines.flatMap(({ ids }) => ids),
  );
  const subjects = rows.flatMap(({ line: { subjectType, subjectId } }) => (subjectId === null ? [] : [{ subjectType, subjectId }]));
  const now = await namesOfSubjects(db, principal, subjects);
  const gone = subjects.filter(({ subjectType, subjectId }) => !now.has(`${subjectType} ${recordOf(subjectId)}`));
  const then = gone.length === 0 ? new Map<string, string>() : await namesOfDeleted(db, gone);
  return lines.map(({ row, changes, ids }) => {
    const { line, siteName, tournamentName, clubId } = row;
    const own = new Set(ids);
    const key = `${line.subjectType} ${recordOf(line.subjectId ?? '')}`;
    return {
      id: line.id,
      at: line.at.toISOString(),
      kind: line.kind,
      subjectType: line.subjectType,
      subjectId: line.subjectId,
      subjectName: now.get(key) ?? then.get(`${line.subjectType} ${line.subjectId}`) ?? null,
      exists: now.has(key),
      who: { kind: line.principalKind, id: line.principalId, name: row.personName ?? row.keyName ?? row.linkName ?? row.captainTeam },
      site: line.siteId !== null && siteName !== null ? { id: line.siteId, name: siteName } : null,
      tournament: line.tournamentId !== null && tournamentName !== null ? { id: line.tournamentId, name: tournamentName } : null,
      clubId,
      changes,
      names: Object.fromEntries([...names].filter(([id]) => own.has(id))),
    };
  });
}

/** As many as a choice has room for. */
const MOST_AUTHORS = 20;

/** People and API keys of the principal's site, or of every site, by name. */
export async function findAuthors(db: Database, principal: Principal, search: string): Promise<ActivityAuthor[]> {
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(ofSiteOf(principal, users.siteId), ...hasWords(users.searched, search)))
    .orderBy(asc(users.nameKey), asc(users.id))
    .limit(MOST_AUTHORS);
  const keys = await db
    .select({ id: apiKey.id, name: apiKey.name })
    .from(apiKey)
    .where(
      and(
        ofSiteOf(principal, apiKey.siteId),
        ne(apiKey.name, ''),
        search === '' ? undefined : sql`strpos(lower(${apiKey.name}), lower(${search})) > 0`,
      ),
    )
    .orderBy(asc(apiKey.name), asc(apiKey.id))
    .limit(MOST_AUTHORS);
  return [...people.map((one) => ({ kind: 'person' as const, ...one })), ...keys.map((one) => ({ kind: 'key' as const, ...one }))];
}
