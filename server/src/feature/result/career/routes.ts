import type { careerRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { careerOf } from './career.ts';

export const careerHandlers = ({ db }: Deps): Handlers<typeof careerRoutes> => ({
  'GET /api/golfers/:golferId/career': async ({ params }) => careerOf(db, params.golferId),
});
