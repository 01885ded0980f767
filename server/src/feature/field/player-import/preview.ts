import { IMPORT_FIELDS, type ImportField, type ImportPreview, type ImportRowPreview, type Language } from '@fairway/api';
import { NOTE_KINDS, type NoteKind } from '@fairway/api/choice/field/player-import';
import { rowText } from '@fairway/api/rule/field/import-row';
import { sayProblem } from '../../../http/errors.ts';
import { say, sentence } from '../../../text/word.ts';
import { mapInSlices } from '../../../work/slice.ts';
import { FACTS_OF, type Facts, type Remark } from './fact.ts';
import { courseHandicapOf } from './fit.ts';
import type { Known } from './identity.ts';
import type { Column } from './read/column/column.ts';
import type { PlayerList } from './read/list.ts';
import type { Judged } from './start-flight.ts';
import type { Tournament } from './tournament.ts';
import { factText } from './value/fact-text.ts';
import { isInCapitals, properName } from './value/proper-name.ts';

/** What was made of the text of rows when they were read, by row. */
export type ReadRemarks = ReadonlyMap<number, readonly Remark[]>;

/** The rows as a person sees them. Every remark is a sentence that begins with its row. */
export async function previewRows(
  rows: readonly Judged[],
  tournament: Tournament,
  remarks: ReadRemarks = new Map(),
): Promise<Pick<ImportPreview, 'rows' | 'counts'>> {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, skipped: 0 };
  for (const { state } of rows) counts[state] += 1;
  return { rows: await mapInSlices(rows, (row) => previewRow(row, tournament, remarks.get(row.row.row) ?? [])), counts };
}

/** What else was read from the sheet. */
export function previewSheet(
  { sheetName, columns, unread, hidden, others, several, isHeadless, signs, leftOut }: PlayerList & { isHeadless: boolean },
  sheets: string[],
  language: Language,
): Pick<ImportPreview, 'sheet' | 'sheets' | 'hidden' | 'others' | 'several' | 'isHeadless' | 'signs' | 'columns' | 'leftOut'> {
  return {
    sheet: sheetName,
    sheets,
    hidden,
    others,
    several,
    isHeadless,
    signs,
    columns: columns.map((column) => ({
      ...{ column: column.letters, heading: column.heading, field: column.field, choices: column.choices },
      ...questionOf(column, language),
      guess: column.isGuess,
      unread: unread.has(column.letters),
    })),
    leftOut: leftOut.map(({ row, reason }) => ({ row, reason: sentence(reason.key, language, { ...reason.params, row: rowText(row) }) })),
  };
}

/** What only a person can say of a column: what it means, or in which order it has day and month. */
function questionOf(
  { heading, field, choices, dates, signs }: Column,
  language: Language,
): Pick<ImportPreview['columns'][number], 'question' | 'orders'> {
  const t = say(language);
  if (choices.length > 0) return { question: t('import-ambiguous-column', { column: heading }), orders: [] };
  if (signs?.asks) {
    const orders = (['plus', 'minus'] as const).map((order) => ({
      order,
      text: t(`import-sign-order.${order}`, { example: signs.example }),
    }));
    return { question: t('import-ambiguous-sign', { column: heading }), orders };
  }
  if (!dates?.asks) return { question: null, orders: [] };
  const [one = '', other = ''] = dates.example.split(/[/.-]/);
  if (field !== 'birthday') {
    const [first, second] = [Number(one), Number(other)];
    const orders = [
      { order: 'dmy' as const, text: `${first}-${second}` },
      { order: 'mdy' as const, text: `${second}-${first}` },
    ];
    return { question: t('import-turned-column', { column: heading, example: dates.example }), orders };
  }
  const orders = (['dmy', 'mdy'] as const).map((order) => {
    const [day, month] = order === 'dmy' ? [one, other] : [other, one];
    return { order, text: t('import-date-order', { day: Number(day), month: Number(month) }) };
  });
  return { question: t('import-ambiguous-date', { column: heading, example: dates.example }), orders };
}

function previewRow(judged: Judged, tournament: Tournament, remarks: readonly Remark[]): ImportRowPreview {
  const { row, said, facts, known, state, changed, candidates, asks } = judged;
  const say = ({ also = [], ...remark }: Remark) => ({
    field: remark.field,
    ...(also.length > 0 && { also: [...also] }),
    message: rowSentence(row.row, remark, tournament.language),
  });
  const text = (field: ImportField, of: Partial<Facts>) => factText(field, of, tournament);
  const has = (field: ImportField, of: Partial<Facts>) => FACTS_OF[field].some((fact) => of[fact] != null);
  const given = { ...facts, handicapCourse: courseHandicapOf(facts, tournament.rounds) };
  return {
    row: row.row,
    cells: pick(IMPORT_FIELDS, (field) => (has(field, said) ? text(field, said) : row.cells[field])),
    supplied: pick(IMPORT_FIELDS, (field) => (known === null && has(field, given) && !has(field, said) ? text(field, given) : undefined)),
    player: row.player,
    skip: row.skip,
    ...(row.isAnswer && { isAnswer: true as const }),
    twice: judged.twice,
    version: known?.version ?? null,
    flightVersion: judged.flight?.version ?? null,
    state,
    problems: judged.problems.map(say),
    notes: [...remarks.map((remark) => ({ ...remark, isOfText: true as const })), ...judged.notes].map((note) => ({
      ...{ field: note.field, message: rowSentence(row.row, note, tournament.language), ...kindOf(note) },
      ...(note.isOfText && { isOfText: true as const }),
    })),
    changes: changed.map((field) => ({ field, from: known ? text(field, known.facts) : '', to: text(field, facts) })),
    candidates: candidates.map((candidate) => ({
      playerId: candidate.id,
      name: candidate.facts.name,
      detail: detailOf(candidate, tournament),
    })),
    asks,
    sameName: judged.sameName?.id ?? null,
    properName: capitalName(judged),
  };
}

/** What a person should see of a remark beside its sentence: that a value of the list is not imported, or is to be looked at. */
const KINDS = {
  dropped: ['unknown-tee', 'no-sides', 'card-of-side', 'start-of-side', 'phone-part'],
  look: ['two-names', 'bag-tag', 'tee-unrated', 'no-division', 'moved-out', 'flight-of-many', 'vga-name'],
} as const satisfies Readonly<Record<NoteKind, readonly string[]>>;

function kindOf({ key }: Remark): { kind?: NoteKind } {
  const [note = ''] = key.replace('import-note-', '').split('.');
  const kind = NOTE_KINDS.find((one) => (KINDS[one] as readonly string[]).includes(note));
  return kind === undefined ? {} : { kind };
}

/** The proper name of a row that would write one in capitals. */
function capitalName({ said: { name }, state, known, changed }: Judged): string | null {
  const isWritten = state !== 'skipped' && (known === null || changed.includes('name'));
  return name !== undefined && isWritten && isInCapitals(name) ? properName(name) : null;
}

function pick(fields: readonly ImportField[], textOf: (field: ImportField) => string | undefined): Partial<Record<ImportField, string>> {
  const texts: Partial<Record<ImportField, string>> = {};
  for (const field of fields) {
    const text = textOf(field);
    if (text !== undefined && text !== '') texts[field] = text;
  }
  return texts;
}

function rowSentence(row: number, { field, key, params }: Remark, language: Language): string {
  const asked = `${language} ${field} ${key} ${params === undefined ? '' : JSON.stringify(params)}`;
  const known = problems.get(asked);
  if (known !== undefined) return rowSentences(language)(rowText(row), known);
  const column = field === null ? '' : say(language)(`entry-list:field.${field}`);
  const problem = sayProblem({ key, params: { column, ...params } }, language);
  if (problems.size >= MOST_PROBLEMS) problems.clear();
  problems.set(asked, problem);
  return rowSentences(language)(rowText(row), problem);
}

/** Most rows of a list are told the same: “no gender given”. */
const problems = new Map<string, string>();
const MOST_PROBLEMS = 1000;

/** A list has a thousand such sentences: the words around the row are looked up once. */
function rowSentences(language: Language): (row: string, problem: string) => string {
  const around = ROW_WORDS.get(language) ?? say(language)('import-row', { row: ROW, problem: PROBLEM });
  ROW_WORDS.set(language, around);
  return (row, problem) => around.replace(ROW, row).replace(PROBLEM, () => problem);
}
const ROW_WORDS = new Map<Language, string>();
const [ROW, PROBLEM] = ['\u0001', '\u0002'];

/** What distinguishes a player from others of the same name. A division is known by its name alone. */
export function detailOf({ facts }: Known, tournament: Tournament): string {
  const fields = ['vga', 'division', 'handicapCourse', 'birthday', 'phone', 'flight'] as const;
  return fields
    .flatMap((field) => {
      const text = factText(field, facts, tournament);
      if (text === '') return [];
      return field === 'division' ? [text] : [`${say(tournament.language)(`entry-list:field.${field}`)} ${text}`];
    })
    .join(' · ');
}
