import type { ImportField, ImportPreview, ListReading } from '@fairway/api';
import { columnLetters } from '@fairway/api/table/workbook';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ALL_FIELDS } from '../draft.ts';
import classes from './heading-pointer.module.css';

type Props = {
  pointing: NonNullable<ImportPreview['pointing']>;
  onRead: (change: Partial<ListReading>) => void;
};

/** No row has headings: they are the columns that players begin with. */
const NONE = -1;
const NOT_READ = '';

/**
 * The first rows of a list whose headings nobody knows. The person presses the row of the headings, says of each column what it holds,
 * and the list is read so; the site remembers it for the next file with the same headings.
 */
export function HeadingPointer({ pointing: { rows, headingRow: pointed }, onRead }: Props) {
  const { t } = useTranslation('player-import');
  const [headingRow, setHeadingRow] = useState(pointed && pointed !== 0 ? pointed : likelyRow(rows));
  const [fields, setFields] = useState<ReadonlyMap<number, ImportField>>(new Map());
  const columns = columnsOf(rows);
  const shown = rows.slice(Math.max(0, headingRow - 1)).filter((cells) => cells.some((text) => text !== ''));
  const [first, second] = shown.length > 1 ? [shown[0], shown[1]] : [shown[0], undefined];
  const choose = (column: number, field: string) => {
    const next = new Map([...fields].filter(([at, own]) => at !== column && own !== field));
    setFields(field === NOT_READ ? next : next.set(column, field as ImportField));
  };
  const hasName = [...fields.values()].includes('name');
  return (
    <section className="column gap-8" aria-label={t('pointTitle')}>
      <Text fw={600}>{t('pointTitle')}</Text>
      <Text c="dimmed">{t('pointHelp')}</Text>
      <div className={classes.scroll}>
        <table className={`one-line ${classes.rows}`}>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet have no other name
              <tr key={at} data-pointed={at + 1 === headingRow || undefined}>
                <th scope="row">
                  <Button size="compact-sm" variant={at + 1 === headingRow ? 'light' : 'default'} onClick={() => setHeadingRow(at + 1)}>
                    {t('pointRow', { row: at + 1 })}
                  </Button>
                </th>
                {columns.map((column) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button size="xs" variant={headingRow === NONE ? 'light' : 'default'} onClick={() => setHeadingRow(NONE)} className={classes.none}>
        {t('pointNone')}
      </Button>
      <div className={classes.columns}>
        {columns.map((column) => (
          <NativeSelect
            key={column}
            label={
              headingRow === NONE
                ? t('columnUnnamed', { column: columnLetters(column) })
                : first?.[column] || t('columnUnnamed', { column: columnLetters(column) })
            }
            description={(headingRow === NONE ? first : second)?.[column]}
            value={fields.get(column) ?? NOT_READ}
            data={[{ value: NOT_READ, label: t('notRead') }, ...ALL_FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) }))]}
            onChange={({ currentTarget }) => choose(column, currentTarget.value)}
          />
        ))}
      </div>
      <div className="row gap-16 wrap">
        <Button
          disabled={!hasName}
          onClick={() =>
            onRead({ headingRow, columns: Object.fromEntries([...fields].map(([column, field]) => [columnLetters(column), field])) })
          }
        >
          {t('pointRead')}
        </Button>
        {!hasName && <Text c="dimmed">{t('pointName')}</Text>}
      </div>
    </section>
  );
}

const SHOWN_ROWS = 12;

/** The first row with as many cells as the fullest one: titles have fewer. */
function likelyRow(rows: readonly (readonly string[])[]): number {
  const counts = rows.map((cells) => cells.filter((text) => text !== '').length);
  return 1 + counts.indexOf(Math.max(0, ...counts));
}

const columnsOf = (rows: readonly (readonly string[])[]): number[] => {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => column).filter((column) => rows.some((cells) => (cells[column] ?? '') !== ''));
};
