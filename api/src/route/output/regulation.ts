import { z } from 'zod';
import { calendarDate, id, instant } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';

/** The regulations of a tournament are two of its fields; here is what became of them, and what the public reads. */

const texts = {
  /** Safe HTML. */
  regulations: z.string().nullable(),
  regulationsEnglish: z.string().nullable(),
};

export const regulationVersion = z.object({ ...texts, replacedAt: instant });
export type RegulationVersion = z.infer<typeof regulationVersion>;

export const regulationHistory = z.object({
  /** The first tee time: what is replaced from then on is kept. null: no time is known. */
  startsAt: instant.nullable(),
  /** What was replaced since, the oldest first: that is what the players started under. */
  versions: z.array(regulationVersion),
});
export type RegulationHistory = z.infer<typeof regulationHistory>;

export const publicRegulations = z.object({
  tournamentId: id,
  name: z.string(),
  clubName: z.string(),
  date: calendarDate,
  lastDate: calendarDate,
  timeZone: z.string(),
  ...texts,
  /** The last change after the first tee time, and what stood until then. null: nothing was changed. */
  changed: z.object({ at: instant, started: z.object(texts) }).nullable(),
});
export type PublicRegulations = z.infer<typeof publicRegulations>;

export const regulationRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/regulations': {
    access: 'tournament.read',
    summary: 'Since when the regulations stand, and what of them was replaced after the first tee time',
    answer: regulationHistory,
  },
  'GET /api/live/tournaments/:tournamentId/regulations': {
    access: 'anyone',
    summary: 'The regulations as safe HTML, and those that the players started under if they were changed since',
    answer: publicRegulations,
  },
});
