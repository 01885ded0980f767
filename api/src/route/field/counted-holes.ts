import { z } from 'zod';
import { id, instant, judgedId, reason } from '../../check/field.ts';
import { DAY_HANDICAPS } from '../../choice/field/tournament.ts';
import { defineRoutes } from '../../route.ts';
import { seal } from '../result/seal.ts';

/** Which list of a round is entered or drawn. */
const wantedList = z.strictObject({
  /** The division whose list it is, or the prize; both null: the tournament's. */
  divisionId: judgedId.nullable().default(null),
  awardId: judgedId.nullable().default(null),
  /** Why it is changed after the round has begun; everyone reads it. */
  reason: reason.nullable().default(null),
});
export const countedHolesState = z.object({
  /** One for the tournament's own Peoria, one for each division that has its own, and one for each prize with its own. */
  lists: z.array(
    z.object({
      /** Of a division, or of a prize with its own Peoria; both null: the tournament's own. */
      divisionId: id.nullable(),
      awardId: id.nullable(),
      /** The Peoria that it is for. */
      day: z.enum(DAY_HANDICAPS),
      count: z.int(),
      /** The course has holes for its composition, so the server can draw it. */
      drawable: z.boolean(),
      entered: z.boolean(),
      /** A draw bound to public numbers waits for them. */
      waits: z.boolean(),
      /** The holes, once published; never before. */
      published: z.array(z.int()).nullable(),
      /** The one that stands first; with who made it. */
      seals: z.array(seal.extend({ by: z.string().nullable() })),
    }),
  ),
  /** The first tee time of the round: from then on, or from the first score on, a sealed list is changed with a reason. */
  startsAt: instant.nullable(),
  scored: z.boolean(),
});
export type CountedHolesState = z.infer<typeof countedHolesState>;

export const countedHolesRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': {
    access: 'tournament.read',
    summary: 'Whether the counted holes are entered; the holes themselves only once published',
    answer: countedHolesState,
  },
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': {
    access: 'counted-holes.write',
    summary: 'Enters and seals a list of counted holes; it cannot be read again before publication',
    body: wantedList.extend({
      holes: z.array(z.int({ error: 'wrong-hole' }).min(1, { error: 'wrong-hole' }).max(18, { error: 'wrong-hole' })).max(100),
    }),
    answer: countedHolesState,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/draw': {
    access: 'counted-holes.write',
    summary: 'Draws a list of counted holes at random from those that the course allows, and seals it; nobody sees it before publication',
    body: wantedList,
    answer: countedHolesState,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/publish': {
    access: 'counted-holes.write',
    summary: 'Publishes the counted holes of a round; handicaps and net places appear',
    answer: countedHolesState,
  },
});
