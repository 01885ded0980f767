import { z } from 'zod';
import { id, shownWomenCard } from '../../check/field.ts';
import { DISTANCE_UNITS } from '../../choice/account/club.ts';
import { MEASURED_AWARD_KINDS } from '../../choice/field/award.ts';
import { GENDERS } from '../../choice/field/player.ts';
import { TOURNAMENT_STATES } from '../../choice/field/tournament.ts';
import { MATCH_ENDS, MATCH_FORMATS_NAMED } from '../../choice/play/match.ts';
import { CARD_STATUSES } from '../../choice/play/score.ts';
import { cardSide, sheetSides } from '../field/side.ts';
import { holeWinner, matchWord } from './match.ts';
import { holeScore } from './score.ts';

/** How far a shot of a side award was; null: its measurement is taken back. */
export const distance = {
  kind: z.enum(MEASURED_AWARD_KINDS),
  centimetres: z.int().nullable(),
  driveCentimetres: z.int().nullable(),
  onTarget: z.boolean(),
};

/** A hole as the phone shows it. */
export const markerHole = z.object({
  score: holeScore,
  /** The shown entry: what a correction replaces. */
  entry: id.nullable(),
  /** Whether this phone entered what is shown. */
  own: z.boolean(),
  /** Whether two sources entered the same. */
  confirmed: z.boolean(),
  /** What others entered, while they differ. */
  rivals: z.array(z.object({ score: holeScore, own: z.boolean() })),
});
export const markerCard = z.object({
  playerId: id,
  name: z.string(),
  division: z.string().nullable(),
  status: z.enum(CARD_STATUSES),
  /** They play by the round’s card for women. */
  women: z.boolean(),
  /** What it shows of a side. A flight that a phone keeps from an older release does not say it. */
  side: cardSide.nullable().optional(),
  /** The first hole of the round first. */
  holes: z.array(markerHole),
  /** The total that the player confirmed; null: not yet. */
  confirmedTotal: z.int().nullable(),
});
/** A side award on a hole that the flight measures. */
const markerSideAward = z.object({
  kind: z.enum(MEASURED_AWARD_KINDS),
  hole: z.int(),
  gender: z.enum(GENDERS).nullable(),
  /** Those of the flight who may win it. */
  playerIds: z.array(id),
  /** The best shot of the whole field so far. */
  leader: z.object({ centimetres: z.int(), driveCentimetres: z.int().nullable() }).nullable(),
});
/** A measured shot of a player of the flight that counts now. */
const markerShot = z.object({ ...distance, id, playerId: id, hole: z.int(), centimetres: z.int() });
/** A side of a match, with the cards whose strokes count for it and the whole strokes that each receives; none: only what is said counts. */
const markerMatchSide = z.object({
  name: z.string(),
  team: z.object({ short: z.string(), colour: z.string() }).nullable(),
  balls: z.array(z.object({ playerId: id, strokes: z.int(), gender: z.enum(GENDERS) })),
});
/** A match that goes out in the flight, with all that its state is computed from without network. */
export const markerMatch = z.object({
  id,
  /** What a phone sends about the match names the version that it has. */
  version: z.int(),
  /** From 1 within its session, as it is called by. */
  number: z.int(),
  format: z.enum(MATCH_FORMATS_NAMED),
  end: z.enum(MATCH_ENDS),
  nassau: z.boolean(),
  /** It begins there, as the course's card numbers it; null: on the first hole. */
  startingHole: z.int().nullable(),
  sides: z.tuple([markerMatchSide, markerMatchSide]),
  /** The sides that are disqualified; missing: none. */
  disqualified: z.array(z.union([z.literal(0), z.literal(1)])).optional(),
  /** What was said beside the strokes and counts, of a hole as won, halved or lost what is shown there. */
  facts: z.array(z.object({ id, seq: z.int(), word: matchWord, own: z.boolean() })),
  /** The holes on which what was said differs, with all of it. */
  differing: z.array(z.object({ hole: z.int(), winners: z.array(holeWinner.nullable()) })),
});
/** What a phone needs to enter the scores of its flight. */
export const markerFlight = z.object({
  tournament: z.string(),
  club: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  /** Of the board: a phone that has this version has these cards. */
  version: z.int(),
  round: z.object({
    id,
    number: z.int(),
    finished: z.boolean(),
    /** What the course's card calls its first hole; a flight that a phone keeps from an older release does not say it. */
    firstHole: z.int().optional(),
    par: z.array(z.int()),
    strokeIndex: z.array(z.int()).nullable(),
    women: shownWomenCard,
  }),
  flight: z.object({ number: z.string(), teeTime: z.string().nullable(), startingHole: z.int().nullable() }),
  cards: z.array(markerCard),
  sides: sheetSides.nullable().optional(),
  distanceUnit: z.enum(DISTANCE_UNITS),
  sideAwards: z.array(markerSideAward),
  shots: z.array(markerShot),
  /** Missing where none goes out in the flight. */
  matches: z.array(markerMatch).optional(),
  /** What this phone sent that was held and still waits for the committee. */
  waiting: z.array(id),
  /** How many other phones are in this flight. */
  others: z.int(),
});

export type MarkerFlight = z.infer<typeof markerFlight>;
export type MarkerCard = z.infer<typeof markerCard>;
export type MarkerHole = z.infer<typeof markerHole>;
export type MarkerSideAward = z.infer<typeof markerSideAward>;
export type MarkerMatch = z.infer<typeof markerMatch>;
