import { z } from 'zod';
import { id, instant, nameTo } from '../../check/field.ts';
import { KEY_NAME_MOST } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';

export const apiKey = z.object({
  id,
  siteId: id,
  name: z.string(),
  /** Its first letters, so that people can tell keys apart. */
  start: z.string(),
  mayWrite: z.boolean(),
  createdAt: instant,
  /** To the minute; null: never used. */
  usedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
/** With the key itself: it is answered once, and nobody can read it again. */
const newApiKey = apiKey.extend({ key: z.string() });
export type ApiKey = z.infer<typeof apiKey>;
export type NewApiKey = z.infer<typeof newApiKey>;

export const apiKeyRoutes = defineRoutes({
  'GET /api/sites/:siteId/keys': {
    access: 'key.write',
    summary: 'The API keys of a site, the newest first, without the keys themselves',
    answer: z.object({ items: z.array(apiKey) }),
  },
  'POST /api/sites/:siteId/keys': {
    access: 'key.write',
    summary: 'Makes an API key that reads, or also writes, what belongs to the site; the answer is the only one that has the key',
    body: z.strictObject({ name: nameTo(KEY_NAME_MOST), mayWrite: z.boolean().default(false) }),
    answer: newApiKey,
  },
  'DELETE /api/sites/:siteId/keys/:keyId': {
    access: 'key.write',
    summary: 'Revokes an API key; what was written with it keeps its name',
    answer: apiKey,
  },
});
