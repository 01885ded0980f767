import type { Club, Course } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import type { Principal } from '../../access/principal.ts';
import type { Database, Transaction } from '../../db/open.ts';
import { club, course, site } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
const collator = new Intl.Collator('vi', { numeric: true });

/** The clubs of the principal's site; every club for a super administrator. */
export async function findClubs(db: Database, { isSuperAdmin, siteId }: Principal): Promise<Club[]> {
  if (!isSuperAdmin && siteId === null) return [];
  const clubs = await db
    .select({ id: club.id, siteId: club.siteId, siteName: site.name, name: club.name, timeZone: club.timeZone, logo: club.logo })
    .from(club)
    .innerJoin(site, eq(site.id, club.siteId))
    .where(isSuperAdmin || siteId === null ? undefined : eq(club.siteId, siteId));
  return clubs.sort(byName);
}

type CourseRow = typeof course.$inferSelect;

export const wireCourse = ({ id, clubId, version, name, par, strokeIndex, tees }: CourseRow): Course => ({
  id,
  clubId,
  version,
  name,
  par,
  strokeIndex,
  tees,
});

export async function findCourses(db: Database, clubId: string): Promise<Course[]> {
  const courses = await db.select().from(course).where(eq(course.clubId, clubId));
  return courses.sort(byName).map(wireCourse);
}

export async function insertCourse(tx: Transaction, values: typeof course.$inferInsert): Promise<CourseRow> {
  const [created] = await tx.insert(course).values(values).returning();
  if (!created) throw new Error('the course was not written');
  return created;
}

/** The course, held until the transaction ends. */
export async function requireCourse(tx: Transaction, courseId: string): Promise<CourseRow> {
  const [found] = await tx.select().from(course).where(eq(course.id, courseId)).for('update');
  if (!found) throw new AppError('not-found');
  return found;
}

export async function updateCourse(tx: Transaction, courseId: string, values: Partial<CourseRow>): Promise<CourseRow> {
  const [updated] = await tx
    .update(course)
    .set({ ...values, version: sql`${course.version} + 1` })
    .where(eq(course.id, courseId))
    .returning();
  if (!updated) throw new Error('the course is gone');
  return updated;
}
