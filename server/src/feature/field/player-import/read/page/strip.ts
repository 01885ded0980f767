import { compact } from '../fold.ts';
import { isNameHeading, meaningOf, numberedHeading } from './heading.ts';

/**
 * The columns of each of several players in a row, one test a player; null: all columns are of one. With `rowIs` some columns, or the row itself,
 * are of all of them. `isNumbered`: the headings count the players.
 */
type Strips = { columns: readonly (((column: number) => boolean) | null)[]; isOfAll: boolean; isNumbered: boolean };

const ONE_PLAYER: Strips = { columns: [null], isOfAll: false, isNumbered: false };

/** “Player 1, Player 2 …”, also in two rows, or the same headings again and again in `row`. */
export const stripsOf = (headings: readonly string[], row: readonly string[]): Strips => numbered(headings) ?? repeated(row) ?? ONE_PLAYER;

function numbered(headings: readonly string[]): Strips | null {
  const parts = headings.map((heading) => (heading !== '' && meaningOf(heading) === null ? numberedHeading(heading) : null));
  const players = new Set(parts.flatMap((part) => (part?.meaning === 'name' || part?.meaning === 'name-or-given' ? [part.number] : [])));
  if (players.size < 2) return null;
  const keys = headings.map(compact);
  // “Player 1, HCP, Player 2, HCP”: the second HCP is of the second player
  const ownerOf = (column: number): number | undefined => {
    const own = parts[column]?.number;
    if (own !== undefined && players.has(own)) return own;
    const alike = keys.flatMap((key, at) => (key !== '' && key === keys[column] ? [at] : []));
    return alike.length === players.size ? [...players][alike.indexOf(column)] : undefined;
  };
  const owners = headings.map((_, column) => ownerOf(column));
  const columns = [...players].map((player) => (column: number) => owners[column] === undefined || owners[column] === player);
  return { columns, isOfAll: true, isNumbered: true };
}

function repeated(headings: readonly string[]): Strips | null {
  const keys = headings.map(compact);
  const again = (key: string) => key !== '' && keys.indexOf(key) !== keys.lastIndexOf(key);
  const name = keys.find((key, column) => again(key) && isNameHeading(headings[column] ?? ''));
  if (name === undefined) return null;
  const players = keys.filter((key) => key === name).length;
  const first = keys.findIndex((key) => keys.filter((other) => other === key).length === players && again(key));
  const begins = keys.flatMap((key, column) => (key === keys[first] ? [column] : []));
  const widths = new Set(begins.slice(1).map((column, at) => column - (begins[at] ?? 0)));
  // two columns of names apart from one another, and nothing else twice: the second may be those of caddies
  if (players === 2 && keys.filter(again).length === 2 && !widths.has(1)) return null;
  const shared = keys.findIndex((key, column) => key !== '' && column < first) >= 0;
  const columns = begins.map(
    (begin, at) => (column: number) => column < first || (column >= begin && column < (begins[at + 1] ?? headings.length)),
  );
  return { columns, isOfAll: shared || widths.has(1), isNumbered: false };
}
