import { BASES } from '@fairway/golf';
import { z } from 'zod';
import { id, judgedId } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';
import { division } from '../field/division.ts';
import { tournament } from '../field/tournament.ts';
import { staffBoardLine } from '../play/board.ts';
import { explanation, ofList } from '../play/leaderboard.ts';
import { holeScore } from '../play/score.ts';
import { winner } from './winner.ts';

/** What would be tried of one thing twice has no answer: which of the two? */
const onceEach =
  <Of>(keyOf: (one: Of) => string) =>
  ({ value, issues }: z.core.ParsePayload<Of[]>): void => {
    const keys = value.map(keyOf);
    const at = keys.findIndex((key, nth) => keys.indexOf(key) < nth);
    if (at !== -1) issues.push({ code: 'custom', path: [at], message: 'tried-twice', input: value });
  };

/** What is tried: settings, ranges of divisions, and scores, as if they were written. */
export const whatIf = z.strictObject({
  settings: tournament
    .pick({
      tiebreak: true,
      countback: true,
      countbackOrder: true,
      countbackShare: true,
      calculateHandicapDay: true,
      capAbove: true,
      capCountsAs: true,
    })
    .partial()
    .strict()
    .default({}),
  divisions: z
    .array(
      division
        .pick({ handicapCourseFrom: true, handicapCourseTo: true, handicapIndexFrom: true, handicapIndexTo: true })
        .partial()
        .extend({ id: judgedId })
        .strict(),
    )
    .max(200)
    .check(onceEach(({ id: own }) => own))
    .default([]),
  scores: z
    .array(z.strictObject({ playerId: judgedId, roundId: judgedId, hole: z.int().min(1).max(18), score: holeScore }))
    .max(100)
    .check(onceEach(({ playerId, roundId, hole }) => `${playerId} ${roundId} ${hole}`))
    .default([]),
});
export type WhatIf = z.input<typeof whatIf>;

const place = staffBoardLine.shape.places.valueType;
const sides = <Of extends z.ZodType>(of: Of) => z.object({ before: of, after: of });

/** A player, or a side, whose place on a list changes. */
const changedPlace = z.object({
  playerId: id,
  /** On the list of the sides whose partners play a ball each, which stands beside that of the players. */
  isSide: z.boolean(),
  name: z.string(),
  basis: z.enum(BASES),
  divisionId: sides(id.nullable()),
  field: sides(place),
  division: sides(place),
  /** Gross, net or points: what the list ranks. */
  total: sides(z.number().nullable()),
});

export const difference = z.object({
  boardVersion: z.int(),
  /** The lists that were compared: gross alone while counted holes are to be published, on either side. */
  bases: z.array(z.enum(BASES)),
  handicapPending: z.boolean(),
  /** Of each prize that goes to someone else: who has it, before and after. */
  prizes: z.array(sides(winner)),
  /** The sides before the players, the best place first. */
  places: z.array(changedPlace),
  /** Players that the changed ranges put into another division. */
  moves: z.array(z.object({ playerId: id, name: z.string(), from: id.nullable(), to: id.nullable() })),
});
/** Why a player has their place now, and why the other one. */
export const placeReasons = sides(explanation);
export type PlaceReasons = z.infer<typeof placeReasons>;
export type Difference = z.infer<typeof difference>;
export type ChangedPlace = z.infer<typeof changedPlace>;

export const whatIfRoutes = defineRoutes({
  'POST /api/tournaments/:tournamentId/what-if': {
    access: 'tournament.read',
    summary: 'Who would change place or prize if this were changed; nothing is saved',
    body: whatIf,
    answer: difference,
  },
  'POST /api/tournaments/:tournamentId/what-if/:playerId': {
    access: 'tournament.read',
    summary: 'Why a player has their place, and why they would have another if this were changed; nothing is saved',
    query: ofList,
    body: whatIf,
    answer: placeReasons,
  },
});
