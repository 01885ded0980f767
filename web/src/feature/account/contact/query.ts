import { type Body, call } from '../../../lib/api.ts';
import { routeQuery } from '../../../lib/route-query.ts';

/** Whom to call, in every language. */
export const contacts = () => routeQuery(['contact'], 'GET /api/contact');
export const changeContact = (body: Body<'PATCH /api/contact'>) => call('PATCH /api/contact', { body });
