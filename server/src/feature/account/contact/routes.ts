import type { contactRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { changeContact } from './contact.ts';
import { findContacts } from './store.ts';

export const contactHandlers = (deps: Deps): Handlers<typeof contactRoutes> => ({
  'GET /api/contact': async () => ({ items: await findContacts(deps.db) }),
  'PATCH /api/contact': async ({ principal, body }) => changeContact(deps, principal, body),
});
