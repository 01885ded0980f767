import type { ticketRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { findOwnTickets, findTickets } from './store.ts';
import { addTicket, changeTicket } from './ticket.ts';

export const ticketHandlers = (deps: Deps): Handlers<typeof ticketRoutes> => ({
  'GET /api/tickets': async ({ query }) => findTickets(deps.db, query),
  'GET /api/tickets/own': async ({ principal, query }) => findOwnTickets(deps.db, principal.id, query),
  'POST /api/tickets': async ({ principal, language, body }) => addTicket(deps, principal, language, body),
  'PATCH /api/tickets/:ticketId': async ({ principal, scope: { ticket }, body }) => changeTicket(deps, { principal, ticket }, body),
});
