import { BASES } from '@fairway/golf';
import { z } from 'zod';
import { calendarDate, id, judgedId } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';
import { boardWinner, STATUSES } from '../play/board.ts';
import { holeScore } from '../play/score.ts';
import { seasonPlace } from './season.ts';
import { namedAwardPlace } from './winner.ts';

const place = z.object({ position: z.int(), tied: z.boolean() }).nullable();
/** `golferId`: who they are in the register; null: nobody. */
const other = z.object({ name: z.string(), golferId: id.nullable() });
/** A tournament that a golfer played, as its final result shows them. */
const careerEvent = z.object({
  tournamentId: id,
  name: z.string(),
  date: calendarDate,
  clubName: z.string(),
  /** On the card that counted for them: their own, or that of a side that they played in. */
  kind: z.enum(['player', 'side']),
  /** Who played with them in a side, of one ball or of a ball each; empty: they played alone. */
  partners: z.array(other),
  /** Whom they met in matches. */
  opponents: z.array(other),
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

/** null: a golfer without a page of their own, who is not named. */
const others = z.array(z.string().nullable());
/**
 * What anyone may see of a tournament on a golfer's page: the columns of the public board, and the published winners. A column that is not listed
 * here never reaches it.
 */
const publicCareerEvent = careerEvent
  .pick({ tournamentId: true, name: true, date: true, clubName: true, status: true, divisionName: true, basis: true, place: true })
  .extend({
    ...careerEvent.pick({ divisionPlace: true, gross: true, grossToPar: true, net: true, netToPar: true, points: true }).shape,
    /** Of the line on the public board. */
    playerId: id,
    partners: others,
    opponents: others,
    winners: z.array(
      boardWinner
        .pick({ award: true, ownName: true, ownNameEnglish: true, hole: true, gender: true, place: true })
        .extend({ divisionName: z.string().nullable() }),
    ),
  });
export type PublicCareerEvent = z.infer<typeof publicCareerEvent>;
const publicGolfer = z.object({
  name: z.string(),
  /** They agreed that results of several days stand together; else only the newest is here. */
  linked: z.boolean(),
  /** Where they stand in seasons, where they agreed to be named there. */
  seasons: z.array(seasonPlace),
  /** The newest first. */
  items: z.array(publicCareerEvent),
});
export type PublicGolfer = z.infer<typeof publicGolfer>;

export const careerRoutes = defineRoutes({
  'GET /api/golfers/:golferId/career': {
    access: 'golfer.read',
    summary: 'What a golfer played, the newest first: of tournaments that are closed and hide nothing, as their final results have it',
    answer: z.object({
      items: z.array(careerEvent),
      /** Tournaments that wait: not closed, or with something that is not shown yet. */
      waiting: z.int(),
      /** Where they stand in the newest number of each season. */
      seasons: z.array(seasonPlace),
      /** Their public page, with its QR code as a data URL; null: nobody may read one. */
      page: z.object({ url: z.string(), picture: z.string() }).nullable(),
    }),
  },
  'GET /api/live/golfers/:page': {
    access: 'anyone',
    summary:
      'The page of a golfer who agreed to it: what public boards and published winners show of closed tournaments; withdrawn, it is as if it had never been',
    params: { page: judgedId },
    answer: publicGolfer,
  },
});
