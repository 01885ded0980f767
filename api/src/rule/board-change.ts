import type { PublicBoard, PublicBoardLine } from '../route/leaderboard.ts';

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

/** Null: other players are on it, or one has left. */
export function boardChange(before: PublicBoard, after: PublicBoard): BoardChange | null {
  const places = new Map(before.lines.map(({ playerId }, place) => [playerId, place]));
  const order = after.lines.map(({ playerId }) => places.get(playerId));
  if (order.length !== before.lines.length || !order.every((place) => place !== undefined)) return null;
  const lines: Record<number, Row> = {};
  for (const [nth, place] of order.entries()) {
    const changed = changedFields(before.lines[place] as Row, after.lines[nth] as Row);
    if (changed) lines[place] = changed;
  }
  const moved = (place: number, nth: number): boolean => place !== nth;
  const [from, last] = [order.findIndex(moved), order.findLastIndex(moved)];
  const [{ lines: _, ...was }, { lines: __, ...is }] = [before, after];
  return { board: changedFields(was, is) ?? {}, lines, order: from < 0 ? [0, []] : [from, order.slice(from, last + 1)] };
}

/** The next version of the board. A line that has not changed is the same object. */
export function foldBoard(before: PublicBoard, { board, lines, order: [from, moved] }: BoardChange): PublicBoard {
  const folded = before.lines.map((line, place) => (lines[place] ? (foldRow(line, lines[place]) as PublicBoardLine) : line));
  const order = moved.map((place) => folded[place] as PublicBoardLine);
  return { ...(foldRow(before, board) as PublicBoard), lines: [...folded.slice(0, from), ...order, ...folded.slice(from + order.length)] };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

function changedFields(before: Row, after: Row): Row | null {
  const changed: Record<string, unknown> = {};
  for (const name in after) {
    const [was, is] = [before[name], after[name]];
    if (was === is) continue;
    if (!isRow(was) || !isRow(is)) {
      if (JSON.stringify(was) !== JSON.stringify(is)) changed[name] = is;
    } else {
      const within = changedFields(was, is);
      if (within) changed[name] = within;
    }
  }
  return Object.keys(changed).length > 0 ? changed : null;
}

function foldRow(row: Row, changed: Row): Row {
  const folded: Record<string, unknown> = { ...row };
  for (const name in changed) {
    const [was, is] = [row[name], changed[name]];
    folded[name] = isRow(was) && isRow(is) ? foldRow(was, is) : is;
  }
  return folded;
}
