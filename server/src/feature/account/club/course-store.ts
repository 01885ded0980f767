import type { Course } from '@fairway/api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { changeRow, insertRow, removeRow } from '../../../db/row.ts';
import { course } from '../../../db/schema/account/club.ts';
import { withWomen, womenColumns } from '../../../db/women-card.ts';
import { AppError } from '../../../error/app-error.ts';

type CourseRow = typeof course.$inferSelect;
/** What a person may write of a course. */
export type CourseFields = Pick<Course, 'name' | 'par' | 'strokeIndex' | 'women' | 'tees' | 'nines'>;

const wireCourse = ({ createdAt: _, ...row }: CourseRow): Course => withWomen(row);

/** The courses of a club in their order. */
export async function findCourses(db: Database, clubId: string): Promise<Course[]> {
  const courses = await db.select().from(course).where(eq(course.clubId, clubId)).orderBy(asc(course.position), asc(course.id));
  return courses.map(wireCourse);
}

export async function requireCourse(db: Database, courseId: string): Promise<Course> {
  const [row] = await db.select().from(course).where(eq(course.id, courseId));
  if (!row) throw new AppError('not-found');
  return wireCourse(row);
}

/** Adds a course after the others of its club. */
export async function insertCourse(tx: Transaction, clubId: string, fields: CourseFields): Promise<string> {
  const position = sql<number>`(select coalesce(max(${course.position}), 0) + 1 from ${course} where ${course.clubId} = ${clubId})`;
  return insertRow(tx, course, { ...womenColumns(fields), clubId, position });
}

export const updateCourse = (tx: Transaction, courseId: string, fields: Partial<CourseFields>): Promise<void> =>
  changeRow(tx, course, courseId, womenColumns(fields));

export const removeCourse = (tx: Transaction, courseId: string): Promise<void> => removeRow(tx, course, courseId);

/** Numbers courses from 1 in the order given. */
export async function orderCourses(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const position = sql`array_position(${`{${ids.join(',')}}`}::uuid[], ${course.id})`;
  await tx
    .update(course)
    .set({ position })
    .where(inArray(course.id, [...ids]));
}
