import { awardHoles } from '@fairway/golf';
import { z } from 'zod';
import {
  AWARD_KINDS,
  COUNTBACKS,
  DAY_HANDICAPS,
  DISTANCE_UNITS,
  FORMATS,
  SIDE_AWARD_KINDS,
  TIEBREAKS,
  TOURNAMENT_STATES,
} from './choice.ts';
import { calendarDate, id, name, optionalText, pageOf, pageQuery, par, playingDate, strokeIndex, timeOfDay, version } from './field.ts';
import { defineRoutes } from './route.ts';

/** `3, 7m, 12f`: hole numbers, each with an optional m or f. */
export const sideAwardHoles = z
  .string()
  .trim()
  .max(120)
  .refine((written) => (awardHoles(written) ?? []).length > 0, { error: 'side-award-holes' });

/** Main awards in their order of priority. */
const award = z.strictObject({ kind: z.enum(AWARD_KINDS), main: z.boolean() });
const sideAward = z.strictObject({ kind: z.enum(SIDE_AWARD_KINDS), holes: sideAwardHoles });

const settings = {
  name,
  date: calendarDate,
  time: timeOfDay.nullable(),
  format: z.enum(FORMATS),
  tiebreak: z.enum(TIEBREAKS),
  countback: z.enum(COUNTBACKS),
  calculateHandicapDay: z.enum(DAY_HANDICAPS),
  autoAssignToDivisions: z.boolean(),
  /** On: the course handicap decides divisions and net; off: the handicap index. */
  useHandicapCourse: z.boolean(),
  /** “Above N counts as M”, whole strokes: 36 and 36, or 36 and 35. */
  capAbove: z.int().min(0).max(54),
  capCountsAs: z.int().min(0).max(54),
  /** The lowest net to par that counts, −8 to −1; null: none. */
  netFloor: z.int().min(-8).max(-1).nullable(),
  regulations: optionalText(50_000),
  location: optionalText(300),
  awards: z.array(award).max(10),
  mainAwardsOnlyForMembers: z.boolean(),
  oneMainPrizeEach: z.boolean(),
  backup4thWinners: z.boolean(),
  sideAwards: z.array(sideAward).max(10),
  distanceUnit: z.enum(DISTANCE_UNITS),
  public: z.boolean(),
};

/** The same fields, as a person may write them. */
const written = { ...settings, date: playingDate };

const courseCard = { courseName: name, par, strokeIndex: strokeIndex.nullable() };
export const round = z.object({ id, number: z.int(), date: calendarDate, finished: z.boolean(), version, ...courseCard });

export const tournament = z.object({
  id,
  clubId: id,
  clubName: z.string(),
  /** Of the club: `Asia/Ho_Chi_Minh`. */
  timeZone: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  version,
  /** Goes up with every change that a board can show. */
  boardVersion: z.int(),
  playerCount: z.int(),
  rounds: z.array(round),
  ...settings,
});
export const tournamentRow = tournament
  .pick({
    id: true,
    clubId: true,
    clubName: true,
    name: true,
    date: true,
    time: true,
    format: true,
    state: true,
    public: true,
    playerCount: true,
  })
  .extend({ courseName: z.string() });

export type Tournament = z.infer<typeof tournament>;
export type TournamentRow = z.infer<typeof tournamentRow>;
export type Round = z.infer<typeof round>;

const byTournament = z.object({ tournamentId: id });
const byRound = z.object({ tournamentId: id, roundId: id });
export const countedHolesState = z.object({
  /** How many holes count; 0 when the tournament uses none. */
  count: z.int(),
  entered: z.boolean(),
  /** The holes, once published; never before. */
  published: z.array(z.int()).nullable(),
});

export const tournamentRoutes = defineRoutes({
  'GET /api/tournaments': {
    access: 'tournament.read',
    summary: 'Tournaments that the user may see, searched, sorted and paged',
    query: z.object({
      clubId: id.optional(),
      search: z.string().trim().max(200).default(''),
      state: z.enum(TOURNAMENT_STATES).optional(),
      sort: z.enum(['name', 'date', 'state', 'playerCount']).default('date'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    answer: pageOf(tournamentRow),
  },
  'POST /api/tournaments': {
    access: 'tournament.write',
    summary: 'Creates a tournament with its first round; what is left out is TOURNAMENT_DEFAULTS',
    body: z.strictObject({
      ...z.object(written).partial().shape,
      name,
      date: playingDate,
      clubId: id,
      course: z.strictObject({ ...courseCard, strokeIndex: courseCard.strokeIndex.default(null) }),
    }),
    answer: tournament,
  },
  'GET /api/tournaments/:tournamentId': {
    access: 'tournament.read',
    summary: 'One tournament with its rounds',
    params: byTournament,
    answer: tournament,
  },
  'PATCH /api/tournaments/:tournamentId': {
    access: 'tournament.write',
    summary: 'Changes what is named; `version` is the one that the caller saw',
    params: byTournament,
    body: z.strictObject(written).partial().extend({ version }),
    answer: tournament,
  },
  'DELETE /api/tournaments/:tournamentId': {
    access: 'tournament.write',
    summary: 'Deletes a tournament without scores',
    params: byTournament,
    answer: null,
  },
  'POST /api/tournaments/:tournamentId/lock': {
    access: 'tournament.write',
    summary: 'Open → locked: markers may no longer write',
    params: byTournament,
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/unlock': {
    access: 'tournament.write',
    summary: 'Locked → open',
    params: byTournament,
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/rounds': {
    access: 'round.write',
    summary: 'Adds a round on its own course',
    params: byTournament,
    body: z.strictObject({ date: playingDate, ...courseCard, strokeIndex: courseCard.strokeIndex.default(null) }),
    answer: tournament,
  },
  'PATCH /api/tournaments/:tournamentId/rounds/:roundId': {
    access: 'round.write',
    summary: 'Changes the date or the course card of a round',
    params: byRound,
    body: z
      .strictObject({ date: playingDate, ...courseCard })
      .partial()
      .extend({ version }),
    answer: tournament,
  },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': {
    access: 'round.write',
    summary: 'Deletes a round without scores',
    params: byRound,
    answer: tournament,
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': {
    access: 'tournament.read',
    summary: 'Whether the counted holes are entered; the holes themselves only once published',
    params: byRound,
    answer: countedHolesState,
  },
  'PUT /api/tournaments/:tournamentId/rounds/:roundId/counted-holes': {
    access: 'counted-holes.write',
    summary: 'Enters the counted holes; they cannot be read again before publication',
    params: byRound,
    body: z.strictObject({ holes: z.array(z.int().min(1).max(18), { error: 'counted-holes-count' }).max(18) }),
    answer: countedHolesState,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/counted-holes/publish': {
    access: 'counted-holes.write',
    summary: 'Publishes the counted holes; handicaps and net places appear',
    params: byRound,
    answer: countedHolesState,
  },
});
