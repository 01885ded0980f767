import { foldAccents } from '../../../../lib/value/name.ts';

export type Figure = 'day' | 'gross' | 'adjusted' | 'rating' | 'slope' | 'differential';

/**
 * Headings as portals of handicap bodies and clubs write them, compared without diacritics, blanks and signs. Of two columns with one meaning
 * the one is read whose heading stands first here.
 */
const HEADINGS: Readonly<Record<Figure, string>> = {
  day: 'date played, played on, round date, date of round, score date, play date, ngay choi, ngay danh, ngay dau, ngay thi dau, date, ngay, day, ngay ghi diem, date posted',
  gross: 'gross score, gross, raw score, tong gay, so gay, gross chua dieu chinh, diem gross',
  adjusted:
    'adjusted gross score, adjusted gross, adj gross score, adj gross, gross adjusted, gross adj, ags, adjusted score, adj score, adjusted, adj, gross sau dieu chinh, gross dieu chinh, diem gross dieu chinh, diem dieu chinh, so gay dieu chinh, tong gay dieu chinh, sau dieu chinh, dieu chinh, score, diem',
  rating: 'course rating, cr, rating, usga course rating, scratch rating, course rating san, danh gia san',
  slope: 'slope rating, slope, sr, sl, slope san, do doc',
  differential:
    'score differential, handicap differential, differential, score diff, hcp diff, diff, sd, diem chenh, diem chenh lech, chenh lech, chenh',
};

const wordsOf = (heading: string): string[] => foldAccents(heading.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')).split(' ');

type Meaning = { readonly figure: Figure; readonly rank: number };
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(HEADINGS) as Figure[]).flatMap((figure) =>
    HEADINGS[figure].split(', ').map((heading, rank) => [heading.replaceAll(' ', ''), { figure, rank }] as const),
  ),
);
/** A heading with more words comes after those that are known as they are. */
const GUESSED = 100;

/** What a column has of a line; `part` of `parts`: rating and slope in one cell, “72.1/131”. */
type FigureColumn = { readonly column: number; readonly part: number; readonly parts: number };
export type FigureColumns = ReadonlyMap<Figure, FigureColumn>;

/** The columns of a row of headings by what they mean; those that nobody knows are left out. */
export function columnsOf(cells: readonly string[]): FigureColumns {
  const found = new Map<Figure, FigureColumn & { rank: number }>();
  for (const [column, cell] of cells.entries()) {
    const meanings = meaningsOf(cell);
    for (const [part, meaning] of meanings.entries()) {
      if (meaning === null || (found.get(meaning.figure)?.rank ?? Infinity) <= meaning.rank) continue;
      found.set(meaning.figure, { column, part, parts: meanings.length, rank: meaning.rank });
    }
  }
  return found;
}

/** One meaning, or one of each part where a heading names several figures: “Course Rating / Slope”. “Ngày / Date” names one. */
function meaningsOf(heading: string): readonly (Meaning | null)[] {
  const whole = MEANINGS.get(wordsOf(heading).join(''));
  if (whole !== undefined) return [whole];
  const parts = heading.split(/[/|\n]/).map(guessOf);
  const figures = new Set(parts.flatMap((part) => part?.figure ?? []));
  if (figures.size > 1) return parts;
  return [parts.find((part) => part !== null) ?? guessOf(heading)];
}

/** What the longest known heading within a longer one means. */
function guessOf(heading: string): Meaning | null {
  const words = wordsOf(heading);
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const meaning = MEANINGS.get(words.slice(from, from + length).join(''));
      if (meaning !== undefined) return { ...meaning, rank: meaning.rank + GUESSED * (words.length - length) };
    }
  return null;
}
