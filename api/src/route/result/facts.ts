import { z } from 'zod';
import { instant } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';

/** A key by which this site signs results: its public half. */
export const siteKey = z.object({
  /** In hex. */
  key: z.string(),
  createdAt: instant,
  /** How the key before signed this one; null: it is the first, or the one before was lost or stolen. */
  succession: z.string().nullable(),
  /** Since then its secret half is known to be in other hands. */
  stolenAt: instant.nullable(),
});
export type SiteKey = z.infer<typeof siteKey>;

const siteKeys = z.object({ items: z.array(siteKey) });

export const factsRoutes = defineRoutes({
  'GET /api/live/tournaments/:tournamentId/facts.json': {
    access: 'anyone',
    summary: 'The result with everything that it follows from, as canonical JSON, for anyone to check (docs/facts.md)',
    answer: null,
    sends: 'file',
  },
  'GET /api/live/tournaments/:tournamentId/result.html': {
    access: 'anyone',
    summary: 'A final result as one page to keep: facts, names and the check in it, for a browser without a network',
    answer: null,
    sends: 'file',
  },
  'GET /api/live/keys': {
    access: 'anyone',
    summary: 'The keys by which this site signs results, the newest first',
    answer: siteKeys,
  },
  'POST /api/site-keys': {
    access: 'site-key.write',
    summary: 'Takes a new key to sign results by; the old one signs it, unless it was stolen. Answers every key, the newest first',
    body: z.strictObject({ stolen: z.boolean() }),
    answer: siteKeys,
  },
});
