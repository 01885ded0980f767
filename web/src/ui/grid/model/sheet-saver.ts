import { isApiError } from '../../../lib/api/api-error.ts';
import { createStore, type ReadableStore } from '../../../lib/store.ts';
import { type CellSave, createCellSaves } from './cell-saves.ts';

/** A text for a cell, and what its author saw there before. */
type CellChange<Field> = { readonly field: Field; readonly text: string; readonly before: string };
/** A cell that is to be sent. `over`: what the server had when it was written; `value`: what the text means. */
export type SheetCell<Field, Value = unknown> = CellChange<Field> & { readonly over: string; readonly value: Value };
/** What a text means. `text`: what stands in the cell for it, if not what was typed. `problem`: the sentence why it means nothing. */
type CellReading<Value> = { readonly value: Value; readonly text?: string } | { readonly problem: string };

/** Which cell of a sheet writes what of a record. */
export type Sheet<Row extends { readonly id: string; readonly version: number }, Field extends string, Value> = {
  /** undefined: its row is gone. */
  readonly rowOf: (rowId: string) => Row | undefined;
  readonly textOf: (row: Row, field: Field) => string;
  /** `typed`: every cell of the row that was written with this one. */
  readonly read: (cell: CellChange<Field>, row: Row, typed: readonly CellChange<Field>[]) => CellReading<Value>;
  /** Whether what stands in the cell meanwhile stays beside it, so that nobody's text is lost. */
  readonly isAdded?: (cell: SheetCell<Field, Value>) => boolean;
  /** A cell that goes in a request of its own. */
  readonly goesAlone?: (field: Field) => boolean;
  /** The cells that lack something, with the sentence why: they go with the next ones of their row. */
  readonly lacking?: (row: Row, cells: readonly SheetCell<Field, Value>[]) => readonly (readonly [Field, string])[];
  /** Sends cells of a row over what its author saw. */
  readonly send: (row: Row, cells: readonly SheetCell<Field, Value>[]) => Promise<Row>;
  /** Puts what the server answered into the list. */
  readonly takeOver: (row: Row) => Promise<void>;
  /** The sentence beside a cell about a failed request. */
  readonly explain: (error: unknown, field: Field) => string;
  /** Whether a request failed because of this cell. */
  readonly isToldOf: (error: unknown, field: Field) => boolean;
  /** The sentence beside a cell that another person has changed; without it, the cell is `stale` and has their text as its message. */
  readonly tellChanged?: (stands: string, field: Field) => string;
};

/** How many rows of the current batch have been saved; none of none: nothing is being saved. */
export type SaveProgress = { readonly done: number; readonly total: number };

/** Another person may be saving the same row again and again. */
const TRIES = 4;

/**
 * Saves the rows of a sheet one after the other, all cells of one in one request, each cell with its own outcome. What cannot be understood,
 * is refused, or was changed by another person meanwhile stays in its cell with the reason, and keeps no other cell back. `now`: the sheet as
 * it is when it is asked.
 */
export function createSheetSaver<Row extends { readonly id: string; readonly version: number }, Field extends string, Value>(
  now: () => Sheet<Row, Field, Value>,
) {
  type Cell = SheetCell<Field, Value>;
  type Cells = ReadonlyMap<Field, Cell>;
  const { told, saveOf, mark, markSaved } = createCellSaves<Field>();
  const progress = createStore<SaveProgress>(() => ({ done: 0, total: 0 }));
  const waiting = new Map<string, Cells>();
  const lacking = new Map<string, Cells>();
  /** What the server made of what was sent last, by cell: “14.4” became “14,4”. */
  const became = new Map<string, { readonly text: string; readonly stands: string }>();
  let running = false;

  const wait = (rowId: string, field: Field, cell: Cell | null) => {
    const cells = new Map(waiting.get(rowId));
    cells.delete(field);
    if (cell !== null) cells.set(field, cell);
    if (cells.size === 0) waiting.delete(rowId);
    else waiting.set(rowId, cells);
  };
  /** Whether the cell was written again after this text; the newer text then builds on the result of this one. */
  const isOvertaken = (rowId: string, { field, text }: Cell, stands: string): boolean => {
    const next = waiting.get(rowId)?.get(field);
    if (next?.over === text) wait(rowId, field, { ...next, over: stands });
    return next !== undefined || (saveOf(rowId, field)?.text ?? text) !== text;
  };
  const saved = (rowId: string, cell: Cell, stands: string) => {
    became.set(`${rowId} ${cell.field}`, { text: cell.text, stands });
    if (!isOvertaken(rowId, cell, stands)) markSaved(rowId, cell.field, { text: stands, state: 'saved', message: '', over: stands });
  };
  const unsaved = (rowId: string, cell: Cell, state: CellSave['state'], message: string, over = cell.over) => {
    if (!isOvertaken(rowId, cell, cell.over)) mark(rowId, cell.field, { text: cell.text, state, message, over });
  };

  /** Whether to send a cell: an unchanged value counts as saved, and if another person has written since, a person decides. */
  const isToSend = (row: Row, cell: Cell): boolean => {
    const { textOf, isAdded, tellChanged } = now();
    const stands = textOf(row, cell.field);
    if (stands === cell.over || isAdded?.(cell)) return true;
    if (stands === cell.text) saved(row.id, cell, stands);
    else if (tellChanged) unsaved(row.id, cell, 'failed', tellChanged(stands, cell.field), stands);
    else unsaved(row.id, cell, 'stale', stands, stands);
    return false;
  };
  /** The cells without those that lack something: these stay until their row is written again. */
  const whole = (row: Row, cells: readonly Cell[]): readonly Cell[] => {
    const sentences = new Map(now().lacking?.(row, cells));
    for (const cell of cells) {
      const sentence = sentences.get(cell.field);
      if (sentence === undefined) continue;
      unsaved(row.id, cell, 'wrong', sentence);
      lacking.set(row.id, new Map(lacking.get(row.id)).set(cell.field, cell));
    }
    return cells.filter(({ field }) => !sentences.has(field));
  };

  const write = async (rowId: string, all: readonly Cell[], tries: number): Promise<void> => {
    const { rowOf, send, takeOver, textOf } = now();
    const row = rowOf(rowId);
    if (row === undefined) {
      for (const { field } of all) mark(rowId, field, null);
      return;
    }
    const cells = whole(
      row,
      all.filter((cell) => isToSend(row, cell)),
    );
    if (cells.length === 0) return;
    try {
      const answer = await send(row, cells);
      await takeOver(answer);
      for (const cell of cells) saved(rowId, cell, textOf(answer, cell.field));
    } catch (error) {
      await refused(rowId, cells, error, tries);
    }
  };
  /** If others have saved: tries again on their version. If some cells were refused: tries the others again without them. */
  const refused = async (rowId: string, cells: readonly Cell[], error: unknown, tries: number): Promise<void> => {
    const { takeOver, isToldOf, explain } = now();
    if (isApiError(error, 'stale-version')) {
      await takeOver(error.current as Row);
      if (tries > 1) return write(rowId, cells, tries - 1);
    }
    const toldOf = cells.filter(({ field }) => isToldOf(error, field));
    const guilty = toldOf.length > 0 ? toldOf : cells;
    for (const cell of guilty) unsaved(rowId, cell, 'failed', explain(error, cell.field));
    const others = cells.filter((cell) => !guilty.includes(cell));
    if (others.length > 0) await write(rowId, others, tries);
  };
  const drain = async () => {
    if (running) return;
    running = true;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [rowId, cells] = next;
      waiting.delete(rowId);
      const all = [...cells.values()];
      const alone = all.filter(({ field }) => now().goesAlone?.(field));
      for (const part of [all.filter((cell) => !alone.includes(cell)), ...alone.map((cell) => [cell])]) await write(rowId, part, TRIES);
      progress.setState(({ done }) => ({ done: done + 1 }));
    }
    running = false;
    progress.setState({ done: 0, total: 0 });
  };

  /** A cell as it builds on what its author saw, and on the server's value for that. What was not saved builds on what it was written over. */
  const builtOn = (rowId: string, { field, before: seen }: CellChange<Field>): { before: string; over: string } => {
    const save = saveOf(rowId, field);
    const before = save?.text === seen && save.state !== 'saving' ? save.over : seen;
    const last = became.get(`${rowId} ${field}`);
    return { before, over: last?.text === before ? last.stands : before };
  };
  const commitCell = (row: Row, change: CellChange<Field>, typed: readonly CellChange<Field>[]) => {
    const { read, textOf } = now();
    const { field } = change;
    const reading = read(change, row, typed);
    const isRead = 'value' in reading;
    const text = (isRead ? reading.text : undefined) ?? change.text;
    if (saveOf(row.id, field)?.state !== 'saving' && text === textOf(row, field)) return mark(row.id, field, null);
    const { before, over } = waiting.get(row.id)?.get(field) ?? builtOn(row.id, change);
    wait(row.id, field, isRead ? { field, text, before, over, value: reading.value } : null);
    if (isRead) mark(row.id, field, { text, state: 'saving', message: '', over });
    else mark(row.id, field, { text, state: 'failed', message: reading.problem, over });
  };
  /** Saves what was written, unless it is unchanged. */
  const commit = (rowId: string, typed: readonly CellChange<Field>[]): void => {
    const row = now().rowOf(rowId);
    if (row === undefined) return;
    const isNew = !waiting.has(rowId);
    for (const change of typed) commitCell(row, change, typed);
    for (const [field, cell] of lacking.get(rowId) ?? []) if (saveOf(rowId, field)?.state === 'wrong') wait(rowId, field, cell);
    lacking.delete(rowId);
    if (!waiting.has(rowId)) return;
    if (isNew) progress.setState(({ total }) => ({ total: total + 1 }));
    void drain();
  };

  return {
    told,
    progress: progress as ReadableStore<SaveProgress>,
    commit,
    /** Keeps the person's own values of stale cells: they overwrite the others. */
    keepMine: (rowId: string, fields: readonly Field[]) => {
      const stale = fields.flatMap((field) => {
        const save = saveOf(rowId, field);
        return save?.state === 'stale' ? [{ field, text: save.text, before: save.text }] : [];
      });
      commit(rowId, stale);
    },
    /** Discards what was written and keeps the server's values. */
    giveUp: (rowId: string, fields: readonly Field[]) => {
      for (const field of fields) mark(rowId, field, null);
    },
  };
}
