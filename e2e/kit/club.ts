import outing from '../../golf/events/phoenix-outing.json' with { type: 'json' };
import { openDatabase } from '../../server/src/db/open.ts';
import { hashPassword } from '../../server/src/feature/account/auth/password.ts';
import { writeHome } from '../../server/src/scene/home.ts';
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
  const { name, par, strokeIndex } = outing.course;
  const passwordHash = await hashPassword(PASSWORD);
  const { siteId } = await writeHome(database.db, {
    site: SITE,
    clubs: [{ name: 'Phoenix', courses: [{ name, par, strokeIndex }] }, { name: 'Thung Lũng' }],
    people: [
      { username: 'admin', name: 'Quản Trị', isSuperAdmin: true, right: 2, siteId: null, passwordHash },
      { username: 'siteless', name: 'Chưa Có Site', right: 2, siteId: null, passwordHash },
      ...Object.entries(RIGHTS).map(([username, right]) => ({ username, name: `Người ${username}`, right, passwordHash })),
    ],
  });
  if (longDay) await writeLongDay(database.db, siteId);
  await database.close();
}
