import { type ContractValidity, type Site, type SiteUser, validityOn } from '@fairway/api';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, holdRow, insertRow, removeRow } from '../../../db/row.ts';
import { club } from '../../../db/schema/account/club.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { countback, format, play, tiebreak } from '../../../db/schema/account/definition.ts';
import { site, siteLogo, users } from '../../../db/schema/account/site.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { AppError } from '../../../error/app-error.ts';
import { logoAddress } from '../../../file/logo-address.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { plain } from '../../../text/plain.ts';

type Query = Input<'GET /api/sites'>['query'];
/** What a person may write of a site. */
export type SiteFields = Pick<Site, 'name' | 'note' | 'contactMonths' | 'frameOrigins'>;

const MOST_PEOPLE = 100;

/** The ids of the clubs of a site, within another query. */
export const clubsOf = (siteId: string): SQL => sql`(select ${club.id} from ${club} where ${club.siteId} = ${siteId})`;

const counts = {
  clubCount: sql<number>`(select count(*)::int from ${club} where ${club.siteId} = ${site.id})`,
  userCount: sql<number>`(select count(*)::int from ${users} where ${users.siteId} = ${site.id})`,
  tournamentCount: sql<number>`(select count(*)::int from ${tournament} join ${club} on ${club.id} = ${tournament.clubId} where ${club.siteId} = ${site.id} and not ${tournament.rehearsal})`,
  contractCount: sql<number>`(select count(*)::int from ${contract} where ${contract.siteId} = ${site.id})`,
};

/** Whether the site of a contract has one that ends later. */
export const isFollowed = sql<boolean>`exists (select from ${contract} as later where later.site_id = ${contract}.site_id and later.end_date > ${contract}.end_date)`;

/** The contract that a site stands by: of those that run today the one that ends last, else the next to begin, else the last one that ended. */
function currentContract(db: Database, today: string) {
  const isLater = sql`${contract.startDate} > ${today}`;
  return db
    .select({ startDate: contract.startDate, endDate: contract.endDate, isFollowed: isFollowed.as('is_followed') })
    .from(contract)
    .where(eq(contract.siteId, site.id))
    .orderBy(
      sql`case when ${isLater} then 1 when ${contract.endDate} < ${today} then 2 else 0 end`,
      sql`case when ${isLater} then ${contract.startDate} end`,
      desc(contract.endDate),
      desc(contract.startDate),
    )
    .limit(1)
    .as('current');
}

function selectSites(db: Database, today: string) {
  const current = currentContract(db, today);
  const { startDate, endDate, isFollowed } = current;
  return db
    .select({ site, logoHash: siteLogo.hash, ...counts, startDate, endDate, isFollowed })
    .from(site)
    .leftJoin(siteLogo, eq(siteLogo.siteId, site.id))
    .leftJoinLateral(current, sql`true`)
    .$dynamic();
}
type Selected = Awaited<ReturnType<typeof selectSites>>[number];

const wireSite =
  (today: string) =>
  ({
    site: { createdAt: _, nameKey: __, searched: ___, ...row },
    logoHash,
    startDate,
    endDate,
    isFollowed,
    ...counted
  }: Selected): Site => ({
    ...row,
    ...counted,
    logo: logoAddress('site', row.id, logoHash),
    contractEnd: endDate,
    validity: startDate === null || endDate === null ? null : standingOn(today, { startDate, endDate }, isFollowed === true),
  });

/** What ends soon asks for nobody once a later contract is there. */
function standingOn(today: string, term: { startDate: string; endDate: string }, isFollowed: boolean): ContractValidity {
  const validity = validityOn(today, term);
  return validity === 'ending' && isFollowed ? 'valid' : validity;
}

/** Which rows make the page is found first: only for them is anything counted. */
export async function findSites(db: Database, query: Query, today: string) {
  const { page, pageSize } = query;
  const where = and(...hasWords(site.searched, query.search));
  const order = inOrder(query, { name: site.nameKey }, site.id);
  const select = db
    .select({ id: site.id })
    .from(site)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(firstOfPage(query))
    .as('found');
  const items = await selectSites(db, today)
    .innerJoin(select, eq(select.id, site.id))
    .orderBy(...order);
  return { items: items.map(wireSite(today)), total: await db.$count(site, where), page, pageSize };
}

export async function requireSite(db: Database, siteId: string, today: string): Promise<Site> {
  const [row] = await selectSites(db, today).where(eq(site.id, siteId));
  if (!row) throw new AppError('not-found');
  return wireSite(today)(row);
}

/** Locks a site until the transaction ends: nothing is added to it meanwhile. */
export const holdSite = (tx: Transaction, siteId: string): Promise<void> => holdRow(tx, site, siteId);

const named = (name: string) => ({ name, nameKey: plain(name), searched: plain(name) });

export const insertSite = (tx: Transaction, { name, ...fields }: Pick<SiteFields, 'name'> & Partial<SiteFields>): Promise<string> =>
  insertRow(tx, site, { ...fields, ...named(name) });

export async function updateSite(tx: Transaction, siteId: string, { name, ...fields }: Partial<SiteFields>): Promise<void> {
  await changeRow(tx, site, siteId, { ...fields, ...(name !== undefined && named(name)) });
  if (name !== undefined) await renameInContracts(tx, siteId, plain(name));
}

/** The contracts of a site are found by its name too: it is the second line of what their search looks in. */
async function renameInContracts(tx: Transaction, siteId: string, searched: string): Promise<void> {
  await tx
    .update(contract)
    .set({ searched: sql`split_part(${contract.searched}, E'\n', 1) || E'\n' || ${searched}::text` })
    .where(eq(contract.siteId, siteId));
}

/** Deletes a site, and with it its logo, its API keys and its own definitions, which no tournament uses any more. */
export async function removeSite(tx: Transaction, siteId: string): Promise<void> {
  for (const table of [format, tiebreak, countback, play]) await tx.delete(table).where(eq(table.siteId, siteId));
  await removeRow(tx, site, siteId);
}

export const findSiteUsers = (db: Database, siteId: string): Promise<SiteUser[]> =>
  db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      position: users.position,
      right: users.right,
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(users)
    .where(eq(users.siteId, siteId))
    .orderBy(asc(users.nameKey), asc(users.id))
    .limit(MOST_PEOPLE);
