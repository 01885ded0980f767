import type { Basis } from '../basis.ts';
import type { Tenths } from '../handicap/tenths.ts';
import type { Reckoning, RoundReckoning } from '../standing/reckoning.ts';
import { roundPoints } from '../standing/reckoning.ts';
import type { CountbackStep, TieStep } from './tie-step.ts';

/** What a step compares that looks at no hole, in the unit of `tieUnit`; null where the player has no such figure. */
export function tieFigure(step: Exclude<TieStep, CountbackStep>, of: Reckoning): number | null {
  switch (step.by) {
    case 'handicap':
      return handicapUsed(of);
    case 'gross':
      return grossTotal(of);
    case 'round':
      return roundsFigure(of, step);
    case 'age':
      return of.competitor.born ?? null;
    case 'gender':
      return of.competitor.gender === 'f' ? 0 : 1;
    case 'manual':
      return placeIn(step.order, of.competitor.id);
  }
}

/** The handicap taken off the total: of all rounds together. */
function handicapUsed({ rounds }: Reckoning): Tenths | null {
  let used = 0;
  for (const { handicap } of rounds) {
    if (handicap === null) return null;
    used += handicap;
  }
  return used;
}

function grossTotal({ rounds }: Reckoning): number | null {
  let total = 0;
  for (const { strokes, pickedUp } of rounds) {
    if (pickedUp) return null;
    total += strokes;
  }
  return total;
}

function roundsFigure({ rounds }: Reckoning, { round, through = round, score }: Extract<TieStep, { by: 'round' }>): number | null {
  let total = 0;
  for (let nth = round - 1; nth < through; nth++) {
    const figure = roundFigure(rounds[nth], score);
    if (figure === null) return null;
    total += figure;
  }
  return total;
}

function roundFigure(round: RoundReckoning | undefined, score: Basis): number | null {
  if (round === undefined) return null;
  if (score === 'points') return roundPoints(round);
  if (round.pickedUp) return null;
  if (score === 'gross') return round.strokes;
  return round.handicap === null ? null : round.strokes * 10 - round.handicap;
}

/** From 1; null for a player whom nobody put in order. */
function placeIn(order: readonly string[], id: string): number | null {
  const at = order.indexOf(id);
  return at === -1 ? null : at + 1;
}
