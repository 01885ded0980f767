import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import spoken from '../../ui/spoken.module.css';
import type { Edit, Told } from './draft.ts';
import { afterEditing, keyDeed, type Place } from './grid-key.ts';
import { type Editing, GridRow, optionsId } from './grid-row.tsx';
import classes from './import-grid.module.css';
import { hasRemark, RowRemark } from './row-remark.tsx';

export type GridProps = {
  shown: readonly number[];
  rows: ReadonlyMap<number, ImportRow>;
  judged: ReadonlyMap<number, ImportRowPreview>;
  fields: readonly ImportField[];
  /** What a field is usually filled with. */
  options: ReadonlyMap<ImportField, readonly string[]>;
  withNotes: boolean;
  /** What others did since the list was read, by row. */
  told: Told;
  onEdit: (row: number, edit: Edit) => void;
};

const ROW_HEIGHT = 38;

/** The list as a sheet: cells are mended in place, from the keyboard as in a sheet; only what can be seen is drawn. */
export function ImportGrid({ shown, rows, judged, fields, options, withNotes, told, onEdit }: GridProps) {
  const { t } = useTranslation('player-import');
  const frame = useRef<HTMLDivElement>(null);
  const { place, editing, events, end } = useGridPlace(frame, { lines: shown.length, columns: fields.length + 1 }, (line, column) => {
    const [row, field] = [shown[line], fields[column - 1]];
    if (row !== undefined && field !== undefined) onEdit(row, { cells: { [field]: '' } });
  });
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    getItemKey: (index) => shown[index] ?? index,
  });
  useEffect(() => {
    if (place !== null) virtual.scrollToIndex(place.line, { align: 'auto' });
  }, [place, virtual]);
  const drawn = virtual.getVirtualItems();
  const columns = fields.length + 3;
  const isDrawn = place !== null && drawn.some(({ index }) => index === place.line);
  return (
    <div ref={frame} className={classes.frame}>
      <table className={classes.grid} aria-label={t('grid')} aria-rowcount={shown.length + 1} {...events}>
        <GridColumns fields={fields} rows={rows} />
        <GridHead fields={fields} />
        <Spacer height={drawn[0]?.start ?? 0} columns={columns} />
        {drawn.map(({ index, key }) => {
          const [row, verdict] = [rows.get(shown[index] ?? 0), judged.get(shown[index] ?? 0)];
          if (row === undefined || verdict === undefined) return null;
          const isActive = isDrawn ? place.line === index : index === drawn[0]?.index;
          return (
            <tbody key={key} ref={virtual.measureElement} data-index={index}>
              <tr aria-rowindex={index + 2} data-state={verdict.state}>
                <GridRow
                  row={row}
                  judged={verdict}
                  fields={fields}
                  line={index}
                  active={isActive ? (isDrawn ? place.column : 1) : null}
                  editing={isActive && isDrawn ? editing : null}
                  onEdit={onEdit}
                  onEnd={end}
                />
              </tr>
              {hasRemark({ judged: verdict, withNotes, told: told.get(row.row) }) && (
                <tr>
                  <td colSpan={columns} className={classes.remark}>
                    <div>
                      <RowRemark judged={verdict} withNotes={withNotes} told={told.get(row.row)} onEdit={(edit) => onEdit(row.row, edit)} />
                    </div>
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
        <Spacer height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} columns={columns} />
      </table>
      {[...options].map(([field, values]) => (
        <datalist key={field} id={optionsId(field)}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </div>
  );
}

/** Which cell keys go to, and whether it is being edited. */
function useGridPlace(
  frame: { readonly current: HTMLDivElement | null },
  size: { lines: number; columns: number },
  onEmpty: (line: number, column: number) => void,
) {
  const [place, setPlace] = useState<Place | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!takesFocus.current || place === null || editing !== null) return;
    takesFocus.current = false;
    const request = requestAnimationFrame(() => focusCell(frame.current, place));
    return () => cancelAnimationFrame(request);
  }, [place, editing, frame]);
  const go = (next: Place) => {
    takesFocus.current = true;
    setPlace({ ...next });
    setEditing(null);
  };
  const open = (at: Place, typed: string | null) => {
    setPlace(at);
    setEditing({ column: at.column, typed });
  };
  const events = {
    onKeyDown: (event: KeyboardEvent) => {
      const at = placeOf(event.target);
      const deed = at && keyDeed(event, at, size);
      if (at === null || deed === null || (at.column === 0 && !('go' in deed))) return;
      event.preventDefault();
      if ('go' in deed) go(deed.go);
      else if ('edit' in deed) open(at, deed.edit);
      else onEmpty(at.line, at.column);
    },
    onClick: ({ target }: MouseEvent) => {
      const at = placeOf(target);
      if (at === null || target instanceof HTMLInputElement) return;
      if (at.column > 0) open(at, null);
    },
  };
  const end = (event: KeyboardEvent | null) => {
    const next = event && place && (event.key === 'Escape' ? place : afterEditing(event, place, size));
    if (next) go(next);
    else setEditing(null);
  };
  return { place, editing, events, end };
}

/** The place of the cell that an event happened in; null: a remark, a heading. */
function placeOf(target: EventTarget): Place | null {
  const { line, column } = (target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null)?.dataset ?? {};
  return line === undefined || column === undefined ? null : { line: Number(line), column: Number(column) };
}

function focusCell(frame: HTMLDivElement | null, { line, column }: Place): void {
  const cell = frame?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"]`);
  (cell?.querySelector('input') ?? cell)?.focus();
}

/** Widths that do not depend on which rows are drawn; a name is as wide as the longest. */
const WIDTHS: Readonly<Partial<Record<ImportField, number>>> = {
  flight: 68,
  teeTime: 74,
  startingHole: 72,
  handicapCourse: 100,
  handicapIndex: 84,
  division: 116,
  gender: 92,
  vga: 96,
  birthday: 110,
  member: 90,
  phone: 132,
  email: 200,
  bagTag: 88,
  caddieNumber: 98,
  tee: 90,
  note: 170,
};

function GridColumns({ fields, rows }: Pick<GridProps, 'fields' | 'rows'>) {
  const longest = Math.max(...[...rows.values()].map(({ cells }) => cells.name?.length ?? 0));
  return (
    <colgroup>
      <col style={{ width: 42 }} />
      <col style={{ width: 58 }} />
      <col style={{ width: `${Math.max(16, longest + 2)}ch` }} />
      <col style={{ width: 112 }} />
      {fields.slice(1).map((field) => (
        <col key={field} style={{ width: WIDTHS[field] }} />
      ))}
    </colgroup>
  );
}

function GridHead({ fields }: { fields: readonly ImportField[] }) {
  const { t } = useTranslation('player-import');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes.mark}>
          <span className={spoken.only}>{t('take')}</span>
        </th>
        <th scope="col" className={classes.number}>
          {t('row')}
        </th>
        {fields.map((field) => (
          <Fragment key={field}>
            <th scope="col" className={classes.cell} data-field={field}>
              {t(`field.${field}`)}
            </th>
            {field === 'name' && (
              <th scope="col" className={classes.state}>
                {t('state')}
              </th>
            )}
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}

/** Stands for the rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tbody aria-hidden>
      <tr style={{ height }}>
        <td colSpan={columns} />
      </tr>
    </tbody>
  ) : null;
}
