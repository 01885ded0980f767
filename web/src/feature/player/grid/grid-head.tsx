import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import spoken from '../../../ui/spoken.module.css';
import { type Field, isNumeric } from '../field/field.ts';
import type { ListAddress } from '../list/player-order.ts';
import { widthOf } from './column.ts';
import classes from './grid.module.css';
import type { Column } from './grid-key.ts';

type Props = {
  columns: readonly Column[];
  nameWidth: number;
  list: Pick<ListAddress, 'sort' | 'order'>;
  onSort: (sort: Field, order: 'asc' | 'desc') => void;
};

/** The headings of the grid, each of which sorts. */
export function GridHead({ columns, nameWidth, list, onSort }: Props) {
  const { t } = useTranslation(['player', 'word']);
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column} style={{ width: widthOf(column, nameWidth) }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) =>
            column === 'menu' ? (
              <th key={column} scope="col" className={classes.menu}>
                <span className={spoken.only}>{t('word:actions')}</span>
              </th>
            ) : (
              <Heading key={column} field={column} sorted={list.sort === column ? list.order : null} onSort={onSort} />
            ),
          )}
        </tr>
      </thead>
    </>
  );
}

const ICONS = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };

function Heading({ field, sorted, onSort }: { field: Field; sorted: string | null; onSort: Props['onSort'] }) {
  const { t } = useTranslation('player');
  const Icon = sorted === 'asc' || sorted === 'desc' ? ICONS[sorted] : ICONS.none;
  const ariaSort = sorted === null ? undefined : sorted === 'desc' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={field === 'name' ? classes.name : undefined}
      aria-sort={ariaSort}
      data-numeric={isNumeric(field) || undefined}
      title={t(`field.${field}`)}
    >
      <button type="button" className={classes.sort} onClick={() => onSort(field, sorted === 'asc' ? 'desc' : 'asc')}>
        {t(`short.${field}`)}
        <Icon aria-hidden size={13} data-sorted={sorted !== null || undefined} />
      </button>
    </th>
  );
}
