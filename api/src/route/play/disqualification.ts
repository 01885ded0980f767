import { z } from 'zod';
import { id, version, wholeIn } from '../../check/field.ts';
import { HOLE_NUMBER } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';

/** A partner who is disqualified in a round while nobody has said what it means for their side (Rule 23.9b). */
const openDisqualification = z.object({
  playerId: id,
  name: z.string(),
  /** Of the player: what an answer names. */
  version,
  sideId: id,
  sideName: z.string(),
  roundId: id,
  /** The number of the round. */
  round: z.int(),
  /** The holes of the round, as the course's card numbers them. */
  holes: z.array(z.int()),
});
const open = z.object({ items: z.array(openDisqualification) });
export type OpenDisqualification = z.infer<typeof openDisqualification>;

export const disqualificationRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/disqualifications': {
    access: 'tournament.read',
    summary: 'Partners who are disqualified while nobody has said what it means for their side: their ball counts on no hole',
    answer: open,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification': {
    access: 'player.write',
    summary:
      'Says what the disqualification of a partner means (Rule 23.9b): the side is out, or the partner has no score on one hole and is not disqualified',
    body: z.strictObject({ means: z.union([z.literal('side-out'), z.strictObject({ noScoreOn: wholeIn(HOLE_NUMBER) })]), version }),
    answer: open,
  },
});
