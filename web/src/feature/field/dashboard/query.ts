import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** The contract of the own site, if it ends soon or has ended. */
export const dashboard = () => queryOptions({ queryKey: ['dashboard'], queryFn: ({ signal }) => call('GET /api/dashboard', { signal }) });

/** Counts, contracts that end soon, and the last twelve months. */
export const figures = () =>
  queryOptions({ queryKey: ['dashboard', 'figures'], queryFn: ({ signal }) => call('GET /api/dashboard/figures', { signal }) });
