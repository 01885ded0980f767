import { Skeleton } from '@mantine/core';
import { type ColumnDef, createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '#icon';
import { FailedNote } from '../../page/state-note.tsx';
import { speakSorted } from '../../table/speak-sorted.ts';
import tableClasses from '../../table/table.module.css';
import classes from './data-table.module.css';

export type Cell = string | number | Date;
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell in a file, if it shows more than a text or a number; a date is its midnight in UTC. */
  readonly text?: (row: Row) => Cell;
  /** Numbers stand to the right, in figures of one width. */
  readonly numeric?: boolean;
  /** Its cell names the row, for screen readers. */
  readonly heads?: boolean;
  /** Left out on a phone. */
  readonly wideOnly?: boolean;
  /** Only where a wide screen has room to spare. */
  readonly roomOnly?: boolean;
  /** It can be sorted by. `true`: the rows come sorted from the server, as in a `RecordList`. Otherwise how two rows compare, ascending. */
  readonly sort?: true | ((one: Row, other: Row) => number);
  /** The column has nothing of such a row: it is below the others in both directions. */
  readonly isLast?: (row: Row) => boolean;
  /** The first click sorts descending: dates, counts. */
  readonly descendingFirst?: boolean;
};

/** A row's cell of a column in a file. */
export function cellOf<Row>({ cell, text }: Column<Row>, row: Row): Cell {
  if (text !== undefined) return text(row);
  const content = cell(row);
  return typeof content === 'string' || typeof content === 'number' ? content : '';
}

export type Sorting = { readonly by: string; readonly order: 'asc' | 'desc' };

type Props<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** undefined: still loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  failure?: { readonly error: unknown; readonly retry: () => void } | null;
  /** Instead of the rows when there are none. */
  empty: ReactNode;
};

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const noRows: never[] = [];

/** A table with a sticky head, headings that sort, and designed empty, loading and failing states. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, rowKey, sorting, onSort, failure, empty } = props;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const state = useMemo(() => ({ sorting: [{ id: sorting.by, desc: sorting.order === 'desc' }] }), [sorting.by, sorting.order]);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const table = useTable({
    features,
    columns: definitions,
    data: (rows as Row[] | undefined) ?? noRows,
    getRowId: rowKey,
    state,
    enableSortingRemoval: false,
    enableMultiSort: false,
    manualSorting: columns.some(({ sort }) => sort === true),
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(state.sorting) : update;
      if (first === undefined) return;
      const order = first.desc ? 'desc' : 'asc';
      onSort({ by: first.id, order });
      speakSorted(byId.get(first.id)?.header ?? '', order);
    },
  });
  const shape = (id: string) => ({
    'data-numeric': byId.get(id)?.numeric,
    'data-wide-only': byId.get(id)?.wideOnly || undefined,
    'data-room-only': byId.get(id)?.roomOnly || undefined,
  });
  if (failure) return <FailedNote error={failure.error} onRetry={failure.retry} />;
  if (rows?.length === 0) return empty;
  return (
    <div className={`frame ${classes.frame}`}>
      <table className={`${tableClasses.table} ${classes.table}`} aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ column }) => (
              <th key={column.id} scope="col" aria-sort={ariaSort(column.getIsSorted())} {...shape(column.id)}>
                {column.getCanSort() ? (
                  <SortButton sorted={column.getIsSorted()} onClick={column.getToggleSortingHandler()}>
                    {byId.get(column.id)?.header}
                  </SortButton>
                ) : (
                  byId.get(column.id)?.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <LoadingRows columns={columns} />}
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => {
                const Cell = column.heads ? 'th' : 'td';
                return (
                  <Cell key={column.id} scope={column.heads ? 'row' : undefined} {...shape(column.id)}>
                    {column.cell(row.original)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function definitionOf<Row extends object>({ id, sort, isLast, descendingFirst = false }: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    accessorFn: (row) => (isLast?.(row) ? undefined : row),
    sortUndefined: 'last',
    enableSorting: sort !== undefined,
    sortDescFirst: descendingFirst,
    ...(typeof sort === 'function' && { sortFn: (one, other) => sort(one.original, other.original) }),
  };
}

const ariaSort = (sorted: false | 'asc' | 'desc') => (sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending');

const SORT_ICONS = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };

function SortButton({
  sorted,
  onClick,
  children,
}: {
  sorted: false | 'asc' | 'desc';
  onClick: ((event: unknown) => void) | undefined;
  children: ReactNode;
}) {
  const Icon = SORT_ICONS[sorted || 'none'];
  return (
    <button type="button" className={classes.sort} data-sorted={sorted !== false || undefined} onClick={onClick}>
      {children}
      <Icon aria-hidden size={14} />
    </button>
  );
}

const LOADING_ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

function LoadingRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return LOADING_ROWS.map((row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ id, wideOnly, roomOnly }) => (
        <td key={id} data-wide-only={wideOnly || undefined} data-room-only={roomOnly || undefined}>
          <Skeleton height={12} my={6} radius="sm" />
        </td>
      ))}
    </tr>
  ));
}
