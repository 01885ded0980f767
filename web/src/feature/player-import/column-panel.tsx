import type { ImportField, ImportPreview } from '@fairway/api';
import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconHelpSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './column-panel.module.css';
import { ALL_FIELDS } from './draft.ts';
import type { ColumnChoice } from './query.ts';

type Props = { columns: ImportPreview['columns']; onChoose: (choice: ColumnChoice) => void };

const NOT_READ = '';

/** Columns that may mean two things, each as a question; the import waits for the answers. */
export function ColumnQuestions({ columns, onChoose }: Props) {
  const { t } = useTranslation('player-import');
  const asked = columns.filter(({ question }) => question !== null);
  return asked.map(({ column, question, choices }) => (
    <section key={column} className={classes.question} aria-label={t('question')}>
      <IconHelpSquare aria-hidden size={22} stroke={1.6} />
      <Text fw={500}>{question}</Text>
      <SegmentedControl
        aria-label={question ?? ''}
        value={NOT_READ}
        data={[...choices.map((field) => ({ value: field, label: t(`field.${field}`) })), { value: 'none', label: t('notRead') }]}
        onChange={(value) => onChoose({ [column]: value === 'none' ? null : (value as ImportField) })}
      />
    </section>
  ));
}

/** What every column was read as, folded, since it is usually right. */
export function ColumnPanel({ columns, onChoose }: Props) {
  const { t } = useTranslation('player-import');
  const headed = columns.filter(({ heading }) => heading !== '');
  return (
    <details className={classes.panel}>
      <summary>{t('columns')}</summary>
      <Text c="dimmed" mb="sm">
        {t('columnsHelp')}
      </Text>
      <div className={classes.columns}>
        {headed.map((column) => (
          <NativeSelect
            key={column.column}
            label={t('column', column)}
            value={column.field ?? NOT_READ}
            data={[{ value: NOT_READ, label: t('notRead') }, ...ALL_FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) }))]}
            onChange={({ currentTarget: { value } }) => onChoose({ [column.column]: value === NOT_READ ? null : (value as ImportField) })}
          />
        ))}
      </div>
    </details>
  );
}
