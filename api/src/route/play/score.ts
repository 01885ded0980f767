import { MOST_HOLES, MOST_STROKES, TOTAL } from '@fairway/golf';
import { z } from 'zod';
import { id, instant, judgedId, newId, reason, shownWomenCard } from '../../check/field.ts';
import { CARD_STATUSES, ENTRY_OUTCOMES, ENTRY_SOURCES } from '../../choice/play/score.ts';
import { defineRoutes } from '../../route.ts';
import { cardSide, sheetSides } from '../field/side.ts';

/** Strokes, a pick-up, or null: no score (as an entry: cleared). */
export const holeScore = z.union([
  z.int().min(1, { error: 'score-out-of-range' }).max(MOST_STROKES, { error: 'score-out-of-range' }),
  z.literal('pickup'),
  z.null(),
]);

/** The same, or of a whole card. */
export const enteredScore = z.union([
  z
    .int()
    .min(1, { error: 'score-out-of-range' })
    .max(MOST_HOLES * MOST_STROKES, { error: 'score-out-of-range' }),
  z.literal('pickup'),
  z.null(),
]);
/** A hole, or 0: the total of the card. */
export const holeOrTotal = z.int().min(TOTAL).max(MOST_HOLES);

/**
 * One stroke count for one hole, from one source: a fact with an id made where it was entered. An impossible hole or score is
 * refused for that entry alone, so that it does not block the others.
 */
export const newEntry = z.strictObject({
  id: newId,
  playerId: judgedId,
  /** As the course's card numbers it, 10 to 18 on a back nine; 0: the strokes of the whole card, where its holes are not known. */
  hole: z.int(),
  score: z.union([z.int(), z.literal('pickup'), z.null()]),
  /** The entry that its author saw on this hole; null: none. */
  replaces: judgedId.nullable(),
  /** The partner whose tee shot a side of one ball used on the hole. Left out: the entry does not say. The latest that says counts. */
  driveBy: judgedId.nullable().optional(),
  enteredAt: instant,
  device: z.string().max(100).nullable().default(null),
  /** A second look at the hole: it confirms or disputes what stands there, also for the person who entered that, and never replaces it. */
  check: z.literal(true).optional(),
});
export const entry = z.object({
  id,
  hole: z.int(),
  score: enteredScore,
  /** The partner whose tee shot a side used; null: the entry does not say. */
  driveBy: id.nullable(),
  source: z.enum(ENTRY_SOURCES),
  authorName: z.string(),
  device: z.string().nullable(),
  enteredAt: z.string(),
  receivedAt: z.string(),
  /** The device's clock could not be right: `enteredAt` is the time of receipt. */
  clockWrong: z.boolean(),
  replaces: id.nullable(),
  /** A manager's reason, where the entry settled a dispute or took a change back. */
  reason: z.string().nullable(),
});
/** A line of a card's history. */
const historyEntry = entry.extend({
  /** The device as an undo of all that came from it names it. */
  deviceKey: z.string().nullable(),
  /** What stood on the hole before. */
  before: enteredScore,
  /** `changed`: it took the place of that; `same`: it agreed; `differs`: both were kept. */
  effect: z.enum(['changed', 'same', 'differs']),
  /** It is what stands on the hole now, and nothing contests it. */
  stands: z.boolean(),
});
export const entryOutcome = z.object({ id, outcome: z.enum(ENTRY_OUTCOMES), code: z.string().nullable(), message: z.string().nullable() });

const dispute = z.object({ hole: z.int(), shown: entry, rivals: z.array(entry) });
export const scoreCard = z.object({
  playerId: id,
  name: z.string(),
  divisionId: id.nullable(),
  flight: z.string().nullable(),
  startingHole: z.int().nullable(),
  /** Of this round, else of the latest earlier one: a player who is out of a round is out of the later rounds and needs no score there. */
  status: z.enum(CARD_STATUSES),
  /** They play by the round’s card for women. */
  women: z.boolean(),
  /** What it shows of a side; null: single players, or who is in none. */
  side: cardSide.nullable(),
  /** Of the holes of the round, the first of them first. */
  holes: z.array(holeScore),
  /** The shown entry of each hole: what a correction replaces. */
  entries: z.array(id.nullable()),
  /** The strokes of the whole card, where they were handed in without holes. It counts while a hole has no score and none is picked up. */
  total: z.int().nullable(),
  /** The shown entry of the total. */
  totalEntry: id.nullable(),
  /** The total cannot be that of these holes. */
  totalDiffers: z.boolean(),
  disputes: z.array(dispute),
  /** Holes, and 0 for the total, on which two sources entered the same, or a second look found the same. */
  confirmed: z.array(z.int()),
});
export const scoreSheet = z.object({
  boardVersion: z.int(),
  roundId: id,
  /** What the course's card calls the first hole of the round. */
  firstHole: z.int(),
  par: z.array(z.int()),
  strokeIndex: z.array(z.int()).nullable(),
  women: shownWomenCard,
  finished: z.boolean(),
  /** null: single players. */
  sides: sheetSides.nullable(),
  cards: z.array(scoreCard),
});

/** A quarter of an hour in which holes came in for the first time, and cards with their last hole. */
const receivedQuarter = z.object({ from: instant, holes: z.int(), cards: z.int() });

export type ReceivedQuarter = z.infer<typeof receivedQuarter>;
export type NewEntry = z.infer<typeof newEntry>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type EntryFact = z.infer<typeof entry>;
export type EntryOutcome = z.infer<typeof entryOutcome>;
export type ScoreCard = z.infer<typeof scoreCard>;
export type ScoreSheet = z.infer<typeof scoreSheet>;

export const scoreRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/scores': {
    access: 'tournament.read',
    summary: 'Every card of a round, with what is disputed',
    answer: scoreSheet,
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/received': {
    access: 'tournament.read',
    summary: 'How many holes and whole cards came in, a quarter of an hour; quarters without any are left out',
    answer: z.object({ items: z.array(receivedQuarter) }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/entries': {
    access: 'score.write',
    summary: 'Appends entries; each has its own outcome, and one bad entry never blocks the others',
    body: z.strictObject({ entries: z.array(newEntry).min(1).max(500) }),
    answer: z.object({ boardVersion: z.int(), outcomes: z.array(entryOutcome) }),
  },
  'POST /api/tournaments/:tournamentId/rounds/:roundId/settle': {
    access: 'score.settle',
    summary: 'Settles a disputed hole with a reason',
    body: z.strictObject({
      id: newId,
      playerId: id,
      hole: holeOrTotal,
      score: enteredScore,
      reason,
    }),
    answer: scoreCard,
  },
  'GET /api/tournaments/:tournamentId/rounds/:roundId/players/:playerId/entries': {
    access: 'tournament.read',
    summary: 'The history of a card, oldest first',
    answer: z.object({ items: z.array(historyEntry) }),
  },
});
