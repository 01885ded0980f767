import { type Contract, daysAfter, ENDING_WITHIN_DAYS, lastDay, type SiteContract, shareOf, validityOn } from '@fairway/api';
import { and, asc, desc, eq, gt, gte, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, holdRow, insertRow, removeRow } from '../../../db/row.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { site } from '../../../db/schema/account/site.ts';
import { AppError } from '../../../error/app-error.ts';
import { firstOfPage, hasWords, inOrder } from '../../../http/page.ts';
import type { Input } from '../../../http/route.ts';
import { plain } from '../../../text/plain.ts';
import { isFollowed } from '../site/store.ts';

type Query = Input<'GET /api/contracts'>['query'];
type ContractRow = typeof contract.$inferSelect;
/** What a person may write of a contract. */
export type ContractFields = Omit<Input<'PATCH /api/contracts/:contractId'>['body'], 'version'>;
type Whole = Required<ContractFields>;

const SORTED_BY = {
  code: contract.code,
  siteName: site.nameKey,
  startDate: contract.startDate,
  endDate: contract.endDate,
  amount: sql`coalesce(${contract.amount}, 0)`,
};

const selectContracts = (db: Database) =>
  db.select({ contract, siteName: site.name }).from(contract).innerJoin(site, eq(site.id, contract.siteId)).$dynamic();

/** Which rows make the page is found first: only they are joined with what a line shows besides. */
export async function findContracts(db: Database, query: Query, today: string) {
  const { page, pageSize } = query;
  const where = and(...narrowedBy(query, today), ...hasWords(contract.searched, query.search));
  const order = inOrder(query, SORTED_BY, contract.id);
  const ids = db.select({ id: contract.id }).from(contract).$dynamic();
  const select = (query.sort === 'siteName' ? ids.innerJoin(site, eq(site.id, contract.siteId)) : ids)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset(firstOfPage(query))
    .as('found');
  const items = await selectContracts(db)
    .innerJoin(select, eq(select.id, contract.id))
    .orderBy(...order);
  return { items: items.map(wireContract(today)), total: await db.$count(contract, where), page, pageSize };
}

function narrowedBy({ siteId, plan, validity }: Query, today: string): (SQL | undefined)[] {
  return [
    siteId === undefined ? undefined : eq(contract.siteId, siteId),
    plan === undefined ? undefined : eq(contract.plan, plan),
    validity === undefined ? undefined : whereValidity(validity, today),
  ];
}

/** What `validityOn` says, as a condition; `expiring` and `lapsed` are ending and ended ones that no later one follows. */
function whereValidity(validity: NonNullable<Query['validity']>, today: string): SQL | undefined {
  const ending = daysAfter(today, ENDING_WITHIN_DAYS);
  const hasBegun = lte(contract.startDate, today);
  if (validity === 'not-begun') return gt(contract.startDate, today);
  if (validity === 'valid') return and(hasBegun, gt(contract.endDate, ending));
  const isEnding = and(hasBegun, gte(contract.endDate, today), lte(contract.endDate, ending));
  if (validity === 'ending') return isEnding;
  const hasEnded = lt(contract.endDate, today);
  if (validity === 'ended') return hasEnded;
  return and(validity === 'expiring' ? isEnding : hasEnded, not(isFollowed));
}

const wireContract =
  (today: string) =>
  ({ contract: { createdAt: _, searched: __, ...row }, siteName }: { contract: ContractRow; siteName: string }): Contract => ({
    ...row,
    siteName,
    ...shareOf(row.amount, row.commissionPercent),
    validity: validityOn(today, row),
  });

export async function requireContract(db: Database, contractId: string, today: string): Promise<Contract> {
  const [row] = await selectContracts(db).where(eq(contract.id, contractId));
  if (!row) throw new AppError('not-found');
  return wireContract(today)(row);
}

/** Those of a site for its own managers, the one that ends last first. */
export async function findContractsOfSite(db: Database, siteId: string, today: string): Promise<SiteContract[]> {
  const rows = await db
    .select()
    .from(contract)
    .where(eq(contract.siteId, siteId))
    .orderBy(desc(contract.endDate), desc(contract.startDate), asc(contract.id));
  return rows.map(({ id, code, plan, duration, durationUnit, startDate, endDate, price, amount }) => ({
    ...{ id, code, plan, duration, durationUnit, startDate, endDate, price, amount },
    validity: validityOn(today, { startDate, endDate }),
  }));
}

/** Locks a contract until the transaction ends. */
export const holdContract = (tx: Transaction, contractId: string): Promise<void> => holdRow(tx, contract, contractId);

/** What follows from the fields of a contract and the name of its site, and is kept to sort, filter and search by. */
const derived = (siteId: string, { code, representative, startDate, duration, durationUnit }: Whole) => ({
  endDate: lastDay(startDate, duration, durationUnit),
  // the site's line follows when the site is renamed: feature/account/site/store.ts
  searched: sql`${plain(`${code} ${representative ?? ''}`)}::text || E'\n' || (select s.searched from ${site} s where s.id = ${siteId})`,
});

export const insertContract = (tx: Transaction, siteId: string, fields: Whole): Promise<string> =>
  insertRow(tx, contract, { ...fields, ...derived(siteId, fields), siteId });

export const updateContract = (tx: Transaction, current: Contract, fields: ContractFields): Promise<void> =>
  changeRow(tx, contract, current.id, { ...fields, ...derived(current.siteId, { ...current, ...fields }) });

export const removeContract = (tx: Transaction, contractId: string): Promise<void> => removeRow(tx, contract, contractId);
