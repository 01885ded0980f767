import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { plain } from '../text/plain.ts';

/** What a list is asked: `listQuery` of the api. */
type ListQuestion<Sort extends string> = { sort: Sort; order: 'asc' | 'desc'; page: number; pageSize: number };

/** Every word of the search stands somewhere in a column of `plain` text. */
export const hasWords = (searched: SQLWrapper, search: string): SQL[] =>
  plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`strpos(${searched}, ${word}) > 0`);

/** The order that was asked for; `last` decides between equal rows, and ends with the id, so that no row is on two pages. */
export function inOrder<Sort extends string>(
  { sort, order }: ListQuestion<Sort>,
  sortedBy: Readonly<Record<Sort, SQLWrapper>>,
  ...last: readonly SQLWrapper[]
): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [direction(sortedBy[sort]), ...last.map((column) => asc(column))];
}

export const firstOfPage = ({ page, pageSize }: Pick<ListQuestion<string>, 'page' | 'pageSize'>): number => (page - 1) * pageSize;
