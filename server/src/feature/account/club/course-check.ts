import type { Course, Tee } from '@fairway/api';
import type { WholeCard } from '@fairway/api/rule/field/round-hole';
import { courseProblems, type Course as GolfCourse, MOST_HOLES } from '@fairway/golf';
import { AppError, type FieldProblem } from '../../../error/app-error.ts';

const SENTENCES = {
  round: { par: 'course-par', strokeIndex: 'course-stroke-index' },
  card: { par: 'card-par', strokeIndex: 'card-stroke-index' },
  women: { par: 'women-par', strokeIndex: 'women-stroke-index' },
} as const;

/** Refuses a round that cannot be played. `prefix` is the place of its course in the body: '' or 'course.'. */
export function requirePlayable(course: GolfCourse, prefix = '', kind: 'round' | 'card' = 'round'): void {
  const [problem] = courseProblems(course);
  if (!problem) return;
  const row = problem.code === 'par' || problem.code === 'hole-count' ? 'par' : 'strokeIndex';
  const key = SENTENCES[problem.of ?? kind][row];
  throw new AppError(key, { errors: { [`${prefix}${problem.of ? 'women.' : ''}${row}`]: [{ key }] } });
}

/** Refuses a round on half of a course that has but nine holes. */
export function requireHalf({ par, holes }: Pick<WholeCard, 'par' | 'holes'>, prefix = ''): void {
  if (holes === 'all' || par.length === MOST_HOLES) return;
  throw new AppError('course-is-nine', { errors: { [`${prefix}holes`]: [{ key: 'course-is-nine' }] } });
}

/** Refuses a course or a nine that cannot be played, and tees that do not fit it. */
export function requireCourseCard(course: Pick<Course, 'par' | 'strokeIndex' | 'women' | 'tees'>): void {
  requirePlayable(course, '', 'card');
  const wrong = course.tees.flatMap((tee, at) => teeProblems(tee, course.par.length).map(([field, one]) => [`tees.${at}.${field}`, [one]]));
  if (wrong.length > 0) throw new AppError('validation', { errors: Object.fromEntries(wrong) });
}

/** A course rating is about the strokes of a scratch player, for 18 holes or for nine. */
const RATINGS: Readonly<Record<number, readonly [number, number]>> = { 9: [25, 45], 18: [50, 90] };

function teeProblems({ lengths, courseRating, par, front, back }: Tee, holes: number): [keyof Tee, FieldProblem][] {
  const problems: [keyof Tee, FieldProblem][] = [];
  if (lengths !== null && lengths.length !== holes) problems.push(['lengths', { key: 'tee-lengths', params: { count: holes } }]);
  if ((front || back) && holes !== MOST_HOLES) problems.push([front ? 'front' : 'back', { key: 'course-is-nine' }]);
  return [...problems, ...outside('courseRating', courseRating, RATINGS[holes] ?? [0, 0]), ...outside('par', par, [3 * holes, 5 * holes])];
}

function outside(field: keyof Tee, value: number | null, [minimum, maximum]: readonly [number, number]): [keyof Tee, FieldProblem][] {
  if (value !== null && value < minimum) return [[field, { key: 'too-small', params: { minimum } }]];
  return value !== null && value > maximum ? [[field, { key: 'too-big', params: { maximum } }]] : [];
}
