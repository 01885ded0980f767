import type { KeyboardEvent } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '#icon';
import { useTranslation } from '../../i18n/use-translation.ts';
import { speakSorted } from '../table/speak-sorted.ts';
import classes from './grid.module.css';
import type { GridColumn } from './model/grid-column.ts';

export type GridSort = {
  readonly by: string;
  readonly order: 'asc' | 'desc';
  readonly onSort: (by: string, order: 'asc' | 'desc') => void;
};

type Props = {
  columns: readonly GridColumn<never>[];
  lefts: readonly (number | null)[];
  sort: GridSort | undefined;
  rowIds: readonly string[];
  marked: ReadonlySet<string> | undefined;
  onMark: ((rowIds: readonly string[], isMarked: boolean) => void) | undefined;
};

const SIDES: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
};

/** Arrows go from heading to heading, and down into the rows: the grid is one stop for Tab. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const heading = (event.target as Element).closest('th');
  const side = SIDES[event.key];
  let next = side === undefined ? null : (heading?.[side] ?? null);
  while (side !== undefined && next !== null && next.querySelector('button, input') === null) next = next[side];
  const target =
    event.key === 'ArrowDown'
      ? event.currentTarget.closest('table')?.querySelector<HTMLElement>('tbody [data-active] :is(textarea, input, button)')
      : next?.querySelector<HTMLElement>('button, input');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The headings of the grid, which sort. */
export function GridHead({ columns, lefts, sort, rowIds, marked, onMark }: Props) {
  const { t } = useTranslation(['grid', 'word']);
  const count = rowIds.filter((id) => marked?.has(id)).length;
  return (
    <>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead onKeyDown={moveAlong}>
        <tr aria-rowindex={1}>
          {columns.map((column, at) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={sort?.by === column.id ? (sort.order === 'desc' ? 'descending' : 'ascending') : undefined}
              data-heading={column.id}
              data-align={column.align}
              data-frozen={column.frozen || undefined}
              style={lefts[at] === null ? undefined : { left: lefts[at] }}
              title={column.title}
            >
              {column.editor === 'mark' ? (
                <input
                  type="checkbox"
                  className={classes.tick}
                  tabIndex={-1}
                  aria-label={t('markAll')}
                  checked={count > 0 && count === rowIds.length}
                  ref={(box) => {
                    if (box !== null) box.indeterminate = count > 0 && count < rowIds.length;
                  }}
                  onChange={({ currentTarget }) => onMark?.(rowIds, currentTarget.checked)}
                />
              ) : column.editor === 'menu' ? (
                <span className="for-listeners">{t('word:actions')}</span>
              ) : sort !== undefined && column.sortable ? (
                <SortButton column={column} sort={sort} />
              ) : (
                <span className={classes.heading}>{column.header}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

const ICONS = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };

function SortButton({ column: { id, header, title }, sort }: { column: GridColumn<never>; sort: GridSort }) {
  const sorted = sort.by === id ? sort.order : 'none';
  const Icon = ICONS[sorted];
  const turn = () => {
    const order = sorted === 'asc' ? 'desc' : 'asc';
    sort.onSort(id, order);
    speakSorted(title, order);
  };
  return (
    <button type="button" tabIndex={-1} className={classes.sort} onClick={turn}>
      {header}
      <Icon aria-hidden size={13} data-sorted={sorted !== 'none' || undefined} />
    </button>
  );
}
