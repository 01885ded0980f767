import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CellContent } from './cell/cell-content.tsx';
import { type CellEdit, CellEditor } from './cell/cell-editor.tsx';
import { RowMenu } from './cell/row-menu.tsx';
import { RowTick } from './cell/row-tick.tsx';
import classes from './grid.module.css';
import type { GridColumn } from './model/grid-column.ts';
import type { GridActions } from './use-grid.ts';

type Props<Row> = {
  row: Row;
  name: string;
  index: number;
  columns: readonly GridColumn<Row>[];
  lefts: readonly (number | null)[];
  /** The column that keys go to, in this row; −1: none. */
  active: number;
  edit: CellEdit | null;
  /** The grid has the focus: the active cell takes it. */
  focused: boolean;
  /** The selected columns of this row, both ends included; −1: none. */
  from: number;
  to: number;
  /** The column with the handle to fill from; −1: none. */
  handle: number;
  isMarked: boolean;
  actions: GridActions;
  measure: (row: HTMLElement | null) => void;
  remark: ReactNode;
};

function Line<Row>(props: Props<Row>) {
  const { index, columns, lefts, active, from, to, handle, measure, remark } = props;
  return (
    <tbody ref={measure} data-index={index}>
      <tr data-row={index} aria-rowindex={index + 2}>
        {columns.map((column, at) => {
          const Cell = column.heads ? 'th' : 'td';
          const isActive = at === active;
          return (
            <Cell
              key={column.id}
              scope={column.heads ? 'row' : undefined}
              aria-selected={at >= from && at <= to}
              aria-readonly={column.readOnly || undefined}
              data-column={column.id}
              data-editor={column.editor}
              data-active={isActive || undefined}
              data-state={column.mark?.(props.row)?.state}
              data-align={column.align}
              data-figures={column.figures || undefined}
              data-frozen={column.frozen || undefined}
              style={lefts[at] === null ? undefined : { left: lefts[at] }}
            >
              <Inner {...props} column={column} isActive={isActive} />
              {at === handle && <span className={classes.handle} data-fill aria-hidden />}
            </Cell>
          );
        })}
      </tr>
      {remark !== null && (
        <tr>
          <td colSpan={columns.length} className={classes.remark}>
            <div>{remark}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** One line of the grid. */
export const GridRow = memo(Line) as typeof Line;

function Inner<Row>({
  row,
  name,
  index,
  column,
  isActive,
  edit,
  focused,
  isMarked,
  actions,
}: Props<Row> & { column: GridColumn<Row>; isActive: boolean }) {
  const { t } = useTranslation(['grid', 'word']);
  const isFocused = isActive && focused;
  if (column.editor === 'mark') {
    return (
      <RowTick
        label={t('markRow', { row: name })}
        isMarked={isMarked}
        reachable={isActive}
        focused={isFocused}
        onMark={() => actions.mark({ row: index, column: 0 }, [index])}
      />
    );
  }
  if (column.editor === 'menu')
    return <RowMenu row={row} label={t('menu', { row: name })} actions={column.actions ?? []} reachable={isActive} focused={isFocused} />;
  const content = <CellContent t={t} column={column} row={row} />;
  if (!isActive) return content;
  return (
    <>
      {column.editor !== 'check' && content}
      <CellEditor t={t} column={column} row={row} name={name} edit={edit} focused={focused} actions={actions} />
    </>
  );
}
