import type { GridEdit } from '../../../../ui/grid/model/grid-column.ts';
import type { Field } from '../field/field.ts';
import type { FieldContext } from '../field/tee.ts';
import type { Placement } from '../list/placement.ts';
import { type PlayerRow, shownText } from '../sheet/player-row.ts';

/** The fields that are often changed for several players at once. */
export const BULK_FIELDS = ['division', 'flight', 'member', 'absent', 'initials'] as const satisfies readonly Field[];
export type BulkField = (typeof BULK_FIELDS)[number];

/** What one value for all marked players would do. */
type BulkChange = {
  readonly edits: readonly GridEdit[];
  /** Players whom the division does not take: they stay where they are. */
  readonly misfits: readonly string[];
};

type Options = { readonly context: FieldContext; readonly placementOf: (player: PlayerRow['player']) => Placement };

/** The cells that would be another: of players who have the value already, or whom the division does not take, there are none. */
export function bulkChange(rows: readonly PlayerRow[], field: BulkField, text: string, { context, placementOf }: Options): BulkChange {
  const after = text.trim();
  const cells = rows.map((row) => ({
    player: row.player,
    edit: { rowId: row.player.id, columnId: field, before: shownText(row, field, context), after },
  }));
  const changed = cells.filter(({ edit }) => edit.before !== edit.after);
  const isMisfit = ({ player }: (typeof cells)[number]) =>
    field === 'division' && after !== '' && placementOf({ ...player, divisionId: after }) === 'misfit';
  return {
    edits: changed.filter((cell) => !isMisfit(cell)).map(({ edit }) => edit),
    misfits: changed.filter(isMisfit).map(({ player }) => player.name),
  };
}
