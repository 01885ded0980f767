import type { Player } from '@fairway/api';
import { useMemo, useState } from 'react';
import type { CellSave, CellSaves } from '../../../../ui/grid/model/cell-saves.ts';
import type { Field } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import type { FieldContext } from '../field/tee.ts';

/** A player with the written values that are not saved yet. */
export type PlayerRow = { readonly player: Player; readonly saves: ReadonlyMap<Field, CellSave> | undefined };

/** A field as it is on screen: a written value shows before the list has it. */
export const shownText = ({ player, saves }: PlayerRow, field: Field, context: FieldContext): string =>
  saves?.get(field)?.text ?? fieldText(player, field, context);

/** The rows of the players. A row stays the same object until it changes, so that only changed rows are drawn again. */
export function usePlayerRows(players: readonly Player[], saves: CellSaves<Field>): readonly PlayerRow[] {
  const [rowOf] = useState(() => new WeakMap<Player, PlayerRow>());
  return useMemo(
    () =>
      players.map((player) => {
        const own = saves.get(player.id);
        const before = rowOf.get(player);
        if (before !== undefined && before.saves === own) return before;
        const row = { player, saves: own };
        rowOf.set(player, row);
        return row;
      }),
    [players, saves, rowOf],
  );
}
