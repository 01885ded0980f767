import type { Sponsor } from '@fairway/api';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, insertRow, removeRow } from '../../../db/row.ts';
import { signupPackage } from '../../../db/schema/field/signup.ts';
import { sponsor, sponsorLogo } from '../../../db/schema/field/tournament.ts';
import { AppError } from '../../../error/app-error.ts';
import { logoAddress } from '../../../file/logo-address.ts';

type Fields = Pick<Sponsor, 'name' | 'website'>;

/** The sponsors of a tournament in their order. */
export async function findSponsors(db: Database, tournamentId: string): Promise<Sponsor[]> {
  const { id, name, website, version } = sponsor;
  const rows = await db
    .select({ id, name, website, version, hash: sponsorLogo.hash })
    .from(sponsor)
    .leftJoin(sponsorLogo, eq(sponsorLogo.sponsorId, sponsor.id))
    .where(eq(sponsor.tournamentId, tournamentId))
    .orderBy(asc(sponsor.position), asc(sponsor.id));
  return rows.map(({ hash, ...row }) => ({ ...row, logo: logoAddress('sponsor', row.id, hash) }));
}

export async function requireSponsor(db: Database, tournamentId: string, sponsorId: string): Promise<Sponsor> {
  const row = (await findSponsors(db, tournamentId)).find(({ id }) => id === sponsorId);
  if (!row) throw new AppError('not-found');
  return row;
}

/** Adds a sponsor behind the others. */
export async function insertSponsor(tx: Transaction, tournamentId: string, fields: Fields): Promise<string> {
  const position = sql<number>`(select coalesce(max(${sponsor.position}), 0) + 1 from ${sponsor} where ${sponsor.tournamentId} = ${tournamentId})`;
  return insertRow(tx, sponsor, { tournamentId, position, ...fields });
}

/** The packages of this name that are nobody's yet are this sponsor's from then on, whatever they are called later; and the one that is named. */
export async function linkPackages(
  tx: Transaction,
  tournamentId: string,
  { id, name }: Pick<Sponsor, 'id' | 'name'>,
  packageId: string | null,
) {
  const isTheirs = or(sql`lower(${signupPackage.name}) = lower(${name})`, packageId === null ? undefined : eq(signupPackage.id, packageId));
  await tx
    .update(signupPackage)
    .set({ sponsorId: id })
    .where(and(eq(signupPackage.tournamentId, tournamentId), isNull(signupPackage.sponsorId), isTheirs));
}

export const updateSponsor = (tx: Transaction, sponsorId: string, fields: Partial<Fields>): Promise<void> =>
  changeRow(tx, sponsor, sponsorId, fields);

export const removeSponsor = (tx: Transaction, sponsorId: string): Promise<void> => removeRow(tx, sponsor, sponsorId);

/** Numbers sponsors from 1 in the order given. */
export async function orderSponsors(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const position = sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${sponsor.id})`;
  await tx
    .update(sponsor)
    .set({ position })
    .where(inArray(sponsor.id, [...ids]));
}

/** The pictures of a tournament's sponsors, by their ids. */
export async function findSponsorLogos(db: Database, tournamentId: string): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db
    .select({ id: sponsor.id, bytes: sponsorLogo.bytes })
    .from(sponsorLogo)
    .innerJoin(sponsor, eq(sponsor.id, sponsorLogo.sponsorId))
    .where(eq(sponsor.tournamentId, tournamentId));
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}
