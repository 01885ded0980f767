import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import type { GridEdit } from '../../../../ui/grid/model/grid-column.ts';
import type { Golfer, SideSize } from '../golfer.ts';
import type { WrittenSide } from '../name/pasted-sides.ts';
import type { NewSide } from '../query.ts';
import { isPlace, PLACES } from '../sheet/place.ts';
import { type BegunSide, madeSides, type Way } from './made-sides.ts';

/** A side that nobody has written yet; its partners are ids, or names as they were typed, and '' where there is none. */
export type DraftSide = { readonly id: string; readonly name: string; readonly partners: readonly string[] };
/** `leftOver`: golfers for whom no side has a place. `drawnFrom`: the lines that were there before the rest was drawn; null: nothing was drawn. */
export type Draft = {
  readonly rows: readonly DraftSide[];
  readonly leftOver: readonly string[];
  readonly drawnFrom: readonly DraftSide[] | null;
};

/** Lines to type on below what is there. */
const EMPTY_LINES = 1;
const FIRST_LINES = 6;

let made = 0;
const draftSide = (name: string, partners: readonly string[]): DraftSide => ({
  id: `draft-${++made}`,
  name,
  partners: PLACES.map((_, nth) => partners[nth] ?? ''),
});
export const isEmpty = ({ name, partners }: DraftSide): boolean => name === '' && partners.every((text) => text === '');

/** A draft of these sides; more names than a side has places for go on in the next line, so that none is lost. */
export function draftOf(sides: readonly WrittenSide[], places: number, find: FindGolfer, leftOver: readonly string[] = []): Draft {
  const rows = sides.flatMap(({ name, partners }) => {
    const ids = partners.map((text) => {
      const meant = find(text);
      return 'golfer' in meant ? meant.golfer.id : text;
    });
    const lines = Array.from({ length: Math.max(1, Math.ceil(ids.length / places)) }, (_, nth) =>
      ids.slice(nth * places, (nth + 1) * places),
    );
    return lines.map((line, nth) => draftSide(nth === 0 ? name : '', line));
  });
  return { rows: withEmptyLines(rows, rows.length === 0 ? FIRST_LINES : EMPTY_LINES), leftOver, drawnFrom: null };
}

type Field = {
  /** Those who have no side yet. */
  readonly free: readonly Golfer[];
  readonly size: SideSize;
  /** How many partners may be written for a side. */
  readonly places: number;
  readonly find: FindGolfer;
};

/** A draft of all who have no side: lines with partners stay together and are filled up. `numbers`: random ones, one for each golfer. */
export function filledDraft(way: Way, rows: readonly DraftSide[], { free, size, places, find }: Field, numbers: readonly number[]): Draft {
  const begun = rows
    .filter((row) => !isEmpty(row))
    .map(({ name, partners }) => ({ name, partners: partners.filter((text) => text !== '').map((id) => knownOf(id, find)) }));
  const placed = new Set(begun.flatMap(({ partners }) => partners.map(({ id }) => id)));
  const waiting = free.filter(({ id }) => !placed.has(id));
  const made = madeSides(
    way,
    waiting,
    size,
    numbers,
    begun.map(({ partners }) => partners),
  );
  const written = made.sides.map((partners, nth) => ({ name: begun[nth]?.name ?? '', partners }));
  return { ...draftOf(written, places, find, made.left), drawnFrom: way === 'random' ? rows : null };
}

/** A name that nobody has takes a place all the same. */
const knownOf = (text: string, find: FindGolfer): BegunSide[number] => {
  const meant = find(text);
  return 'golfer' in meant ? meant.golfer : { id: text, handicap: null };
};

function withEmptyLines(rows: readonly DraftSide[], count: number): readonly DraftSide[] {
  const filled = rows.findLastIndex((row) => !isEmpty(row)) + 1;
  const missing = count - (rows.length - filled);
  return missing > 0 ? [...rows, ...Array.from({ length: missing }, () => draftSide('', []))] : rows;
}

/** The draft with edits of its sheet. */
export function edited(draft: Draft, edits: readonly GridEdit[], find: FindGolfer): Draft {
  const byRow = Map.groupBy(edits, ({ rowId }) => rowId);
  const rows = draft.rows.map((row) => (byRow.get(row.id) ?? []).reduce((of, edit) => withCell(of, edit, find), row));
  return { ...draft, rows: withEmptyLines(rows, EMPTY_LINES) };
}

function withCell(row: DraftSide, { columnId, after }: GridEdit, find: FindGolfer): DraftSide {
  if (columnId === 'name') return { ...row, name: after };
  if (!isPlace(columnId)) return row;
  const meant = find(after);
  const text = 'golfer' in meant ? meant.golfer.id : after;
  return { ...row, partners: row.partners.map((own, nth) => (PLACES[nth] === columnId ? text : own)) };
}

/** What keeps a cell of a draft from being written. */
export type DraftProblem =
  | { readonly code: 'unknown' | 'ambiguous' }
  | { readonly code: 'twice'; readonly name: string }
  | { readonly code: 'inSide'; readonly name: string; readonly side: string };
export type DraftProblems = ReadonlyMap<string, DraftProblem>;

export const cellOf = (rowId: string, columnId: string): string => `${rowId} ${columnId}`;

/** The problems of the cells of a draft, by `cellOf`. `sideOf`: the name of the side that a golfer is in; undefined: none. */
export function draftProblems(
  rows: readonly DraftSide[],
  find: FindGolfer,
  sideOf: (golferId: string) => string | undefined,
): DraftProblems {
  const problems = new Map<string, DraftProblem>();
  const seen = new Set<string>();
  for (const { id: rowId, partners } of rows)
    for (const [nth, text] of partners.entries()) {
      if (text === '') continue;
      const problem = problemOf(text, find, sideOf, seen);
      if (problem !== null) problems.set(cellOf(rowId, PLACES[nth] ?? ''), problem);
    }
  return problems;
}

function problemOf(
  text: string,
  find: FindGolfer,
  sideOf: (golferId: string) => string | undefined,
  seen: Set<string>,
): DraftProblem | null {
  const meant = find(text);
  if ('wrong' in meant) return { code: meant.wrong };
  const { id, name } = meant.golfer;
  const side = sideOf(id);
  if (side !== undefined) return { code: 'inSide', name, side };
  if (seen.has(id)) return { code: 'twice', name };
  seen.add(id);
  return null;
}

/** The lines that become sides, and the sides as they are sent. A line with a name and nobody in it is left to be filled. */
export function sidesToWrite(rows: readonly DraftSide[]): readonly { readonly rowId: string; readonly side: NewSide }[] {
  return rows.flatMap(({ id, name, partners }) => {
    const ids = partners.filter((text) => text !== '');
    return ids.length === 0 ? [] : [{ rowId: id, side: { name: name === '' ? null : name, partners: ids } }];
  });
}
