import type { Course } from '@fairway/api';
import type { Principal } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import type { Input } from '../../route.ts';
import { type Writer, write } from '../../write.ts';
import { changeOf, requireVersion } from '../activity/change.ts';
import { requirePlayable } from './course-check.ts';
import { insertCourse, requireCourse, updateCourse, wireCourse } from './store.ts';

type NewCourse = Input<'POST /api/clubs/:clubId/courses'>['body'];
type CourseChange = Input<'PATCH /api/clubs/:clubId/courses/:courseId'>['body'];
/** Who changes the courses of which club. */
type Actor = { principal: Principal; club: NonNullable<Scope['club']> };

const subjectType = 'course';
const at = ({ principal, club: { siteId } }: Actor) => ({ principal, siteId });

export async function addCourse(deps: Writer, actor: Actor, given: NewCourse): Promise<Course> {
  requirePlayable(given);
  return write(deps, at(actor), {
    change: async (tx) => {
      const { id: subjectId } = await insertCourse(tx, { clubId: actor.club.id, ...given });
      return { kind: 'created', subjectType, subjectId, after: given };
    },
    answer: async (tx, done) => wireCourse(await requireCourse(tx, done?.subjectId ?? '')),
  });
}

/** Changes a course card. Rounds own a copy of it, so no result changes. */
export async function changeCourse(deps: Writer, actor: Actor, courseId: string, { version, ...wanted }: CourseChange): Promise<Course> {
  return write(deps, at(actor), {
    change: async (tx) => {
      const current = wireCourse(await requireCourse(tx, courseId));
      await requireVersion(current, version);
      const change = changeOf(current, wanted);
      if (!change) return null;
      requirePlayable({ ...current, ...change.after });
      await updateCourse(tx, courseId, change.after);
      return { kind: 'updated', subjectType, subjectId: courseId, ...change };
    },
    answer: async (tx) => wireCourse(await requireCourse(tx, courseId)),
  });
}
