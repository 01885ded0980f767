import { keepPreviousData, type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AddressState, useAddress } from '../../page/address.ts';

type Defaults<Sort> = AddressState & { readonly search: ''; readonly sort: Sort; readonly order: 'asc' | 'desc'; readonly page: '1' };

/** The last page that the server takes. */
const MOST_PAGES = 100_000;

/** The state of a list in the address: search, order, page and filters. `sorts`: the columns that it can be sorted by. */
export function useList<const D extends AddressState, const Sort extends string>(defaults: D & Defaults<Sort>, sorts: readonly Sort[]) {
  const [values, change] = useAddress<D & Defaults<Sort>>(defaults);
  const { search = '', sort, order, page = '', ...filters } = values;
  const cleared = Object.fromEntries(['search', ...Object.keys(filters)].map((key) => [key, '']));
  return {
    values,
    change,
    search,
    sorts,
    sort: sorts.find((known) => known === sort) ?? defaults.sort,
    order: order === 'desc' ? ('desc' as const) : ('asc' as const),
    page: Math.min(Math.max(1, Number.parseInt(page, 10) || 1), MOST_PAGES),
    isFiltered: Object.keys(cleared).some((key) => values[key] !== ''),
    clear: () => change(cleared as Partial<typeof values>),
  };
}
/** The same, for the component that draws the list. */
export type List = {
  readonly search: string;
  readonly sorts: readonly string[];
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly isFiltered: boolean;
  readonly clear: () => void;
  readonly change: (change: { search?: string; sort?: string; order?: string; page?: string }) => void;
};

/** The rows of a list, wherever they come from. */
export type Rows<Row> = {
  /** undefined: still loading. */
  readonly visible: readonly Row[] | undefined;
  /** How many rows match search and filters, on all pages. */
  readonly total: number | undefined;
  readonly pageSize: number;
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
  /** Those of every page, in the order of the list. */
  readonly every: () => Promise<readonly Row[]>;
};

const PAGE_SIZE = 25;
const LARGEST_PAGE = 200;
type ListPart = { readonly page: number; readonly pageSize: number };
/** A list that the server searches, sorts and pages: how its parts are read, and under which key they are kept. */
export type Pages<Row> = {
  readonly key: QueryKey;
  readonly read: (part: ListPart, signal: AbortSignal) => Promise<{ readonly items: Row[]; readonly total: number }>;
};

/** A page behind the last one, as after deleting its only row, gives way to the last one. */
export function usePagedRows<Row>({ page, change }: Pick<List, 'page' | 'change'>, { key, read }: Pages<Row>): Rows<Row> {
  const client = useQueryClient();
  const queryOf = (part: ListPart) =>
    queryOptions({ queryKey: [...key, part], queryFn: ({ signal }) => read(part, signal), placeholderData: keepPreviousData });
  const { data, isPlaceholderData, isError, error, refetch } = useQuery(queryOf({ page, pageSize: PAGE_SIZE }));
  const lastPage = data === undefined || isPlaceholderData ? page : Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  const isBehind = page > lastPage;
  useEffect(() => {
    if (isBehind) change({ page: String(lastPage) });
  });
  const every = async () => {
    const rows: Row[] = [];
    for (let next = 1; ; next++) {
      const { items, total } = await client.fetchQuery(queryOf({ page: next, pageSize: LARGEST_PAGE }));
      rows.push(...items);
      if (rows.length >= total || items.length === 0) return rows;
    }
  };
  return {
    visible: isBehind ? undefined : data?.items,
    total: data?.total,
    pageSize: PAGE_SIZE,
    failure: isError ? { error, retry: refetch } : null,
    every,
  };
}
