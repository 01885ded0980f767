import { queryOptions } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';

/** Whom to call, in every language. */
export const contacts = () => queryOptions({ queryKey: ['contact'], queryFn: ({ signal }) => call('GET /api/contact', { signal }) });
export const changeContact = (body: Body<'PATCH /api/contact'>) => call('PATCH /api/contact', { body });
