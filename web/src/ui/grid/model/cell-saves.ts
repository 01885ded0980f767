import { createStore, type ReadableStore } from '../../../lib/store.ts';
import type { GridMark } from './grid-column.ts';

/**
 * A text that was written into a cell, and what became of it. `over`: what the server had when it was written. The message of a stale one is
 * what the other person wrote.
 */
export type CellSave = GridMark & { readonly text: string; readonly over: string };
/** By the row's id, then by the cell. */
export type CellSaves<Field extends string = string> = ReadonlyMap<string, ReadonlyMap<Field, CellSave>>;

/** How long a cell says that it was saved. */
const SAVED_MS = 3_000;

/** The state of cells while they are saved, and until a person has solved what went wrong. */
export function createCellSaves<Field extends string>() {
  const told = createStore<{ readonly saves: CellSaves<Field> }>(() => ({ saves: new Map() }));
  const saveOf = (rowId: string, field: Field) => told.getState().saves.get(rowId)?.get(field);
  const mark = (rowId: string, field: Field, save: CellSave | null): void => {
    const { saves: before } = told.getState();
    const own = new Map(before.get(rowId));
    if (save === null) own.delete(field);
    else own.set(field, save);
    const saves = new Map(before);
    if (own.size === 0) saves.delete(rowId);
    else saves.set(rowId, own);
    told.setState({ saves });
  };
  return {
    told: told as ReadableStore<{ readonly saves: CellSaves<Field> }>,
    saveOf,
    /** null: there is nothing to say of the cell any more. */
    mark,
    /** Marks a cell as saved for a moment. */
    markSaved: (rowId: string, field: Field, save: CellSave & { readonly state: 'saved' }) => {
      mark(rowId, field, save);
      setTimeout(() => saveOf(rowId, field) === save && mark(rowId, field, null), SAVED_MS);
    },
  };
}

const saveStates = (saves: CellSaves) => [...saves.values()].flatMap((own) => [...own.values()].map(({ state }) => state));

/** Whether something that was written is not on the server. */
export const hasUnsaved = (saves: CellSaves): boolean => saveStates(saves).some((state) => state !== 'saved');

/** Whether another person has changed a cell that this person was writing in. */
export const hasStale = (saves: CellSaves): boolean => saveStates(saves).includes('stale');
