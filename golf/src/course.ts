/** One round's course card. `par` and `strokeIndex` list hole 1 first; 18 holes, or 9. */
export type Course = {
  readonly par: readonly number[];
  /**
   * Stroke index of each hole, each of 1…18 once; of nine holes 1…9, or as they are published on the card of eighteen
   * (1, 3, 5 … 17). null when the club publishes none.
   */
  readonly strokeIndex: readonly number[] | null;
  /** The names of the first and the second nine, at clubs that put a round together from nines: ['B', 'A']. */
  readonly nines?: readonly string[];
};

/** What is wrong with a course card; holes are numbered from 1. */
export type CourseProblem =
  | { code: 'hole-count'; holes: number }
  | { code: 'par'; hole: number; par: number }
  | { code: 'stroke-index-count'; count: number }
  | { code: 'stroke-index'; hole: number; strokeIndex: number }
  | { code: 'stroke-index-repeated'; strokeIndex: number; holes: readonly number[] };

/**
 * Everything that keeps a course card from being played on; empty when it may.
 * Par is a whole number from 3 to 5, a stroke index one of 1…18 that no other hole has; strokes are received in their order.
 *
 * @example courseProblems({ par: Array(18).fill(4), strokeIndex: null }) // []
 */
export function courseProblems(course: Course): readonly CourseProblem[] {
  const holes = course.par.length;
  const problems: CourseProblem[] = holes === 18 || holes === 9 ? [] : [{ code: 'hole-count', holes }];
  course.par.forEach((par, at) => {
    if (par !== 3 && par !== 4 && par !== 5) problems.push({ code: 'par', hole: at + 1, par });
  });
  return course.strokeIndex === null ? problems : [...problems, ...strokeIndexProblems(course.strokeIndex, holes)];
}

function strokeIndexProblems(strokeIndex: readonly number[], holes: number): CourseProblem[] {
  if (strokeIndex.length !== holes) return [{ code: 'stroke-index-count', count: strokeIndex.length }];
  const holesOf = Map.groupBy(
    strokeIndex.map((_, at) => at + 1),
    (hole) => strokeIndex[hole - 1] ?? 0,
  );
  const problems: CourseProblem[] = [];
  for (const [index, at] of holesOf) {
    const known = Number.isInteger(index) && index >= 1 && index <= 18;
    if (!known) problems.push(...at.map((hole): CourseProblem => ({ code: 'stroke-index', hole, strokeIndex: index })));
    else if (at.length > 1) problems.push({ code: 'stroke-index-repeated', strokeIndex: index, holes: at });
  }
  return problems;
}
