import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { roundPoints } from '../score/total.ts';
import { sumOfHoles } from './countback.ts';
import type { StepBy, TieStep } from './tie-step.ts';

/**
 * Of a tie value: strokes, points, tenths of a stroke, 180ths of a stroke (the exact net shares), a birthday as yyyymmdd,
 * 0 for a woman and 1 for a man, or a place in the order that was made by hand.
 */
export type TieUnit = 'strokes' | 'points' | 'tenths' | '180ths' | 'birthday' | 'gender' | 'order';

/** All that there is to know of one kind of step: a new kind answers these questions here, and nowhere else. */
type TieRule<Step extends TieStep> = {
  /** The figure of a player that the step compares; null where there is none. */
  readonly figure: (step: Step) => (player: PlayerScore) => number | null;
  readonly unit: (step: Step) => TieUnit;
  /** Whether the higher value is the better one. */
  readonly higherWins: (step: Step) => boolean;
  /**
   * How the step reads the card of a side whose partners play a ball each: the card holds, as strokes, what counts on the list.
   * null: the step looks at no holes, and compares the same of a side as of a player.
   */
  readonly onSideCard: ((step: Step) => Step) | null;
};

const lowerWins = () => false;

const TIE_RULES: { readonly [By in TieStep['by']]: TieRule<StepBy<By>> } = {
  handicap: {
    figure: () => handicapOfAllRounds,
    unit: () => 'tenths',
    higherWins: ({ wins }) => wins === 'higher',
    onSideCard: null,
  },
  gross: {
    figure: () => grossTotal,
    unit: () => 'strokes',
    higherWins: lowerWins,
    onSideCard: (step) => step,
  },
  round: {
    figure: (step) => (player) => roundsTotal(step, player),
    unit: ({ score }) => (({ gross: 'strokes', net: 'tenths', points: 'points' }) as const)[score],
    higherWins: ({ score }) => BETTER[score] === 'higher',
    onSideCard: (step) => ({ ...step, score: 'gross' }),
  },
  countback: {
    figure: (step) => (player) => sumOfHoles(step, player),
    unit: ({ score }) => (({ gross: 'strokes', net: '180ths', points: 'points' }) as const)[score],
    higherWins: ({ score }) => BETTER[score] === 'higher',
    onSideCard: (step) => ({ ...step, score: 'gross' }),
  },
  age: {
    figure:
      () =>
      ({ competitor }) =>
        competitor.born ?? null,
    unit: () => 'birthday',
    higherWins: lowerWins,
    onSideCard: null,
  },
  gender: {
    figure:
      () =>
      ({ competitor }) =>
        competitor.gender === 'f' ? 0 : 1,
    unit: () => 'gender',
    higherWins: lowerWins,
    onSideCard: null,
  },
  manual: {
    figure:
      ({ order }) =>
      ({ competitor }) =>
        placeIn(order, competitor.id),
    unit: () => 'order',
    higherWins: lowerWins,
    onSideCard: null,
  },
};

/** What a step compares of a player, in its unit; null where the player has no such figure. */
export function tieFigure(step: TieStep): (player: PlayerScore) => number | null {
  return ruleOf(step).figure(step);
}

/** The unit of what a step compares. */
export function tieUnit(step: TieStep): TieUnit {
  return ruleOf(step).unit(step);
}

/** Whether more of what a step compares is the better. */
export function higherWins(step: TieStep): boolean {
  return ruleOf(step).higherWins(step);
}

/** The step as it reads a side's card; null: it looks at no holes, and is the same for sides. */
export function onSideCard(step: TieStep): TieStep | null {
  return ruleOf(step).onSideCard?.(step) ?? null;
}

function ruleOf(step: TieStep): TieRule<TieStep> {
  return TIE_RULES[step.by] as TieRule<TieStep>;
}

/** The handicaps taken off the total: of all rounds together. */
function handicapOfAllRounds({ rounds }: PlayerScore): Tenths | null {
  let total = 0;
  for (const { handicap } of rounds) {
    if (handicap === null) return null;
    total += handicap;
  }
  return total;
}

function grossTotal({ rounds }: PlayerScore): number | null {
  let total = 0;
  for (const round of rounds) {
    if (round.noTotal) return null;
    total += strokesCompared(round);
  }
  return total;
}

function roundsTotal({ round, through = round, score }: StepBy<'round'>, { rounds }: PlayerScore): number | null {
  let total = 0;
  for (let nth = round - 1; nth < through; nth++) {
    const figure = roundTotal(rounds[nth] as RoundScore, score);
    if (figure === null) return null;
    total += figure;
  }
  return total;
}

function roundTotal(round: RoundScore, score: Basis): number | null {
  if (score === 'points') return roundPoints(round);
  if (round.noTotal) return null;
  if (score === 'gross') return strokesCompared(round);
  return round.handicap === null ? null : strokesCompared(round) * 10 - round.handicap;
}

/** The strokes of a round less what the par of the player's card is above the course's own: level are those who are level to their own par. */
function strokesCompared({ strokes, round: { parAbove } }: RoundScore): number {
  return parAbove === null ? strokes : parAbove.reduce((left, above) => left - above, strokes);
}

/** The place of a player in the order, from 1; null: they are not in it. */
function placeIn(order: readonly string[], id: string): number | null {
  const at = order.indexOf(id);
  return at === -1 ? null : at + 1;
}
