import type { ColumnChoice, ImportField } from '@fairway/api';
import { pastedName } from '@fairway/api/rule/field/pasted-name';
import { columnLetters } from '@fairway/api/table/workbook';
import { birthdayOf } from '../../value/birthday.ts';
import { phoneOf } from '../../value/phone.ts';
import { teeTimeOf } from '../../value/tee-time.ts';
import type { Sheet } from '../sheet.ts';
import { isPlayer } from './team-column.ts';

/** A list without headings, as the lines of a chat are: what each of its columns holds, by what stands in it. */
type Headless = { sheet: Sheet; columns: ColumnChoice };

type Kind = Extract<ImportField, 'name' | 'handicapCourse' | 'phone' | 'email' | 'gender' | 'birthday' | 'teeTime'>;
const FIELDS = ['name', 'handicapCourse', 'phone', 'email', 'gender', 'birthday', 'teeTime', 'note'] as const;
const BETWEEN = /\s*[,;|\t\n]\s*|\s+[-–—]+\s+|\s*[-–—]+\s+|\s*:\s+/;
const HIGHEST = 54;
const FEWEST_LINES = 2;

/**
 * Where most lines have one name, and it is not alone or the lines are counted, the sheet is a list: by its columns if each holds one kind of
 * thing, else line by line. Null: a person has to say what it is.
 */
export function headlessList(sheet: Sheet): Headless | null {
  const lines = sheet.rows.map((cells) => cells.filter((text) => text !== ''));
  const filled = lines.filter(({ length }) => length > 0);
  const isNumbered = countsLines(lines);
  const parsed = lines.map((line) => piecesOf(line, isNumbered));
  const people = parsed.filter(({ name }) => name !== undefined);
  const told = people.filter((of) => of.isCounted || Object.keys(of).length > 2);
  if (people.length < FEWEST_LINES || people.length * 5 < filled.length * 3 || told.length * 2 < people.length) return null;
  const columns = byColumns(sheet);
  if (columns !== null) return { sheet, columns };
  const used = FIELDS.filter((field) => parsed.some((of) => of[field] !== undefined));
  return {
    sheet: {
      ...sheet,
      rows: parsed.map((of, at) => (of.name === undefined ? [lines[at]?.join(' ') ?? ''] : used.map((field) => of[field] ?? ''))),
    },
    columns: Object.fromEntries(used.map((field, at) => [columnLetters(at), field])),
  };
}

type Pieces = Partial<Record<(typeof FIELDS)[number], string>> & { isCounted: boolean };

/** Whether the numbers before the lines count them: the 12 of “12 Nguyễn Văn An” is a handicap where the next line has a 24. */
function countsLines(lines: readonly (readonly string[])[]): boolean {
  const numbers = lines.flatMap(([text = '']) => /^\W*(\d{1,4})(?!\d)/.exec(text)?.[1] ?? []).map(Number);
  return numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1).length * 2 >= numbers.length - 1;
}

/** The pieces of a line in any order: the name, a handicap, a phone and so on; what is left over is a note. */
function piecesOf(cells: readonly string[], isNumbered: boolean): Pieces {
  const line = cells.join(' ; ');
  // a number that counts the lines, in a cell of its own or before another number
  const counted = line.replace(/^\s*\d{1,4}\s*;\s*(?=\p{L})/u, '1. ').replace(/^\s*\d{1,4}\s*[.)/]\s+(?=[\d+])/, '');
  const isBare = !isNumbered && /^\d{1,2}\s+\p{L}/u.test(counted);
  const { name: rest, signs } = isBare ? { name: counted, signs: [] } : pastedName(counted);
  const isCounted = (signs.length > 0 && /^\W*\d/.test(line)) || counted.length < line.trimStart().length - 1;
  const pieces: Pieces = { isCounted };
  const notes: string[] = [];
  const put = (kind: (typeof FIELDS)[number], text: string) => {
    if (pieces[kind] === undefined) pieces[kind] = text;
    else notes.push(text);
  };
  for (const token of tokensOf(rest)) {
    const kind = kindOf(token, isCounted);
    if (kind === null) notes.push(token);
    else put(kind, token);
  }
  if (notes.length > 0) pieces.note = notes.join('; ');
  return pieces;
}

const PHONE = /(?:\+?84|0)[\d .]{8,12}\d/;
const HANDICAP = /^(?:hdcp?|hcp|hcap|handicap|cap|hc|hi|index)?\s*[:=]?\s*[+-]?\d{1,2}(?:[.,]\d)?$/i;

/** A phone parts a line too, and so do brackets and a handicap at the end. */
function tokensOf(line: string): string[] {
  const phone = PHONE.exec(line)?.[0];
  const parts = phone === undefined ? [line] : [...line.split(phone, 2), phone];
  return parts
    .flatMap((part) => part.split(BETWEEN))
    .flatMap((part) => part.split(/\s*[([]\s*|\s*[)\]]\s*/))
    .flatMap((part) =>
      HANDICAP.test(part)
        ? part
        : (/^(.*\p{L}.*?)\s+((?:(?:hdcp?|hcp|handicap|cap|hc)\s*[:.]?\s*)?[+-]?\d{1,2}(?:[.,]\d)?)$/iu.exec(part)?.slice(1) ?? part),
    )
    .flatMap((part) => /^([+-]?\d{1,2}(?:[.,]\d)?)\s+(\p{L}.*)$/u.exec(part)?.slice(1) ?? part)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function kindOf(text: string, isCounted: boolean): Kind | null {
  if (/^\S+@\S+\.\S+$/.test(text)) return 'email';
  if (/\d{7}/.test(text.replace(/[\s.]/g, '')) && phoneOf(text) !== null) return 'phone';
  if (HANDICAP.test(text) && Number(/\d+/.exec(text)?.[0]) <= HIGHEST) return 'handicapCourse';
  if (/^(?:nam|nữ|male|female)$/iu.test(text)) return 'gender';
  if (/\d[/.-]\d/.test(text) && birthdayOf(text, YEAR) !== null) return 'birthday';
  if (/\d\s*[:h]\s*\d/.test(text) && teeTimeOf(text) !== null) return 'teeTime';
  const isName = isPlayer(text) || (isCounted && /^\p{Lu}\p{L}+$/u.test(text));
  return isName ? 'name' : null;
}
const YEAR = 2100;

/** What each column holds; null: some column holds several things, or none holds names. */
function byColumns({ rows }: Sheet): ColumnChoice | null {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const found = new Map<Kind, number>();
  for (let column = 0; column < width; column += 1) {
    const texts = rows.flatMap((cells) => cells[column] || []);
    const isRunning = column === 0 && texts.every((text, at) => Number(/^\W*(\d+)\W*$/.exec(text)?.[1]) === at + 1);
    if (texts.length === 0 || isRunning) continue;
    const kinds = texts.map((text) => kindOf(pastedName(text).name, false));
    const [kind = null] = kinds.filter((own) => own !== null);
    if (kind === null || found.has(kind) || kinds.filter((own) => own === kind).length * 5 < texts.length * 4) return null;
    found.set(kind, column);
  }
  if (!found.has('name') || found.size < 2) return null;
  return Object.fromEntries([...found].map(([kind, column]) => [columnLetters(column), kind]));
}
