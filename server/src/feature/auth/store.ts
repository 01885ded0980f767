import type { SignedInUser } from '@fairway/api';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Person } from '../../access/principal.ts';
import type { Database } from '../../db/open.ts';
import { club } from '../../db/schema/club.ts';
import { site, siteLogo } from '../../db/schema/site.ts';
import { tournament } from '../../db/schema/tournament.ts';
import { logoAddress } from '../../logo.ts';

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
  };
}

async function findSite(db: Database, siteId: string): Promise<{ id: string; name: string; logo: string | null } | null> {
  const [found] = await db
    .select({ id: site.id, name: site.name, hash: siteLogo.hash })
    .from(site)
    .leftJoin(siteLogo, eq(siteLogo.siteId, site.id))
    .where(eq(site.id, siteId));
  return found ? { id: found.id, name: found.name, logo: logoAddress('site', found.id, found.hash) } : null;
}

async function findLatestTournament(db: Database, person: Person): Promise<{ id: string; name: string } | null> {
  if (!person.isSuperAdmin && person.siteId === null) return null;
  const [latest] = await db
    .select({ id: tournament.id, name: tournament.name })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(and(isNull(tournament.archivedAt), person.siteId === null ? undefined : eq(club.siteId, person.siteId)))
    .orderBy(desc(tournament.date), desc(tournament.createdAt))
    .limit(1);
  return latest ?? null;
}
