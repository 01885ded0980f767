import type { Course } from '@fairway/api';
import type { Transaction } from '../../../db/database.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';
import { type ClubActor, ofSite } from './club.ts';
import { requireCourseCard } from './course-check.ts';
import { findCourses, insertCourse, orderCourses, removeCourse, requireCourse, updateCourse } from './course-store.ts';
import { holdClub } from './store.ts';

type NewCourse = Input<'POST /api/clubs/:clubId/courses'>['body'];
type CourseChange = Input<'PATCH /api/clubs/:clubId/courses/:courseId'>['body'];

const subjectType = 'course';

export async function addCourse(deps: Writer, actor: ClubActor, newCourse: NewCourse): Promise<Course> {
  requireCourseCard(newCourse);
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdClub(tx, actor.club.id);
      const subjectId = await insertCourse(tx, actor.club.id, newCourse);
      return { kind: 'created', subjectType, subjectId, after: newCourse };
    },
    answer: (tx, done) => requireCourse(tx, done?.subjectId ?? ''),
  });
}

/** Changes a course, its place among the others included. Rounds own a copy of it, so no result changes. */
export async function changeCourse(
  deps: Writer,
  actor: ClubActor,
  courseId: string,
  { version, ...wanted }: CourseChange,
): Promise<Course> {
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdClub(tx, actor.club.id);
      const current = await requireCourse(tx, courseId);
      await requireVersion(current, version);
      const change = changeOf(current, wanted);
      if (!change) return null;
      const { position, ...fields } = change.after;
      requireCourseCard({ ...current, ...fields });
      await updateCourse(tx, courseId, fields);
      if (position !== undefined) await moveCourse(tx, current, Number(position));
      return { kind: 'updated', subjectType, subjectId: courseId, ...change };
    },
    answer: (tx) => requireCourse(tx, courseId),
  });
}

export async function deleteCourse(deps: Writer, actor: ClubActor, courseId: string): Promise<undefined> {
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdClub(tx, actor.club.id);
      const { name } = await requireCourse(tx, courseId);
      await removeCourse(tx, courseId);
      await orderCourses(tx, await othersOf(tx, actor.club.id, courseId));
      return { kind: 'deleted', subjectType, subjectId: courseId, before: { name } };
    },
    answer: async () => undefined,
  });
}

async function moveCourse(tx: Transaction, { id, clubId }: Course, position: number): Promise<void> {
  await orderCourses(tx, (await othersOf(tx, clubId, id)).toSpliced(position - 1, 0, id));
}

const othersOf = async (tx: Transaction, clubId: string, courseId: string): Promise<string[]> =>
  (await findCourses(tx, clubId)).map(({ id }) => id).filter((id) => id !== courseId);
