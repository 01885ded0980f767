import type { PointsRule, SeasonEvent, SeasonResult } from '../src/index.ts';

/** A season of 2026 whose places by the gross list give 10, 6, 3, 1 and nothing more, changed by what is given. */
export function seasonRule(overrides: Partial<PointsRule> = {}): PointsRule {
  return {
    kind: 'points',
    ...{ from: '2026-01-01', to: '2026-12-31', only: null, events: {} },
    ...{ basis: 'gross', pars: 'list', withoutList: null, missing: null, best: null, least: 1, bonuses: [] },
    points: { kind: 'table', points: [1000, 600, 300, 100], beyond: 0, ties: 'shared' },
    unplaced: { NR: null, WD: null, DQ: null, cut: null, 'passed-over': null },
    ...{ guests: 'taken-out', division: null, among: 'field', winnerOnce: false, ties: [] },
    ...overrides,
  };
}

/** An event that is over, on a day of its own: `seasonEvent(3, […])` is of 3 March. */
export function seasonEvent(nth: number, results: readonly SeasonResult[], overrides: Partial<SeasonEvent> = {}): SeasonEvent {
  const twoDigits = String(nth).padStart(2, '0');
  return {
    ...{ id: `e${twoDigits}`, day: `2026-03-${twoDigits}`, isOver: true, lists: ['gross', 'net', 'points'], standard: null },
    ...{ results, ...overrides },
  };
}

/** A member who finished, in the same place on every list, with a par of 72. */
export function seasonResult(person: string, place: number | null, overrides: Partial<SeasonResult> = {}): SeasonResult {
  return {
    ...{ person, isMember: true, division: null, handicap: null, status: 'ok', totals: {}, par: 72, prizes: [] },
    places: { gross: place, net: place, points: place },
    ...overrides,
  };
}
