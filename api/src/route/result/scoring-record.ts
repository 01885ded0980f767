import { z } from 'zod';
import { clubHandicapRule } from '../../check/club-handicap-rule.ts';
import { calendarDate, id, instant, playingDate, version } from '../../check/field.ts';
import { MEANS } from '../../choice/account/club-handicap.ts';
import { PLAYS } from '../../choice/field/side.ts';
import { HANDICAP_SOURCES, INDEX_LIMITS, MATCH_POSTINGS, NO_DIFFERENTIAL } from '../../choice/result/scoring-record.ts';
import { defineRoutes } from '../../route.ts';
import { staffBoardLine } from '../play/board.ts';
import { holeScore } from '../play/score.ts';

/** How the record by the Rules of Handicapping takes matches and parts of rounds. */
export const postingRule = z.object({ matches: z.enum(MATCH_POSTINGS), estimates: z.boolean() });

const handicapRule = z.object({
  siteId: id,
  /** 0: the site has set nothing yet. */
  version: z.int(),
  /** How the club works out its own figure; null: it has none. */
  club: clubHandicapRule.nullable(),
  /** null: no record by the Rules of Handicapping is kept. */
  record: postingRule.nullable(),
  /** When it was stated that the site may keep one, and by whom; null: nobody did, or the person is gone. */
  statedAt: instant.nullable(),
  statedBy: z.string().nullable(),
});
export type HandicapRule = z.infer<typeof handicapRule>;

/** The event that a change follows. */
const event = z.object({ tournamentId: id, name: z.string(), day: calendarDate });
/** Why a club's figure changed, with what its sentence says. Figures in strokes: 14.4. */
const because = z.discriminatedUnion('code', [
  /** Null: to the club itself, and not for a tournament. */
  z.object({ code: z.literal('declared'), event: event.nullable() }),
  z.object({ code: z.literal('place'), event, place: z.int(), cut: z.number() }),
  /** `place` null: without a prize. */
  z.object({ code: z.literal('under-par'), event, place: z.int().nullable(), under: z.number(), atMost: z.number().nullable() }),
  z.object({ code: z.literal('mean'), of: z.enum(MEANS), rounds: z.int(), mean: z.number(), target: z.number() }),
  z.object({ code: z.enum(['round', 'floor', 'ceiling']) }),
]);
const clubChange = z.object({ day: calendarDate, from: z.number().nullable(), to: z.number(), because });
export type ClubHandicapChange = z.infer<typeof clubChange>;

/** A golfer's club handicap at the end of a time, and what changed in it, the newest first. */
const clubHandicap = z.object({
  golferId: id,
  name: z.string(),
  /** At its end, and before it; null: none. */
  figure: z.number(),
  before: z.number().nullable(),
  changes: z.array(clubChange),
});
export type ClubHandicap = z.infer<typeof clubHandicap>;
const clubHandicaps = z.object({
  /** The days that it looks at. */
  from: calendarDate,
  until: calendarDate,
  /** By given name. */
  items: z.array(clubHandicap),
});
export type ClubHandicaps = z.infer<typeof clubHandicaps>;

const recordRound = z.object({
  id,
  tournamentId: id,
  tournamentName: z.string(),
  day: calendarDate,
  courseName: z.string(),
  teeName: z.string().nullable(),
  rating: z.number().nullable(),
  slope: z.int().nullable(),
  gross: z.int().nullable(),
  adjusted: z.int().nullable(),
});
const recordLine = recordRound.extend({
  differential: z.number(),
  /** What exceptional scores took off it: 0, −1, −2. */
  reduction: z.number(),
  /** It was exceptional itself. */
  isExceptional: z.boolean(),
  isEstimate: z.boolean(),
  isMostLikely: z.boolean(),
  /** It is among the lowest, of which the index is the mean. */
  counts: z.boolean(),
});
/** A card as any handicap body needs it to work the differential out again. */
const posting = recordRound.extend({
  playerName: z.string(),
  vga: z.string().nullable(),
  /** Of the site, by its name, or built in. */
  format: z.string(),
  /** The flight on whose phone the card was confirmed; null: nobody confirmed it. */
  marker: z.string().nullable(),
  /** Their row in the tournament, with the most likely strokes of a match that were written there. */
  playerId: id,
  playerVersion: version,
  mostLikely: z.array(z.int().nullable()).nullable(),
  /** The playing conditions of the round, which the differential has taken off. */
  conditions: z.int(),
  par: z.int(),
  /** Strokes as played and as adjusted; null: not begun, or the round gives no differential. */
  holes: z.array(z.object({ gross: holeScore, adjusted: z.int().nullable() })),
  differential: z.number().nullable(),
  /** Holes that were not played. */
  expectedHoles: z.int(),
  play: z.enum(PLAYS),
  because: z.enum(NO_DIFFERENTIAL).nullable(),
});
export type Posting = z.infer<typeof posting>;

const tournamentPostings = z.object({
  /** Nothing is posted where the site keeps no record, and before everything of a closed tournament is shown. */
  state: z.enum(['ready', 'no-record', 'waits']),
  /** By given name, the cards of each in the order played. */
  items: z.array(posting),
});
export type TournamentPostings = z.infer<typeof tournamentPostings>;

/** The handicaps that a golfer declared for a tournament, and what they scored against them. */
const playedOff = z.object({
  tournamentId: id,
  name: z.string(),
  date: calendarDate,
  /** Every one that stood, the newest first. */
  declared: z.array(
    z.object({
      course: z.number().nullable(),
      index: z.number().nullable(),
      /** Where it came from, when it was written, and by whom; null: the log does not say, as of a tournament that came as a file. */
      source: z.enum(HANDICAP_SOURCES).nullable(),
      at: instant.nullable(),
      by: z.string().nullable(),
      /** The day of the same index in the register, if that is an earlier one. */
      ofDay: calendarDate.nullable(),
    }),
  ),
  /** It is not closed, or hides something yet. */
  waits: z.boolean(),
  /** null: it waits, or has no card of their own. */
  result: staffBoardLine.pick({ handicap: true, gross: true, net: true, netToPar: true, points: true }).nullable(),
});
export type PlayedOff = z.infer<typeof playedOff>;

const scoringRecord = z.object({
  /** The newest tournament first. */
  handicaps: z.array(playedOff),
  /** By the rule of the club; null: it has none. */
  club: z.object({ figure: z.number().nullable(), changes: z.array(clubChange) }).nullable(),
  /** By the Rules of Handicapping; null: the site keeps none. */
  record: z
    .object({
      /** null: too few rounds yet. */
      index: z.number().nullable(),
      low: z.number().nullable(),
      limit: z.enum(INDEX_LIMITS).nullable(),
      /** Twenty at most, the newest first. */
      lines: z.array(recordLine),
      /** Rounds that gave no differential, the newest first. */
      without: z.array(recordRound.extend({ because: z.enum(NO_DIFFERENTIAL) })),
      /** Every card, in the order played. */
      posting: z.array(posting),
    })
    .nullable(),
});
export type ScoringRecord = z.infer<typeof scoringRecord>;
export type ScoringRecordLine = z.infer<typeof recordLine>;

export const scoringRecordRoutes = defineRoutes({
  'GET /api/sites/:siteId/handicap-rule': {
    access: 'golfer.read',
    summary: 'How the club of a site works out its own handicap figure, and whether the site keeps records by the Rules of Handicapping',
    answer: handicapRule,
  },
  'PUT /api/sites/:siteId/handicap-rule': {
    access: 'handicap-rule.write',
    summary: 'Sets both; a record is switched on with the statement that the site may keep one',
    body: z
      .strictObject({
        /** The one that the caller saw; 0: nothing was set. */
        version: z.int().min(0),
        club: clubHandicapRule.nullable(),
        record: postingRule.strict().nullable(),
        /** The site may keep such records. */
        states: z.boolean().default(false),
      })
      .check(({ value, issues }) => {
        if (value.record !== null && !value.states)
          issues.push({ code: 'custom', path: ['states'], message: 'record-not-stated', input: value });
      }),
    answer: handicapRule,
  },
  'POST /api/sites/:siteId/handicap-rule/try': {
    access: 'golfer.read',
    summary: 'What a rule would have made of a year that was played; writes nothing',
    body: z.strictObject({ rule: clubHandicapRule, year: z.int().min(2000).max(2100) }),
    answer: clubHandicaps,
  },
  'GET /api/sites/:siteId/club-handicaps': {
    access: 'golfer.read',
    summary: 'The club’s handicaps of a month, with what changed in it; none without a rule',
    query: z.object({
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'wrong-format', abort: true })
        .refine((month) => playingDate.safeParse(`${month}-01`).success, { error: 'date-out-of-range' }),
    }),
    answer: clubHandicaps,
  },
  'GET /api/tournaments/:tournamentId/postings': {
    access: 'tournament.read',
    summary: 'Every card of a closed and shown tournament, as a handicap body needs it, or why it gives no differential',
    answer: tournamentPostings,
  },
  'GET /api/golfers/:golferId/scoring-record': {
    access: 'golfer.read',
    summary: 'What a golfer’s rounds in closed and shown tournaments come to: the club’s figure with its reasons, and the record',
    answer: scoringRecord,
  },
});
