import type { SignedInUser } from '@fairway/api';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { club, site, tournament } from '../../db/schema.ts';
import type { User } from './session-store.ts';

/** Who is signed in, in the fields of the login answer; the first club becomes the current one. */
export async function signedInUser(db: Database, user: User): Promise<SignedInUser> {
  const [own] = user.siteId ? await db.select().from(site).where(eq(site.id, user.siteId)) : [];
  const clubs = own
    ? await db.select({ id: club.id, name: club.name }).from(club).where(eq(club.siteId, own.id)).orderBy(asc(club.name))
    : [];
  const latest = await findLatestTournament(db, user);
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    is_super_admin: user.isSuperAdmin,
    site: own ? { id: own.id, name: own.name, logo: own.logo, clubs } : null,
    right: user.isSuperAdmin ? 2 : user.right,
    latest_tournament_id: latest?.id ?? null,
    latest_tournament_name: latest?.name ?? null,
  };
}

async function findLatestTournament(db: Database, user: User): Promise<{ id: string; name: string } | null> {
  if (!user.isSuperAdmin && user.siteId === null) return null;
  const [latest] = await db
    .select({ id: tournament.id, name: tournament.name })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(user.siteId === null ? undefined : eq(club.siteId, user.siteId))
    .orderBy(desc(tournament.date), desc(tournament.createdAt))
    .limit(1);
  return latest ?? null;
}
