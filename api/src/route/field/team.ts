import { z } from 'zod';
import { id, judgedId, line, optionalLine, seenVersion, version } from '../../check/field.ts';
import { writtenOf } from '../../check/record.ts';
import { MATCH, TAG_MOST } from '../../record/bound.ts';
import { TEAM } from '../../record/side.ts';
import { defineRoutes } from '../../route.ts';

/** A team as anyone may see it. */
export const teamShown = z.object({
  id,
  name: z.string(),
  /** Up to four letters, for lines without room. */
  short: z.string(),
  /** `#rrggbb` */
  colour: z.string(),
  logo: z.string().nullable(),
});
export type TeamShown = z.infer<typeof teamShown>;

export const teamFields = writtenOf(TEAM, { colour: line.regex(/^#[0-9a-f]{6}$/i, { error: 'wrong-format' }) });
/** A golfer of a team. */
const teamPlayer = z.object({
  playerId: id,
  name: z.string(),
  /** In which they are drawn among one another; null: none. */
  group: z.string().nullable(),
  reserve: z.boolean(),
  handicap: z.number().nullable(),
});
export const team = teamShown.extend({
  version,
  players: z.array(teamPlayer),
  /** The captain has a link, since then. */
  linkedAt: z.string().nullable(),
});
export type Team = z.infer<typeof team>;
const wantedPlayers = z
  .array(z.strictObject({ playerId: judgedId, group: optionalLine(TAG_MOST).default(null), reserve: z.boolean().default(false) }))
  .max(MATCH.teamPlayersMost);

export const teamRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/teams': {
    access: 'tournament.read',
    summary: 'The teams of a tournament with their golfers, in their order',
    answer: z.object({ items: z.array(team) }),
  },
  'POST /api/tournaments/:tournamentId/teams': {
    access: 'match.write',
    summary: 'Makes teams, all or none',
    body: z.strictObject({
      teams: z
        .array(
          z.strictObject({
            name: teamFields.name,
            short: teamFields.short.optional(),
            colour: teamFields.colour.optional(),
            players: wantedPlayers.default([]),
          }),
        )
        .min(1)
        .max(MATCH.teamsMost),
    }),
    answer: z.object({ items: z.array(team) }),
  },
  'PATCH /api/tournaments/:tournamentId/teams/:teamId': {
    access: 'match.write',
    summary: 'Changes a team: its name, its colour, its golfers in their order',
    body: z
      .strictObject({ ...teamFields, players: wantedPlayers })
      .partial()
      .extend({ version }),
    answer: team,
  },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId': {
    access: 'match.write',
    summary: 'Deletes a team that plays no match; its golfers stay',
    answer: null,
  },
  'PUT /api/tournaments/:tournamentId/teams/:teamId/logo': {
    access: 'match.write',
    summary:
      'The logo of a team: a PNG, JPEG or WebP picture of up to 2 MB as the field `file` of a form; `version` is the team’s as the caller saw it',
    query: seenVersion,
    takes: 'upload',
    answer: team,
  },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/logo': {
    access: 'match.write',
    summary: 'Takes the logo of a team away',
    query: seenVersion,
    answer: team,
  },
  'GET /api/teams/:teamId/logo/:hash': {
    access: 'anyone',
    summary: 'The logo of a team as a picture, for ever the same at this address',
    params: { hash: z.string().regex(/^[0-9a-f]{64}$/) },
    answer: null,
    sends: 'file',
  },
  'POST /api/tournaments/:tournamentId/teams/:teamId/link': {
    access: 'match.write',
    summary: 'Makes the link of a team’s captain, which is told this once; one that was made before ends',
    body: z.strictObject({ version }),
    /** With what its QR code says, and the code as a picture (a data address of SVG): answered once, and nobody can read it again. */
    answer: z.object({ url: z.string(), picture: z.string(), team }),
  },
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/link': {
    access: 'match.write',
    summary: 'Ends the link of a team’s captain',
    query: seenVersion,
    answer: team,
  },
});
