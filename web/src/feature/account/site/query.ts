import type { Site } from '@fairway/api';
import { keepPreviousData } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { pictureForm } from '../../../ui/logo/logo-file.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

type SiteFilter = { readonly search: string; readonly order: 'asc' | 'desc' };

/** Those that a search finds, page by page. */
export const siteList = (filter: SiteFilter): Pages<Site> => ({
  key: ['sites', 'list', filter],
  read: (part, signal) => call('GET /api/sites', { query: { ...filter, ...part }, signal }),
});

/** The first sites that a search finds, to choose one. */
export const siteChoices = (search: string) => ({
  ...routeQuery(['sites', 'choices', search], 'GET /api/sites', { query: { search, pageSize: 200 } }),
  placeholderData: keepPreviousData,
  // one that was added a moment ago can be chosen too
  staleTime: 0,
});

export const site = (siteId: string) => routeQuery(['sites', siteId], 'GET /api/sites/:siteId', { params: { siteId } });

export const siteUsers = (siteId: string) => routeQuery(['sites', siteId, 'users'], 'GET /api/sites/:siteId/users', { params: { siteId } });

type NewSite = Body<'POST /api/sites'>;
export type SiteChange = Body<'PATCH /api/sites/:siteId'>;

export const addSite = (body: NewSite) => call('POST /api/sites', { body });
export const changeSite = (siteId: string, body: SiteChange) => call('PATCH /api/sites/:siteId', { params: { siteId }, body });
export const deleteSite = (siteId: string) => call('DELETE /api/sites/:siteId', { params: { siteId } });

/** Gives a site another logo; null removes it. */
export function changeLogo(siteId: string, picture: File | null, version: number) {
  if (picture === null) return call('DELETE /api/sites/:siteId/logo', { params: { siteId }, query: { version } });
  return call('PUT /api/sites/:siteId/logo', { params: { siteId }, query: { version }, body: pictureForm(picture) });
}
