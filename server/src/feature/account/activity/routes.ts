import type { activityRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { findActivity, findAuthors, requireActivity } from './list-store.ts';

export const activityHandlers = ({ db }: Deps): Handlers<typeof activityRoutes> => ({
  'GET /api/activities': async ({ principal, query }) => findActivity(db, principal, query),
  'GET /api/activities/authors': async ({ principal, query }) => ({ items: await findAuthors(db, principal, query.search) }),
  'GET /api/activities/:activityId': async ({ principal, params }) => requireActivity(db, principal, params.activityId),
});
