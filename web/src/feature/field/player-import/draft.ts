import type { ImportField, ImportPreview, ImportRow, ImportRowPreview, MissingAction, MissingChoice } from '@fairway/api';
import { NOTE_KINDS, type NoteKind } from '@fairway/api/choice/field/player-import';

/** What a person changed in a row: cells by field, which player it is, whether it is left out. */
export type Edit = { readonly cells?: ImportRow['cells']; readonly player?: string | null; readonly skip?: boolean };
/** An edit of one row, by its number. */
export type RowEdit = { readonly row: number; readonly edit: Edit };
export type Edits = ReadonlyMap<number, Edit>;

/** “Same name, same person”, answered for every row that only shares its name with one player. */
export const sameNameEdits = ({ rows }: ImportPreview): readonly RowEdit[] =>
  rows.flatMap(({ row, sameName }) => (sameName === null ? [] : [{ row, edit: { player: sameName } }]));

/** Every name that the list has in capitals, as people write it. */
export const properNameEdits = ({ rows }: ImportPreview): readonly RowEdit[] =>
  rows.flatMap(({ row, properName }) => (properName === null ? [] : [{ row, edit: { cells: { name: properName } } }]));

/** The earlier answers of those who answered a form twice, left out. */
export const laterAnswerEdits = ({ rows }: ImportPreview): readonly RowEdit[] =>
  rows.flatMap(({ row, isAnswer, twice, skip }) => (isAnswer && twice !== null && !skip ? [{ row, edit: { skip: true } }] : []));

/** The cells that the problems of a row are about. */
export const wrongFields = ({ problems }: ImportRowPreview): ImportField[] => [
  ...new Set(problems.flatMap(({ field, also = [] }) => [...(field === null ? [] : [field]), ...also])),
];

/** What a person chose for players who are not in the list; whoever is not here stays. */
export type MissingActions = ReadonlyMap<string, MissingAction | 'stay'>;

export const missingChoices = ({ missing }: ImportPreview, actions: MissingActions): MissingChoice[] =>
  missing.flatMap(({ playerId, version }) => {
    const action = actions.get(playerId);
    return action === undefined || action === 'stay' ? [] : [{ playerId, version, action }];
  });

/** What the list proposes for players that it lists as not playing, until a person chooses something else. */
export const proposedActions = ({ missing }: ImportPreview, decided: MissingActions): MissingActions =>
  new Map([...missing.flatMap(({ playerId, proposed }) => (proposed === null ? [] : [[playerId, proposed] as const])), ...decided]);

/** The divisions that the list names and the tournament does not have. */
export const unknownDivisions = ({ rows }: ImportPreview): string[] => [
  ...new Set(
    rows.flatMap(({ cells, problems }) => (problems.some(({ field }) => field === 'division') && cells.division ? [cells.division] : [])),
  ),
];

/** Which rows are shown: a state, those with a remark of a kind, or all. */
export const FILTERS = ['all', 'wrong', ...NOTE_KINDS, 'new', 'changed', 'same', 'skipped', 'noted'] as const;
export type Filter = (typeof FILTERS)[number];

export const sendable = ({ row, cells, player, skip, version, flightVersion, isAnswer }: ImportRowPreview): ImportRow => ({
  ...{ row, cells, player, skip, version, flightVersion },
  ...(isAnswer && { isAnswer }),
});

/** A row with an edit applied; an emptied cell is removed. */
export function edited(row: ImportRow, { cells, player = row.player, skip = row.skip }: Edit): ImportRow {
  const filled = Object.entries({ ...row.cells, ...cells }).filter(([, text]) => text !== '');
  return { ...row, cells: Object.fromEntries(filled), player, skip };
}

/** Every edit of a row so far, for when the list is read again. */
export function withEdit(edits: Edits, row: number, edit: Edit): Edits {
  const before = edits.get(row);
  return new Map(edits).set(row, { ...before, ...edit, cells: { ...before?.cells, ...edit.cells } });
}

/** A preview's rows with the edits applied; null if there are none. */
export function withEdits(preview: ImportPreview, edits: Edits): ImportRow[] | null {
  if (!preview.rows.some(({ row }) => edits.has(row))) return null;
  return preview.rows.map((row) => edited(sendable(row), edits.get(row.row) ?? {}));
}

/** The remarks of a kind that a row is shown with; `noted`: what was filled in, or read otherwise than it is written. */
export const notesOf = ({ notes }: Pick<ImportRowPreview, 'notes'>, filter: Filter): ImportRowPreview['notes'] =>
  isOfNotes(filter) ? notes.filter(({ kind = 'noted' }) => kind === filter) : [];
const isOfNotes = (filter: Filter): filter is NoteKind | 'noted' => filter === 'noted' || NOTE_KINDS.some((kind) => kind === filter);

export const matches = (row: ImportRowPreview, filter: Filter): boolean =>
  filter === 'all' || (isOfNotes(filter) ? notesOf(row, filter).length > 0 && row.state !== 'skipped' : row.state === filter);

/** How many cells of the list are not imported. */
export const droppedCells = ({ rows }: ImportPreview): number =>
  rows.reduce((count, row) => count + (row.state === 'skipped' ? 0 : notesOf(row, 'dropped').length), 0);

/** A tee of the list that the course does not have, with its rows. */
export type UnknownTee = { readonly name: string; readonly rows: readonly number[] };
export function unknownTees({ rows }: ImportPreview): readonly UnknownTee[] {
  const lacking = rows.filter((row) => row.state !== 'skipped' && notesOf(row, 'dropped').some(({ field }) => field === 'tee'));
  return [...Map.groupBy(lacking, ({ cells }) => cells.tee ?? '')].map(([name, of]) => ({ name, rows: of.map(({ row }) => row) }));
}

export const countOf = ({ rows }: ImportPreview, filter: Filter): number => rows.filter((row) => matches(row, filter)).length;

/** What an answer's errors say about rows, `rows.12` or `rows.12.name`, by the row's number. */
export type Told = ReadonlyMap<number, readonly string[]>;
export function toldOfRows(errors: Readonly<Record<string, readonly string[]>>): Told {
  const told = new Map<number, readonly string[]>();
  for (const [path, sentences] of Object.entries(errors)) {
    const row = Number(/^rows\.(\d+)/.exec(path)?.[1]);
    if (!Number.isNaN(row)) told.set(row, [...(told.get(row) ?? []), ...sentences]);
  }
  return told;
}

/** The rows of a filter by number, wrong ones and those with an error first. A row that is fixed stays there until the filter changes. */
export function shownRows({ rows }: ImportPreview, filter: Filter, told: Told = new Map()): readonly number[] {
  const isFirst = ({ row, state }: ImportRowPreview) => state === 'wrong' || told.has(row);
  const shown = rows.filter((row) => matches(row, filter));
  const [first, others] = [shown.filter(isFirst), shown.filter((row) => !isFirst(row))];
  return [...first, ...others].map(({ row }) => row);
}

/** Every field that a list can have, in the order of the grid: the name, then as on a flight sheet. */
export const ALL_FIELDS: readonly ImportField[] = [
  'name',
  'side',
  'flight',
  'teeTime',
  'startingHole',
  'handicapCourse',
  'handicapIndex',
  'tee',
  'division',
  'gender',
  'vga',
  'birthday',
  'member',
  'initials',
  'phone',
  'email',
  'bagTag',
  'caddieNumber',
  'note',
];
/** Needed by every tournament, even if the list has no column for them. A division is found by the handicap: it has a column once a row has one, or lacks it. */
const ALWAYS: readonly ImportField[] = ['name', 'gender'];

/** The fields that the list has a column for, or that a row has anything in. */
export function fieldsOf({ columns, rows }: ImportPreview): readonly ImportField[] {
  const used = new Set<ImportField>(ALWAYS);
  for (const { field } of columns) if (field !== null) used.add(field);
  for (const row of rows) {
    for (const field of Object.keys({ ...row.cells, ...row.supplied })) used.add(field as ImportField);
    for (const field of wrongFields(row)) used.add(field);
  }
  if (!used.has('handicapIndex')) used.add('handicapCourse');
  return ALL_FIELDS.filter((field) => used.has(field));
}

/** Why a list cannot be imported now. */
export type Obstacle =
  | { is: 'question'; heading: string }
  | { is: 'others' }
  | { is: 'divisions' }
  | { is: 'wrong'; count: number }
  | { is: 'checking' }
  | { is: 'unchecked' }
  | { is: 'nothing' };
export type Checking = 'done' | 'running' | 'failed';

/** The first thing that blocks an import; null: it can begin. `isLeft`: somebody who is not in the list is to leave. */
export function obstacleOf(
  { columns, counts, others }: ImportPreview,
  checking: Checking,
  { hasDivisions, isLeft }: { hasDivisions: boolean; isLeft: boolean } = { hasDivisions: true, isLeft: false },
): Obstacle | null {
  const asked = columns.find(({ question }) => question !== null);
  if (asked) return { is: 'question', heading: asked.heading };
  if (others?.isRead === null) return { is: 'others' };
  if (!hasDivisions) return { is: 'divisions' };
  if (checking !== 'done') return { is: checking === 'running' ? 'checking' : 'unchecked' };
  if (counts.wrong > 0) return { is: 'wrong', count: counts.wrong };
  return counts.new + counts.changed === 0 && !isLeft ? { is: 'nothing' } : null;
}
