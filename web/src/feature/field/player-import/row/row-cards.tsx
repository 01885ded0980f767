import type { ImportField, ImportRow, ImportRowPreview } from '@fairway/api';
import { rowText } from '@fairway/api/rule/field/import-row';
import { Button } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconPencil } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useIsPrinting } from '../../../../lib/page/use-print.ts';
import { IconButton } from '../../../../ui/field/icon-button.tsx';
import { type Edit, wrongFields } from '../draft.ts';
import { CellField } from './cell-field.tsx';
import { CellValue } from './cell-value.tsx';
import type { RowsProps } from './list-row.ts';
import classes from './row-cards.module.css';
import { RowDrawer } from './row-drawer.tsx';
import { hasRemark, RowRemark } from './row-remark.tsx';
import { StateTag } from './state-tag.tsx';

const CARD_HEIGHT = 84;

/** The list on a phone: one card per row, its wrong cells open for fixing, the others a tap away. */
export function RowCards({ shown, rows, judged, fields, options, filter, told, onEdit }: RowsProps) {
  const editRow = (row: number, edit: Edit) => onEdit([{ row, edit }]);
  const { t } = useTranslation('player-import');
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const isPrinting = useIsPrinting();
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => CARD_HEIGHT,
    // paper has every row
    overscan: isPrinting ? shown.length : 6,
    scrollMargin: top,
    getItemKey: (index) => shown[index] ?? index,
  });
  const openRow = opened === null ? undefined : rows.get(opened);
  const openVerdict = opened === null ? undefined : judged.get(opened);
  return (
    <>
      <ul ref={list} className={classes.list} style={isPrinting ? undefined : { height: virtual.getTotalSize() }} aria-label={t('grid')}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const [row, verdict] = [rows.get(shown[index] ?? 0), judged.get(shown[index] ?? 0)];
          if (row === undefined || verdict === undefined) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={isPrinting ? undefined : { transform: `translateY(${start - top}px)` }}
            >
              <article
                className={`frame column gap-8 ${classes.card}`}
                data-state={verdict.state}
                aria-label={`${t('rowNumber', { row: rowText(row.row) })}: ${row.cells.name ?? t('noName')}`}
              >
                <header className="row baseline between gap-8">
                  <span>
                    <strong>{row.cells.name ?? t('noName')}</strong>{' '}
                    <span className="quiet small one-line">{t('rowNumber', { row: rowText(row.row) })}</span>
                  </span>
                  <StateTag state={verdict.state} />
                </header>
                <div className="row between gap-8">
                  <CardFacts fields={fields} row={row} judged={verdict} />
                  {!row.skip && (
                    <IconButton
                      icon={IconPencil}
                      label={`${t('editAll')}, ${t('rowNumber', { row: rowText(row.row) })}`}
                      onClick={() => setOpened(row.row)}
                    />
                  )}
                </div>
                {hasRemark({ judged: verdict, filter, told: told.get(row.row), onCard: true }) && (
                  <RowRemark judged={verdict} filter={filter} told={told.get(row.row)} onCard onEdit={(edit) => editRow(row.row, edit)} />
                )}
                {wrongFields(verdict).map((field) => (
                  <CellField key={field} field={field} row={row} judged={verdict} options={options.get(field)} onEdit={editRow} />
                ))}
                {(row.skip || verdict.state === 'wrong') && (
                  <Button variant="default" onClick={() => editRow(row.row, { skip: !row.skip })}>
                    {t(row.skip ? 'unskip' : 'skip')}
                  </Button>
                )}
              </article>
            </li>
          );
        })}
      </ul>
      {openRow && openVerdict && (
        <RowDrawer row={openRow} judged={openVerdict} fields={fields} options={options} onEdit={editRow} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** The row in a line or two: its own and its supplied values, with the names of the fields. */
function CardFacts({ fields, row, judged }: { fields: readonly ImportField[]; row: ImportRow; judged: ImportRowPreview }) {
  const { t } = useTranslation('player-import');
  const filled = fields.filter((field) => field !== 'name' && (row.cells[field] ?? judged.supplied[field]));
  return (
    <dl className={`row wrap gap-12 tight ${classes.facts}`}>
      {filled.map((field) => (
        <div key={field}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>
            <CellValue field={field} row={row} judged={judged} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
