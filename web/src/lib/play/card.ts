import { figures } from '@fairway/api/rule/figures';
import { type CourseProblem, courseProblems } from '@fairway/golf';

type Rows<Of> = { readonly par: Of; readonly strokeIndex: Of };
type NumberRows = { readonly par: number[]; readonly strokeIndex: number[] | null };
type TextRows = Rows<readonly string[]>;
/** The card of a course, of 18 holes or of a nine, and what women play by where that is another. */
export type Card = NumberRows & { readonly women: NumberRows | null };
/** The same while it is typed: one text per hole. */
export type CardDraft = TextRows & { readonly women: TextRows | null };
export type CardRow = keyof TextRows;

export const blankRow = (holes: number): string[] => Array.from({ length: holes }, () => '');
export const blankCard = (holes: number): CardDraft => ({ par: blankRow(holes), strokeIndex: blankRow(holes), women: null });

const textOf = (number: number): string => (number === 0 ? '' : String(number));
const textRows = ({ par, strokeIndex }: NumberRows): TextRows => ({
  par: par.map(textOf),
  strokeIndex: strokeIndex === null ? blankRow(par.length) : strokeIndex.map(textOf),
});
export const draftOf = ({ women, ...own }: Card): CardDraft => ({ ...textRows(own), women: women && textRows(women) });

/** An empty text is 0, which is never a par or an index. */
export const numbersOf = (texts: readonly string[]): number[] =>
  texts.map((text) => (/^\d{1,3}$/.test(figures(text)) ? Number(figures(text)) : 0));

/** A card without any index has null, not a list of empty ones. */
function numberRows({ par, strokeIndex }: TextRows): NumberRows {
  const withIndex = strokeIndex.some((text) => text.trim() !== '');
  return { par: numbersOf(par), strokeIndex: withIndex ? numbersOf(strokeIndex) : null };
}

/** What is sent; a card for women that is no other is none. */
export function cardOf({ women, ...typed }: CardDraft): Card {
  const own = numberRows(typed);
  const ofWomen = women && numberRows(women);
  return { ...own, women: JSON.stringify(ofWomen) === JSON.stringify(own) ? null : ofWomen };
}

/** A card for women in a line; empty where there is none. */
export const sayWomenCard = (women: NumberRows | null): string =>
  [women?.par, women?.strokeIndex].flatMap((row) => (row ? [row.join(' ')] : [])).join(' / ');

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
  const indexes = numbersOf(strokeIndex).filter((index) => index > 0);
  const all = indexes.length === 0 || strokeIndex.length < 18 ? [] : strokeIndex.map((_, at) => at + 1);
  return {
    missing: all.filter((index) => !indexes.includes(index)),
    twice: [...new Set(indexes.filter((index, at) => indexes.indexOf(index) !== at))].toSorted((a, b) => a - b),
  };
}

/** The numbers of a pasted row or column. Pars may come without separators, one digit per hole; totals are left out. */
export function readPasted(text: string, largest: number): string[] {
  const typed = figures(text);
  const digits = typed.replace(/\s/g, '');
  if (/^([3-5]{9}){1,2}$/.test(digits)) return [...digits];
  const numbers = typed.match(/\d+/g) ?? [];
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
