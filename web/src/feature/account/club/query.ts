import type { Club } from '@fairway/api';
import { queryOptions } from '@tanstack/react-query';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { pictureForm } from '../../../ui/logo/logo-file.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

type ClubFilter = { readonly search: string; readonly sort: ClubSort; readonly order: 'asc' | 'desc' };
export type ClubSort = 'name' | 'city' | 'siteName' | 'courseCount';

/** The clubs that the signed-in person may see. */
export const clubs = () =>
  queryOptions({ queryKey: ['clubs'], queryFn: ({ signal }) => call('GET /api/clubs', { signal }), staleTime: 5 * 60_000 });

/** Those of a site. */
export const clubsOfSite = (siteId: string) =>
  queryOptions({ queryKey: ['clubs', 'of', siteId], queryFn: ({ signal }) => call('GET /api/clubs', { query: { siteId }, signal }) });

/** Those that a search finds, sorted, page by page. */
export const clubList = (filter: ClubFilter): Pages<Club> => ({
  key: ['clubs', 'list', filter],
  read: (part, signal) => call('GET /api/clubs', { query: { ...filter, ...part }, signal }),
});

export const club = (clubId: string) => routeQuery(['clubs', clubId], 'GET /api/clubs/:clubId', { params: { clubId } });

/** The courses and nines of a club, in their order. */
export const courses = (clubId: string) => ({
  ...routeQuery(['clubs', clubId, 'courses'], 'GET /api/clubs/:clubId/courses', { params: { clubId } }),
  staleTime: 60_000,
});

type NewClub = Body<'POST /api/clubs'>;
export type ClubChange = Body<'PATCH /api/clubs/:clubId'>;
export type NewCourse = Body<'POST /api/clubs/:clubId/courses'>;
export type CourseChange = Body<'PATCH /api/clubs/:clubId/courses/:courseId'>;

export const addClub = (body: NewClub) => call('POST /api/clubs', { body });
export const changeClub = (clubId: string, body: ClubChange) => call('PATCH /api/clubs/:clubId', { params: { clubId }, body });
export const deleteClub = (clubId: string) => call('DELETE /api/clubs/:clubId', { params: { clubId } });

/** Gives a club another logo; null removes it. */
export function changeLogo(clubId: string, picture: File | null, version: number) {
  if (picture === null) return call('DELETE /api/clubs/:clubId/logo', { params: { clubId }, query: { version } });
  return call('PUT /api/clubs/:clubId/logo', { params: { clubId }, query: { version }, body: pictureForm(picture) });
}

export const addCourse = (clubId: string) => (body: NewCourse) => call('POST /api/clubs/:clubId/courses', { params: { clubId }, body });
export const changeCourse = (clubId: string, courseId: string) => (body: CourseChange) =>
  call('PATCH /api/clubs/:clubId/courses/:courseId', { params: { clubId, courseId }, body });
/** What the Excel file of a course says, for the form. */
export function readCourseFile(clubId: string, file: File) {
  const body = new FormData();
  body.set('file', file);
  return call('POST /api/clubs/:clubId/courses/file', { params: { clubId }, body });
}
export const deleteCourse = (clubId: string, courseId: string) =>
  call('DELETE /api/clubs/:clubId/courses/:courseId', { params: { clubId, courseId } });
