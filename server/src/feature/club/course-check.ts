import type { Course } from '@fairway/golf';
import { courseProblems } from '@fairway/golf';
import { AppError } from '../../errors.ts';

/** Refuses a course card that cannot be played on. `prefix` is where the card stands in the body: '' or 'course.'. */
export function requirePlayable(course: Course, prefix = ''): void {
  const [problem] = courseProblems(course);
  if (!problem) return;
  const isPar = problem.code === 'par' || problem.code === 'hole-count';
  const key = isPar ? 'course-par' : 'course-stroke-index';
  throw new AppError(key, { errors: { [`${prefix}${isPar ? 'par' : 'strokeIndex'}`]: [{ key }] } });
}
