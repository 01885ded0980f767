import type { ImportField } from '@fairway/api';
import { rowText } from '@fairway/api/rule/field/import-row';
import type { SayOf } from '@fairway/api/word/say';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Grid } from '../../../../ui/grid/grid.tsx';
import type { GridColumn, GridEdit } from '../../../../ui/grid/model/grid-column.ts';
import { nameWidthFor } from '../../../../ui/grid/name-width.ts';
import { usePasteNotice } from '../../../../ui/grid/paste-notice.ts';
import { useGrid } from '../../../../ui/grid/use-grid.ts';
import { wrongFields } from '../draft.ts';
import { CellValue } from './cell-value.tsx';
import classes from './import-grid.module.css';
import { type ListRow, type RowsProps, useListRows } from './list-row.ts';
import { hasRemark, RowRemark } from './row-remark.tsx';
import { StateTag } from './state-tag.tsx';

/** Widths that do not depend on which rows are drawn; a name is as wide as the longest. */
const WIDTHS: Readonly<Record<Exclude<ImportField, 'name'>, number>> = {
  flight: 60,
  teeTime: 62,
  startingHole: 68,
  handicapCourse: 72,
  handicapIndex: 60,
  division: 84,
  gender: 60,
  vga: 66,
  birthday: 106,
  member: 70,
  initials: 76,
  phone: 120,
  email: 190,
  bagTag: 62,
  caddieNumber: 70,
  tee: 88,
  note: 132,
  side: 140,
};
const TO_THE_RIGHT: readonly ImportField[] = ['handicapCourse', 'handicapIndex', 'startingHole'];

const rowId = ({ row }: ListRow): string => String(row.row);
const rowNumber = ({ row }: ListRow): string => rowText(row.row);

/** The list as a sheet: every change is judged again, and nothing is written before the import. */
export function ImportGrid({ fields, options, filter, onEdit, ...list }: RowsProps) {
  const { t } = useTranslation(['player-import', 'word']);
  const rows = useListRows(list);
  const nameWidth = useMemo(() => nameWidthFor(rows.map(({ row }) => row.cells.name ?? '')), [rows]);
  const columns = useMemo(() => columnsOf(t, fields, options, nameWidth), [t, fields, options, nameWidth]);
  const nameOf = ({ row }: ListRow) => t('rowNamed', { row: rowText(row.row), name: row.cells.name ?? t('noName') });
  const onPasted = usePasteNotice();
  const change = (edits: readonly GridEdit[]) =>
    onEdit(
      [...Map.groupBy(edits, (edit) => edit.rowId)].map(([row, own]) => {
        const take = own.find(({ columnId }) => columnId === TAKE);
        const cells = own.filter((edit) => edit !== take).map(({ columnId, after }) => [columnId, after] as const);
        return { row: Number(row), edit: { cells: Object.fromEntries(cells), ...(take && { skip: take.after === '' }) } };
      }),
    );
  const grid = useGrid({ rows, columns, rowId, nameOf, onEdit: change, onPasted });
  return (
    <Grid
      grid={grid}
      label={t('grid')}
      remark={({ row, judged, told }) =>
        hasRemark({ judged, filter, told }) ? (
          <RowRemark judged={judged} filter={filter} told={told} onEdit={(edit) => onEdit([{ row: row.row, edit }])} />
        ) : null
      }
    />
  );
}

const TAKE = 'take';
type Words = SayOf<['player-import', 'word']>;

function columnsOf(
  t: Words,
  fields: readonly ImportField[],
  options: RowsProps['options'],
  nameWidth: number,
): readonly GridColumn<ListRow>[] {
  const read = { editor: 'text' as const, readOnly: true };
  const take: GridColumn<ListRow> = {
    id: TAKE,
    header: t('takeShort'),
    title: t('take'),
    width: 46,
    editor: 'check',
    frozen: true,
    text: ({ row }) => (row.skip ? '' : 'yes'),
    options: [
      { value: 'yes', label: t('word:yes') },
      { value: '', label: t('word:no') },
    ],
  };
  const number: GridColumn<ListRow> = {
    ...read,
    id: 'row',
    header: t('row'),
    title: t('row'),
    width: 52,
    align: 'end',
    figures: true,
    frozen: true,
    text: rowNumber,
  };
  const state: GridColumn<ListRow> = {
    ...read,
    id: 'state',
    header: t('state'),
    title: t('state'),
    width: 112,
    text: ({ judged }) => t(`states.${judged.state}`),
    show: ({ judged }) => <StateTag state={judged.state} />,
  };
  const [name, ...others] = fields.map((field) => fieldColumn(t, field, options, nameWidth));
  return [take, number, ...(name === undefined ? [] : [name]), state, ...others];
}

function fieldColumn(t: Words, field: ImportField, options: RowsProps['options'], nameWidth: number): GridColumn<ListRow> {
  return {
    id: field,
    header: t(`field.${field}`),
    title: t(`field.${field}`),
    width: field === 'name' ? nameWidth : WIDTHS[field],
    editor: 'text',
    text: ({ row }) => row.cells[field] ?? '',
    show: ({ row, judged }) => (
      <span className={judged.state === 'skipped' ? classes.skipped : undefined}>
        <CellValue field={field} row={row} judged={judged} />
      </span>
    ),
    options: options.get(field)?.map((value) => ({ value, label: value })),
    // The problems of a row are below it.
    mark: ({ judged }) => (wrongFields(judged).includes(field) ? { state: 'wrong', message: t('states.wrong') } : undefined),
    align: TO_THE_RIGHT.includes(field) ? 'end' : undefined,
    figures: true,
    frozen: field === 'name',
    heads: field === 'name',
  };
}
