import type { Round } from '@fairway/api';
import { type CourseProblem, courseProblems } from '@fairway/golf';

/** A course card while it is typed: one text a hole. */
export type CourseDraft = { readonly courseName: string; readonly par: readonly string[]; readonly strokeIndex: readonly string[] };
export type CourseCard = Pick<Round, 'courseName' | 'par' | 'strokeIndex'>;

const HOLES = 18;
const blank = (): string[] => Array.from({ length: HOLES }, () => '');

export const emptyCourse = (): CourseDraft => ({ courseName: '', par: blank(), strokeIndex: blank() });

export const draftOf = ({ courseName, par, strokeIndex }: CourseCard): CourseDraft => ({
  courseName,
  par: par.map(String),
  strokeIndex: strokeIndex === null ? blank() : strokeIndex.map(String),
});

/** An empty text is 0, which is neither a par nor an index. */
const numbersOf = (texts: readonly string[]): number[] => texts.map((text) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : 0));

/** What is sent: without any index there is none, not eighteen empty ones. */
export function cardOf({ courseName, par, strokeIndex }: CourseDraft): CourseCard {
  const withIndex = strokeIndex.some((text) => text.trim() !== '');
  return { courseName: courseName.trim(), par: numbersOf(par), strokeIndex: withIndex ? numbersOf(strokeIndex) : null };
}

export const draftProblems = (draft: CourseDraft): readonly CourseProblem[] => courseProblems(cardOf(draft));

/** The holes, from 1, whose cell in this row is wrong. */
export function wrongHoles(problems: readonly CourseProblem[], row: 'par' | 'strokeIndex'): ReadonlySet<number> {
  return new Set(
    problems.flatMap((problem) => {
      if (row === 'par') return problem.code === 'par' ? [problem.hole] : [];
      if (problem.code === 'stroke-index') return [problem.hole];
      return problem.code === 'stroke-index-repeated' ? problem.holes : [];
    }),
  );
}

/** The numbers of a pasted row or column. Pars may come without separators, as eighteen digits; totals among them are left out. */
export function readPasted(text: string): string[] {
  const digits = text.replace(/\s/g, '');
  if (/^[3-5]{18}$/.test(digits)) return [...digits];
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.filter((number) => Number(number) <= HOLES);
}

/** Writes pasted numbers into a row from a hole onwards. */
export function pasteInto(row: readonly string[], from: number, numbers: readonly string[]): string[] {
  return row.map((text, at) => numbers[at - from] ?? text);
}

/** OUT, IN and TOT of what has been typed so far. */
export function totalsOf(par: readonly string[]): { out: number; in: number; total: number } {
  const numbers = numbersOf(par);
  const sum = (holes: readonly number[]) => holes.reduce((total, next) => total + next, 0);
  return { out: sum(numbers.slice(0, 9)), in: sum(numbers.slice(9)), total: sum(numbers) };
}
