import type { careerRoutes } from '@fairway/api';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { officeDate } from '../../../text/calendar.ts';
import { findSeasonPlaces } from '../season/place-store.ts';
import { careerOf } from './career.ts';
import { pageAddressOf, publicPageOf } from './public-page.ts';

export const careerHandlers = ({ db, config, clock }: Deps, countLookup: CountLookup): Handlers<typeof careerRoutes> => ({
  'GET /api/golfers/:golferId/career': async ({ params: { golferId } }) => ({
    ...(await careerOf(db, golferId)),
    seasons: await findSeasonPlaces(db, golferId),
    page: await pageAddressOf(db, golferId, { publicUrl: config.publicUrl, today: officeDate(clock()) }),
  }),
  'GET /api/live/golfers/:page': async ({ params, request }) => {
    countLookup(request);
    const page = await publicPageOf(db, params.page, officeDate(clock()));
    if (page === null) throw new AppError('not-found');
    return page;
  },
});
