import { z } from 'zod';
import { calendarDate, id } from '../../check/field.ts';
import { PHASES, REOPENED_RULES, TOURNAMENT_STATES } from '../../choice/field/tournament.ts';
import { defineRoutes } from '../../route.ts';
import { comingTournament, holesIn, listedTournament, preparation, tournament } from '../field/tournament.ts';

/** What blocks an action: the sentence that it would be refused with, and the round if it is about one. */
const blocker = z.object({ code: z.string(), message: z.string(), roundId: id.nullable() });
export type Blocker = z.infer<typeof blocker>;
export const finishPreview = z.object({
  blockers: z.array(blocker),
  /** Who would miss the cut, by division (null: of the field), and how many go on; empty while something blocks it. */
  cut: z.array(
    z.object({
      divisionId: id.nullable(),
      divisionName: z.string().nullable(),
      /** Whom the line is drawn through: then `players` are sides. */
      of: z.enum(['players', 'sides']),
      line: z.int(),
      players: z.array(z.object({ playerId: id, name: z.string() })),
    }),
  ),
});
export type FinishPreview = z.infer<typeof finishPreview>;

/** A tournament of the day, and how much in it needs a person. */
const dayEvent = z.object({
  tournamentId: id,
  name: z.string(),
  clubId: id,
  clubName: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  public: z.boolean(),
  phase: z.enum(PHASES),
  /** One of its rounds is played today by the club's calendar; else it is under way since an earlier day. */
  playedToday: z.boolean(),
  /** The round under way, or the last one. */
  round: z.int(),
  rounds: z.int(),
  /** Its day, and when its first flight starts; null: nobody has a tee time, or its day is past. */
  date: calendarDate,
  firstTee: z.string().nullable(),
  /** Whole days from today at the club to the day of that round; below 0: it is past. */
  daysAhead: z.int(),
  finished: z.boolean(),
  holes: holesIn,
  /** Without those of players who missed the cut. */
  cards: z.int(),
  /** Cards without a status that lack a score. */
  missingCards: z.int(),
  /** Those among them that the others of their flight do not wait for: another card of it is complete. */
  overdueCards: z.int(),
  disputedHoles: z.int(),
  /** Of a round of matches, which needs no whole card: how many, and how many have no result. null: strokes count. */
  matches: z.object({ all: z.int(), open: z.int() }).nullable(),
  /** As at the desk: phones of flights that are not in and not heard lately, which keep strokes or should be on the course. */
  silentPhones: z.int(),
  /** null: play has begun, or is over. */
  preparation: preparation.nullable(),
  /** Awards whose tie is left to the committee; counted once every round is finished. */
  openTies: z.int(),
  /** Prizes and side awards of the plan. */
  awards: z.int(),
  /** Once every round is finished: how many places there are, how many have a winner, and whether the public sees them. */
  prizes: z.object({ all: z.int(), ready: z.int(), published: z.boolean() }).nullable(),
});
export type DayEvent = z.infer<typeof dayEvent>;

/** What a mended rule makes otherwise, by name: golfers and sides with another place, awards with another winner, and matches. */
const rulesMoved = z.object({
  places: z.array(z.string()),
  winners: z.array(z.string()),
  /** Whose result is another. */
  matches: z.array(z.string()),
  /** In which other strokes are received. */
  strokes: z.array(z.string()),
});
export type RulesMoved = z.infer<typeof rulesMoved>;

export const resultRoutes = defineRoutes({
  'GET /api/today': {
    access: 'tournament.read',
    summary:
      'The tournaments of today or under way in all clubs that the user may see, with what in them needs a person, and the next ones',
    answer: z.object({
      items: z.array(dayEvent),
      next: z.array(comingTournament),
      /** The latest of an earlier day; null: none has been yet. */
      last: listedTournament.nullable(),
    }),
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/finish': {
    access: 'tournament.read',
    summary: 'What stands in the way of finishing a round, and who would miss the cut',
    answer: finishPreview,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/finish': {
    access: 'round.write',
    summary: 'Finishes a round: every player has 18 scores or a status, none disputed; then the cut is made',
    answer: tournament,
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/reopen': {
    access: 'round.write',
    summary: 'Opens a finished round for corrections; the cut after it is taken back',
    answer: tournament,
  },
  'GET /api/tournaments/:tournamentId/close': {
    access: 'tournament.read',
    summary: 'What stands in the way of closing the tournament',
    answer: z.object({ blockers: z.array(blocker) }),
  },
  'POST /api/tournaments/:tournamentId/close': {
    access: 'tournament.write',
    summary: 'Freezes the final result; every round must be finished and no award open',
    answer: tournament,
  },
  'GET /api/tournaments/:tournamentId/reopen': {
    access: 'tournament.reopen',
    summary: 'What a closed tournament would say otherwise by the rules of today; null: it was closed by them',
    answer: z.object({ moved: rulesMoved.nullable() }),
  },
  'POST /api/tournaments/:tournamentId/reopen': {
    access: 'tournament.reopen',
    summary: 'Closed → open again, by the rules that it was closed by or by those of today',
    body: z.strictObject({ rules: z.enum(REOPENED_RULES) }),
    answer: tournament,
  },
});
