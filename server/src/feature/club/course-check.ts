import type { Course, Tee } from '@fairway/api';
import { courseProblems, type Course as GolfCourse } from '@fairway/golf';
import { AppError, type FieldProblem } from '../../errors.ts';

const SENTENCES = {
  round: { par: 'course-par', strokeIndex: 'course-stroke-index' },
  card: { par: 'card-par', strokeIndex: 'card-stroke-index' },
} as const;

/** Refuses a round that cannot be played. `prefix` is the place of its course in the body: '' or 'course.'. */
export function requirePlayable(course: GolfCourse, prefix = '', { par, strokeIndex }: Sentences = SENTENCES.round): void {
  const [problem] = courseProblems(course);
  if (!problem) return;
  const isPar = problem.code === 'par' || problem.code === 'hole-count';
  const key = isPar ? par : strokeIndex;
  throw new AppError(key, { errors: { [`${prefix}${isPar ? 'par' : 'strokeIndex'}`]: [{ key }] } });
}
type Sentences = (typeof SENTENCES)[keyof typeof SENTENCES];

/** Refuses a course or a nine that cannot be played, and tees that do not fit it. */
export function requireCourseCard(course: Pick<Course, 'par' | 'strokeIndex' | 'tees'>): void {
  requirePlayable(course, '', SENTENCES.card);
  const wrong = course.tees.flatMap((tee, at) => teeProblems(tee, course.par.length).map(([field, one]) => [`tees.${at}.${field}`, [one]]));
  if (wrong.length > 0) throw new AppError('validation', { errors: Object.fromEntries(wrong) });
}

/** A course rating is about the strokes of a scratch player, for 18 holes or for nine. */
const RATINGS: Readonly<Record<number, readonly [number, number]>> = { 9: [25, 45], 18: [50, 90] };

function teeProblems({ lengths, courseRating }: Tee, holes: number): [keyof Tee, FieldProblem][] {
  const [minimum, maximum] = RATINGS[holes] ?? [0, 0];
  const problems: [keyof Tee, FieldProblem][] = [];
  if (lengths !== null && lengths.length !== holes) problems.push(['lengths', { key: 'tee-lengths', params: { count: holes } }]);
  if (courseRating !== null && courseRating < minimum) problems.push(['courseRating', { key: 'too-small', params: { minimum } }]);
  if (courseRating !== null && courseRating > maximum) problems.push(['courseRating', { key: 'too-big', params: { maximum } }]);
  return problems;
}
