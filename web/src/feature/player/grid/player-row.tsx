import type { Player } from '@fairway/api';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, type FieldContext, isNumeric, kindOf } from '../field/field.ts';
import type { Placement } from '../list/placement.ts';
import { ActiveCell } from './cell/active-cell.tsx';
import { type CellSave, saveKey } from './cell/cell-saver.ts';
import { RowMenu } from './cell/row-menu.tsx';
import { StillCell } from './cell/still-cell.tsx';
import classes from './grid.module.css';
import type { Column, Grid } from './grid-key.ts';

export type RowActions = {
  readonly onType: (text: string) => void;
  readonly onToggle: () => void;
  readonly onOpen: (player: Player) => void;
  readonly onDelete: (player: Player) => void;
};
type Words = TFunction<readonly ['player', 'word']>;
type Props = RowActions & {
  player: Player;
  columns: readonly Column[];
  context: FieldContext;
  placement: Placement;
  writable: boolean;
  /** From 1, the head among them: only a part of the rows exists. */
  rowIndex: number;
  /** The column that keys go to, in this row; null: none. */
  activeColumn: Column | null;
  draft: Grid['draft'];
  /** The keys are the grid's: the active cell takes the focus. */
  focused: boolean;
  saves: ReadonlyMap<string, CellSave> | undefined;
  measure: (row: HTMLTableRowElement | null) => void;
};

/** One player as one line of the grid. */
export const PlayerRow = memo(function PlayerRow(props: Props) {
  const { player, columns, rowIndex, activeColumn, focused, measure, onOpen, onDelete } = props;
  const { t } = useTranslation(['player', 'word']);
  return (
    <tr ref={measure} data-index={rowIndex - 2} aria-rowindex={rowIndex}>
      {columns.map((column) =>
        column === 'menu' ? (
          <td key={column} className={classes.menu} data-player={player.id} data-column={column}>
            <RowMenu
              t={t}
              label={t('grid.menu', { name: player.name })}
              reachable={activeColumn === column}
              focused={activeColumn === column && focused}
              onOpen={() => onOpen(player)}
              onDelete={() => onDelete(player)}
            />
          </td>
        ) : (
          <PlayerCell key={column} {...props} t={t} field={column} />
        ),
      )}
    </tr>
  );
});

function PlayerCell({ field, saves, ...props }: Props & { t: Words; field: Field }) {
  const { player, activeColumn } = props;
  const active = field === activeColumn;
  const save = saves?.get(saveKey(player.id, field));
  const still = <StillCell {...props} field={field} save={save} />;
  const content = active ? (
    <>
      {field === 'name' && still}
      <ActiveCell {...props} field={field} save={save} />
    </>
  ) : (
    still
  );
  const shape = {
    className: field === 'name' ? classes.name : classes.cell,
    'data-player': player.id,
    'data-column': field,
    'data-active': active || undefined,
    'data-state': save?.state,
    'data-numeric': isNumeric(field) || undefined,
    'data-kind': kindOf(field),
  };
  return field === 'name' ? (
    <th scope="row" {...shape}>
      {content}
    </th>
  ) : (
    <td {...shape}>{content}</td>
  );
}
