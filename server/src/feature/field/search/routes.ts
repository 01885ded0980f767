import type { searchRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { findByWords } from './store.ts';

export const searchHandlers = ({ db, clock }: Deps): Handlers<typeof searchRoutes> => ({
  'GET /api/search': async ({ principal, query }) => findByWords(db, principal, query.words, clock()),
});
