import type { Arrangement, FlightConflict } from '@fairway/api';
import { isOf } from '@fairway/api/rule/field/flight-conflict';
import type { SayOf } from '@fairway/api/word/say';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Grid } from '../../../../ui/grid/grid.tsx';
import { GridKeys } from '../../../../ui/grid/grid-keys.tsx';
import type { GridColumn, GridEdit } from '../../../../ui/grid/model/grid-column.ts';
import { nameWidthFor } from '../../../../ui/grid/name-width.ts';
import { usePasteNotice } from '../../../../ui/grid/paste-notice.ts';
import { useGrid } from '../../../../ui/grid/use-grid.ts';
import { useUnsaved } from '../../../../ui/page/unsaved.ts';
import { showStale } from '../../../../ui/toast/toast.tsx';
import { withFields } from '../arrangement/move.ts';
import classes from '../board/flight-board.module.css';
import type { DivisionNames } from '../board/player-line.tsx';
import { conflictSentence } from '../conflict-words.ts';
import type { Change } from '../use-arrangement.ts';
import { askedBy, stillSeen, type TagChange, type TagField, type TagRow, tagRows, tagText } from './tag-row.ts';
import { type TagSaves, useTagSaves } from './use-tag-saves.ts';

type Props = {
  arrangement: Arrangement;
  conflicts: readonly FlightConflict[];
  divisions: DivisionNames;
  /** Whom a search found; null: nothing is searched for. */
  matching: ReadonlySet<string> | null;
  /** null: the person may not change flights, so no cart either. */
  onChange: Change | null;
  onTag: (playerId: string, change: TagChange) => Promise<void>;
};

/** What a cell shows: what was typed, until the server has it. */
const textOf =
  (saves: TagSaves) =>
  (row: TagRow, field: TagField): string =>
    saves.get(`${row.player.playerId} ${field}`)?.text ?? tagText(row, field);

const rowId = ({ player }: TagRow): string => player.playerId;
const nameOf = ({ player }: TagRow): string => player.name;

/** Bag tags, caddies and carts as a sheet with heads: typed, filled down or pasted from Excel. */
export function TagSheet({ arrangement, conflicts, divisions, matching, onChange, onTag }: Props) {
  const { t } = useTranslation('flight');
  const { saves, save } = useTagSaves(onTag);
  const rows = useMemo(() => tagRows(arrangement).filter(({ player }) => matching?.has(player.playerId) ?? true), [arrangement, matching]);
  const nameWidth = useMemo(() => nameWidthFor(rows.map(nameOf)), [rows]);
  const columns = useMemo(
    () => columnsOf({ t, divisions, conflicts, saves, nameWidth, mayChange: onChange !== null }),
    [t, divisions, conflicts, saves, nameWidth, onChange],
  );
  const onEdit = (edits: readonly GridEdit[]) => {
    const all = tagRows(arrangement);
    const pending = stillSeen(edits, all, textOf(saves));
    if (pending.length < edits.length) showStale();
    const { tags, carts } = askedBy(pending, all);
    for (const [playerId, change] of tags) void save(playerId, change);
    const seen = new Map(arrangement.flights.map((flight) => [flight.id, flight]));
    if (carts.length === 0) return;
    void onChange?.((now) =>
      carts.reduce<Arrangement | null>((of, [id, cart]) => {
        const flight = seen.get(id);
        return of && flight ? withFields(of, flight, { cart }) : null;
      }, now),
    );
  };
  const onPasted = usePasteNotice();
  const grid = useGrid({ rows, columns, rowId, nameOf, onEdit, onPasted });
  useUnsaved(grid.state.draft !== null || saves.size > 0);
  return (
    <>
      <Grid grid={grid} label={t('sheet.label')} />
      <div className={classes.foot} data-docked>
        <GridKeys />
      </div>
    </>
  );
}

type Words = SayOf<'flight'>;
type Options = {
  readonly t: Words;
  readonly divisions: DivisionNames;
  readonly conflicts: readonly FlightConflict[];
  readonly saves: TagSaves;
  readonly nameWidth: number;
  readonly mayChange: boolean;
};

function columnsOf({ t, divisions, conflicts, saves, nameWidth, mayChange }: Options): readonly GridColumn<TagRow>[] {
  const column = (id: string, text: (row: TagRow) => string, over: Partial<GridColumn<TagRow>>): GridColumn<TagRow> => {
    const title = t(`sheet.${id as 'flight'}`);
    return { id, header: title, title, text, width: 84, editor: 'text', readOnly: true, figures: true, ...over };
  };
  const typed = (field: Exclude<TagField, 'cart'>, kind: 'bag-tag' | 'caddie') => {
    const savedAs = ({ player }: TagRow) => saves.get(`${player.playerId} ${field}`);
    const text = (row: TagRow) => textOf(saves)(row, field);
    const doubled = ({ player, flight }: TagRow) =>
      conflicts.find((conflict) => conflict.kind === kind && isOf(conflict, player, flight?.number ?? null));
    return column(field, text, {
      width: 132,
      readOnly: false,
      mark: savedAs,
      show: (row) => (
        <>
          {text(row)}
          {doubled(row) && (
            <span className={`fixed needs-person strong ${classes.doubled}`}>
              {' '}
              {t(kind === 'caddie' ? 'conflict.sameCaddie' : 'conflict.sameTag')}
            </span>
          )}
        </>
      ),
      note: (row) => {
        const conflict = doubled(row);
        return conflict && conflictSentence(conflict, t);
      },
    });
  };
  return [
    column('flight', ({ flight }) => flight?.number ?? '', { width: 66 }),
    column('name', nameOf, { width: nameWidth, frozen: true, heads: true, figures: false }),
    column('teeTime', ({ flight }) => flight?.teeTime ?? '', {}),
    column('hole', ({ flight }) => `${flight?.startingHole ?? ''}${flight?.startingSide ?? ''}`, { width: 72 }),
    typed('bagTag', 'bag-tag'),
    typed('caddieNumber', 'caddie'),
    column('cart', (row) => tagText(row, 'cart'), { width: 108, readOnly: !mayChange }),
    ...(divisions.size === 0
      ? []
      : [column('division', ({ player }) => divisions.get(player.divisionId ?? '') ?? '', { width: 130, figures: false })]),
  ];
}
