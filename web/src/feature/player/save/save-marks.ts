import { createStore, type ReadableStore } from '../../../lib/store.ts';
import type { Field } from '../field/field.ts';

/** What became of what was written into a cell. */
export type CellSave = {
  readonly text: string;
  readonly state: 'saving' | 'saved' | 'failed' | 'stale';
  /** Why it failed, in the person's language; for a stale one, what the other person wrote. */
  readonly message: string;
  /** What the server had when it was written. */
  readonly over: string;
};
export type PlayerSaves = ReadonlyMap<Field, CellSave>;
/** By the player's id. */
export type Saves = ReadonlyMap<string, PlayerSaves>;
/** How many players of the current batch have been saved; none of none: nothing is being saved. */
export type SaveProgress = { readonly done: number; readonly total: number };
type Told = { readonly saves: Saves; readonly progress: SaveProgress };

/** Whether another person has changed a cell that this person was writing in. */
export const hasStale = (saves: Saves): boolean =>
  [...saves.values()].some((own) => [...own.values()].some(({ state }) => state === 'stale'));

/** How long a cell says that it was saved. */
const SAVED_MS = 3_000;

/** The state of cells while they are saved, and until a person has solved what went wrong. */
export function createSaveMarks() {
  const told = createStore<Told>(() => ({ saves: new Map(), progress: { done: 0, total: 0 } }));
  const saveOf = (playerId: string, field: Field) => told.getState().saves.get(playerId)?.get(field);
  const mark = (playerId: string, field: Field, save: CellSave | null): void => {
    const { saves: before } = told.getState();
    const own = new Map(before.get(playerId));
    if (save === null) own.delete(field);
    else own.set(field, save);
    const saves = new Map(before);
    if (own.size === 0) saves.delete(playerId);
    else saves.set(playerId, own);
    told.setState({ saves });
  };
  return {
    told: told as ReadableStore<Told>,
    saveOf,
    mark,
    markSaved: (playerId: string, field: Field, text: string) => {
      const save: CellSave = { text, state: 'saved', message: '', over: text };
      mark(playerId, field, save);
      setTimeout(() => saveOf(playerId, field) === save && mark(playerId, field, null), SAVED_MS);
    },
    count: (change: (progress: SaveProgress) => SaveProgress) => told.setState({ progress: change(told.getState().progress) }),
  };
}
