import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';

export const scoringRecord = (golferId: string) =>
  routeQuery(['golfers', golferId, 'record'], 'GET /api/golfers/:golferId/scoring-record', { params: { golferId } });

export const handicapRule = (siteId: string) =>
  routeQuery(['golfers', 'rule', siteId], 'GET /api/sites/:siteId/handicap-rule', { params: { siteId } });
export const clubHandicaps = (siteId: string, month: string) =>
  routeQuery(['golfers', 'handicaps', siteId, month], 'GET /api/sites/:siteId/club-handicaps', { params: { siteId }, query: { month } });

export type WrittenRule = Body<'PUT /api/sites/:siteId/handicap-rule'>;
export const writeRule = (siteId: string, body: WrittenRule) => call('PUT /api/sites/:siteId/handicap-rule', { params: { siteId }, body });
export type TriedRule = Body<'POST /api/sites/:siteId/handicap-rule/try'>;
export const tryRule = (siteId: string, body: TriedRule) => call('POST /api/sites/:siteId/handicap-rule/try', { params: { siteId }, body });
