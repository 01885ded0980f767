import type { Player } from '@fairway/api';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field, FieldContext } from '../field/field.ts';
import type { Placement } from '../list/placement.ts';
import type { ListAddress } from '../list/player-order.ts';
import type { CellSaves } from './cell/cell-saver.ts';
import { nameWidthFor, widthOf } from './column.ts';
import classes from './grid.module.css';
import { GridHead } from './grid-head.tsx';
import type { Column } from './grid-key.ts';
import { PlayerRow } from './player-row.tsx';
import type { GridState } from './use-grid.ts';

type Props = {
  state: GridState;
  players: readonly Player[];
  columns: readonly Column[];
  context: FieldContext;
  placementOf: (player: Player) => Placement;
  writable: boolean;
  saves: CellSaves;
  list: Pick<ListAddress, 'sort' | 'order'>;
  onSort: (sort: Field, order: 'asc' | 'desc') => void;
  onOpen: (player: Player) => void;
  onDelete: (player: Player) => void;
};

const ROW_HEIGHT = 38;

/** The players as a sheet: drawn as far as it can be seen, the row of the cursor always. */
export function PlayerGrid({ state, players, columns, saves, placementOf, list, onSort, ...row }: Props) {
  const { t } = useTranslation('player');
  const { grid, focused, events, onType, onToggle } = state;
  const frame = useRef<HTMLDivElement>(null);
  const activeRow = players.findIndex(({ id }) => id === grid.cell?.playerId);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...(activeRow >= 0 ? [activeRow] : [])])].sort((a, b) => a - b),
    [activeRow],
  );
  const virtual = useVirtualizer({
    count: players.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    rangeExtractor,
  });
  useEffect(() => {
    if (activeRow >= 0) virtual.scrollToIndex(activeRow, { align: 'auto' });
  }, [activeRow, virtual]);
  const savesByPlayer = useMemo(() => savesOf(saves), [saves]);
  const nameWidth = useMemo(() => nameWidthFor(players.map(({ name }) => name)), [players]);
  const width = columns.reduce((sum, column) => sum + widthOf(column, nameWidth), 0);
  const rows = virtual.getVirtualItems();
  return (
    <div ref={frame} className={classes.frame} style={{ scrollPaddingLeft: nameWidth + (columns[0] === 'menu' ? 48 : 8) }}>
      <table
        className={classes.grid}
        style={{ width }}
        aria-label={t('list.label')}
        aria-rowcount={players.length + 1}
        aria-colcount={columns.length}
        data-menu={columns[0] === 'menu' || undefined}
        {...events}
      >
        <GridHead columns={columns} nameWidth={nameWidth} list={list} onSort={onSort} />
        <tbody>
          {rows.map(({ index, key, start }, nth) => {
            const player = players[index];
            if (player === undefined) return null;
            const gap = start - (rows[nth - 1]?.end ?? 0);
            const active = index === activeRow;
            return (
              <Fragment key={key}>
                {gap > 0 && <Spacer height={gap} columns={columns.length} />}
                <PlayerRow
                  {...row}
                  player={player}
                  columns={columns}
                  placement={placementOf(player)}
                  rowIndex={index + 2}
                  activeColumn={active ? (grid.cell?.column ?? null) : activeRow < 0 && index === 0 ? 'name' : null}
                  draft={active ? grid.draft : null}
                  focused={active && focused}
                  saves={savesByPlayer.get(player.id)}
                  measure={virtual.measureElement}
                  onType={onType}
                  onToggle={onToggle}
                />
              </Fragment>
            );
          })}
          <Spacer height={virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

function savesOf(saves: CellSaves): ReadonlyMap<string, CellSaves> {
  const grouped = Map.groupBy(saves, ([key]) => key.slice(0, key.indexOf(' ')));
  return new Map([...grouped].map(([playerId, entries]) => [playerId, new Map(entries)]));
}

/** Stands for the rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} className={classes.spacer} />
    </tr>
  ) : null;
}
