import { type CourseProblem, courseProblems } from '@fairway/golf';

/** The card of a course, of 18 holes or of a nine. */
export type Card = { readonly par: number[]; readonly strokeIndex: number[] | null };
/** The same while it is typed: one text per hole. */
export type CardDraft = { readonly par: readonly string[]; readonly strokeIndex: readonly string[] };
export type CardRow = keyof CardDraft;

export const blankRow = (holes: number): string[] => Array.from({ length: holes }, () => '');
export const blankCard = (holes: number): CardDraft => ({ par: blankRow(holes), strokeIndex: blankRow(holes) });

const textOf = (number: number): string => (number === 0 ? '' : String(number));
export const draftOf = ({ par, strokeIndex }: Card): CardDraft => ({
  par: par.map(textOf),
  strokeIndex: strokeIndex === null ? blankRow(par.length) : strokeIndex.map(textOf),
});

/** An empty text is 0, which is never a par or an index. */
export const numbersOf = (texts: readonly string[]): number[] => texts.map((text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0));

/** What is sent: a card without any index has null, not a list of empty ones. */
export function cardOf({ par, strokeIndex }: CardDraft): Card {
  const withIndex = strokeIndex.some((text) => text.trim() !== '');
  return { par: numbersOf(par), strokeIndex: withIndex ? numbersOf(strokeIndex) : null };
}

export const draftProblems = (draft: CardDraft): readonly CourseProblem[] => courseProblems(cardOf(draft));

/** The holes, from 1, whose cell in this row is wrong. */
export function wrongHoles(problems: readonly CourseProblem[], row: CardRow): ReadonlySet<number> {
  return new Set(
    problems.flatMap((problem) => {
      if (row === 'par') return problem.code === 'par' ? [problem.hole] : [];
      if (problem.code === 'stroke-index') return [problem.hole];
      return problem.code === 'stroke-index-repeated' ? problem.holes : [];
    }),
  );
}

/** For a started index: the numbers that are still missing, and those given more than once. A nine may leave out numbers. */
export function indexCount(strokeIndex: readonly string[]): { missing: readonly number[]; twice: readonly number[] } {
  const given = numbersOf(strokeIndex).filter((index) => index > 0);
  const all = given.length === 0 || strokeIndex.length < 18 ? [] : strokeIndex.map((_, at) => at + 1);
  return {
    missing: all.filter((index) => !given.includes(index)),
    twice: [...new Set(given.filter((index, at) => given.indexOf(index) !== at))].toSorted((a, b) => a - b),
  };
}

/** The numbers of a pasted row or column. Pars may come without separators, one digit per hole; totals are left out. */
export function readPasted(text: string, largest: number): string[] {
  const digits = text.replace(/\s/g, '');
  if (/^([3-5]{9}){1,2}$/.test(digits)) return [...digits];
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.filter((number) => Number(number) <= largest);
}

/** Writes pasted numbers into a row from a hole onwards. */
export function pasteInto(row: readonly string[], from: number, numbers: readonly string[]): string[] {
  return row.map((text, at) => numbers[at - from] ?? text);
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/** The nines of a card, each the places of its holes from 0. */
export const ninesOf = (holes: number): readonly (readonly number[])[] =>
  [0, 9].filter((first) => first < holes).map((first) => Array.from({ length: 9 }, (_, at) => first + at));
