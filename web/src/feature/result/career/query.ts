import { routeQuery } from '../../../lib/api/route-query.ts';

/** What a golfer played. */
export const career = (golferId: string) =>
  routeQuery(['golfers', golferId, 'career'], 'GET /api/golfers/:golferId/career', { params: { golferId } });
