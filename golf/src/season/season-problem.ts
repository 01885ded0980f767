import type { PointsRule } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';
import type { SeasonRule } from './season-table.ts';

/** What is wrong with a rule whose numbers are within their bounds. */
export type SeasonProblem =
  | { readonly code: 'from-after-to' }
  /** Points of a list have no par. */
  | { readonly code: 'par-of-points' }
  /** A later place earns more. */
  | { readonly code: 'table-rises'; readonly place: number }
  | { readonly code: 'pool-over-all' }
  /** Fewest strokes lead, and who played less has fewer: so many results are to be asked for, or something for a missed event. */
  | { readonly code: 'fewer-results-lead' }
  /** More results are asked for than the season has events. */
  | { readonly code: 'least-above-events'; readonly events: number };

/**
 * Everything that keeps a season from meaning what it says; empty when it may be used.
 *
 * @example seasonProblems({ ...rule, from: '2027-01-01', to: '2026-12-31' }) // [{ code: 'from-after-to' }]
 */
export function seasonProblems(rule: SeasonRule): readonly SeasonProblem[] {
  const { from, to, basis } = rule;
  const goesByPar = rule.kind === 'eclectic' ? rule.toPar : rule.pars === 'own' || (rule.kind === 'points' && isAgainstPar(rule));
  return [
    ...(from > to ? [{ code: 'from-after-to' } as const] : []),
    ...(basis === 'points' && goesByPar ? [{ code: 'par-of-points' } as const] : []),
    ...(rule.kind === 'points' ? [...placeProblems(rule), ...countProblems(rule)] : []),
  ];
}

const isAgainstPar = ({ points }: PointsRule): boolean => 'against' in points && points.against === 'par';

function countProblems(rule: PointsRule): readonly SeasonProblem[] {
  const { only, best, least, missing, events } = rule;
  const regular = only?.filter((id) => (events[id]?.role ?? 'regular') === 'regular').length ?? null;
  const most = best ?? regular ?? Number.POSITIVE_INFINITY;
  return [
    ...(leadingEnd(rule) === 'lower' && missing === null && least < most ? [{ code: 'fewer-results-lead' } as const] : []),
    ...(regular !== null && least > regular ? [{ code: 'least-above-events', events: regular } as const] : []),
  ];
}

function placeProblems({ points }: PointsRule): readonly SeasonProblem[] {
  if (points.kind === 'from-last') return points.step < 0 ? [{ code: 'table-rises', place: 2 }] : [];
  if (points.kind !== 'table' && points.kind !== 'pool') return [];
  const worths = points.kind === 'table' ? [...points.points, points.beyond] : points.shares;
  const rises = worths.findIndex((worth, at) => at > 0 && worth > (worths[at - 1] as number));
  const isOver = points.kind === 'pool' && points.shares.reduce((sum, share) => sum + share, 0) > 10_000;
  return [
    ...(rises > 0 ? [{ code: 'table-rises', place: rises + 1 } as const] : []),
    ...(isOver ? [{ code: 'pool-over-all' } as const] : []),
  ];
}
