import type { Course } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import type { Input } from '../../route.ts';
import { changeOf } from '../activity/change.ts';
import { recordActivity } from '../activity/store.ts';
import type { User } from '../auth/session-store.ts';
import type { ClubRecord } from '../auth/wall.ts';
import { requirePlayable } from './course-check.ts';
import { insertCourse, requireCourse, updateCourse, wireCourse } from './store.ts';

type Actor = { user: User; club: ClubRecord };
const by = ({ user, club }: Actor) => ({ userId: user.id, siteId: club.siteId, subjectType: 'course' as const });

export async function addCourse(db: Database, actor: Actor, given: Input<'POST /api/clubs/:clubId/courses'>['body']): Promise<Course> {
  requirePlayable(given);
  return db.transaction(async (tx) => {
    const created = await insertCourse(tx, { clubId: actor.club.id, ...given });
    await recordActivity(tx, { ...by(actor), kind: 'created', subjectId: created.id, after: given });
    return wireCourse(created);
  });
}

/** Changes a course card. Rounds own a copy of it, so no result changes. */
export async function changeCourse(
  db: Database,
  actor: Actor,
  courseId: string,
  { version, ...wanted }: Input<'PATCH /api/clubs/:clubId/courses/:courseId'>['body'],
): Promise<Course> {
  return db.transaction(async (tx) => {
    const current = await requireCourse(tx, courseId);
    if (current.version !== version) throw new AppError('stale-version', { current: wireCourse(current) });
    const change = changeOf(current, wanted);
    if (!change) return wireCourse(current);
    requirePlayable({ ...current, ...change.after });
    const updated = await updateCourse(tx, courseId, change.after);
    await recordActivity(tx, { ...by(actor), kind: 'updated', subjectId: courseId, ...change });
    return wireCourse(updated);
  });
}
