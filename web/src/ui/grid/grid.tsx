import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useIsPrinting } from '../../lib/page/use-print.ts';
import { useCursorRange } from '../table/cursor-range.ts';
import classes from './grid.module.css';
import { GridHead, type GridSort } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { type GridColumn, isData } from './model/grid-column.ts';
import { rangeOf } from './model/grid-selection.ts';
import { offeredOptions, takenOption } from './model/grid-step.ts';
import type { GridUse } from './use-grid.ts';

type Props<Row> = {
  /** From `useGrid`. */
  grid: GridUse<Row>;
  label: string;
  sort?: GridSort;
  /** The remark below a row; null: none. */
  remark?: (row: Row) => ReactNode;
};

const ROW_HEIGHT = 38;
/** The heading, which stays above the rows, and the bar that scrolls sideways. */
const AROUND_ROWS = 56;

/** How far from the left each frozen column stays. */
function frozenAt(columns: readonly GridColumn<never>[]): readonly (number | null)[] {
  let left = 0;
  return columns.map(({ frozen, width }) => {
    if (!frozen) return null;
    left += width;
    return left - width;
  });
}

/** A spreadsheet: only visible rows are drawn, and always the row of the cursor. */
export function Grid<Row>({ grid, label, sort, remark }: Props<Row>) {
  const { rows, columns, rowIds, rowId, nameOf, state, sheet, focused, fillTo, marked, actions } = grid;
  const frame = useRef<HTMLDivElement>(null);
  const active = state.selection?.active ?? null;
  const range = state.selection && rangeOf(state.selection);
  const virtual = useRows(frame, rowIds, active?.row ?? -1);
  useInSight(frame, virtual, state.selection?.end ?? null, columns);
  const lefts = useMemo(() => frozenAt(columns), [columns]);
  const edit = useMemo(
    () => state.draft && { draft: state.draft, offered: offeredOptions(state, sheet), taken: takenOption(state, sheet) },
    [state, sheet],
  );
  const entry = Math.max(0, columns.findIndex(isData));
  const drawn = virtual.getVirtualItems();
  return (
    <div ref={frame} className={`frame ${classes.frame}`}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells keys go through is a grid
        role="grid"
        className={classes.grid}
        style={{ width: columns.reduce((sum, { width }) => sum + width, 0) }}
        aria-label={label}
        // columns are all there, so cells have no `aria-colindex`: with both Orca is silent on a new row
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        {...grid.events}
      >
        <GridHead columns={columns} lefts={lefts} sort={sort} marked={marked} rowIds={rowIds} onMark={grid.onMark} />
        <Spacer height={drawn[0]?.start ?? 0} columns={columns.length} />
        {drawn.flatMap(({ index, key, start }, nth) => {
          const row = rows[index];
          if (row === undefined) return [];
          const gap = nth === 0 ? 0 : start - (drawn[nth - 1]?.end ?? 0);
          const isActive = index === active?.row;
          const isSelected = range !== null && index >= range.top && index <= range.bottom;
          const isFilling = range !== null && fillTo !== null && index > range.bottom && index <= fillTo;
          return [
            gap > 0 && <Spacer key={`before ${key}`} height={gap} columns={columns.length} />,
            <GridRow
              key={key}
              row={row}
              name={nameOf(row)}
              index={index}
              columns={columns}
              lefts={lefts}
              active={isActive ? active.column : active === null && index === 0 ? entry : -1}
              edit={isActive ? edit : null}
              focused={isActive && focused}
              from={isSelected || isFilling ? range.left : -1}
              to={isSelected || isFilling ? range.right : -1}
              handle={index === range?.bottom && focused ? range.right : -1}
              isMarked={marked?.has(rowId(row)) ?? false}
              actions={actions}
              measure={virtual.measureElement}
              remark={remark?.(row) ?? null}
            />,
          ];
        })}
        <Spacer height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} columns={columns.length} />
      </table>
    </div>
  );
}

type Frame = { readonly current: HTMLDivElement | null };

function useRows(frame: Frame, rowIds: readonly string[], activeRow: number) {
  const rangeExtractor = useCursorRange(activeRow);
  const isPrinting = useIsPrinting();
  const getItemKey = useCallback((index: number) => rowIds[index] ?? index, [rowIds]);
  return useVirtualizer({
    count: rowIds.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    // paper has every row
    overscan: isPrinting ? rowIds.length : 10,
    rangeExtractor,
    getItemKey,
    scrollPaddingEnd: AROUND_ROWS,
  });
}

/** Scrolls to the place of the cursor, also from behind the frozen columns. */
function useInSight(
  frame: Frame,
  virtual: ReturnType<typeof useRows>,
  end: { readonly row: number; readonly column: number } | null,
  columns: readonly GridColumn<never>[],
): void {
  const { row = -1, column = -1 } = end ?? {};
  const sideways = useMemo(() => sidewaysOf(columns, column), [columns, column]);
  useEffect(() => {
    if (row < 0) return;
    virtual.scrollToIndex(row, { align: 'auto' });
    // the page follows the keys too, and never moves under a pointer
    if (frame.current?.matches(':active')) return;
    frame.current?.querySelector(`[aria-rowindex="${row + 2}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [frame, row, virtual]);
  useEffect(() => {
    const element = frame.current;
    if (element === null || sideways === null) return;
    const { from, to, frozen } = sideways;
    if (from < element.scrollLeft + frozen) element.scrollLeft = from - frozen;
    else if (to > element.scrollLeft + element.clientWidth) element.scrollLeft = to - element.clientWidth;
  }, [frame, sideways]);
}

/** The position of a column, and the width of the frozen ones; null: the column is frozen itself. */
function sidewaysOf(columns: readonly GridColumn<never>[], column: number) {
  if (columns[column] === undefined || columns[column].frozen) return null;
  const widthOf = (some: readonly GridColumn<never>[]) => some.reduce((sum, { width }) => sum + width, 0);
  return {
    from: widthOf(columns.slice(0, column)),
    to: widthOf(columns.slice(0, column + 1)),
    frozen: widthOf(columns.filter((one) => one.frozen)),
  };
}

/** Takes the space of the rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tbody aria-hidden>
      <tr style={{ height }}>
        <td colSpan={columns} className={classes.spacer} />
      </tr>
    </tbody>
  ) : null;
}
