import { routeQuery } from '../../../lib/api/route-query.ts';

/** The contract of the own site, if it ends soon or has ended. */
export const dashboard = () => routeQuery(['dashboard'], 'GET /api/dashboard');

/** Counts, contracts that end soon, and the last twelve months. */
export const figures = () => routeQuery(['dashboard', 'figures'], 'GET /api/dashboard/figures');
