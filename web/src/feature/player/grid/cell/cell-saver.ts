import type { Player } from '@fairway/api';
import { isApiError } from '../../../../lib/api-error.ts';
import { createStore } from '../../../../lib/store.ts';
import type { Field } from '../../field/field.ts';
import type { Reading, Wanted } from '../../field/field-change.ts';

/** What became of what was typed into a cell. */
export type CellSave = {
  readonly text: string;
  readonly state: 'saving' | 'saved' | 'failed' | 'stale';
  /** Why it failed, in the person's language; for a stale one, what the other person wrote. */
  readonly message: string;
};
export type CellSaves = ReadonlyMap<string, CellSave>;
export const saveKey = (playerId: string, field: Field): string => `${playerId} ${field}`;

type Deps = {
  readonly playerOf: (playerId: string) => Player | undefined;
  readonly textOf: (player: Player, field: Field) => string;
  readonly read: (field: Field, text: string) => Reading;
  readonly tell: (problem: Extract<Reading, { problem: unknown }>['problem']) => string;
  /** What is said of a request that failed, beside the cell of this field. */
  readonly explain: (error: unknown, field: Field) => string;
  readonly send: (playerId: string, wanted: Wanted, version: number) => Promise<Player>;
  readonly takeOver: (player: Player) => Promise<void>;
};

/** How long a cell says that it was saved. */
const SAVED_MS = 3_000;
/** Somebody else may be saving the same player again and again. */
const TRIES = 4;

/** Saves cells one by one, a player's cells in the order typed, each with its own outcome. */
export function createCellSaver(deps: Deps) {
  const store = createStore<CellSaves>(() => new Map());
  const { getState: saves } = store;
  const queues = new Map<string, Promise<void>>();

  const mark = (key: string, save: CellSave | null) => {
    const next = new Map(saves());
    if (save === null) next.delete(key);
    else next.set(key, save);
    store.setState(next, true);
  };
  const saved = (key: string, text: string) => {
    const save: CellSave = { text, state: 'saved', message: '' };
    mark(key, save);
    setTimeout(() => saves().get(key) === save && mark(key, null), SAVED_MS);
  };

  /** Writes over what stood in the cell when typing began; when somebody else has changed this very cell since, a person decides. */
  const write = async (playerId: string, field: Field, text: string, wanted: Wanted, before: string, tries: number): Promise<void> => {
    const key = saveKey(playerId, field);
    try {
      await deps.takeOver(await deps.send(playerId, wanted, deps.playerOf(playerId)?.version ?? 1));
      saved(key, text);
    } catch (error) {
      const current = isApiError(error, 'stale-version') ? (error.current as Player) : null;
      if (current === null) return mark(key, { text, state: 'failed', message: deps.explain(error, field) });
      await deps.takeOver(current);
      const theirs = deps.textOf(current, field);
      if (theirs === text) return saved(key, text);
      if (theirs !== before) return mark(key, { text, state: 'stale', message: theirs });
      if (tries > 1) return write(playerId, field, text, wanted, before, tries - 1);
      mark(key, { text, state: 'failed', message: deps.explain(error, field) });
    }
  };
  const enqueue = (playerId: string, deed: () => Promise<void>) => {
    const next = (queues.get(playerId) ?? Promise.resolve()).then(deed);
    queues.set(playerId, next);
  };

  const commit = (playerId: string, field: Field, text: string, over?: string) => {
    const key = saveKey(playerId, field);
    const player = deps.playerOf(playerId);
    if (player === undefined) return;
    const before = over ?? deps.textOf(player, field);
    if (text === before && saves().get(key)?.state !== 'saving') return mark(key, null);
    const reading = deps.read(field, text);
    if ('problem' in reading) return mark(key, { text, state: 'failed', message: deps.tell(reading.problem) });
    mark(key, { text, state: 'saving', message: '' });
    enqueue(playerId, () => write(playerId, field, text, reading.wanted, before, TRIES));
  };

  return {
    ...store,
    /** Saves what was typed; the same as what stands there needs no saving. */
    commit: (playerId: string, field: Field, text: string) => commit(playerId, field, text),
    /** Of two values of a stale cell, the person's own stands: it is written over the other. */
    keepMine: (playerId: string, field: Field) => {
      const save = saves().get(saveKey(playerId, field));
      if (save?.state === 'stale') commit(playerId, field, save.text, save.message);
    },
    /** What was typed is given up; the server's value stands. */
    giveUp: (playerId: string, field: Field) => mark(saveKey(playerId, field), null),
  };
}

export type CellSaver = ReturnType<typeof createCellSaver>;
