import { BASES, type EventRole, type SeasonEntry } from '@fairway/golf';
import { z } from 'zod';
import { calendarDate, id, instant, judgedId, nameTo, version } from '../../check/field.ts';
import { seasonRule } from '../../check/season-rule.ts';
import { ASKED_TIES, EVENT_STATES, OPEN_REASONS, SEASON, SEASON_CHANGES, SEASON_KINDS, SEASON_ROLES } from '../../choice/result/season.ts';
import { defineRoutes } from '../../route.ts';
import { PUBLIC_LANGUAGES } from '../../word/language.ts';
import { STATUSES } from '../play/board.ts';
import { holeScore } from '../play/score.ts';

const nullableInt = z.int().nullable();

/** A person's result in an event, as a publication keeps it (`@fairway/facts`, season). */
const keptResult = z.object({
  event: id,
  player: id,
  isMember: z.boolean(),
  division: z.string().nullable(),
  handicap: nullableInt,
  status: z.enum(STATUSES),
  places: z.partialRecord(z.enum(BASES), nullableInt),
  totals: z.partialRecord(z.enum(BASES), nullableInt),
  par: z.int(),
  prizes: z.array(z.string()),
  /** Of an eclectic. */
  cards: z
    .array(
      z.object({
        round: z.int(),
        course: z.string(),
        tee: z.string().nullable(),
        firstHole: z.int(),
        holes: z.array(holeScore),
        par: z.array(z.int()),
        strokeIndex: z.array(z.int()).nullable(),
      }),
    )
    .optional(),
  /** Of a championship, of an event of several. */
  rounds: z.array(z.object({ totals: z.partialRecord(z.enum(BASES), nullableInt), par: z.int() })).optional(),
});
const USES = ['counts', 'final', 'dropped', 'none'] as const satisfies readonly SeasonEntry['use'][];
const keptEntry = z.object({
  event: id,
  /** Which round of it, where each counts for itself. */
  round: z.int().optional(),
  place: nullableInt,
  sharedBy: z.int(),
  use: z.enum(USES),
  /** Exact: `1690/7`; null: no result. */
  points: z.string().nullable(),
  because: z.string(),
});
/** Of an eclectic, the best of a hole, and the rounds that it came from. */
const keptHole = z.object({
  hole: z.int(),
  score: nullableInt,
  from: z.array(z.object({ event: id, round: z.int() })).readonly(),
});
/** Who a person of a publication is, and what the table made of it. */
export const seasonResults = z.object({
  born: nullableInt,
  division: z.string().nullable().optional(),
  results: z.array(keptResult),
  entries: z.array(keptEntry),
  holes: z.array(keptHole).readonly().optional(),
  bonus: z.string(),
});

const rank = z.object({ position: z.int(), tied: z.boolean() }).nullable();
/** A person whose place or total is another than in the number before; null: not in the table. */
const move = z.object({ person: id, from: rank, to: rank, fromTotal: z.string().nullable(), toTotal: z.string().nullable() });
const change = z.object({ code: z.enum(SEASON_CHANGES), names: z.array(z.string()) });
/** What is different from the number before, why, and whom it moves. */
export const seasonMoves = z.object({ changes: z.array(change), moved: z.array(move) });
export type SeasonMoves = z.infer<typeof seasonMoves>;

const season = z.object({
  id,
  siteId: id,
  version,
  name: z.string(),
  clubId: id.nullable(),
  kind: z.enum(SEASON_KINDS),
  from: calendarDate,
  to: calendarDate,
  /** The newest publication; null: there is none. */
  published: z.object({ number: z.int(), at: instant }).nullable(),
});
export type Season = z.infer<typeof season>;

const event = z.object({
  id,
  name: z.string(),
  date: calendarDate,
  state: z.enum(EVENT_STATES),
  role: z.enum(SEASON_ROLES) satisfies z.ZodType<EventRole>,
  weight: z.int(),
  /** In tenths; null: none was said. */
  standard: nullableInt,
  /** How many golfers have a result in it. */
  golfers: z.int(),
});
export type SeasonEventShown = z.infer<typeof event>;

const entry = keptEntry.extend({
  /** Names of prizes, or `attendance`. */
  bonuses: z.array(z.string()),
});
/** `count`: how many results, holes or days it reads. */
const trial = z.object({ by: z.enum(ASKED_TIES), count: nullableInt, values: z.array(z.string()).nullable(), decided: z.boolean() });
const line = z.object({
  /** The golfer, or the row of a tournament that is nobody in the register. */
  person: id,
  golferId: id.nullable(),
  name: z.string(),
  /** Of tournaments; a rule that names them names these. */
  rows: z.array(id),
  rank,
  total: z.string(),
  lacking: z.int(),
  canReach: z.boolean(),
  entries: z.array(entry),
  holes: z.array(keptHole).readonly().optional(),
  bonus: z.string(),
  /** Or why it cannot be said; null: every event is over. */
  canWin: z.union([z.boolean(), z.enum(OPEN_REASONS)]).nullable(),
  /** What the next event has to give for the leader's total as it stands: points, or strokes, and the last place that gives them; null: nothing would. */
  next: z.object({ event: id, points: z.string(), place: nullableInt }).nullable(),
  /** What was asked of those level with them, in order. */
  ties: z.array(trial),
});
export type SeasonTableLine = z.infer<typeof line>;

const moved = seasonMoves.extend({ names: z.record(id, z.string()) });
const table = z.object({
  /** What it rests on: another one, and it may be another table. */
  state: z.string(),
  events: z.array(event),
  lines: z.array(line),
  /** Rows of tournaments that are joined to nobody. */
  nobodies: z.array(z.object({ playerId: id, name: z.string(), tournamentName: z.string() })),
  /** Some of these who may be somebody else of the table, where a rank depends on it: nothing is published before somebody says who they are. */
  doubts: z.array(z.object({ playerId: id, name: z.string(), tournamentName: z.string(), other: z.string() })),
});
export type SeasonTableShown = z.infer<typeof table>;

/** The table if everything that is played ended now. */
const seasonNow = z.object({
  /** What is played, or over and not counted yet; `waits`: something of it is hidden from whoever asks. */
  events: z.array(z.object({ id, name: z.string(), waits: z.boolean() })),
  /** null: nothing is played, or one of them waits. */
  lines: z
    .array(z.object({ name: z.string(), rank, total: z.string(), before: rank, entries: z.array(keptEntry), players: z.record(id, id) }))
    .nullable(),
  /** How many golfers of the table the reader may not see in it. */
  others: z.int(),
});
export type SeasonNow = z.infer<typeof seasonNow>;

const publication = z.object({ number: z.int(), at: instant, by: z.string().nullable(), signed: z.boolean() });
const wholeSeason = season.extend({
  rule: seasonRule,
  table,
  /** What is different from the newest number; null: nothing is published yet. */
  since: moved.nullable(),
  publications: z.array(publication),
});
export type WholeSeason = z.infer<typeof wholeSeason>;

const written = { name: nameTo(SEASON.nameMost), clubId: id.nullable(), rule: seasonRule };

/** A published table: what is signed, and as much of it open as whoever asks may see. */
const publishedSeason = z.object({
  seasonId: id,
  number: z.int(),
  at: instant,
  /** The newest first. */
  numbers: z.array(z.object({ number: z.int(), at: instant })),
  /** As it was signed (`@fairway/facts`, season). */
  core: z.unknown(),
  signature: z.unknown(),
  openings: z.array(z.object({ person: id, salt: z.string(), opened: seasonResults })),
  /** Of whoever may be named. */
  names: z.record(id, z.string()),
  moves: seasonMoves,
  /** How many more moved, whose names the reader may not see. */
  othersMoved: z.int(),
});
export type PublishedSeason = z.infer<typeof publishedSeason>;

const publicSeason = z.object({ id, name: z.string() });
export type PublicSeasonNamed = z.infer<typeof publicSeason>;

/** Where a golfer stands in the newest number of a season. */
export const seasonPlace = z.object({ seasonId: id, name: z.string(), number: z.int(), rank, total: z.string() });
export type SeasonPlace = z.infer<typeof seasonPlace>;

const asked = z.object({ number: z.coerce.number().int().min(1).max(32_767).optional() });

export const seasonRoutes = defineRoutes({
  'GET /api/sites/:siteId/seasons': {
    access: 'season.read',
    summary: 'The seasons of a site, the newest first',
    answer: z.object({ items: z.array(season) }),
  },
  'POST /api/sites/:siteId/seasons': {
    access: 'season.write',
    summary: 'Adds a season: tournaments of the site, and how their results become a table',
    body: z.strictObject(written),
    answer: season,
  },
  'GET /api/seasons/:seasonId': {
    access: 'season.read',
    summary: 'A season with its table as it is now, each line with what it is made of, and what was published',
    answer: wholeSeason,
  },
  'GET /api/seasons/:seasonId/now': {
    access: 'season.read',
    summary: 'The table if every event that is played ended now, by the boards as staff see them',
    answer: seasonNow,
  },
  'PATCH /api/seasons/:seasonId': {
    access: 'season.write',
    summary: 'Changes what is named; `version` is the one that the caller saw. What is published stays as it was',
    body: z.strictObject(written).partial().extend({ version }),
    answer: season,
  },
  'DELETE /api/seasons/:seasonId': {
    access: 'season.write',
    summary: 'Deletes a season that was never published',
    answer: null,
  },
  'POST /api/seasons/:seasonId/try': {
    access: 'season.read',
    summary: 'Whom another rule would move, compared with the table as it is; writes nothing',
    body: z.strictObject({ clubId: id.nullable(), rule: seasonRule }),
    answer: moved,
  },
  'POST /api/seasons/:seasonId/publications': {
    access: 'season.publish',
    summary:
      'Publishes the table under the next number, signed; refused where it is another than the one of the `state` that the caller saw',
    body: z.strictObject({ state: z.string().max(100).optional() }),
    answer: publication,
  },
  'GET /api/seasons/:seasonId/publications/:number': {
    access: 'season.read',
    summary: 'A table as it was published, with everybody’s name as it is now',
    params: { number: z.coerce.number().int().min(1).max(32_767) },
    answer: publishedSeason,
  },
  'GET /api/live/seasons': {
    access: 'anyone',
    summary: 'The published seasons, the newest first: all, those of a club, or those that a public tournament is an event of',
    query: z.object({ club: judgedId.optional(), tournament: judgedId.optional() }),
    answer: z.object({ items: z.array(publicSeason) }),
  },
  'GET /api/live/seasons/:seasonId': {
    access: 'anyone',
    summary: 'A published table for everyone: the newest, or that of a number; golfers are named, and opened, as they consented',
    query: asked,
    answer: publishedSeason,
  },
  'GET /api/live/seasons/:seasonId/now': {
    access: 'anyone',
    summary:
      'The table of a published season if every event that is played ended now, by the public boards; golfers are in it as they consented, and it waits while anything is hidden',
    answer: seasonNow,
  },
  'GET /api/live/seasons/:seasonId/table.csv': {
    access: 'anyone',
    summary:
      'A published table as CSV, a line for each golfer; `language` of its heads, else that of Accept-Language; `for=excel`: as Excel of most languages reads it',
    query: asked.extend({ language: z.enum(PUBLIC_LANGUAGES).optional(), for: z.enum(['excel']).optional() }),
    answer: null,
    sends: 'file',
  },
});
