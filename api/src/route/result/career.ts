import { BASES } from '@fairway/golf';
import { z } from 'zod';
import { calendarDate, id } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';
import { STATUSES } from '../play/board.ts';
import { holeScore } from '../play/score.ts';
import { namedAwardPlace } from './winner.ts';

const place = z.object({ position: z.int(), tied: z.boolean() }).nullable();
/** A tournament that a golfer played, as its final result shows them. */
const careerEvent = z.object({
  tournamentId: id,
  name: z.string(),
  date: calendarDate,
  clubName: z.string(),
  /** On the card that counted for them: their own, or that of a side that they played in. */
  kind: z.enum(['player', 'side']),
  /** Who played with them in a side, of one ball or of a ball each; empty: they played alone. */
  partners: z.array(z.string()),
  status: z.enum(STATUSES),
  divisionName: z.string().nullable(),
  /** What the tournament ranks by first, and the place by it: of the field, and of the division. */
  basis: z.enum(BASES),
  place,
  divisionPlace: place,
  gross: z.int().nullable(),
  /** What they were played off; null: none, or it may not be shown. */
  handicap: z.number().nullable(),
  net: z.number().nullable(),
  netToPar: z.number().nullable(),
  points: z.int().nullable(),
  grossToPar: z.int().nullable(),
  /** As it was declared for the tournament. */
  handicapIndex: z.number().nullable(),
  rounds: z.array(z.object({ courseName: z.string(), firstHole: z.int(), par: z.array(z.int()), scores: z.array(holeScore) })),
  prizes: z.array(namedAwardPlace),
});
export type CareerEvent = z.infer<typeof careerEvent>;

export const careerRoutes = defineRoutes({
  'GET /api/golfers/:golferId/career': {
    access: 'golfer.read',
    summary: 'What a golfer played, the newest first: of tournaments that are closed and hide nothing, as their final results have it',
    answer: z.object({
      items: z.array(careerEvent),
      /** Tournaments that wait: not closed, or with something that is not shown yet. */
      waiting: z.int(),
    }),
  },
});
