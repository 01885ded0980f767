import type { ActivityLine } from '@fairway/api';
import { queryOptions } from '@tanstack/react-query';
import { call, type Query } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

type ActivityFilter = Omit<Query<'GET /api/activities'>, 'page' | 'pageSize'>;

export const activityList = (filter: ActivityFilter): Pages<ActivityLine> => ({
  key: ['activities', 'list', filter],
  read: (part, signal) => call('GET /api/activities', { query: { ...filter, ...part }, signal }),
});

export const activityLine = (activityId: string) =>
  routeQuery(['activities', activityId], 'GET /api/activities/:activityId', { params: { activityId } });

const MOST_RECENT = 8;

export const recentActivity = () =>
  queryOptions({
    queryKey: ['activities', 'recent'],
    queryFn: async ({ signal }) => (await call('GET /api/activities', { query: { pageSize: MOST_RECENT }, signal })).items,
    staleTime: 0,
  });

/** Whom the log can be filtered by. */
export const activityAuthors = (search: string) =>
  queryOptions({
    queryKey: ['activities', 'authors', search],
    queryFn: async ({ signal }) => (await call('GET /api/activities/authors', { query: { search }, signal })).items,
  });

/** The tournaments that the log can be filtered by: the latest, or those that a search finds. */
export const tournamentChoice = (search: string) =>
  queryOptions({
    queryKey: ['tournaments', 'list', 'choice', search],
    queryFn: async ({ signal }) => (await call('GET /api/tournaments', { query: { search, pageSize: 20 }, signal })).items,
  });
