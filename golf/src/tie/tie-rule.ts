import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { PlayerScore, RoundScore } from '../score/player-score.ts';
import { roundPoints } from '../score/total.ts';
import { countbackValue } from './countback.ts';
import type { StepBy, TieStep } from './tie-step.ts';

/**
 * Of a tie value: strokes, points, tenths of a stroke, 180ths of a stroke (the exact net shares), a birthday as yyyymmdd,
 * 0 for a woman and 1 for a man, or a place in the order that was made by hand.
 */
export type TieUnit = 'strokes' | 'points' | 'tenths' | '180ths' | 'birthday' | 'gender' | 'order';

/** All that there is to know of one kind of step: a new kind answers these questions here, and nowhere else. */
type TieRule<Step extends TieStep> = {
  /** What the step compares of a player, in its unit; null where the player has no such value. */
  readonly value: (step: Step, player: PlayerScore) => number | null;
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
    value: (_, player) => handicapOfAllRounds(player),
    unit: () => 'tenths',
    higherWins: ({ wins }) => wins === 'higher',
    onSideCard: null,
  },
  gross: {
    value: (_, player) => grossTotal(player),
    unit: () => 'strokes',
    higherWins: lowerWins,
    onSideCard: (step) => step,
  },
  round: {
    value: (step, player) => roundsTotal(step, player),
    unit: ({ score }) => (({ gross: 'strokes', net: 'tenths', points: 'points' }) as const)[score],
    higherWins: ({ score }) => BETTER[score] === 'higher',
    onSideCard: (step) => ({ ...step, score: 'gross' }),
  },
  countback: {
    value: countbackValue,
    unit: ({ score }) => (({ gross: 'strokes', net: '180ths', points: 'points' }) as const)[score],
    higherWins: ({ score }) => BETTER[score] === 'higher',
    onSideCard: (step) => ({ ...step, score: 'gross' }),
  },
  age: {
    value: (_, { competitor }) => competitor.born ?? null,
    unit: () => 'birthday',
    higherWins: lowerWins,
    onSideCard: null,
  },
  gender: {
    value: (_, { competitor }) => (competitor.gender === 'f' ? 0 : 1),
    unit: () => 'gender',
    higherWins: lowerWins,
    onSideCard: null,
  },
  manual: {
    value: ({ order }, { competitor }) => placeIn(order, competitor.id),
    unit: () => 'order',
    higherWins: lowerWins,
    onSideCard: null,
  },
};

/** What a step compares of a player, in the unit of `tieUnit`; null where the player has no such value. */
export function tieValue(step: TieStep, player: PlayerScore): number | null {
  return ruleOf(step).value(step, player);
}

/** Behind any value that cards can add up to. */
const NO_VALUE = 2 ** 30;

/** The value turned so that the smaller is the better; a player without it comes behind. */
export function tieKey(step: TieStep, player: PlayerScore): number {
  const rule = ruleOf(step);
  const value = rule.value(step, player);
  if (value === null) return NO_VALUE;
  return rule.higherWins(step) ? 0 - value : value;
}

/** The first step that separates two tied players; null when none does. */
export function decidingStep(steps: readonly TieStep[], one: PlayerScore, other: PlayerScore): TieStep | null {
  return steps.find((step) => tieKey(step, one) !== tieKey(step, other)) ?? null;
}

/** The unit of what a step compares. */
export function tieUnit(step: TieStep): TieUnit {
  return ruleOf(step).unit(step);
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
  for (const { strokes, pickedUp } of rounds) {
    if (pickedUp) return null;
    total += strokes;
  }
  return total;
}

function roundsTotal({ round, through = round, score }: StepBy<'round'>, { rounds }: PlayerScore): number | null {
  let total = 0;
  for (let nth = round - 1; nth < through; nth++) {
    const figure = roundTotal(rounds[nth], score);
    if (figure === null) return null;
    total += figure;
  }
  return total;
}

function roundTotal(round: RoundScore | undefined, score: Basis): number | null {
  if (round === undefined) return null;
  if (score === 'points') return roundPoints(round);
  if (round.pickedUp) return null;
  if (score === 'gross') return round.strokes;
  return round.handicap === null ? null : round.strokes * 10 - round.handicap;
}

/** From 1; null for a player who is not in the order. */
function placeIn(order: readonly string[], id: string): number | null {
  const at = order.indexOf(id);
  return at === -1 ? null : at + 1;
}
