import type { ImportField } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../lib/failure.ts';
import { confirm } from '../../ui/confirm.tsx';
import { GridKeys } from '../../ui/grid/grid-keys.tsx';
import { ColumnPanel, ColumnQuestions } from './column-panel.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { fieldsOf, type Told } from './draft.ts';
import { FilterBar } from './filter-bar.tsx';
import { ImportBar } from './import-bar.tsx';
import { ImportGrid } from './import-grid.tsx';
import { LeftOutList } from './left-out-list.tsx';
import classes from './preview-screen.module.css';
import { RefusalNote } from './refusal-note.tsx';
import { RowCards } from './row-cards.tsx';
import type { PlayerImport } from './use-player-import.ts';

type Props = { tool: PlayerImport; list: NonNullable<PlayerImport['list']>; divisionNames: readonly string[] };

const NOTHING: Told = new Map();

/** The list before it is written: what each row would do, what must be fixed, and the button that writes it. */
export function PreviewScreen({ tool, list, divisionNames }: Props) {
  const { t } = useTranslation('player-import');
  const isPhone = useMediaQuery('(max-width: 48em)', window.matchMedia('(max-width: 48em)').matches);
  const { preview, reading, rows, edits, filter, shown, conflict } = list;
  const judged = useMemo(() => new Map(preview.rows.map((row) => [row.row, row])), [preview]);
  const fields = useMemo(() => fieldsOf(preview), [preview]);
  const options = useOptions(divisionNames);
  const another = async () => {
    const question = { title: t('anotherTitle'), text: t('anotherText'), action: t('anotherAction') };
    if (edits.size === 0 || (await confirm(question))) tool.startOver();
  };
  const Rows = isPhone ? RowCards : ImportGrid;
  const begin = useRef<HTMLParagraphElement>(null);
  useEffect(() => begin.current?.focus(), []);
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <Text fw={500}>
          {'file' in reading.source ? t('sheet', { file: reading.source.file.name, sheet: preview.sheet ?? '' }) : t('pasted')}
        </Text>
        <Button variant="default" size="xs" onClick={another}>
          {t('another')}
        </Button>
      </div>
      <RefusalNote text={tool.refusal ? (failureOf(tool.refusal)?.message ?? null) : null} />
      {conflict !== null && <ConflictNote key={conflict.text} text={conflict.text} />}
      <ColumnQuestions columns={preview.columns} onChoose={tool.choose} />
      <FilterBar preview={preview} filter={filter} onFilter={tool.filter} />
      {shown.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <Rows
          key={`${filter} ${conflict?.text}`}
          shown={shown}
          rows={rows}
          judged={judged}
          fields={fields}
          options={options}
          withNotes={filter === 'noted'}
          told={conflict?.told ?? NOTHING}
          onEdit={tool.edit}
        />
      )}
      {!isPhone && (
        <div className={classes.keys}>
          <Text c="dimmed" size="xs">
            {t('checked')}
          </Text>
          <GridKeys />
        </div>
      )}
      <LeftOutList leftOut={preview.leftOut} />
      <ColumnPanel columns={preview.columns} onChoose={tool.choose} />
      <ImportBar
        counts={preview.counts}
        obstacle={tool.obstacle}
        isApplying={tool.isApplying}
        onApply={tool.apply}
        onCheckAgain={tool.checkAgain}
      />
    </div>
  );
}

/** The usual values of fields with few values. */
function useOptions(divisionNames: readonly string[]): ReadonlyMap<ImportField, readonly string[]> {
  const { t } = useTranslation('word');
  return useMemo(
    () =>
      new Map<ImportField, readonly string[]>([
        ['division', divisionNames],
        ['gender', [t('men'), t('women')]],
        ['member', [t('yes'), t('no')]],
      ]),
    [divisionNames, t],
  );
}
