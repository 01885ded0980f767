import { z } from 'zod';
import { gender } from '../../check/field.ts';
import { DISTANCE_UNITS, TEE_COLOURS } from '../../choice/account/club.ts';
import { defineRoutes } from '../../route.ts';

const numbers = z.array(z.int());
const rating = z.object({ courseRating: z.number().nullable(), slope: z.int().nullable(), par: z.int().nullable() });
/** What a file says of a course, as it stands there: a person looks at it, and saving it judges it. */
const courseRead = z.object({
  name: z.string(),
  par: numbers,
  strokeIndex: numbers.nullable(),
  women: z.object({ par: numbers, strokeIndex: numbers.nullable() }).nullable(),
  tees: z.array(
    rating.extend({
      name: z.string(),
      colour: z.enum(TEE_COLOURS).nullable(),
      gender: gender.nullable(),
      front: rating.nullable().optional(),
      back: rating.nullable().optional(),
      unit: z.enum(DISTANCE_UNITS),
      lengths: numbers.nullable(),
    }),
  ),
  nines: z.array(z.string()).nullable(),
  /** Headings of rows and columns that nothing was made of. */
  unread: z.array(z.string()).optional(),
});

export const courseFileRoutes = defineRoutes({
  'POST /api/clubs/:clubId/courses/file': {
    access: 'course.write',
    summary: 'Reads the scorecard of a course from a workbook or a CSV file (multipart field `file`); writes nothing',
    answer: courseRead,
    takes: 'upload',
  },
});
