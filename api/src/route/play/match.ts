import type { MatchState } from '@fairway/golf';
import { z } from 'zod';
import { engines } from '../../check/engine.ts';
import { id, instant, judgedId, newId, reason, version, wholeIn } from '../../check/field.ts';
import { later } from '../../check/kept.ts';
import { allowance } from '../../check/restriction.ts';
import { MATCH_FORMATS_NAMED, NASSAU_PARTS } from '../../choice/play/match.ts';
import { ENTRY_OUTCOMES, ENTRY_SOURCES } from '../../choice/play/score.ts';
import { MATCH, SIDE } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';

/** 0 is the first side of a match, 1 the second. */
const winner = z.union([z.literal(0), z.literal(1)]);
export const holeWinner = z.union([winner, z.literal('halved')]);

/** As the course's card numbers it; the extra holes go on behind the last hole of the round. */
const hole = wholeIn(MATCH.hole);
/** 3&2 is `up` 3, `left` 2; won on the first extra hole is 1, 0 and `extraHole` 1. */
const matchScore = z.strictObject({
  up: wholeIn(MATCH.up),
  left: wholeIn(MATCH.left),
  extraHole: wholeIn(MATCH.extraHole).optional(),
});
const part = z.enum(NASSAU_PARTS).optional();

const holeWord = z.strictObject({ kind: z.literal('hole'), hole, winner: holeWinner.nullable() });
const holeConceded = z.strictObject({ kind: z.literal('hole-conceded'), hole, by: winner });
const matchConceded = z.strictObject({ kind: z.literal('match-conceded'), part, by: winner, hole: hole.nullable() });
const struck = z.strictObject({ kind: z.literal('struck'), fact: judgedId });

/** What a phone may say of a match beside the strokes. */
export const phoneWord = z.discriminatedUnion('kind', [holeWord, holeConceded, matchConceded, struck]);
/** What the desk may say of it: a hole as W, ½ or L; concessions; a walk-over; its score; a decision of the committee; what was said in error. */
export const matchWord = z.discriminatedUnion('kind', [
  holeWord,
  holeConceded,
  matchConceded,
  z.strictObject({ kind: z.literal('withdrawn'), part, by: winner, hole: hole.nullable() }),
  z.strictObject({ kind: z.literal('result'), part, winner: holeWinner, score: matchScore.nullable() }),
  z.strictObject({ kind: z.literal('committee'), part, winner: holeWinner, reason }),
  struck,
]);
/** What is said of a match beside the strokes, with holes as the course's card numbers them; a score has null where it is halved. */
export type MatchWordSaid = z.infer<typeof matchWord>;
export type PhoneWord = z.infer<typeof phoneWord>;

/** Where a match stands, as the engine says it; `hole` as the course's card numbers it. */
const matchState = engines<MatchState>();

/** A side of a match: a golfer, or who play together. Its id is the one that its card has where it plays one ball. */
export const matchSide = z.object({ id, name: z.string(), partners: z.array(z.object({ playerId: id, name: z.string() })) });
export type MatchSideShown = z.infer<typeof matchSide>;

/** One hole of a match. */
export const matchHole = z.object({
  /** As the course's card numbers it; the extra holes go on behind the last. */
  hole: z.int(),
  /** On which hole of the course it is played. */
  on: z.int(),
  winner: holeWinner.nullable(),
  by: z.enum(['strokes', 'conceded', 'agreed']).nullable(),
  nets: z.tuple([z.number().nullable(), z.number().nullable()]),
  /** Holes that the first side is up after it; below 0 the second is. null: not played, or of a Nassau after the end of the whole. */
  lead: z.int().nullable(),
});
export type MatchHoleShown = z.infer<typeof matchHole>;

/** A match as anyone may see it. */
export const publicMatch = z.object({
  id,
  /** From 1 within its session, as it is called by. */
  number: z.int(),
  format: z.enum(MATCH_FORMATS_NAMED),
  /** Of a cup: the team of each side. */
  teamIds: z.tuple([id.nullable(), id.nullable()]),
  /** null: not known yet. */
  sides: z.tuple([matchSide.nullable(), matchSide.nullable()]),
  /** Its place in a bracket or a group: 1.1, third, A-2.1. */
  node: z.string().nullable(),
  /** The flight that its sides go out in; null: none, or not the same. */
  flight: z.string().nullable(),
  teeTime: z.string().nullable(),
  /** It begins there, as the course's card numbers it; null: on the first hole. */
  startingHole: z.int().nullable(),
  /** Whole strokes that each partner of each side receives; null: without strokes, or a handicap or the stroke index is missing. */
  strokes: z.tuple([z.array(z.int()), z.array(z.int())]).nullable(),
  /** The par of the card that each plays; the difference to the lowest is in the strokes. null: all play one, or without strokes. */
  pars: later(z.tuple([z.array(z.int()), z.array(z.int())]).nullable(), null),
  /**
   * Of sides with one ball: whole strokes on the handicap of each partner, as the par of their own card is not that of the card which the side
   * plays. null: on nobody's.
   */
  parDifferences: later(z.tuple([z.array(z.int()), z.array(z.int())]).nullable(), null),
  state: matchState,
  /** Of a Nassau: its two nines. */
  parts: z.object({ front: matchState, back: matchState }).nullable(),
  holes: z.array(matchHole),
  /** The hole that comes next, or null. */
  next: z.int().nullable(),
});
export type PublicMatch = z.infer<typeof publicMatch>;

/** What is wrong with a match, or deserves a look. */
const matchTrouble = z.discriminatedUnion('code', [
  z.object({ code: z.literal('no-side'), side: winner }),
  z.object({ code: z.literal('same-side') }),
  z.object({ code: z.literal('size'), side: winner, partners: z.int(), from: z.int(), to: z.int() }),
  z.object({ code: z.literal('partner-twice'), playerId: id }),
  z.object({ code: z.literal('no-handicap'), playerId: id }),
  z.object({ code: z.literal('no-stroke-index') }),
  z.object({ code: z.literal('flights-differ') }),
  z.object({ code: z.literal('hole-differs'), hole: z.int() }),
  z.object({ code: z.literal('result-differs') }),
  /** In a bracket: it belongs to others by now, since an earlier result was corrected. */
  z.object({ code: z.literal('not-in-match') }),
  /** In a bracket: it ended level, and who goes on is asked for. */
  z.object({ code: z.literal('level') }),
  /** The side plays no further in the tournament, and nobody has said who won. */
  z.object({ code: z.literal('side-out'), side: winner }),
]);
export type MatchTrouble = z.infer<typeof matchTrouble>;

/** How much of the handicaps each plays off: of each player, or of a side with one ball its weights, the lowest handicap first. */
export const matchAllowance = z
  .discriminatedUnion('of', [
    z.strictObject({ of: z.literal('each'), percent: allowance, taken: z.enum(['handicaps', 'difference']) }),
    z.strictObject({
      of: z.literal('side'),
      weights: z.array(allowance).min(1).max(SIDE.partners.to),
      taken: z.enum(['handicaps', 'difference']),
    }),
  ])
  .nullable();

/** Holes on which two sources differ on who won. */
const matchDispute = z.object({
  hole: z.int(),
  rivals: z.array(z.object({ id, winner: holeWinner.nullable(), by: z.string(), at: instant })),
});

/** A match as staff see it. */
export const staffMatch = publicMatch.extend({
  version,
  sessionId: id,
  /** null: the recommended one of its format. */
  allowance: matchAllowance,
  /** By hole, in the order of play, the id of what stands there as W, ½ or L; null: nothing was said. */
  said: z.array(z.object({ hole: z.int(), id })),
  disputes: z.array(matchDispute),
  troubles: z.array(matchTrouble),
  hasScores: z.boolean(),
});
export type StaffMatch = z.infer<typeof staffMatch>;

/** Something that was said of a match, as its history has it. */
export const matchEntry = z.object({
  id,
  word: matchWord,
  source: z.enum(ENTRY_SOURCES),
  by: z.string(),
  enteredAt: instant,
  receivedAt: instant,
  /** It settles a dispute, or corrects. */
  reason: z.string().nullable(),
  /** It counts no more: struck, or replaced. */
  struck: z.boolean(),
});
export type MatchEntryFact = z.infer<typeof matchEntry>;

const newMatchEntry = z.strictObject({
  id: newId,
  word: matchWord,
  /** Of a hole as W, ½ or L: the entry that was shown there. */
  replaces: judgedId.nullable().default(null),
  enteredAt: instant.optional(),
  /** Settles a dispute of the hole. */
  reason: reason.optional(),
});
export type NewMatchEntry = z.infer<typeof newMatchEntry>;
const matchOutcome = z.object({
  id,
  outcome: z.enum(ENTRY_OUTCOMES),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type MatchOutcomeSaid = z.infer<typeof matchOutcome>;

const partners = z.array(judgedId).min(1).max(SIDE.partners.to).nullable();

export const matchRoutes = defineRoutes({
  'PATCH /api/tournaments/:tournamentId/matches/:matchId': {
    access: 'match.write',
    summary: 'Changes a match: who plays for each side (null: not known), its format and its allowance, while it has no scores',
    body: z.strictObject({
      /** A golfer alone, or who play together; a side that a bracket has is named by its own id. */
      sides: z.tuple([partners, partners]).optional(),
      format: z.enum(MATCH_FORMATS_NAMED).optional(),
      allowance: matchAllowance.optional(),
      version,
    }),
    answer: staffMatch,
  },
  'DELETE /api/tournaments/:tournamentId/matches/:matchId': {
    access: 'match.write',
    summary: 'Deletes a match without scores',
    answer: null,
  },
  'GET /api/tournaments/:tournamentId/matches/:matchId/entries': {
    access: 'tournament.read',
    summary: 'Everything that was said of a match beside the strokes, the newest first',
    answer: z.object({ items: z.array(matchEntry) }),
  },
  'POST /api/tournaments/:tournamentId/matches/:matchId/entries': {
    access: 'score.write',
    summary: 'Says something of a match: a hole as won, halved or lost, a concession, a walk-over, its score, a decision of the committee',
    body: z.strictObject({ entries: z.array(newMatchEntry).min(1).max(MATCH.entriesMost) }),
    answer: z.object({ outcomes: z.array(matchOutcome), match: staffMatch }),
  },
});
