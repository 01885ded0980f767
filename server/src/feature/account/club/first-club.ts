import { text } from '@fairway/api';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { StartError } from '../../../error/start-error.ts';
import { recordActivity } from '../../../write/action.ts';
import { insertSite } from '../site/store.ts';

const properName = (vi: string, en: string) =>
  text
    .min(1, `Thiếu tên ${vi}. / The name of the ${en} is missing.`)
    .max(200, `Tên ${vi} không quá 200 ký tự. / The name of the ${en} has at most 200 letters.`);
const firstClub = z.object({ site: properName('site', 'site'), club: properName('CLB', 'club') });

/** A club with its site, by their names. */
export type ClubOfSite = { site: string; club: string };

/** Every club, the oldest first. */
export const findClubsOfSites = (db: Database): Promise<ClubOfSite[]> =>
  db.select({ site: site.name, club: club.name }).from(club).innerJoin(site, eq(site.id, club.siteId)).orderBy(club.createdAt, club.id);

/** Makes a club and its site, each unless the name exists; false: both existed. A StartError says what is wrong with the names. */
export async function createFirstClub(db: Database, clubOfSite: ClubOfSite): Promise<boolean> {
  const parsed = firstClub.safeParse(clubOfSite);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(({ message }) => message).join('\n'));
  return db.transaction(async (tx) => {
    // two runs at once would make everything twice
    await tx.execute(sql`lock table ${site} in share row exclusive mode`);
    const siteId = await siteOf(tx, parsed.data.site);
    const name = parsed.data.club;
    const [existing] = await tx
      .select({ id: club.id })
      .from(club)
      .where(and(eq(club.siteId, siteId), sameName(club.name, name)));
    if (existing) return false;
    const [created] = await tx.insert(club).values({ siteId, name }).returning({ id: club.id });
    const action = { kind: 'created', subjectType: 'club', subjectId: created?.id ?? null, after: { name } } as const;
    await recordActivity(tx, { principal: null, siteId }, action);
    return true;
  });
}

async function siteOf(tx: Transaction, name: string): Promise<string> {
  const [existing] = await tx.select({ id: site.id }).from(site).where(sameName(site.name, name)).limit(1);
  if (existing) return existing.id;
  const siteId = await insertSite(tx, { name });
  const action = { kind: 'created', subjectType: 'site', subjectId: siteId, after: { name } } as const;
  await recordActivity(tx, { principal: null, siteId }, action);
  return siteId;
}

const sameName = (column: typeof site.name | typeof club.name, name: string) => sql`lower(${column}) = ${name.toLowerCase()}`;
