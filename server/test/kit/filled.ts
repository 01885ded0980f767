import { randomUUID } from 'node:crypto';
import { beginSession } from '../../src/access/session-store.ts';
import type { Database } from '../../src/db/database.ts';
import { NO_PASSWORD } from '../../src/feature/account/auth/password.ts';
import { writeHome } from '../../src/scene/home.ts';
import { type Event, seedEvent } from './event.ts';

/** Tournaments to write into, and a user who may do everything in them. */
export type Filled = { token: string; userId: string; clubId: string; events: Event[] };

/** A club with public tournaments of 144 players, or so many. */
export async function fillClub(tx: Database, tournaments: number, size = 144): Promise<Filled> {
  const desk = { username: `desk-${randomUUID()}`, name: 'Desk', passwordHash: NO_PASSWORD, right: 2 };
  const { clubs, people } = await writeHome(tx, { site: 'Site', clubs: [{ name: 'Phoenix' }], people: [desk] });
  const [clubId = '', userId = ''] = [...clubs, ...people].map(({ id }) => id);
  const token = await beginSession(tx, userId, new Date());
  const players = Array.from({ length: size }, (_, nth) => ({ handicapCourse: (nth % 37) * 10, handicapIndex: (nth % 37) * 10 }));
  const events: Event[] = [];
  for (let nth = 0; nth < tournaments; nth++) events.push(await seedEvent(tx, clubId, { players, divisions: ['A', 'B', 'C', 'Nữ'] }));
  return { token, userId, clubId, events };
}
