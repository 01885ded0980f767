import { z } from 'zod';
import { cutRule } from '../../check/cut-rule.ts';
import {
  calendarDate,
  id,
  instant,
  judgedId,
  line,
  name,
  pageOf,
  pageQuery,
  par,
  playingDate,
  strokeIndex,
  text,
  version,
  wholeIn,
  womenCard,
} from '../../check/field.ts';
import { playRule } from '../../check/play-rule.ts';
import { factsOf, newOf, writtenOf } from '../../check/record.ts';
import { handicapLimits } from '../../check/restriction.ts';
import { PHASES, ROUND_HOLES, TOURNAMENT_STATES } from '../../choice/field/tournament.ts';
import { CONDITIONS } from '../../record/bound.ts';
import { TOURNAMENT } from '../../record/tournament.ts';
import { defineRoutes } from '../../route.ts';
import { nines, roundTees, writtenRoundTees } from '../account/club.ts';
import { countbackRule, definitionId, formatRule, tiebreakRule } from '../account/definition.ts';
import { award, sideAward, writtenAward, writtenSideAward } from './award.ts';
import { dayHandicapRule } from './day-handicap.ts';

const rules = {
  format: definitionId,
  formatRule,
  tiebreak: definitionId,
  countback: definitionId,
  dayHandicapRule: dayHandicapRule.nullable(),
  handicapLimits: handicapLimits.nullable(),
  cut: cutRule.nullable(),
  playRule: playRule.nullable(),
  ownPlay: definitionId.nullable(),
};
const settings = factsOf(TOURNAMENT, {
  ...rules,
  tieOrder: z.array(id),
  regulations: z.string().nullable(),
  regulationsEnglish: z.string().nullable(),
  awards: z.array(award),
  sideAwards: z.array(sideAward),
});
/** The same fields, as a person may write them: HTML, of which tags that the editor does not have are left out; or plain lines. */
const written = writtenOf(TOURNAMENT, {
  ...rules,
  tieOrder: z.array(judgedId).max(500),
  awards: z.array(writtenAward).max(40),
  sideAwards: z.array(writtenSideAward).max(40),
});

/** The playing conditions calculation that was published for a round, and by whom. */
export const playingConditions = z.strictObject({ adjustment: wholeIn(CONDITIONS), source: line.min(1, { error: 'required' }).max(200) });
export type PlayingConditions = z.infer<typeof playingConditions>;

/** A round's own copy of a course's card; without tees where it was typed by hand. */
const courseCard = {
  courseName: name,
  par,
  strokeIndex: strokeIndex.nullable(),
  women: womenCard,
  tees: roundTees,
  nines,
  /** Which of the holes of this card are played. */
  holes: z.enum(ROUND_HOLES),
};
/** The same of a new round, where these may be left out. */
const newCard = {
  ...courseCard,
  strokeIndex: courseCard.strokeIndex.default(null),
  women: courseCard.women.default(null),
  tees: writtenRoundTees.default([]),
  nines: nines.default(null),
  holes: courseCard.holes.default('all'),
};
export const round = z.object({
  id,
  number: z.int(),
  date: calendarDate,
  finished: z.boolean(),
  /** Play was suspended then, and goes on later; scores are still taken. null: it is not suspended. */
  suspendedAt: instant.nullable(),
  /** null: none was published, which counts as 0. */
  playingConditions: playingConditions.nullable(),
  version,
  ...courseCard,
});

export const tournament = z.object({
  id,
  clubId: id,
  clubName: z.string(),
  /** Of the club: `Asia/Ho_Chi_Minh`. */
  timeZone: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  /** Whether play has begun, and whether it is over: from scores and rounds, whatever the date. */
  phase: z.enum(PHASES),
  /** A marked copy to practise on: never public, in no figures, and deleted with its scores. */
  rehearsal: z.boolean(),
  /** Put away: only the list of archived tournaments shows it. */
  archivedAt: instant.nullable(),
  version,
  /** Goes up with every change that a board can show. */
  boardVersion: z.int(),
  playerCount: z.int(),
  /** The last day of its rounds; `date` is the first, and moving it moves them all. */
  lastDate: calendarDate,
  rounds: z.array(round),
  /** Names that a site gave; null: in the catalogue, under the id. */
  formatName: z.string().nullable(),
  tiebreakName: z.string().nullable(),
  tiebreakRule,
  countbackName: z.string().nullable(),
  /** Of `ownPlay`. */
  ownPlayName: z.string().nullable(),
  countbackRule,
  ...settings,
});
/** How far a round is: of the players who are waited for, each of its holes. */
export const holesIn = z.object({ expected: z.int(), scored: z.int() });
/** What a round still lacks before it is played. */
export const preparation = z.object({
  /** null: matches need none. */
  divisions: z.int().nullable(),
  flights: z.int(),
  /** Players without a flight. */
  unplaced: z.int(),
  /** Flights without a QR code that stands. */
  uncoded: z.int(),
});
export const listedTournament = tournament
  .pick({
    id: true,
    clubId: true,
    clubName: true,
    name: true,
    date: true,
    lastDate: true,
    time: true,
    format: true,
    formatName: true,
    state: true,
    phase: true,
    public: true,
    rehearsal: true,
    playerCount: true,
  })
  .extend({
    courseName: z.string(),
    /** A round is played today by the club's calendar. */
    playedToday: z.boolean(),
    /** Of the round under way; null: play has not begun, or is over. */
    holes: holesIn.nullable(),
  });
/** A tournament that is still to come, and what of its preparation is done. */
export const comingTournament = listedTournament.extend({
  /** Whole days from today at the club until its first; 1: tomorrow. */
  daysAhead: z.int(),
  preparation,
});

export type HolesIn = z.infer<typeof holesIn>;
export type Preparation = z.infer<typeof preparation>;
export type ComingTournament = z.infer<typeof comingTournament>;
export type Tournament = z.infer<typeof tournament>;
export type ListedTournament = z.infer<typeof listedTournament>;
export type Round = z.infer<typeof round>;

export const tournamentRoutes = defineRoutes({
  'GET /api/tournaments': {
    access: 'tournament.read',
    summary: 'Tournaments that the user may see, searched, sorted and paged',
    query: z.object({
      clubId: id.optional(),
      search: text.max(200).default(''),
      /** A phase: the open ones that are in it. `archived`: those that were put away, which are in no other list. */
      state: z.enum([...TOURNAMENT_STATES, ...PHASES, 'archived']).optional(),
      rehearsals: z.enum(['with', 'without']).default('with'),
      sort: z.enum(['name', 'date', 'state', 'playerCount']).default('date'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    answer: pageOf(listedTournament),
  },
  'POST /api/tournaments': {
    access: 'tournament.write',
    summary: 'Creates a tournament with its first round; what is left out is TOURNAMENT_DEFAULTS',
    body: z.strictObject({
      ...z.object(newOf(TOURNAMENT, written)).omit({ tieOrder: true }).shape,
      clubId: id,
      course: z.strictObject(newCard),
    }),
    answer: tournament,
  },
  'GET /api/tournaments/:tournamentId': {
    access: 'tournament.read',
    summary: 'One tournament with its rounds',
    answer: tournament,
  },
  'PATCH /api/tournaments/:tournamentId': {
    access: 'tournament.write',
    summary: 'Changes what is named; `version` is the one that the caller saw',
    body: z.strictObject(written).partial().extend({ version }),
    answer: tournament,
  },
  'DELETE /api/tournaments/:tournamentId': {
    access: 'tournament.write',
    summary: 'Deletes a tournament without scores, or a rehearsal with everything in it',
    answer: null,
  },
  'POST /api/tournaments/:tournamentId/archive': {
    access: 'tournament.write',
    summary: 'Puts a tournament away: lists leave it out; nothing in it changes',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/restore': {
    access: 'tournament.write',
    summary: 'Takes an archived tournament out again',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/lock': {
    access: 'tournament.write',
    summary: 'Open → locked: markers may no longer write',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/unlock': {
    access: 'tournament.write',
    summary: 'Locked → open',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/rounds': {
    access: 'round.write',
    summary: 'Adds a round on its own course',
    body: z.strictObject({ date: playingDate, ...newCard }),
    answer: tournament,
  },
  'PATCH /api/tournaments/:tournamentId/rounds/:roundId': {
    access: 'round.write',
    summary:
      'Changes the date or the course card of a round; its playing conditions alone also when it is finished, or the tournament closed',
    body: z
      .strictObject({ date: playingDate, ...courseCard, tees: writtenRoundTees, playingConditions: playingConditions.nullable() })
      .partial()
      .extend({ version }),
    answer: tournament,
  },
  'DELETE /api/tournaments/:tournamentId/rounds/:roundId': {
    access: 'round.write',
    summary: 'Deletes a round without scores',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/suspend': {
    access: 'round.write',
    summary: 'Suspends play of a round, which boards and the desk show; scores are still taken',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/resume': {
    access: 'round.write',
    summary: 'Play of a suspended round goes on',
    answer: tournament,
  },
});
