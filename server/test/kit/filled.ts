import { beginSession } from '../../src/access/session-store.ts';
import type { Database } from '../../src/db/database.ts';
import { club } from '../../src/db/schema/account/club.ts';
import { site, users } from '../../src/db/schema/account/site.ts';
import { NO_PASSWORD } from '../../src/feature/account/auth/password.ts';
import { type Event, seedEvent } from './event.ts';

/** Tournaments to write into, and a user who may do everything in them. */
export type Filled = { token: string; userId: string; clubId: string; events: Event[] };

/** A club with public tournaments of 144 players, or so many. */
export async function fillClub(tx: Database, tournaments: number, size = 144): Promise<Filled> {
  const [home] = await tx.insert(site).values({ name: 'Site' }).returning();
  const [phoenix] = await tx
    .insert(club)
    .values({ siteId: home?.id ?? '', name: 'Phoenix' })
    .returning();
  const desk = { username: `desk-${home?.id}`, name: 'Desk', passwordHash: NO_PASSWORD, siteId: home?.id ?? null, right: 2 };
  const [user] = await tx.insert(users).values(desk).returning();
  const token = await beginSession(tx, user?.id ?? '', new Date());
  const clubId = phoenix?.id ?? '';
  const players = Array.from({ length: size }, (_, nth) => ({ handicapCourse: (nth % 37) * 10, handicapIndex: (nth % 37) * 10 }));
  const events: Event[] = [];
  for (let nth = 0; nth < tournaments; nth++) events.push(await seedEvent(tx, clubId, { players, divisions: ['A', 'B', 'C', 'Nữ'] }));
  return { token, userId: user?.id ?? '', clubId, events };
}
