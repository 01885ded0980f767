import { z } from 'zod';
import { id, judgedId } from '../../check/field.ts';
import { MATCH_FORMATS_NAMED } from '../../choice/play/match.ts';
import { MATCH, SIDE } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';
import { teamShown } from '../field/team.ts';
import { handedIn } from './contest.ts';
import { matchSide } from './match.ts';

/** Who plays in which match, each match once. */
const order = z.array(z.strictObject({ matchId: judgedId, playerIds: z.array(judgedId).max(SIDE.partners.to) })).max(MATCH.matchesMost);

/** A golfer of a captain's team. */
const captainPlayer = z.object({
  playerId: id,
  name: z.string(),
  group: z.string().nullable(),
  reserve: z.boolean(),
  handicap: z.number().nullable(),
});

/** A match for which a captain says who plays. */
const captainMatch = z.object({
  id,
  number: z.int(),
  format: z.enum(MATCH_FORMATS_NAMED),
  /** How many golfers of a team play it. */
  size: z.object({ from: z.int(), to: z.int() }),
  own: matchSide.nullable(),
  other: matchSide.nullable(),
});

/** A session whose captains say who plays. What a captain handed in is told to nobody until both orders are open, not even to them. */
const captainSession = z.object({
  id,
  name: z.string().nullable(),
  round: z.int(),
  date: z.string(),
  against: teamShown,
  matches: z.array(captainMatch),
  handedInAt: z.string().nullable(),
  otherHandedIn: z.boolean(),
  opened: z.boolean(),
  askedAgainAt: z.string().nullable(),
  /** Golfers of the team who play no further in the tournament, or another match of the round. */
  cannotPlay: z.array(id),
});

/** What a captain sees: the own team, and what its sessions wait for. */
export const captainPage = z.object({
  tournamentId: id,
  tournament: z.string(),
  /** The board is public. */
  isPublic: z.boolean(),
  team: teamShown.extend({ players: z.array(captainPlayer) }),
  sessions: z.array(captainSession),
});
export type CaptainPage = z.infer<typeof captainPage>;
export type CaptainSession = z.infer<typeof captainSession>;

const orders = z.object({ orders: z.array(handedIn) });

export const lineUpRoutes = defineRoutes({
  'GET /api/captain': {
    access: 'captain',
    summary: 'The team of a captain’s link, and the sessions for which its captain says who plays',
    answer: captainPage,
  },
  'PUT /api/captain/orders': {
    access: 'captain',
    summary:
      'Hands in who plays in which match of a session, in place of what was handed in before; with the other team’s, both are opened',
    body: z.strictObject({ sessionId: judgedId, matches: order }),
    answer: captainPage,
  },
  'PUT /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': {
    access: 'match.write',
    summary: 'Hands in the order of a team whose captain does not; it is sealed like theirs',
    body: z.strictObject({ matches: order }),
    answer: orders,
  },
  'DELETE /api/tournaments/:tournamentId/sessions/:matchSessionId/orders/:teamId': {
    access: 'match.write',
    summary: 'Takes back the order of a team before both are open; its captain may hand in another one',
    answer: orders,
  },
});
