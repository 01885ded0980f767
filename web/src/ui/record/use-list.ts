import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { matchesSearch } from '../../lib/name.ts';
import { type AddressState, useAddress } from '../address.ts';
import { type Column, type Sorting, textOf } from './data-table.tsx';

type Defaults = AddressState & { readonly search: string; readonly sort: string; readonly order: 'asc' | 'desc'; readonly page: string };

/** What is asked of a list, kept in the address: search, order, page, and the filters that it has besides. */
export function useList<const D extends AddressState>(defaults: D & Defaults) {
  const [values, change] = useAddress<D & Defaults>(defaults);
  const { search, sort, order, page, ...filters } = values;
  const cleared = Object.fromEntries(['search', ...Object.keys(filters)].map((key) => [key, '']));
  return {
    values,
    change,
    search: search ?? '',
    sorting: { by: sort ?? '', order: order === 'desc' ? 'desc' : 'asc' } satisfies Sorting as Sorting,
    page: Math.max(1, Number.parseInt(page ?? '', 10) || 1),
    isFiltered: Object.keys(cleared).some((key) => values[key] !== ''),
    clear: () => change(cleared as Partial<typeof values>),
  };
}
/** The same, as what draws a list needs it. */
export type List = Pick<ReturnType<typeof useList>, 'search' | 'sorting' | 'page' | 'isFiltered' | 'clear'> & {
  readonly change: (change: { search?: string; sort?: string; order?: string; page?: string }) => void;
};

/** The rows of a list, wherever they come from. */
export type Rows<Row> = {
  /** undefined: still loading. */
  readonly shown: readonly Row[] | undefined;
  /** How many search and filters leave, on every page. */
  readonly total: number | undefined;
  readonly pageSize: number;
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
  /** Those of every page, in the order of the list. */
  readonly every: () => Promise<readonly Row[]>;
};

const PAGE_SIZE = 25;
const LARGEST_PAGE = 200;
type PageOf<Row> = { readonly items: Row[]; readonly total: number };

/** Rows that the server searches, sorts and pages. */
export function usePagedRows<Row, Key extends QueryKey>(
  { page }: Pick<List, 'page'>,
  queryOf: (part: { page: number; pageSize: number }) => UseQueryOptions<PageOf<Row>, Error, PageOf<Row>, Key>,
): Rows<Row> {
  const client = useQueryClient();
  const read = useQuery({ ...queryOf({ page, pageSize: PAGE_SIZE }), placeholderData: keepPreviousData });
  const every = async () => {
    const rows: Row[] = [];
    for (let next = 1; ; next++) {
      const { items, total } = await client.fetchQuery(queryOf({ page: next, pageSize: LARGEST_PAGE }));
      rows.push(...items);
      if (rows.length >= total || items.length === 0) return rows;
    }
  };
  const failure = read.isError ? { error: read.error, retry: read.refetch } : null;
  return { shown: read.data?.items, total: read.data?.total, pageSize: PAGE_SIZE, failure, every };
}

type Read<Row> = { readonly data?: { readonly items: readonly Row[] } | undefined; readonly error: unknown; readonly refetch: () => void };

/** Rows that come all at once, and are searched and sorted here. */
export function useWholeRows<Row>({ search, sorting }: List, { data, error, refetch }: Read<Row>, columns: readonly Column<Row>[]): Rows<Row> {
  const shown = data?.items.filter((row) => matchesSearch(columns.map((column) => textOf(column, row)).join(' '), search));
  const every = async () => {
    const sort = columns.find(({ id }) => id === sorting.by)?.sort;
    if (typeof sort !== 'function') return shown ?? [];
    return (shown ?? []).toSorted((one, other) => (sorting.order === 'asc' ? sort(one, other) : sort(other, one)));
  };
  const failure = error === null ? null : { error, retry: refetch };
  return { shown, total: shown?.length, pageSize: Number.POSITIVE_INFINITY, failure, every };
}
