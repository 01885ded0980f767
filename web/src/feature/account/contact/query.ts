import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** Whom to call, in every language. */
export const contacts = () => routeQuery(['contact'], 'GET /api/contact');
export const changeContact = (body: Body<'PATCH /api/contact'>) => call('PATCH /api/contact', { body });
