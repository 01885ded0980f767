import type { PublicBoard, PublicBoardLine } from '../../route/play/board.ts';

type Row = Readonly<Record<string, unknown>>;

/** What makes the next version of a public board out of one. Of a row it has the fields that changed; of a list that changed all of it. */
export type BoardChange = {
  /** All but the lines. */
  readonly board: Row;
  /** By the place of a line in the list before. */
  readonly lines: Readonly<Record<number, Row>>;
  /** From this place on the list has these lines, each by its place before. */
  readonly order: readonly [from: number, lines: readonly number[]];
};

/** Null: it cannot be said, since there are other players or other fields. Lines that are the same object at the same place are not looked at. */
export function boardChange(before: PublicBoard, after: PublicBoard): BoardChange | null {
  const { length } = before.lines;
  if (after.lines.length !== length) return null;
  let [from, to] = [0, length];
  while (from < to && before.lines[from] === after.lines[from]) from++;
  while (to > from && before.lines[to - 1] === after.lines[to - 1]) to--;
  const places = new Map(before.lines.slice(from, to).map(({ playerId }, nth) => [playerId, from + nth]));
  const order = after.lines.slice(from, to).map(({ playerId }) => places.get(playerId));
  if (!order.every((place) => place !== undefined)) return null;
  const lines: Record<number, Row> = {};
  for (const [nth, place] of order.entries()) {
    const [was, is] = [before.lines[place] as Row, after.lines[from + nth] as Row];
    const changed = was === is ? null : changedFields(was, is);
    if (changed === 'other-fields') return null;
    if (changed) lines[place] = changed;
  }
  const board = changedFields({ ...before, lines: null }, { ...after, lines: null });
  if (board === 'other-fields') return null;
  const first = from;
  while (from < to && order[from - first] === from) from++;
  while (to > from && order[to - first - 1] === to - 1) to--;
  return { board: board ?? {}, lines, order: [from, order.slice(from - first, to - first)] };
}

/** The next version of the board. A line that has not changed is the same object. */
export function foldBoard(before: PublicBoard, { board, lines: changed, order: [from, moved] }: BoardChange): PublicBoard {
  const lines = before.lines.map((line, place) => (changed[place] ? (foldRow(line, changed[place]) as PublicBoardLine) : line));
  lines.splice(from, moved.length, ...moved.map((place) => lines[place] as PublicBoardLine));
  return { ...(foldRow(before, board) as PublicBoard), lines };
}

const isRow = (value: unknown): value is Row => value?.constructor === Object;

function changedFields(before: Row, after: Row): Row | 'other-fields' | null {
  const changed: Record<string, unknown> = {};
  let isChanged = false;
  for (const name in before) if (!(name in after)) return 'other-fields';
  for (const name in after) {
    const [was, is] = [before[name], after[name]];
    if (!(name in before)) return 'other-fields';
    if (isSame(was, is)) continue;
    const within = isRow(was) && isRow(is) ? changedFields(was, is) : is;
    // what is undefined is not in JSON
    if (within === 'other-fields' || was === undefined || is === undefined) return 'other-fields';
    if (within === null && is !== null) continue;
    changed[name] = within;
    isChanged = true;
  }
  return isChanged ? changed : null;
}

/** Rows are compared field by field elsewhere; those of a list, of which a board has few, as text. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((item, nth) => isSame(item, other[nth]) || (isRow(item) && JSON.stringify(item) === JSON.stringify(other[nth])));
}

function foldRow(row: Row, changed: Row): Row {
  const folded: Record<string, unknown> = { ...row };
  for (const name in changed) {
    const [was, is] = [row[name], changed[name]];
    folded[name] = isRow(was) && isRow(is) ? foldRow(was, is) : is;
  }
  return folded;
}
