import { BASES, type SideStep } from '@fairway/golf';
import { z } from 'zod';
import { id, judgedId } from '../../check/field.ts';
import { STARTING_SIDES } from '../../choice/field/flight.ts';
import { PHASES, TOURNAMENT_STATES } from '../../choice/field/tournament.ts';
import { defineRoutes } from '../../route.ts';
import { LANGUAGES, PUBLIC_LANGUAGES } from '../../word/language.ts';
import { boardDivision, boardWinner, publicBoard, staffBoard } from './board.ts';
import { publicExplanation, stepsOf } from './public-explanation.ts';

/** The flights of the current round, with times and holes, as anyone may see them. */
export const startList = z.object({
  tournamentId: id,
  name: z.string(),
  date: z.string(),
  clubName: z.string(),
  round: z.object({ number: z.int(), of: z.int(), date: z.string(), courseName: z.string() }),
  divisions: z.array(boardDivision),
  flights: z.array(
    z.object({
      number: z.string(),
      teeTime: z.string().nullable(),
      startingHole: z.int().nullable(),
      startingSide: z.enum(STARTING_SIDES).nullable(),
      /** `partners`: who plays for a side of one ball. */
      players: z.array(z.object({ name: z.string(), partners: z.array(z.string()), divisionId: id.nullable() })),
    }),
  ),
  /** There is a draw by public numbers of the order of these flights. */
  drawn: z.boolean(),
});
export type StartList = z.infer<typeof startList>;

const liveTournament = z.object({
  id,
  name: z.string(),
  date: z.string(),
  lastDate: z.string(),
  time: z.string().nullable(),
  location: z.string().nullable(),
  clubId: id,
  clubName: z.string(),
  /** Of the club: `Asia/Ho_Chi_Minh`. */
  timeZone: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  /** Rises with whatever changes on its board. */
  boardVersion: z.int(),
  /** From the scores and the rounds, whatever its date. */
  phase: z.enum(PHASES),
  playerCount: z.int(),
  /** Golfers may enter by a form, now or soon. */
  enters: z.boolean(),
  /** The first three of the public board, as it says them: T2, −3; none before the first score, and of the less recent ones. */
  leaders: z.array(z.object({ place: z.string(), name: z.string(), score: z.string() })),
  /** Who won the first of the published awards; then there are no leaders. `contest`: of which cup or group. */
  winners: z.array(
    boardWinner
      .pick({ award: true, ownName: true, ownNameEnglish: true, hole: true, gender: true, place: true })
      .extend({ divisionName: z.string().nullable(), contest: z.string().optional(), name: z.string() }),
  ),
});
export type LiveTournament = z.infer<typeof liveTournament>;

/** Why a player has that place, as codes and numbers from the engine; the web puts them into words. */
export const explanation = z.object({
  playerId: id,
  basis: z.enum(BASES),
  within: z.enum(['field', 'division']),
  position: z.int().nullable(),
  steps: stepsOf<SideStep>(),
});
export type Explanation = z.infer<typeof explanation>;

/** Which list a place is asked of. */
export const ofList = z.object({ basis: z.enum(BASES), within: z.enum(['field', 'division']).default('field') });

export const leaderboardRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/leaderboard': {
    access: 'tournament.read',
    summary: 'The board as staff see it',
    answer: staffBoard,
  },
  'GET /api/tournaments/:tournamentId/leaderboard/:playerId': {
    access: 'tournament.read',
    summary: 'Why a player has that place',
    query: ofList,
    answer: explanation,
  },
  'GET /api/live/tournaments': {
    access: 'anyone',
    summary: 'The public tournaments, newest first',
    query: z.object({ club: judgedId.optional() }),
    answer: z.object({ items: z.array(liveTournament) }),
  },
  'GET /api/live/tournaments/:tournamentId': {
    access: 'anyone',
    summary: 'The public board; ETag is its version',
    answer: publicBoard,
  },
  'GET /api/live/tournaments/:tournamentId/start-list': {
    access: 'anyone',
    summary: 'The public start list of the current round; ETag begins with the board’s version',
    answer: startList,
  },
  'GET /api/live/tournaments/:tournamentId/calendar.ics': {
    access: 'anyone',
    summary: 'A flight of the current round as a calendar (RFC 5545): the one of this number, or the one that a player is in',
    query: z.object({
      flight: z.string().max(60).optional(),
      player: judgedId.optional(),
      language: z.enum(PUBLIC_LANGUAGES).optional(),
    }),
    answer: null,
    sends: 'file',
  },
  'GET /api/live/calendar.ics': {
    access: 'anyone',
    summary: 'The public tournaments of a club as a calendar to subscribe to (RFC 5545)',
    query: z.object({ club: judgedId, language: z.enum(PUBLIC_LANGUAGES).optional() }),
    answer: null,
    sends: 'file',
  },
  'GET /api/live/tournaments/:tournamentId/board.csv': {
    access: 'anyone',
    summary:
      'The public board as CSV, a line for each player, or with `list=sides` for each side whose partners play a ball each; `language` of its heads, else that of Accept-Language; `for=excel`: as Excel of most languages reads it',
    query: z.object({
      language: z.enum(PUBLIC_LANGUAGES).optional(),
      for: z.enum(['excel']).optional(),
      list: z.enum(['sides']).optional(),
    }),
    answer: null,
    sends: 'file',
  },
  'GET /api/live/tournaments/:tournamentId/picture.png': {
    access: 'anyone',
    summary:
      'The picture of a shared link, 1200 × 630: club, tournament, date, the three leaders or when it begins; in Vietnamese or English',
    query: z.object({ language: z.enum(LANGUAGES).optional(), v: z.string().max(20).optional() }),
    answer: null,
    sends: 'file',
  },
  'GET /api/live/tournaments/:tournamentId/code.svg': {
    access: 'anyone',
    summary: 'The QR code of the public page, for a television and for paper; `tv=1`: of the page that a television shows',
    query: z.object({ tv: z.literal('1').optional() }),
    answer: null,
    sends: 'file',
  },
  'GET /api/live/tournaments/:tournamentId/explanation/:playerId': {
    access: 'anyone',
    summary: 'Why a player has that place on the public board; ETag begins with the board’s version',
    query: ofList,
    answer: publicExplanation,
  },
  'GET /api/live/tournaments/:tournamentId/events': {
    access: 'anyone',
    summary:
      'Server-sent events: the board’s version, at once and whenever it rises, and what that changes for who has the version before; who has another asks for the board',
    answer: null,
    sends: 'stream',
  },
});
