import type { Player } from '@fairway/api';
import { Button } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleDialog } from '../../ui/record/stale-dialog.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import type { Field, FieldContext } from './field/field.ts';
import { spokenText } from './field/field-words.ts';
import type { CellSave } from './grid/cell/cell-saver.ts';
import { useCellSaver } from './grid/cell/use-cell-saver.ts';
import { columnsOf } from './grid/column.ts';
import { PlayerGrid } from './grid/player-grid.tsx';
import { type GridState, useGrid } from './grid/use-grid.ts';
import { KeyHelp } from './key-help.tsx';
import classes from './list/list.module.css';
import type { Placement } from './list/placement.ts';
import type { ListAddress } from './list/player-order.ts';

type Props = {
  tournamentId: string;
  players: readonly Player[];
  context: FieldContext;
  placementOf: (player: Player) => Placement;
  writable: boolean;
  list: ListAddress;
  onChange: (change: Partial<ListAddress>) => void;
  onOpen: (player: Player) => void;
  /** Whether the player is gone. */
  onDelete: (player: Player) => Promise<boolean>;
};
type Unsettled = { readonly playerId: string; readonly field: Field; readonly save: CellSave };

/** The grid with what becomes of its cells: those that failed are counted, and a stale one asks. */
export function PlayerSheet({ tournamentId, players, context, writable, list, onChange, onDelete, ...row }: Props) {
  const { saver, saves } = useCellSaver(tournamentId, context);
  const columns = useMemo(() => columnsOf(writable, list.more !== ''), [writable, list.more]);
  const state = useGrid({ players, columns, context, writable, saver, saves });
  const remove = useRemoval(players, state, onDelete);
  const [postponed, setPostponed] = useState<CellSave | null>(null);
  const unsettled: readonly Unsettled[] = [...saves].flatMap(([key, save]) => {
    const [playerId = '', field] = key.split(' ') as [string, Field];
    return save.state === 'failed' || save.state === 'stale' ? [{ playerId, field, save }] : [];
  });
  useUnsaved(state.grid.draft !== null || [...saves.values()].some((save) => save.state !== 'saved'));
  const stale = unsettled.find(({ save }) => save.state === 'stale' && save !== postponed);
  const showFirst = () => {
    const [first] = unsettled;
    setPostponed(null);
    if (first !== undefined) state.goTo({ playerId: first.playerId, column: first.field });
  };
  return (
    <>
      <PlayerGrid
        {...row}
        onDelete={remove}
        state={state}
        players={players}
        columns={columns}
        context={context}
        writable={writable}
        saves={saves}
        list={list}
        onSort={(sort, order) => onChange({ sort, order })}
      />
      <div className={classes.foot}>
        <Unsaved count={unsettled.length} onShow={showFirst} />
        {writable && <KeyHelp />}
      </div>
      {stale !== undefined && (
        <Stale
          unsettled={stale}
          context={context}
          onMine={() => saver.keepMine(stale.playerId, stale.field)}
          onTheirs={() => saver.giveUp(stale.playerId, stale.field)}
          onClose={() => setPostponed(stale.save)}
        />
      )}
    </>
  );
}

/** Deletes from the menu of a row; the keys are then in the next row, or where they were. The same function at every key. */
function useRemoval(players: readonly Player[], { goTo }: GridState, onDelete: Props['onDelete']): (player: Player) => void {
  const latest = useRef<(player: Player) => Promise<void>>(null);
  useEffect(() => {
    latest.current = async (player) => {
      const row = players.indexOf(player);
      const gone = await onDelete(player);
      const next = gone ? (players[row + 1] ?? players[row - 1]) : player;
      if (next !== undefined) goTo({ playerId: next.id, column: 'menu' });
    };
  });
  return useCallback((player) => void latest.current?.(player), []);
}

function Unsaved({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('player');
  return (
    <div role="status">
      {count > 0 && (
        <span className={classes.alarm}>
          <IconExclamationCircle aria-hidden size={16} />
          {t('grid.failedCells', { count })}
          <Button size="compact-sm" variant="default" onClick={onShow}>
            {t('grid.showFailed')}
          </Button>
        </span>
      )}
    </div>
  );
}

type StaleProps = { unsettled: Unsettled; context: FieldContext; onMine: () => void; onTheirs: () => void; onClose: () => void };

/** Somebody else has changed the cell that was being typed in: both values, and a choice. */
function Stale({ unsettled: { field, save }, context, onMine, onTheirs, onClose }: StaleProps) {
  const { t } = useTranslation('player');
  return (
    <StaleDialog
      fields={{ value: { label: t(`field.${field}`), inWords: (text) => spokenText(t, field, text, context) } }}
      choice={{ differences: [{ key: 'value', changedBy: 'both' }], mine: { value: save.text }, theirs: { value: save.message } }}
      onChoose={(fromTheirs) => (fromTheirs.length > 0 ? onTheirs() : onMine())}
      onClose={onClose}
    />
  );
}
