import type { clubRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { addCourse, changeCourse } from './course.ts';
import { findClubs, findCourses } from './store.ts';

export const clubHandlers = (deps: Deps): Handlers<typeof clubRoutes> => ({
  'GET /api/clubs': async ({ principal }) => ({ items: await findClubs(deps.db, principal) }),
  'GET /api/clubs/:clubId/courses': async ({ params }) => ({ items: await findCourses(deps.db, params.clubId) }),
  'POST /api/clubs/:clubId/courses': async ({ principal, scope, body }) => addCourse(deps, { principal, club: scope.club }, body),
  'PATCH /api/clubs/:clubId/courses/:courseId': async ({ principal, scope, params, body }) =>
    changeCourse(deps, { principal, club: scope.club }, params.courseId, body),
});
