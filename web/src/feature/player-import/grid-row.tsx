import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { Fragment, type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CellValue } from './cell-value.tsx';
import type { Edit } from './draft.ts';
import classes from './import-grid.module.css';
import { remarkId } from './row-remark.tsx';
import { StateTag } from './state-tag.tsx';

/** How a cell is being edited: with its own text, or with what was typed over it. */
export type Editing = { readonly column: number; readonly typed: string | null };

type Props = {
  row: ImportRow;
  judged: ImportRowPreview;
  fields: readonly ImportField[];
  line: number;
  /** The column of the cell that keys go to; null: of another row. */
  active: number | null;
  editing: Editing | null;
  onEdit: (row: number, edit: Edit) => void;
  /** The editing is over; the key that ended it, null: it was left. */
  onEnd: (event: KeyboardEvent | null) => void;
};

export const optionsId = (field: ImportField): string => `import-options-${field}`;

/** One row of the list: whether it is taken, its number, its cells, what would become of it. Column 0 is the mark, the others are fields. */
export const GridRow = memo(function GridRow({ row, judged, fields, line, active, editing, onEdit, onEnd }: Props) {
  const { t } = useTranslation('player-import');
  const place = (column: number) => ({ 'data-line': line, 'data-column': column });
  return (
    <>
      <td className={classes.mark} {...place(0)}>
        <input
          type="checkbox"
          tabIndex={active === 0 ? 0 : -1}
          aria-label={t('takeRow', { row: row.row, name: row.cells.name ?? t('noName') })}
          checked={!row.skip}
          onChange={() => onEdit(row.row, { skip: !row.skip })}
        />
      </td>
      <td className={classes.number}>{row.row}</td>
      {fields.map((field, at) => {
        const column = at + 1;
        const isWrong = judged.problems.some((problem) => problem.field === field);
        const isEdited = editing?.column === column;
        return (
          <Fragment key={field}>
            <td
              className={classes.cell}
              tabIndex={isEdited ? undefined : active === column ? 0 : -1}
              data-wrong={isWrong || undefined}
              aria-describedby={isWrong ? remarkId(row.row) : undefined}
              data-field={field}
              data-edited={isEdited || undefined}
              {...place(column)}
            >
              <CellValue field={field} row={row} judged={judged} />
              {isEdited && (
                <CellEditor
                  field={field}
                  label={`${t(`field.${field}`)}, ${t('rowNumber', { row: row.row })}`}
                  text={editing.typed ?? row.cells[field] ?? ''}
                  select={editing.typed === null}
                  onCommit={(text) => text !== (row.cells[field] ?? '') && onEdit(row.row, { cells: { [field]: text } })}
                  onEnd={onEnd}
                />
              )}
            </td>
            {field === 'name' && (
              <td className={classes.state}>
                <StateTag state={judged.state} />
              </td>
            )}
          </Fragment>
        );
      })}
    </>
  );
});

type EditorProps = {
  field: ImportField;
  label: string;
  text: string;
  select: boolean;
  onCommit: (text: string) => void;
  onEnd: (event: KeyboardEvent | null) => void;
};

/** Enter and Tab keep what was typed and go on, Escape gives it up, leaving keeps it. */
function CellEditor({ field, label, text, select, onCommit, onEnd }: EditorProps) {
  const isOver = useRef(false);
  const end = (event: KeyboardEvent | null, kept: string | null) => {
    if (isOver.current) return;
    isOver.current = true;
    if (kept !== null) onCommit(kept.trim());
    onEnd(event);
  };
  const focus = (input: HTMLInputElement | null) => {
    if (input === null) return;
    input.focus();
    if (select) input.select();
    return () => undefined;
  };
  return (
    <input
      ref={focus}
      className={classes.editor}
      aria-label={label}
      defaultValue={text}
      list={optionsId(field)}
      onBlur={({ currentTarget }) => end(null, currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing || !['Enter', 'Tab', 'Escape'].includes(event.key)) return;
        event.preventDefault();
        end(event, event.key === 'Escape' ? null : event.currentTarget.value);
      }}
    />
  );
}
