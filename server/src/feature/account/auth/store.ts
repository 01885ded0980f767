import type { SignedInUser } from '@fairway/api';
import { and, asc, desc, eq, isNull, not } from 'drizzle-orm';
import type { Person } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site, siteLogo, users } from '../../../db/schema/account/site.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { logoAddress } from '../../../file/logo-address.ts';
import { givenFirst } from '../../../text/name-order.ts';
import { plain } from '../../../text/plain.ts';
import { hasLogin } from './login-store.ts';

/** The signed-in person, with the fields of the login answer; the first club becomes the current one. */
export async function signedInUser(db: Database, person: Person): Promise<SignedInUser> {
  const own = person.siteId === null ? null : await findSite(db, person.siteId);
  const clubs = own
    ? await db.select({ id: club.id, name: club.name }).from(club).where(eq(club.siteId, own.id)).orderBy(asc(club.name))
    : [];
  const latest = await findLatestTournament(db, person);
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    email: person.email,
    is_super_admin: person.isSuperAdmin,
    site: own ? { ...own, clubs } : null,
    right: person.isSuperAdmin ? 2 : person.right,
    latest_tournament_id: latest?.id ?? null,
    latest_tournament_name: latest?.name ?? null,
    owesSecondFactor: person.owesSecondFactor,
    oneKeyShortcuts: person.oneKeyShortcuts,
  };
}

async function findSite(db: Database, siteId: string): Promise<{ id: string; name: string; logo: string | null } | null> {
  const [row] = await db
    .select({ id: site.id, name: site.name, hash: siteLogo.hash })
    .from(site)
    .leftJoin(siteLogo, eq(siteLogo.siteId, site.id))
    .where(eq(site.id, siteId));
  return row ? { id: row.id, name: row.name, logo: logoAddress('site', row.id, row.hash) } : null;
}

async function findLatestTournament(db: Database, person: Person): Promise<{ id: string; name: string } | null> {
  if (!person.isSuperAdmin && person.siteId === null) return null;
  const [latest] = await db
    .select({ id: tournament.id, name: tournament.name })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(isNull(tournament.archivedAt), not(tournament.rehearsal), person.siteId === null ? undefined : eq(club.siteId, person.siteId)),
    )
    .orderBy(desc(tournament.date), desc(tournament.createdAt))
    .limit(1);
  return latest ?? null;
}

export async function findByLogin(db: Database, login: string): Promise<typeof users.$inferSelect | null> {
  const [row] = await db.select().from(users).where(hasLogin(login)).limit(1);
  return row ?? null;
}

type Named = { name: string; username: string; email?: string | null; position?: string | null };

/** What the list of users sorts by and searches in; written with the fields that they are made of. */
export const userKeys = ({ name, username, email, position }: Named) => ({
  nameKey: plain(givenFirst(name)),
  searched: plain([name, username, email, position].filter(Boolean).join(' ')),
});

/** Writes the keys of users who came without them, from an earlier release or its backup. */
export async function fillUserKeys(db: Database): Promise<void> {
  const without = await db.select().from(users).where(eq(users.nameKey, ''));
  for (const user of without) await db.update(users).set(userKeys(user)).where(eq(users.id, user.id));
}

/** What somebody would guess first as this person's password. */
export async function contextOf(db: Database, person: Named & { siteId: string | null }): Promise<(string | null)[]> {
  const { name, username, email = null, siteId } = person;
  if (siteId === null) return [name, username, email];
  const [own] = await db.select({ name: site.name }).from(site).where(eq(site.id, siteId));
  const clubs = await db.select({ name: club.name }).from(club).where(eq(club.siteId, siteId));
  return [name, username, email, own?.name ?? null, ...clubs.map((one) => one.name)];
}
