import type { Posting } from '@fairway/api';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

export const scoringRecord = (golferId: string) =>
  routeQuery(['golfers', golferId, 'record'], 'GET /api/golfers/:golferId/scoring-record', { params: { golferId } });

export const postings = (tournamentId: string) =>
  routeQuery(['tournaments', tournamentId, 'postings'], 'GET /api/tournaments/:tournamentId/postings', { params: { tournamentId } });

export const handicapRule = (siteId: string) =>
  routeQuery(['golfers', 'rule', siteId], 'GET /api/sites/:siteId/handicap-rule', { params: { siteId } });
export const clubHandicaps = (siteId: string, month: string) =>
  routeQuery(['golfers', 'handicaps', siteId, month], 'GET /api/sites/:siteId/club-handicaps', { params: { siteId }, query: { month } });

type WrittenRule = Body<'PUT /api/sites/:siteId/handicap-rule'>;
export const writeRule = (siteId: string, body: WrittenRule) => call('PUT /api/sites/:siteId/handicap-rule', { params: { siteId }, body });
type TriedRule = Body<'POST /api/sites/:siteId/handicap-rule/try'>;
export const tryRule = (siteId: string, body: TriedRule) => call('POST /api/sites/:siteId/handicap-rule/try', { params: { siteId }, body });

/** A card is of its player's row in a tournament, also of a closed one. */
export const writeMostLikely = ({ tournamentId, playerId, playerVersion, id: roundId }: Posting, mostLikely: (number | null)[] | null) =>
  call('PATCH /api/tournaments/:tournamentId/players/:playerId', {
    params: { tournamentId, playerId },
    body: { version: playerVersion, card: { roundId, mostLikely } },
  });
