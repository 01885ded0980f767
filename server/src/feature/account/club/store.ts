import type { Club } from '@fairway/api';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, holdRow, insertRow, removeRow } from '../../../db/row.ts';
import { club, clubLogo, course } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { season } from '../../../db/schema/result/season.ts';
import { AppError } from '../../../error/app-error.ts';
import { logoAddress } from '../../../file/logo-address.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { plainSql } from '../../../text/text.ts';

type Query = Input<'GET /api/clubs'>['query'];
/** What a person may write of a club. */
export type ClubFields = Omit<typeof club.$inferInsert, 'id' | 'siteId' | 'version' | 'createdAt'>;

const courseCount = sql<number>`(select count(*) from ${course} where ${course.clubId} = ${club.id})`;
const searched = sql`concat_ws(' ', ${club.name}, ${club.city}, ${club.state}, ${club.country}, ${club.investor}, ${site.name})`;

/** Names in the order of their letters without diacritics: neither engine has a Vietnamese collation. */
const SORTED_BY = { name: plainSql(club.name), city: plainSql(club.city), siteName: plainSql(site.name), courseCount };

/** One page of the clubs of the principal's site; of every club for a super administrator. */
export async function findClubs(db: Database, principal: Principal, query: Query) {
  const { page, pageSize } = query;
  const ofSite = query.siteId === undefined ? undefined : eq(club.siteId, query.siteId);
  const where = and(ofPrincipal(principal), ofSite, ...hasWords(plainSql(searched), query.search));
  const items = await selectClubs(db)
    .where(where)
    .orderBy(...inOrder(query, SORTED_BY, SORTED_BY.name, club.id))
    .limit(pageSize)
    .offset(firstOfPage(query));
  const [counted] = await db.select({ total: sql<number>`count(*)` }).from(club).innerJoin(site, eq(site.id, club.siteId)).where(where);
  return { items: items.map(wireClub), total: counted?.total ?? 0, page, pageSize };
}

function ofPrincipal({ isSuperAdmin, siteId }: Principal): SQL | undefined {
  if (isSuperAdmin) return undefined;
  return siteId === null ? sql`false` : eq(club.siteId, siteId);
}

function selectClubs(db: Database) {
  const main = db
    .select({ id: course.id, par: course.par })
    .from(course)
    .where(eq(course.clubId, club.id))
    .orderBy(desc(sql`cardinality(${course.par})`), asc(course.position), asc(course.id))
    .limit(1)
    .as('main');
  return db
    .select({ club, siteName: site.name, logoHash: clubLogo.hash, courseCount, mainCourseId: main.id, pars: main.par })
    .from(club)
    .innerJoin(site, eq(site.id, club.siteId))
    .leftJoin(clubLogo, eq(clubLogo.clubId, club.id))
    .leftJoinLateral(main, sql`true`)
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectClubs>>[number];

const wireClub = ({ club: { createdAt: _, ...row }, logoHash, pars, ...rest }: Selected): Club => ({
  ...row,
  ...rest,
  logo: logoAddress('club', row.id, logoHash),
  holes: pars?.length ?? null,
  pars,
});

export async function requireClub(db: Database, clubId: string): Promise<Club> {
  const [row] = await selectClubs(db).where(eq(club.id, clubId));
  if (!row) throw new AppError('not-found');
  return wireClub(row);
}

/** Locks a club until the transaction ends. */
export const holdClub = (tx: Transaction, clubId: string): Promise<void> => holdRow(tx, club, clubId);

export const insertClub = (tx: Transaction, siteId: string, fields: ClubFields): Promise<string> =>
  insertRow(tx, club, { ...fields, siteId });

export const updateClub = (tx: Transaction, clubId: string, fields: Partial<ClubFields>): Promise<void> =>
  changeRow(tx, club, clubId, fields);

/** Deletes a club, its courses and its logo with it. */
export const removeClub = (tx: Transaction, clubId: string): Promise<void> => removeRow(tx, club, clubId);

export const countTournaments = (db: Database, clubId: string): Promise<number> => db.$count(tournament, eq(tournament.clubId, clubId));

/** Those of this club alone: without it they would be of every club of the site. */
export const countSeasons = (db: Database, clubId: string): Promise<number> => db.$count(season, eq(season.clubId, clubId));

/** The tournaments of a club that are not closed: their boards show its name. */
export const unclosedOf = (clubId: string): SQL | undefined => and(eq(tournament.clubId, clubId), ne(tournament.state, 'closed'));
