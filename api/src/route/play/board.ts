import { BASES } from '@fairway/golf';
import { z } from 'zod';
import { id, instant, shownWomenCard } from '../../check/field.ts';
import { later } from '../../check/kept.ts';
import { DISTANCE_UNITS } from '../../choice/account/club.ts';
import { AWARD_KINDS, MEASURED_AWARD_KINDS, SIDE_AWARD_KINDS } from '../../choice/field/award.ts';
import { GENDERS } from '../../choice/field/player.ts';
import { PLAYS } from '../../choice/field/side.ts';
import { DAY_HANDICAPS, PHASES, TOURNAMENT_STATES } from '../../choice/field/tournament.ts';
import { CEREMONY_KINDS } from '../../choice/result/ceremony.ts';
import { definitionId } from '../account/definition.ts';
import { shownSponsor } from '../field/sponsor.ts';
import { publicContests } from './contest.ts';
import { holeScore } from './score.ts';

export const STATUSES = ['ok', 'NR', 'WD', 'DQ', 'DNS', 'cut'] as const;

const place = z.object({ position: z.int(), tied: z.boolean() }).nullable();
/** Has only the bases that the board ranks by. */
const places = z.partialRecord(z.enum(BASES), place);

/** Who plays for a side; `rounds`: in which, from 1, where it is not in all. */
export const boardPartner = z.object({ playerId: id, name: z.string(), rounds: z.array(z.int()).optional() });
export type BoardPartner = z.infer<typeof boardPartner>;

/** What anyone may see of a player on the board. A column that is not listed here never reaches a public answer. */
export const publicBoardLine = z.object({
  playerId: id,
  name: z.string(),
  divisionId: id.nullable(),
  flight: z.string().nullable(),
  status: z.enum(STATUSES),
  complete: z.boolean(),
  /** Holes played over all rounds. */
  holesPlayed: z.int(),
  /** Holes played in the current round: “thru”. */
  thru: z.int(),
  startingHole: z.int().nullable(),
  /** They play by the card for women, in rounds that have one. */
  women: later(z.boolean(), false),
  grossToPar: z.int().nullable(),
  gross: z.int().nullable(),
  /** The handicap used for the result; null until it exists and may be shown. */
  handicap: z.number().nullable(),
  net: z.number().nullable(),
  netToPar: z.number().nullable(),
  points: z.int().nullable(),
  /** Over the field, and within the division. */
  places,
  divisionPlaces: places,
  /** Hole scores, one list per round. */
  rounds: z.array(z.array(holeScore)),
  /** Of each round the total of the card where not all holes are known; empty in results that were frozen before there was such a thing. */
  totals: later(z.array(z.int().nullable()), []),
  /** Holes, and 0 for the total, for which two sources have different scores, as [round, hole]. */
  disputed: z.array(z.tuple([z.int(), z.int()])),
  /** Of a side. */
  partners: z.array(boardPartner).optional(),
});

/** What a hole is worth to a side on a list, and whose balls count: partners by their place in the line, from 0. Null: too few have a score. */
const sideHole = z.tuple([z.int(), z.array(z.int())]).nullable();
/**
 * A side whose partners each play a ball. `rounds` are what counts by gross, and `handicap` is null: each partner has their own. `holes` has of
 * each list its holes, one list a round; it is empty where the best results of whole rounds count.
 */
export const publicSideLine = publicBoardLine.extend({
  partners: z.array(boardPartner),
  holes: z.partialRecord(z.enum(BASES), z.array(z.array(sideHole))),
});
export type PublicSideLine = z.infer<typeof publicSideLine>;
/** The list of such sides, which stands beside that of the players: by the same cards, and in the same order of bases. */
const publicSides = z.object({
  play: z.enum(PLAYS),
  /** How many balls, or results, count. */
  counting: z.int(),
  lines: z.array(publicSideLine),
});
export type PublicSides = z.infer<typeof publicSides>;

export const boardDivision = z.object({ id, name: z.string() });

export const boardRound = z.object({
  number: z.int(),
  courseName: z.string(),
  /** What the course's card calls its first hole: 10 of a back nine. Results that were frozen before there were such rounds do not say it. */
  firstHole: z.int().optional(),
  par: z.array(z.int()),
  strokeIndex: z.array(z.int()).nullable(),
  /** The card that women play by, where it is another; results that were frozen before there was such a thing do not say it. */
  women: later(shownWomenCard, null),
  finished: z.boolean(),
  /** Play is suspended; results that were frozen before there was such a thing do not say it. */
  suspended: later(z.boolean(), false),
});

export const boardWinner = z.object({
  award: z.enum([...AWARD_KINDS, ...SIDE_AWARD_KINDS]),
  /** Its own name in both languages; null: that of its kind. Results of the first releases do not say these. */
  ownName: later(z.string().nullable(), null),
  ownNameEnglish: later(z.string().nullable(), null),
  hole: later(z.int().nullable(), null),
  gender: later(z.enum(GENDERS).nullable(), null),
  divisionId: id.nullable(),
  place: z.int(),
  /** Whose place it is, of a cup, a knock-out or groups; missing: of none. */
  contest: z.object({ id, group: z.string().nullable() }).optional(),
  /** Of a contest perhaps a team. */
  playerId: id.nullable(),
  /** Who gives the prize. */
  sponsor: later(z.string().nullable(), null),
  /** By a Peoria of the prize's own: no line of the board has these. Winners of earlier releases do not say them. */
  own: later(z.object({ handicap: z.number().nullable(), net: z.number().nullable() }).nullable(), null),
});

export type BoardWinner = z.infer<typeof boardWinner>;

/** A winner as the board shows them: with their shot, of an award whose shots are measured. */
export const shownWinner = boardWinner.extend({ centimetres: later(z.int().nullable(), null) });
export type ShownWinner = z.infer<typeof shownWinner>;

/** Who leads a side award whose shots are measured, on one of its holes. */
export const boardSideAward = z.object({
  award: z.enum(MEASURED_AWARD_KINDS),
  ownName: z.string().nullable(),
  ownNameEnglish: z.string().nullable(),
  hole: z.int(),
  gender: z.enum(GENDERS).nullable(),
  /** Who gives the prize. */
  sponsor: z.string().nullable(),
  /** Several: they are as good. */
  leaders: z.array(z.object({ playerId: id, centimetres: z.int() })),
});
export type BoardSideAward = z.infer<typeof boardSideAward>;

/** What the public does not see of a division, or of all (null), until it is presented: last holes, or everything since a moment. */
const hiddenPart = z.object({ divisionId: id.nullable(), holes: z.int(), frozenAt: instant.nullable() });
export type HiddenPart = z.infer<typeof hiddenPart>;

/** The board as anyone may see it. */
export const publicBoard = z.object({
  tournamentId: id,
  name: z.string(),
  /** The first and the last day of play. */
  date: z.string(),
  lastDate: later(z.string(), ({ date }) => String(date)),
  time: z.string().nullable(),
  location: z.string().nullable(),
  clubName: z.string(),
  /** The address of the club's logo; results that were frozen before boards had one do not say it. */
  clubLogo: later(z.string().nullable(), null),
  /** Of the club: `Asia/Ho_Chi_Minh`. */
  timeZone: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  phase: z.enum(PHASES),
  format: definitionId,
  /** The name that a site gave; null: in the catalogue, under `format`. */
  formatName: z.string().nullable(),
  calculateHandicapDay: z.enum(DAY_HANDICAPS),
  boardVersion: z.int(),
  /** The bases in the order of the tabs; the board opens on the first: the tournament's own, or gross while that waits for day handicaps. */
  bases: z.array(z.enum(BASES)),
  /** The counted holes are not published yet, so there is no day handicap and no net. */
  handicapPending: z.boolean(),
  /** Of the tournament (divisionId null) and of each division with its own, one list a round; null until all are published. */
  countedHoles: z.array(z.object({ divisionId: id.nullable(), rounds: z.array(z.array(z.int())) })).nullable(),
  divisions: z.array(boardDivision),
  rounds: z.array(boardRound),
  lines: z.array(publicBoardLine),
  /** null: single players compete alone, or sides with one ball, whose lines are above. */
  sides: later(publicSides.nullable(), null),
  /** The winners as they were published; null: they are not, or something is still hidden. */
  winners: z.array(shownWinner).nullable(),
  /** Results that were frozen before there was such a thing do not say it, nor what follows. */
  hidden: later(z.array(hiddenPart), []),
  /** It has counted holes, so there are seals. */
  sealed: later(z.boolean(), false),
  /** The presentation that is running. */
  ceremony: later(z.object({ id, kind: z.enum(CEREMONY_KINDS), divisionId: id.nullable() }).nullable(), null),
  /** A lucky draw is running. */
  luckyDraw: later(z.boolean(), false),
  /** Who leads each measured side award; of a closed tournament, who led it at the end. */
  sideAwards: later(z.array(boardSideAward), []),
  distanceUnit: later(z.enum(DISTANCE_UNITS), 'meters'),
  /** In their order. */
  sponsors: later(z.array(shownSponsor), []),
  /** The last head of the ledger, 256 bits in hex, and how many lines lead to it; null: there is none. */
  ledger: later(z.object({ head: z.string(), lines: z.int() }).nullable(), null),
  /** What is played hole by hole: cups, knock-outs and groups, none of them while anything is hidden; null: strokes are. */
  matches: later(publicContests.nullable(), null),
});
export type PublicBoard = z.infer<typeof publicBoard>;
export type PublicBoardLine = z.infer<typeof publicBoardLine>;

/** The board as staff see it: the public columns, and the ones below that only staff may see. */
export const staffBoardLine = publicBoardLine.extend({
  /** Of several rounds what each comes to so far; results that were frozen before there was such a thing do not say it. */
  byRound: z
    .array(z.object({ complete: z.boolean(), grossToPar: z.int().nullable(), netToPar: z.number().nullable(), points: z.int().nullable() }))
    .optional(),
});
export const staffBoard = publicBoard.extend({ lines: z.array(staffBoardLine) });
export type StaffBoard = z.infer<typeof staffBoard>;
export type StaffBoardLine = z.infer<typeof staffBoardLine>;
