import { z } from 'zod';
import { id, instant, judgedId, pageOf, pageQuery, playingDate, text } from '../../check/field.ts';
import { ACTIVITY_KINDS, ACTIVITY_SUBJECTS } from '../../choice/account/activity.ts';
import { defineRoutes } from '../../route.ts';

/** The program itself has no kind and no id. */
const who = z.object({
  kind: z.enum(['person', 'link', 'key', 'captain', 'signup']).nullable(),
  id: id.nullable(),
  name: z.string().nullable(),
});

/** One value that was changed. A list of lines leaves long values out; the line itself has them. */
const change = z.object({
  /** Whose field it is: of an imported list the players’. */
  subjectType: z.string(),
  /** Of several subjects or rounds, which one. */
  of: id.nullable(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** What happened. Kinds and subjects are those of `choice/account/activity.ts`; an older or newer program may have written others. */
export const activityLine = z.object({
  id,
  at: instant,
  kind: z.string(),
  subjectType: z.string(),
  subjectId: z.string().nullable(),
  /** What it is called now, or was called when it was deleted. */
  subjectName: z.string().nullable(),
  /** It is still there. */
  exists: z.boolean(),
  who,
  site: z.object({ id, name: z.string() }).nullable(),
  /** null: outside tournaments, or the tournament was deleted. */
  tournament: z.object({ id, name: z.string() }).nullable(),
  /** Where a course is. */
  clubId: id.nullable(),
  changes: z.array(change),
  /** What the ids in the values are called; of a round its number. */
  names: z.record(z.string(), z.string()),
});
export type ActivityLine = z.infer<typeof activityLine>;
export type ActivityChange = z.infer<typeof change>;

const author = z.object({ kind: z.enum(['person', 'key']), id, name: z.string() });
export type ActivityAuthor = z.infer<typeof author>;

export const activityRoutes = defineRoutes({
  'GET /api/activities': {
    access: 'signed-in',
    summary: 'The activity log, newest first: of the own site as its people see it, of everything for a super administrator',
    query: z.object({
      subjectType: z.enum(ACTIVITY_SUBJECTS).optional(),
      kind: z.enum(ACTIVITY_KINDS).optional(),
      /** A person or an API key, or the program itself. */
      by: z.union([z.literal('program'), judgedId]).optional(),
      tournamentId: judgedId.optional(),
      /** Days in Vietnam, both ends in. */
      from: playingDate.optional(),
      to: playingDate.optional(),
      ...pageQuery,
    }),
    answer: pageOf(activityLine),
  },
  'GET /api/activities/authors': {
    access: 'signed-in',
    summary: 'People and API keys whose activity the user may see, by name',
    query: z.object({ search: text.max(200).default('') }),
    answer: z.object({ items: z.array(author) }),
  },
  'GET /api/activities/:activityId': {
    access: 'signed-in',
    summary: 'One line of the log, with every value before and after',
    answer: activityLine,
  },
});
