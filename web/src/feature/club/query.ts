import { queryOptions } from '@tanstack/react-query';
import { type Body, call } from '../../lib/api.ts';

/** The clubs that the signed-in person may see. */
export const clubs = () =>
  queryOptions({ queryKey: ['clubs'], queryFn: ({ signal }) => call('GET /api/clubs', { signal }), staleTime: 5 * 60_000 });

/** The course cards of a club. */
export const courses = (clubId: string) =>
  queryOptions({
    queryKey: ['clubs', clubId, 'courses'],
    queryFn: ({ signal }) => call('GET /api/clubs/:clubId/courses', { params: { clubId }, signal }),
    staleTime: 60_000,
  });

export const addCourse = (clubId: string) => (body: Body<'POST /api/clubs/:clubId/courses'>) =>
  call('POST /api/clubs/:clubId/courses', { params: { clubId }, body });
