import { DISTANCE_UNITS, TEE_COLOURS } from '../choice/account/club.ts';
import { GENDERS } from '../choice/field/player.ts';
import type { Course } from '../route/account/club.ts';
import { figures } from '../rule/figures.ts';
import type { SayOf, Speaks } from '../word/say.ts';
import { readCourseCard } from './course-card.ts';
import { columnLetters } from './workbook.ts';

/** What the file of a course has of it: its card, its tees and what each nine is rated. */
export type CourseFile = Pick<Course, 'name' | 'par' | 'strokeIndex' | 'women' | 'tees' | 'nines'>;
/** What was read of a file, and the headings that nothing was made of. */
type ReadCourse = CourseFile & { unread?: string[] };
type Tee = Course['tees'][number];
type Rating = NonNullable<Tee['front']>;
/** A cell as it is written. */
type Cell = string | number | null;
/** Why a file is no course, by the place of the cell as spreadsheets name it: H5. */
type CourseFileProblem =
  | { readonly code: 'course-file-unread' }
  | { readonly code: 'course-file-cell'; readonly cell: string; readonly value: string };

type Words = SayOf<['club', 'course', 'choice', 'word']>;
const wordsOf = (speaks: Speaks) => speaks as unknown as Words;

const FIGURES = ['courseRating', 'slope', 'par'] as const;
const NINES = ['front', 'back'] as const;
const NINE = 9;
const MOST = 2 * NINE;
type ColumnKey = 'row' | 'name' | 'colour' | 'gender' | 'unit' | keyof Rating | `${(typeof NINES)[number]}.${keyof Rating}`;
type RowKey = 'name' | 'firstNine' | 'secondNine' | 'par' | 'strokeIndex' | 'women.par' | 'women.strokeIndex' | 'tee';

/** The columns before those of the holes, headed as the form labels its fields. */
const headingsOf = (t: Words): Readonly<Record<ColumnKey, string>> => ({
  row: t('club:course.file.row'),
  ...{ name: t('course.teeName'), colour: t('course.teeColour'), gender: t('course.teeGender'), unit: t('course.teeUnit') },
  ...{ courseRating: t('course.teeRating'), slope: t('course.teeSlope'), par: t('course.teePar') },
  ...{ 'front.courseRating': t('course.front.rating'), 'front.slope': t('course.front.slope'), 'front.par': t('course.front.par') },
  ...{ 'back.courseRating': t('course.back.rating'), 'back.slope': t('course.back.slope'), 'back.par': t('course.back.par') },
});

const rowNamesOf = (t: Words): Readonly<Record<RowKey, string>> => ({
  ...{ name: t('course.name'), firstNine: t('course.firstNine'), secondNine: t('course.secondNine') },
  ...{ par: t('course:par'), strokeIndex: t('course:strokeIndex') },
  ...{ 'women.par': t('course:parWomen'), 'women.strokeIndex': t('course:indexWomen') },
  tee: t('club:course.file.tee'),
});

const colourName = (t: Words, colour: NonNullable<Tee['colour']>) => t(`course.colour.${colour}`);
const genderName = (t: Words, gender: NonNullable<Tee['gender']>) => t(gender === 'm' ? 'word:men' : 'word:women');
const unitName = (t: Words, unit: Tee['unit']) => t(`choice:unit.${unit}`);

/**
 * A course as the cells of one sheet, headings first: a row for its name, its nines, its pars and indexes, and one for each tee. A number of
 * a hole stands in the column of the hole. Of nine holes there are no columns for halves. A course without tees has the row of one to fill in.
 *
 * @param speaks the catalogues `club`, `course`, `choice` and `word`
 */
export function courseCells({ name, par, strokeIndex, women, tees, nines }: CourseFile, speaks: Speaks): Cell[][] {
  const t = wordsOf(speaks);
  const [headings, rows] = [headingsOf(t), rowNamesOf(t)];
  const keys = (Object.keys(headings) as ColumnKey[]).filter((key) => par.length > NINE || !key.includes('.'));
  const line = (of: Partial<Record<ColumnKey, Cell>>, holes: readonly (number | null)[] = []): Cell[] => [
    ...keys.map((key) => of[key] ?? null),
    ...par.map((_, at) => holes[at] || null),
  ];
  const numbered = (row: RowKey, holes: readonly number[] | null | undefined) => (holes ? [line({ row: rows[row] }, holes)] : []);
  return [
    [...keys.map((key) => headings[key]), ...par.map((_, at) => at + 1)],
    line({ row: rows.name, name }),
    ...(nines ? [line({ row: rows.firstNine, name: nines[0] ?? null }), line({ row: rows.secondNine, name: nines[1] ?? null })] : []),
    line({ row: rows.par }, par),
    line({ row: rows.strokeIndex }, strokeIndex ?? []),
    ...numbered('women.par', women?.par),
    ...numbered('women.strokeIndex', women?.strokeIndex),
    ...(tees.length > 0 ? tees : [BLANK]).map((tee) =>
      line(
        {
          ...{ row: rows.tee, name: tee.name, unit: unitName(t, tee.unit) },
          ...{ colour: tee.colour && colourName(t, tee.colour), gender: tee.gender && genderName(t, tee.gender) },
          ...figuresOf('', tee),
          ...figuresOf('front.', tee.front),
          ...figuresOf('back.', tee.back),
        },
        tee.lengths ?? [],
      ),
    ),
  ];
}

const BLANK: Tee = {
  ...{ name: '', colour: null, gender: null, courseRating: null, slope: null, par: null },
  ...{ unit: 'yards', lengths: null },
};
/** A row for a tee that nobody has filled in. */
const isBlank = ({ name, courseRating, slope, par, front, back, lengths }: Tee): boolean =>
  name === '' && [courseRating, slope, par, front ?? null, back ?? null, lengths].every((of) => of === null);

const figuresOf = (prefix: '' | 'front.' | 'back.', rating: Rating | null | undefined): Partial<Record<ColumnKey, Cell>> =>
  Object.fromEntries(FIGURES.map((figure) => [`${prefix}${figure}`, rating?.[figure] ?? null]));

/**
 * What a sheet of such cells says, in any of the languages; the cells are texts. Whether it can be played on is not judged here: a par of 6
 * is read as it stands. Columns that are no part of it, such as sums, are passed over. What has no such cells may be the card of a club.
 *
 * @param languages the same catalogues in each language
 */
export function readCourseCells(cells: readonly (readonly string[])[], languages: readonly Speaks[]): ReadCourse | CourseFileProblem {
  const words = languages.map(wordsOf);
  const reader = readerOf(cells, words);
  const named = new Map(words.flatMap((t) => entriesOf(rowNamesOf(t)).map(([key, label]) => [plain(label), key] as const)));
  const rowsOf = (key: RowKey) => cells.flatMap((_, row) => (named.get(plain(reader.text(row, 'row'))) === key ? [row] : []));
  const [par] = rowsOf('par');
  if (par === undefined) {
    const card = readCourseCard(cells);
    if (card === null) return { code: 'course-file-unread' };
    const { unread, ...course } = card;
    return { ...course, nines: null, ...(unread.length > 0 && { unread }) };
  }
  const holes = HOLES.some((hole) => hole > NINE && reader.text(par, hole) !== '') ? MOST : NINE;
  const listOf = (row: number | undefined) => (row === undefined ? null : reader.holes(row, holes));
  const nameIn = (key: RowKey) => rowsOf(key).map((row) => reader.text(row, 'name'))[0] ?? '';
  const nines = [nameIn('firstNine'), nameIn('secondNine')];
  const womenIndex = listOf(rowsOf('women.strokeIndex')[0]);
  const womenPar = listOf(rowsOf('women.par')[0]) ?? (womenIndex && listOf(par));
  const course = {
    name: nameIn('name'),
    par: listOf(par) ?? Array(holes).fill(0),
    strokeIndex: listOf(rowsOf('strokeIndex')[0]),
    women: womenPar && { par: womenPar, strokeIndex: womenIndex },
    nines: holes === MOST && nines.some(Boolean) ? nines : null,
    tees: rowsOf('tee')
      .map((row): Tee => teeIn(reader, row, holes, words))
      .filter((tee) => !isBlank(tee)),
  };
  const unread = unreadIn(cells, reader.columns);
  return reader.problems[0] ?? { ...course, ...(unread.length > 0 && { unread }) };
}

function teeIn(reader: Reader, row: number, holes: number, words: readonly Words[]): Tee {
  const rating = (prefix: '' | 'front.' | 'back.'): Rating => ({
    courseRating: reader.number(row, `${prefix}courseRating`, DECIMAL),
    slope: reader.number(row, `${prefix}slope`, WHOLE),
    par: reader.number(row, `${prefix}par`, WHOLE),
  });
  const nine = (name: (typeof NINES)[number]): Partial<Tee> => {
    const own = rating(`${name}.`);
    return holes === MOST && FIGURES.some((figure) => own[figure] !== null) ? { [name]: own } : {};
  };
  return {
    name: reader.text(row, 'name'),
    colour: reader.choice(row, 'colour', TEE_COLOURS, words, colourName),
    gender: reader.choice(row, 'gender', GENDERS, words, genderName),
    ...rating(''),
    ...nine('front'),
    ...nine('back'),
    unit: reader.choice(row, 'unit', DISTANCE_UNITS, words, unitName) ?? 'yards',
    lengths: reader.holes(row, holes),
  };
}

const HOLES = Array.from({ length: MOST }, (_, at) => at + 1);
const WHOLE = /^\d{1,3}$/;
const DECIMAL = /^\d{1,2}([.,]\d)?$/;
const SHOWN_CHARACTERS = 20;

type Reader = ReturnType<typeof readerOf>;

/** Reads cells by the headings above them, and notes what it cannot read; an empty cell is null. */
function readerOf(cells: readonly (readonly string[])[], words: readonly Words[]) {
  const columns = columnsIn(cells, words);
  const problems: CourseFileProblem[] = [];
  const text = (row: number, key: ColumnKey | number): string => cells[row]?.[columns.get(key) ?? -1]?.normalize('NFC').trim() ?? '';
  const wrong = (row: number, key: ColumnKey | number): null => {
    const cell = `${columnLetters(columns.get(key) ?? 0)}${row + 1}`;
    problems.push({ code: 'course-file-cell', cell, value: text(row, key).slice(0, SHOWN_CHARACTERS) });
    return null;
  };
  const number = (row: number, key: ColumnKey | number, form: RegExp): number | null => {
    const typed = figures(text(row, key));
    if (typed === '') return null;
    return form.test(typed) ? Number(typed.replace(',', '.')) : wrong(row, key);
  };
  return {
    problems,
    columns,
    text,
    number,
    /** One of some choices by its name in any language. */
    choice: <Of extends string>(
      row: number,
      key: ColumnKey,
      all: readonly Of[],
      of: readonly Words[],
      nameOf: (t: Words, one: Of) => string,
    ) => {
      const typed = plain(text(row, key));
      if (typed === '') return null;
      return all.find((one) => of.some((t) => plain(nameOf(t, one)) === typed)) ?? wrong(row, key);
    },
    /** A number a hole, 0 where there is none; null: the row has none at all. */
    holes: (row: number, count: number): number[] | null => {
      const read = HOLES.slice(0, count).map((hole) => number(row, hole, WHOLE) ?? 0);
      return read.some((of) => of !== 0) ? read : null;
    },
  };
}

/** What others head the columns by. */
const OTHER_HEADINGS: Readonly<Record<string, ColumnKey>> = {
  ...{ gender: 'gender', sex: 'gender', 'giới tính': 'gender', colour: 'colour', color: 'colour', màu: 'colour', 'màu sắc': 'colour' },
  ...{ rating: 'courseRating', 'slope rating': 'slope', unit: 'unit', 'đơn vị': 'unit' },
};
/** Sums, which every card has. */
const SUM = /^(?:out|in|total|tổng|tổng cộng|cộng)$/;

/** The headings of columns in which some row has something, and of which nothing was made. */
function unreadIn(cells: readonly (readonly string[])[], columns: ReadonlyMap<ColumnKey | number, number>): string[] {
  const at = cells.findIndex((row) => [...columns.values()].every((column) => (row[column] ?? '').trim() !== ''));
  const used = new Set(columns.values());
  return (cells[at] ?? []).flatMap((text, column) =>
    text.trim() === '' || used.has(column) || SUM.test(plain(text)) || !cells.slice(at + 1).some((row) => (row[column] ?? '').trim() !== '')
      ? []
      : [text.trim()],
  );
}

/** The headings are in the first row that has that of the rows’ names; a number heads the column of a hole. */
function columnsIn(cells: readonly (readonly string[])[], words: readonly Words[]): ReadonlyMap<ColumnKey | number, number> {
  const keyOf = new Map<string, ColumnKey | number>([
    ...Object.entries(OTHER_HEADINGS),
    ...HOLES.map((hole) => [String(hole), hole] as const),
    ...words.flatMap((t) => entriesOf(headingsOf(t)).map(([key, label]) => [plain(label), key] as const)),
  ]);
  const headings = cells.find((row) => row.some((cell) => keyOf.get(plain(cell)) === 'row')) ?? [];
  return new Map(
    headings.flatMap((cell, column) => {
      const key = keyOf.get(plain(cell));
      return key === undefined ? [] : [[key, column] as const];
    }),
  );
}

const plain = (text: string): string => figures(text).normalize('NFC').trim().toLowerCase();
const entriesOf = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.entries(of) as [Key, string][];
