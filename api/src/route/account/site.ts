import { z } from 'zod';
import { id, listQuery, origin, pageOf, seenVersion, version } from '../../check/field.ts';
import { newOf, writtenOf } from '../../check/record.ts';
import { CONTRACT_VALIDITIES } from '../../choice/account/contract.ts';
import { SITE } from '../../record/site.ts';
import { defineRoutes } from '../../route.ts';

const facts = writtenOf(SITE, { frameOrigins: z.array(origin).max(20) });
export const site = z.object({
  id,
  version,
  ...facts,
  /** The address of the picture at the API's host, a new one for each picture; null: no picture. */
  logo: z.string().nullable(),
  clubCount: z.int(),
  userCount: z.int(),
  tournamentCount: z.int(),
  contractCount: z.int(),
  /** Of the contract that ends last: null, no contract. */
  validity: z.enum(CONTRACT_VALIDITIES).nullable(),
  contractEnd: z.string().nullable(),
});
/** A person of a site, as the others of the site see them. */
export const siteUser = z.object({
  id,
  name: z.string(),
  username: z.string(),
  position: z.string().nullable(),
  right: z.int(),
  isDisabled: z.boolean(),
});
export type Site = z.infer<typeof site>;
export type SiteUser = z.infer<typeof siteUser>;

export const siteRoutes = defineRoutes({
  'GET /api/sites': {
    access: 'site.admin',
    summary: 'Every site, searched and paged',
    query: z.object(listQuery(['name'])),
    answer: pageOf(site),
  },
  'POST /api/sites': {
    access: 'site.admin',
    summary: 'Adds a site; what is left out is SITE_DEFAULTS',
    body: z.strictObject(newOf(SITE, facts)),
    answer: site,
  },
  'GET /api/sites/:siteId': { access: 'site.read', summary: 'One site', answer: site },
  'PATCH /api/sites/:siteId': {
    access: 'site.admin',
    summary: 'Changes what is named; `version` is the one that the caller saw',
    body: z.strictObject(facts).partial().extend({ version }),
    answer: site,
  },
  'DELETE /api/sites/:siteId': {
    access: 'site.admin',
    summary: 'Deletes a site without clubs, users and contracts, and its API keys',
    answer: null,
  },
  'PUT /api/sites/:siteId/logo': {
    access: 'site.admin',
    summary:
      'The logo: a PNG, JPEG or WebP picture of up to 2 MB as the field `file` of a form; `version` is the record’s as the caller saw it',
    query: seenVersion,
    takes: 'upload',
    answer: site,
  },
  'DELETE /api/sites/:siteId/logo': {
    access: 'site.admin',
    summary: 'Takes the logo away',
    query: seenVersion,
    answer: site,
  },
  'GET /api/sites/:siteId/logo/:hash': {
    access: 'anyone',
    summary: 'The logo as a picture, for ever the same at this address',
    params: { hash: z.string().regex(/^[0-9a-f]{64}$/) },
    answer: null,
    sends: 'file',
  },
  'GET /api/sites/:siteId/users': {
    access: 'site.read',
    summary: 'The first hundred people of a site, by given name',
    answer: z.object({ items: z.array(siteUser) }),
  },
});
