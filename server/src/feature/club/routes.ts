import type { clubRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { required } from '../auth/wall.ts';
import { addCourse, changeCourse } from './course.ts';
import { findClubs, findCourses } from './store.ts';

export const clubHandlers = ({ db }: Deps): Handlers<typeof clubRoutes> => ({
  'GET /api/clubs': async ({ user }) => ({ items: await findClubs(db, user) }),
  'GET /api/clubs/:clubId/courses': async ({ params }) => ({ items: await findCourses(db, params.clubId) }),
  'POST /api/clubs/:clubId/courses': async ({ user, scope, body }) => addCourse(db, { user, club: required(scope.club) }, body),
  'PATCH /api/clubs/:clubId/courses/:courseId': async ({ user, scope, params, body }) =>
    changeCourse(db, { user, club: required(scope.club) }, params.courseId, body),
});
