import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

/** Partners who are disqualified while nobody has said what it means for their side. */
export const openDisqualifications = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'disqualifications'], 'GET /api/tournaments/:tournamentId/disqualifications', {
    params: { tournamentId },
  });

export type Meaning = Body<'POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification'>['means'];
type Of = { readonly tournamentId: string; readonly roundId: string; readonly playerId: string };

export const answerDisqualification = (params: Of, version: number, means: Meaning) =>
  call('POST /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/disqualification', { params, body: { means, version } });
