import type { clubRoutes } from '@fairway/api';
import { type SendLogo, uploadedLogo, writeLogo } from '../../../file/logo.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { addClub, changeClub, deleteClub, logoOfClub } from './club.ts';
import { addCourse, changeCourse, deleteCourse } from './course.ts';
import { findCourses } from './course-store.ts';
import { findClubs, requireClub } from './store.ts';

export const clubHandlers = (deps: Deps, sendLogo: SendLogo): Handlers<typeof clubRoutes> => ({
  'GET /api/clubs': async ({ principal, query }) => findClubs(deps.db, principal, query),
  'POST /api/clubs': async ({ principal, body }) => addClub(deps, principal, body),
  'GET /api/clubs/:clubId': async ({ params }) => requireClub(deps.db, params.clubId),
  'PATCH /api/clubs/:clubId': async ({ principal, scope: { club }, body }) => changeClub(deps, { principal, club }, body),
  'DELETE /api/clubs/:clubId': async ({ principal, scope: { club } }) => deleteClub(deps, { principal, club }),

  'PUT /api/clubs/:clubId/logo': async ({ principal, scope: { club }, query: { version }, request }) =>
    writeLogo(deps, logoOfClub({ principal, club }), version, await uploadedLogo(request)),
  'DELETE /api/clubs/:clubId/logo': async ({ principal, scope: { club }, query: { version } }) =>
    writeLogo(deps, logoOfClub({ principal, club }), version, null),
  'GET /api/clubs/:clubId/logo/:hash': async ({ params: { clubId: id, hash }, request, reply }) =>
    sendLogo('club', { id, hash }, request, reply),

  'GET /api/clubs/:clubId/courses': async ({ params }) => ({ items: await findCourses(deps.db, params.clubId) }),
  'POST /api/clubs/:clubId/courses': async ({ principal, scope: { club }, body }) => addCourse(deps, { principal, club }, body),
  'PATCH /api/clubs/:clubId/courses/:courseId': async ({ principal, scope: { club }, params, body }) =>
    changeCourse(deps, { principal, club }, params.courseId, body),
  'DELETE /api/clubs/:clubId/courses/:courseId': async ({ principal, scope: { club }, params }) =>
    deleteCourse(deps, { principal, club }, params.courseId),
});
