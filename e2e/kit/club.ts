import outing from '../../golf/events/phoenix-outing.json' with { type: 'json' };
import { openDatabase } from '../../server/src/db/open.ts';
import { club, course } from '../../server/src/db/schema/account/club.ts';
import { site, users } from '../../server/src/db/schema/account/site.ts';
import { hashPassword } from '../../server/src/feature/account/auth/password.ts';
import { userKeys } from '../../server/src/feature/account/auth/store.ts';
import { plain } from '../../server/src/text/plain.ts';
import { writeLongDay } from '../../server/test/fixture/long-day.ts';

const SITE = 'Golf Lương Sơn';
export const PASSWORD = 'sau-lo-golf-vui';
/** Each user name says what the person may do. */
export const RIGHTS = { manager: 2, editor: 1, reader: 0 } as const;
export type Person = keyof typeof RIGHTS | 'admin' | 'siteless';

/** A club with one course and its people, before its first tournament; `longDay`: and another one with the long day. */
export async function openClub(dataDir: string, longDay = false): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.migrate();
  const [ours] = await database.db
    .insert(site)
    .values({ name: SITE, nameKey: plain(SITE), searched: plain(SITE) })
    .returning();
  if (!ours) throw new Error('the site was not written');
  const clubs = await database.db
    .insert(club)
    .values([
      { siteId: ours.id, name: 'Phoenix' },
      { siteId: ours.id, name: 'Thung Lũng' },
    ])
    .returning();
  const [phoenix] = clubs;
  if (!phoenix) throw new Error('the club was not written');
  await database.db
    .insert(course)
    .values({ clubId: phoenix.id, position: 1, name: outing.course.name, par: outing.course.par, strokeIndex: outing.course.strokeIndex });
  const passwordHash = await hashPassword(PASSWORD);
  const people = [
    { username: 'admin', name: 'Quản Trị', isSuperAdmin: true, right: 2 },
    { username: 'siteless', name: 'Chưa Có Site', right: 2 },
    ...Object.entries(RIGHTS).map(([username, right]) => ({ username, name: `Người ${username}`, siteId: ours.id, right })),
  ];
  await database.db.insert(users).values(people.map((person) => ({ ...person, ...userKeys(person), passwordHash })));
  if (longDay) await writeLongDay(database.db, ours.id);
  await database.close();
}
