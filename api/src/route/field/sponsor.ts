import { z } from 'zod';
import { id, judgedId, seenVersion, version } from '../../check/field.ts';
import { writtenOf } from '../../check/record.ts';
import { SPONSOR } from '../../record/sponsor.ts';
import { defineRoutes } from '../../route.ts';

/** As many as a screen and a sheet of paper can show. */
export const MOST_SPONSORS = 24;

const written = writtenOf(SPONSOR, {});

/** What anyone sees of a sponsor. */
export const shownSponsor = z.object({
  name: z.string(),
  website: z.string().nullable(),
  /** The address of the picture; null: the name stands for it. */
  logo: z.string().nullable(),
});
export type ShownSponsor = z.infer<typeof shownSponsor>;

/** Who pays for a tournament, or for one of its prizes. */
export const sponsor = shownSponsor.extend({ id, version });
export type Sponsor = z.infer<typeof sponsor>;

/** In their order. */
const sponsorList = z.object({ items: z.array(sponsor) });
export type SponsorList = z.infer<typeof sponsorList>;

const someIds = z.array(judgedId).max(MOST_SPONSORS);

export const sponsorRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/sponsors': {
    access: 'tournament.read',
    summary: 'The sponsors of a tournament in their order',
    answer: sponsorList,
  },
  'POST /api/tournaments/:tournamentId/sponsors': {
    access: 'tournament.write',
    summary: 'Adds a sponsor behind the others; a package of that name is theirs, and the one that is named',
    body: z.strictObject({ ...written, website: written.website.default(null), tookPackageId: judgedId.nullable().default(null) }),
    answer: sponsor,
  },
  'PUT /api/tournaments/:tournamentId/sponsors/order': {
    access: 'tournament.write',
    summary:
      'The order in which sponsors are shown; those that are not named come last; `seen` is the order that the caller saw, with another one it answers 409',
    body: z.strictObject({ seen: someIds, sponsorIds: someIds }),
    answer: sponsorList,
  },
  'PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId': {
    access: 'tournament.write',
    summary: 'Changes the name or the website of a sponsor',
    body: z.strictObject(written).partial().extend({ version }),
    answer: sponsor,
  },
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId': {
    access: 'tournament.write',
    summary: 'Removes a sponsor; prizes that named it name nobody',
    answer: null,
  },
  'PUT /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': {
    access: 'tournament.write',
    summary:
      'The logo: a PNG, JPEG or WebP picture of up to 2 MB as the field `file` of a form; `version` is the record’s as the caller saw it',
    query: seenVersion,
    takes: 'upload',
    answer: sponsor,
  },
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': {
    access: 'tournament.write',
    summary: 'Takes the logo away',
    query: seenVersion,
    answer: sponsor,
  },
  'GET /api/backers/:sponsorId/logo/:hash': {
    access: 'anyone',
    summary: 'The logo as a picture, for ever the same at this address',
    params: { hash: z.string().regex(/^[0-9a-f]{64}$/) },
    answer: null,
    sends: 'file',
  },
});
