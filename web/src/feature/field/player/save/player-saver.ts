import type { Player } from '@fairway/api';
import { isApiError } from '../../../../lib/api-error.ts';
import type { Field } from '../field/field.ts';
import { type Reading, together, type Wanted } from '../field/field-change.ts';
import { createSaveMarks } from './save-marks.ts';

/** A text for a cell, and what its author saw there before. */
export type CellChange = { readonly field: Field; readonly text: string; readonly before: string };

type Deps = {
  readonly playerOf: (playerId: string) => Player | undefined;
  readonly textOf: (player: Player, field: Field) => string;
  readonly read: (field: Field, text: string) => Reading;
  readonly tell: (problem: Extract<Reading, { problem: unknown }>['problem']) => string;
  /** The sentence beside this field's cell about a failed request. */
  readonly explain: (error: unknown, field: Field) => string;
  /** Whether a request failed because of this field. */
  readonly isToldOf: (error: unknown, field: Field) => boolean;
  readonly send: (playerId: string, wanted: Wanted, version: number) => Promise<Player>;
  readonly takeOver: (player: Player) => Promise<void>;
};

/** A text that is being sent, with the value that the cell had when it was written. */
type Unsent = { readonly text: string; readonly over: string; readonly wanted: Wanted };
type Cells = ReadonlyMap<Field, Unsent>;

/** Another person may be saving the same player again and again. */
const TRIES = 4;

/** Saves players one after the other, all cells of one in one request, each cell with its own outcome. */
export function createPlayerSaver(deps: Deps) {
  const marks = createSaveMarks();
  const { saveOf, mark } = marks;
  const waiting = new Map<string, Cells>();
  /** What the server made of what was sent last, by cell: “14.4” became “14,4”. */
  const became = new Map<string, { readonly text: string; readonly stands: string }>();
  let running = false;

  const wait = (playerId: string, field: Field, cell: Unsent | null) => {
    const others = [...(waiting.get(playerId) ?? [])].filter(([other]) => other !== field);
    const cells = new Map(cell === null ? others : [...others, [field, cell] as const]);
    if (cells.size === 0) waiting.delete(playerId);
    else waiting.set(playerId, cells);
  };
  /** Whether the cell was written again after this text; the newer text then builds on the result of this one. */
  const isOvertaken = (playerId: string, field: Field, text: string, stands: string): boolean => {
    const next = waiting.get(playerId)?.get(field);
    if (next?.over === text) wait(playerId, field, { ...next, over: stands });
    return next !== undefined || (saveOf(playerId, field)?.text ?? text) !== text;
  };
  const saved = (playerId: string, field: Field, text: string, stands: string) => {
    became.set(`${playerId} ${field}`, { text, stands });
    if (!isOvertaken(playerId, field, text, stands))
      marks.markSaved(playerId, field, { text: stands, state: 'saved', message: '', over: stands });
  };
  const failed = (playerId: string, field: Field, { text, over }: Unsent, error: unknown) => {
    if (isOvertaken(playerId, field, text, over)) return;
    mark(playerId, field, { text, over, state: 'failed', message: deps.explain(error, field) });
  };

  /** Whether to send a cell: an unchanged value counts as saved, and if another person has written since, a person decides. */
  const isToSend = (player: Player, field: Field, { text, over }: Unsent): boolean => {
    const stands = deps.textOf(player, field);
    if (stands === over) return true;
    if (stands === text) saved(player.id, field, text, stands);
    else if (!isOvertaken(player.id, field, text, over)) mark(player.id, field, { text, state: 'stale', message: stands, over: stands });
    return false;
  };

  const write = async (playerId: string, all: Cells, tries: number): Promise<void> => {
    const player = deps.playerOf(playerId);
    if (player === undefined) {
      for (const field of all.keys()) mark(playerId, field, null); // the row is gone
      return;
    }
    const cells = new Map([...all].filter(([field, cell]) => isToSend(player, field, cell)));
    if (cells.size === 0) return;
    try {
      const answer = await deps.send(playerId, together([...cells.values()].map(({ wanted }) => wanted)), player.version);
      await deps.takeOver(answer);
      for (const [field, { text }] of cells) saved(playerId, field, text, deps.textOf(answer, field));
    } catch (error) {
      await refused(playerId, cells, error, tries);
    }
  };
  /** If others have saved: tries again on their version. If some cells were refused: tries the others again without them. */
  const refused = async (playerId: string, cells: Cells, error: unknown, tries: number): Promise<void> => {
    if (isApiError(error, 'stale-version')) {
      await deps.takeOver(error.current as Player);
      if (tries > 1) return write(playerId, cells, tries - 1);
    }
    const told = [...cells].filter(([field]) => deps.isToldOf(error, field));
    const guilty = new Map(told.length > 0 ? told : cells);
    for (const [field, cell] of guilty) failed(playerId, field, cell, error);
    await write(playerId, new Map([...cells].filter(([field]) => !guilty.has(field))), tries);
  };
  const drain = async () => {
    if (running) return;
    running = true;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [playerId, cells] = next;
      waiting.delete(playerId);
      await write(playerId, cells, TRIES);
      marks.count(({ done, total }) => ({ done: done + 1, total }));
    }
    running = false;
    marks.count(() => ({ done: 0, total: 0 }));
  };

  /** The server's value for a text that a person saw in a cell. */
  const standsUnder = (playerId: string, field: Field, seen: string): string => {
    const save = saveOf(playerId, field);
    const under = save?.text === seen && save.state !== 'saving' ? save.over : seen;
    const last = became.get(`${playerId} ${field}`);
    return last?.text === under ? last.stands : under;
  };
  const commitCell = (player: Player, { field, text, before }: CellChange) => {
    const isSaving = saveOf(player.id, field)?.state === 'saving';
    if (!isSaving && text === deps.textOf(player, field)) return mark(player.id, field, null);
    const over = waiting.get(player.id)?.get(field)?.over ?? standsUnder(player.id, field, before);
    const reading = deps.read(field, text);
    const isRead = 'wanted' in reading;
    wait(player.id, field, isRead ? { text, over, wanted: reading.wanted } : null);
    if (isRead) mark(player.id, field, { text, state: 'saving', message: '', over });
    else mark(player.id, field, { text, state: 'failed', message: deps.tell(reading.problem), over });
  };
  /** Saves what was written, unless it is unchanged. */
  const commit = (playerId: string, changes: readonly CellChange[]): void => {
    const player = deps.playerOf(playerId);
    if (player === undefined) return;
    const isNew = !waiting.has(playerId);
    for (const change of changes) commitCell(player, change);
    if (!waiting.has(playerId)) return;
    if (isNew) marks.count(({ done, total }) => ({ done, total: total + 1 }));
    void drain();
  };

  return {
    told: marks.told,
    progress: marks.progress,
    commit,
    /** Keeps the person's own values of stale cells: they overwrite the others. */
    keepMine: (playerId: string, fields: readonly Field[]) => {
      const stale = fields.flatMap((field) => {
        const save = saveOf(playerId, field);
        return save?.state === 'stale' ? [{ field, text: save.text, before: save.text }] : [];
      });
      commit(playerId, stale);
    },
    /** Discards what was written and keeps the server's values. */
    giveUp: (playerId: string, fields: readonly Field[]) => {
      for (const field of fields) mark(playerId, field, null);
    },
  };
}
