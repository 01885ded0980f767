import type { clubRoutes } from '@fairway/api';
import { AppError } from '../../errors.ts';
import type { Deps, Handlers } from '../../route.ts';
import { uploaded } from '../../upload.ts';
import { addClub, changeClub, deleteClub } from './club.ts';
import { addCourse, changeCourse, deleteCourse } from './course.ts';
import { findCourses } from './course-store.ts';
import { setLogo, takeLogoAway } from './logo.ts';
import { findClubs, findLogo, requireClub } from './store.ts';

const LOGO_LIMIT = { bytes: 2 * 1024 * 1024, beyond: 'picture-too-large' } as const;

export const clubHandlers = (deps: Deps): Handlers<typeof clubRoutes> => ({
  'GET /api/clubs': async ({ principal, query }) => findClubs(deps.db, principal, query),
  'POST /api/clubs': async ({ principal, body }) => addClub(deps, principal, body),
  'GET /api/clubs/:clubId': async ({ params }) => requireClub(deps.db, params.clubId),
  'PATCH /api/clubs/:clubId': async ({ principal, scope: { club }, body }) => changeClub(deps, { principal, club }, body),
  'DELETE /api/clubs/:clubId': async ({ principal, scope: { club } }) => deleteClub(deps, { principal, club }),

  'PUT /api/clubs/:clubId/logo': async ({ principal, scope: { club }, request }) =>
    setLogo(deps, { principal, club }, (await uploaded(request, LOGO_LIMIT)).file),
  'DELETE /api/clubs/:clubId/logo': async ({ principal, scope: { club } }) => takeLogoAway(deps, { principal, club }),
  'GET /api/clubs/:clubId/logo/:hash': async ({ params: { clubId, hash }, reply }) => {
    const logo = await findLogo(deps.db, clubId);
    if (logo?.hash !== hash) throw new AppError('not-found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin') // pages of another host that use the API show it too
      .send(logo.bytes);
  },

  'GET /api/clubs/:clubId/courses': async ({ params }) => ({ items: await findCourses(deps.db, params.clubId) }),
  'POST /api/clubs/:clubId/courses': async ({ principal, scope: { club }, body }) => addCourse(deps, { principal, club }, body),
  'PATCH /api/clubs/:clubId/courses/:courseId': async ({ principal, scope: { club }, params, body }) =>
    changeCourse(deps, { principal, club }, params.courseId, body),
  'DELETE /api/clubs/:clubId/courses/:courseId': async ({ principal, scope: { club }, params }) =>
    deleteCourse(deps, { principal, club }, params.courseId),
});
