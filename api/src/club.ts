import { z } from 'zod';
import { DISTANCE_UNITS } from './choice.ts';
import { id, name, par, strokeIndex, version } from './field.ts';
import { defineRoutes } from './route.ts';

export const tee = z.object({
  name: z.string().trim().min(1, { error: 'required' }).max(60),
  courseRating: z.number().min(50).max(90).nullable(),
  slope: z.int().min(55).max(155).nullable(),
  unit: z.enum(DISTANCE_UNITS),
  lengths: z.array(z.int().min(30).max(999)).length(18).nullable(),
});
const courseFields = { name, par, strokeIndex: strokeIndex.nullable(), tees: z.array(tee).max(12) };

export const course = z.object({ id, clubId: id, version, ...courseFields });
export const club = z.object({ id, siteId: id, siteName: z.string(), name: z.string(), timeZone: z.string(), logo: z.string().nullable() });
export type Course = z.infer<typeof course>;
export type Club = z.infer<typeof club>;

export const clubRoutes = defineRoutes({
  'GET /api/clubs': { access: 'club.read', summary: 'The clubs that the user may see', answer: z.object({ items: z.array(club) }) },
  'GET /api/clubs/:clubId/courses': {
    access: 'club.read',
    summary: 'The course cards of a club',
    params: z.object({ clubId: id }),
    answer: z.object({ items: z.array(course) }),
  },
  'POST /api/clubs/:clubId/courses': {
    access: 'course.write',
    summary: 'Adds a course card: 18 holes with par 3 to 5',
    params: z.object({ clubId: id }),
    body: z.strictObject({ ...courseFields, strokeIndex: courseFields.strokeIndex.default(null), tees: courseFields.tees.default([]) }),
    answer: course,
  },
  'PATCH /api/clubs/:clubId/courses/:courseId': {
    access: 'course.write',
    summary: 'Changes a course card; rounds keep their own copy',
    params: z.object({ clubId: id, courseId: id }),
    body: z.strictObject(courseFields).partial().extend({ version }),
    answer: course,
  },
});
