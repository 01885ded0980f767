import type { ImportField } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { GridKeys } from '../../../ui/grid/grid-keys.tsx';
import { droppedCells, fieldsOf, type Told } from './draft.ts';
import { ImportBar } from './import-bar.tsx';
import { ColumnPanel, ColumnQuestions, UnreadColumns } from './list/column-panel.tsx';
import { DivisionNote } from './list/division-note.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { HeadingPointer } from './list/heading-pointer.tsx';
import { LeftOutList } from './list/left-out-list.tsx';
import { ListNotes } from './list/list-notes.tsx';
import { MissingList } from './list/missing-list.tsx';
import { ReadingNotes } from './list/reading-notes.tsx';
import { SideNote } from './list/side-note.tsx';
import { TeeQuestion } from './list/tee-question.tsx';
import classes from './preview-screen.module.css';
import { ConflictNote } from './row/conflict-note.tsx';
import { ImportGrid } from './row/import-grid.tsx';
import { RefusalNote } from './row/refusal-note.tsx';
import { RowCards } from './row/row-cards.tsx';
import type { PlayerImport } from './use-player-import.ts';

type Props = {
  tool: PlayerImport;
  list: NonNullable<PlayerImport['list']>;
  divisionNames: readonly string[];
  teeNames: readonly string[];
  /** The most golfers of a side; null: single players compete. */
  sideSize: number | null;
  /** The address of the tournament; null: the list is for the register. */
  base: string | null;
  onAddDivisions: ((names: readonly string[]) => Promise<unknown>) | null;
};

const NOTHING: Told = new Map();

/** The list before it is written: what each row would do, what must be fixed, and the button that writes it. */
export function PreviewScreen({ tool, list, divisionNames, teeNames, sideSize, base, onAddDivisions }: Props) {
  const { t } = useTranslation('player-import');
  const isPhone = useMediaQuery('(max-width: 48em)', window.matchMedia('(max-width: 48em)').matches);
  const { preview, rows, edits, filter, shown, conflict } = list;
  const judged = useMemo(() => new Map(preview.rows.map((row) => [row.row, row])), [preview]);
  const fields = useMemo(() => fieldsOf(preview), [preview]);
  const options = useOptions(divisionNames, teeNames);
  const another = async () => {
    const question = { title: t('anotherTitle'), text: t('anotherText'), action: t('anotherAction') };
    if (edits.size === 0 || (await confirm(question))) tool.startOver();
  };
  const Rows = isPhone ? RowCards : ImportGrid;
  const begin = useRef<HTMLParagraphElement>(null);
  useEffect(() => begin.current?.focus(), []);
  const head = (
    <>
      <div className={`row between gap-16 wrap ${classes.head}`}>
        <Text ref={begin} tabIndex={-1} fw={500}>
          {sourceName(t, list)}
        </Text>
        <Button variant="default" size="xs" onClick={another}>
          {t('another')}
        </Button>
      </div>
      <RefusalNote text={tool.refusal ? (failureOf(tool.refusal)?.message ?? null) : null} />
    </>
  );
  if (preview.pointing !== null) {
    return (
      <div className="column gap-12">
        {head}
        <HeadingPointer key={preview.sheet} pointing={preview.pointing} onRead={tool.readAgain} />
      </div>
    );
  }
  return (
    <div className="column gap-12">
      {head}
      {conflict !== null && <ConflictNote key={conflict.text} text={conflict.text} />}
      <ColumnQuestions columns={preview.columns} onChoose={tool.choose} onOrder={tool.order} />
      <UnreadColumns columns={preview.columns} onChoose={tool.choose} />
      <TeeQuestion key={`tees ${preview.sheet}`} preview={preview} teeNames={teeNames} onEdit={tool.edit} />
      {base !== null && (
        <DivisionNote
          preview={preview}
          hasDivisions={divisionNames.length > 0}
          onAdd={onAddDivisions}
          divisionsPath={`${base}/divisions`}
          onAdded={tool.checkAgain}
        />
      )}
      <SideNote preview={preview} sideSize={sideSize} onEdit={tool.edit} />
      <MissingList missing={preview.missing} actions={list.missing} onLeave={tool.leave} />
      <ReadingNotes preview={preview} onRead={tool.readAgain} onChoose={tool.choose} onEdit={tool.edit} />
      <ListNotes preview={preview} onRead={tool.readAgain} onEdit={tool.edit} decided={list.decided} onForgetDecided={tool.forgetDecided} />
      {base !== null && (
        <p className="quiet">
          {t('register.title')}{' '}
          {(['certain', 'asks', 'new', 'keptOut'] as const)
            .filter((what) => preview.register[what] > 0)
            .map((what) => t(`register.${what}`, { count: preview.register[what] }))
            .join(' · ')}
        </p>
      )}
      <FilterBar preview={preview} filter={filter} onFilter={tool.filter} />
      {shown.length === 0 ? (
        <Text c="dimmed">{t('none')}</Text>
      ) : (
        <Rows
          // the same grid for every filter, so that what was done before can be undone; of another sheet it is another one
          key={preview.sheet}
          shown={shown}
          rows={rows}
          judged={judged}
          fields={fields}
          options={options}
          filter={filter}
          told={conflict?.told ?? NOTHING}
          onEdit={tool.edit}
        />
      )}
      {!isPhone && (
        <div className="row between gap-24 wrap">
          <Text c="dimmed" size="xs">
            {t('checked')}
          </Text>
          <GridKeys />
        </div>
      )}
      <LeftOutList leftOut={preview.leftOut} />
      <ColumnPanel columns={preview.columns} onChoose={tool.choose} onPoint={() => tool.readAgain({ headingRow: 0, columns: {} })} />
      <ImportBar
        counts={preview.counts}
        dropped={droppedCells(preview)}
        obstacle={tool.obstacle}
        isApplying={tool.isApplying}
        onApply={tool.apply}
        onCheckAgain={tool.checkAgain}
      />
    </div>
  );
}

function sourceName(t: SayOf<'player-import'>, { reading: { source }, preview: { sheet } }: Props['list']): string {
  if ('text' in source) return t('pasted');
  return sheet === null ? source.file.name : t('sheet', { file: source.file.name, sheet });
}

/** The usual values of fields with few values. */
function useOptions(divisionNames: readonly string[], teeNames: readonly string[]): ReadonlyMap<ImportField, readonly string[]> {
  const { t } = useTranslation('word');
  return useMemo(
    () =>
      new Map<ImportField, readonly string[]>([
        ['division', divisionNames],
        ['gender', [t('men'), t('women')]],
        ['member', [t('yes'), t('no')]],
        ['initials', [t('yes'), t('no')]],
        ['tee', teeNames],
      ]),
    [divisionNames, teeNames, t],
  );
}
