import type { scoringRecordRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import { clubHandicaps, daysOf, PUBLISHED } from './club-list.ts';
import { findRule, writeRule } from './rule.ts';
import { scoringRecordOf, tournamentPostings } from './scoring-record.ts';

export const scoringRecordHandlers = (deps: Deps): Handlers<typeof scoringRecordRoutes> => ({
  'GET /api/sites/:siteId/handicap-rule': async ({ params }) => findRule(deps.db, params.siteId),
  'PUT /api/sites/:siteId/handicap-rule': async ({ principal, params: { siteId }, body }) => writeRule(deps, { principal, siteId }, body),
  'POST /api/sites/:siteId/handicap-rule/try': async ({ params: { siteId }, body: { rule, year } }) => {
    const { record } = await findRule(deps.db, siteId);
    const time = { from: `${year}-01-01`, until: `${year}-12-31` };
    return clubHandicaps(deps.db, { siteId, rule, posting: record ?? PUBLISHED, facts: 'of the time', ...time });
  },
  'GET /api/sites/:siteId/club-handicaps': async ({ params: { siteId }, query: { month } }) => {
    const { club: rule, record } = await findRule(deps.db, siteId);
    return clubHandicaps(deps.db, { siteId, rule, posting: record ?? PUBLISHED, facts: 'all', ...daysOf(month) });
  },
  'GET /api/tournaments/:tournamentId/postings': async ({ scope: { tournament } }) => tournamentPostings(deps.db, tournament),
  'GET /api/golfers/:golferId/scoring-record': async ({ scope: { golfer } }) => scoringRecordOf(deps.db, golfer, officeDate(deps.clock())),
});
