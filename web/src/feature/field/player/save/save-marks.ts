import { createStore, type ReadableStore } from '../../../../lib/store.ts';
import { type CellSave, type CellSaves, createCellSaves } from '../../../../ui/grid/model/cell-saves.ts';
import type { Field } from '../field/field.ts';

/** `over`: what the server had when it was written. The message of a stale one is what the other person wrote. */
export type PlayerSave = CellSave & { readonly over: string };
/** By the player's id, then by the field. */
export type Saves = CellSaves<Field, PlayerSave>;
/** How many players of the current batch have been saved; none of none: nothing is being saved. */
export type SaveProgress = { readonly done: number; readonly total: number };

/** The state of cells, and how far saving several players has come. */
export function createSaveMarks() {
  const progress = createStore<SaveProgress>(() => ({ done: 0, total: 0 }));
  return {
    ...createCellSaves<Field, PlayerSave>(),
    progress: progress as ReadableStore<SaveProgress>,
    count: (change: (progress: SaveProgress) => SaveProgress) => progress.setState(change(progress.getState())),
  };
}
