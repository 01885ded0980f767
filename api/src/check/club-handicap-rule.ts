import { BEST_HANDICAP, type ClubRule, type ClubRuleProblem, clubRuleProblems, MAX_COURSE_HANDICAP } from '@fairway/golf';
import { z } from 'zod';
import { CUT_FOR, DECLARED, MEAN_WAYS, MEANS, STEP_TIMES } from '../choice/account/club-handicap.ts';
import type { MessageKey } from '../message.ts';
import { CLUB_HANDICAP, CUT } from '../record/bound.ts';
import { wholeIn } from './field.ts';
import { allowance } from './restriction.ts';

/** All handicaps in tenths of a stroke, as the engine takes them. */
const figure = wholeIn({ from: BEST_HANDICAP, to: MAX_COURSE_HANDICAP });
const every = z.enum(STEP_TIMES);
const rounds = wholeIn(CLUB_HANDICAP.rounds);

const mean = z.strictObject({
  kind: z.literal('mean'),
  every,
  of: z.enum(MEANS),
  /** The newest rounds, of these the best, and how many there are at least. */
  last: rounds.nullable(),
  best: rounds.nullable(),
  least: rounds,
  /** Rounds of the period that ended, or of so many days; null: of any time. */
  within: z.union([z.literal('period'), wholeIn(CLUB_HANDICAP.days)]).nullable(),
  less: wholeIn(CLUB_HANDICAP.less),
  percent: allowance,
  oneIn: wholeIn(CLUB_HANDICAP.oneIn),
  only: z.enum(MEAN_WAYS).nullable(),
});
const cuts = (cut: z.ZodType<number>) => z.array(cut).min(1).max(CLUB_HANDICAP.placesMost);
const place = z.discriminatedUnion('by', [
  z.strictObject({
    kind: z.literal('place'),
    every: z.literal('event'),
    by: z.literal('strokes'),
    cuts: cuts(wholeIn(CLUB_HANDICAP.cut)),
  }),
  z.strictObject({
    kind: z.literal('place'),
    every: z.literal('event'),
    by: z.literal('percent'),
    cuts: cuts(allowance.max(CUT.percent.to)),
  }),
]);
const band = z.strictObject({ from: figure.nullable(), to: figure.nullable(), strokes: wholeIn(CLUB_HANDICAP.cut) });
const underPar = z.strictObject({
  kind: z.literal('under-par'),
  every: z.literal('event'),
  of: z.enum(CUT_FOR),
  atMost: z.array(band).min(1).max(CLUB_HANDICAP.bandsMost).nullable(),
});
const round = z.strictObject({ kind: z.literal('round'), every });

const MESSAGE_OF: Readonly<Record<ClubRuleProblem['code'], MessageKey>> = {
  'floor-above-ceiling': 'floor-above-ceiling',
  'event-has-no-period': 'event-has-no-period',
  'more-than-last': 'more-than-last',
  'band-upside-down': 'range-reversed',
  'bands-overlap': 'bands-overlap',
  'between-bands': 'between-bands',
};

/** How a club works out its own handicap. What the engine finds wrong stands beside the step. */
export const clubHandicapRule: z.ZodType<ClubRule> = z
  .strictObject({
    declared: z.enum(DECLARED),
    steps: z.array(z.discriminatedUnion('kind', [mean, place, underPar, round])).max(CLUB_HANDICAP.stepsMost),
    floor: figure.nullable(),
    ceiling: figure.nullable(),
  })
  .check(({ value, issues }) => {
    for (const problem of clubRuleProblems(value)) {
      const path = 'step' in problem ? ['steps', problem.step - 1] : ['floor'];
      issues.push({ code: 'custom', path, message: MESSAGE_OF[problem.code], input: value });
    }
  });
