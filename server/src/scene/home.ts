import type { Database } from '../db/database.ts';
import { insertAll } from '../db/row.ts';
import { club, course } from '../db/schema/account/club.ts';
import { site, users } from '../db/schema/account/site.ts';
import { userKeys } from '../feature/account/auth/store.ts';
import { plain } from '../text/plain.ts';

type Club = Omit<typeof club.$inferInsert, 'siteId'> & { courses?: readonly Omit<typeof course.$inferInsert, 'clubId' | 'position'>[] };
/** A site as a plain list; `siteId` null: a person of no site. */
export type Home = { site: string; clubs: readonly Club[]; people?: readonly (typeof users.$inferInsert)[] };
type WrittenHome = { siteId: string; clubs: (typeof club.$inferSelect)[]; people: (typeof users.$inferSelect)[] };

/** Writes a site, its clubs with their courses, and people, who are of the site unless they say otherwise. */
export async function writeHome(db: Database, { site: name, clubs, people = [] }: Home): Promise<WrittenHome> {
  const [written] = await db
    .insert(site)
    .values({ name, nameKey: plain(name), searched: plain(name) })
    .returning();
  const siteId = written?.id ?? '';
  const clubRows = await db
    .insert(club)
    .values(clubs.map(({ courses: _, ...own }) => ({ ...own, siteId })))
    .returning();
  const courses = clubRows.flatMap(
    ({ id }, nth) => clubs[nth]?.courses?.map((own, at) => ({ ...own, clubId: id, position: at + 1 })) ?? [],
  );
  await insertAll(db, course, courses);
  const rows = people.map((person) => ({ siteId, ...person, ...userKeys(person) }));
  return { siteId, clubs: clubRows, people: rows.length === 0 ? [] : await db.insert(users).values(rows).returning() };
}
