import type { ReactNode } from 'react';
import { IconDotsVertical } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SearchBox } from '../../field/search-box.tsx';
import { MenuButton } from '../../menu/menu-button.tsx';
import { NothingFound } from '../../page/state-note.tsx';
import { useHiddenColumns } from '../../table/hidden-columns.ts';
import { TableToolbar } from '../../table/table-toolbar.tsx';
import { showFailure } from '../../toast/toast.tsx';
import { type Column, cellOf, DataTable } from './data-table.tsx';
import type { FileKind } from './list-file.ts';
import { ListToolsContext } from './list-tool.ts';
import { Pager } from './pager.tsx';
import classes from './record-list.module.css';
import type { List, Rows } from './use-list.ts';

type Props<Row> = {
  /** The key under which the browser keeps the columns. */
  name: string;
  /** What it lists: for screen readers, and for the name of its file. */
  label: string;
  /** What the search looks for; undefined: the list has none. */
  searchLabel?: string;
  count: (total: number) => string;
  /** The first one names the record, leads to it, and is always shown. */
  columns: readonly Column<Row>[];
  list: List;
  rows: Rows<Row>;
  /** Beside the search. */
  filters?: ReactNode;
  /** What can be done with the whole list, the most wanted first. */
  actions?: ReactNode;
  /** Instead of the rows when there are none at all. */
  empty: ReactNode;
};

/** A list of records: searched, filtered, sorted and paged by its address; always counted; its columns chosen, its rows saved as a file. */
export function RecordList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { name, label, searchLabel, count, columns, list, rows, filters, actions, empty } = props;
  const { t } = useTranslation();
  const { total = 0 } = rows;
  const shownCount = rows.visible?.length ?? 0;
  const [hidden, hide] = useHiddenColumns(name);
  const visible = columns
    .filter(({ id }, at) => at === 0 || !hidden.includes(id))
    .map((column) => (list.sorts.includes(column.id) ? { ...column, sort: true as const } : column));
  // room is for what the rows have
  const shown = visible.filter((column) => !column.roomOnly || rows.visible?.some((row) => cellOf(column, row) !== ''));
  const saveAs = (kind: FileKind) =>
    Promise.all([import('./list-file.ts'), rows.every()])
      .then(([{ saveList }, all]) => saveList(kind, label, visible, all))
      .catch(showFailure);
  return (
    <>
      <TableToolbar
        count={rows.total === undefined ? '' : count(rows.total)}
        search={
          searchLabel !== undefined && <SearchBox label={searchLabel} value={list.search} onChange={(search) => list.change({ search })} />
        }
        filters={filters}
      >
        {actions}
        <ListToolsContext value={{ columns: columns.slice(1), hidden, hide, saveAs }}>
          <MenuButton className={classes.menu} label={t('listMenu')} load={async () => (await import('./list-menu.tsx')).ListMenu}>
            <IconDotsVertical aria-hidden size={18} />
          </MenuButton>
        </ListToolsContext>
      </TableToolbar>
      <p className={classes.paperNote}>
        {[shownCount < total && t('printedPart', { count: shownCount, total }), list.isFiltered && t('printedFiltered')]
          .filter(Boolean)
          .join(' ')}
      </p>
      <DataTable
        label={label}
        columns={shown}
        rows={rows.visible}
        rowKey={({ id }) => id}
        sorting={{ by: list.sort, order: list.order }}
        onSort={({ by, order }) => list.change({ sort: by, order })}
        failure={rows.failure}
        empty={list.isFiltered ? <NothingFound onClear={list.clear} /> : empty}
      />
      {rows.total !== undefined && (
        <Pager page={list.page} pageSize={rows.pageSize} total={rows.total} onPage={(page) => list.change({ page: String(page) })} />
      )}
    </>
  );
}
