import type { ImportField, ImportPreview, ListReading } from '@fairway/api';
import { Button, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconHelpSquare } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useCounted } from '../counted.ts';
import { ALL_FIELDS } from '../draft.ts';
import classes from './column-panel.module.css';

type Props = { columns: ImportPreview['columns']; onChoose: (columns: ListReading['columns']) => void };

const NOT_READ = '';

/** Columns that may mean two things, each as a question; the import waits for the answers. */
export function ColumnQuestions({ columns, onChoose, onOrder }: Props & { onOrder: (orders: ListReading['orders']) => void }) {
  const { t } = useTranslation('player-import');
  const asked = columns.filter(({ question }) => question !== null);
  return asked.map(({ column, question, choices, orders }) => (
    <section key={column} className={`warning row gap-16 wrap ${classes.question}`} aria-label={t('question')}>
      <IconHelpSquare aria-hidden size={22} stroke={1.6} />
      <Text fw={500}>{question}</Text>
      <SegmentedControl
        aria-label={question ?? ''}
        value={NOT_READ}
        data={[
          ...orders.map(({ order, text }) => ({ value: order as string, label: text })),
          ...choices.map((field) => ({ value: field, label: t(`field.${field}`) })),
          { value: 'none', label: t('notRead') },
        ]}
        onChange={(value) => {
          const order = orders.find((one) => one.order === value);
          if (order) onOrder({ [column]: order.order });
          else onChoose({ [column]: value === 'none' ? null : (value as ImportField) });
        }}
      />
    </section>
  ));
}

/** Columns that nothing was made of: each can be given a meaning, and what is left kept in the notes. */
export function UnreadColumns({ columns, onChoose }: Props) {
  const { t } = useTranslation('player-import');
  const counted = useCounted();
  const unread = columns.filter((column) => column.unread);
  if (unread.length === 0) return null;
  const asNotes = Object.fromEntries(unread.map(({ column }) => [column, 'note' as const]));
  return (
    <section className={`warning ${classes.unread}`} aria-label={t('unread', counted(unread.length))}>
      <div className="row between gap-16 wrap mb-8">
        <Text fw={500}>{t('unread', counted(unread.length))}</Text>
        <Button size="xs" variant="default" onClick={() => onChoose(asNotes)}>
          {t('keepAsNotes')}
        </Button>
      </div>
      <div className={classes.columns}>
        {unread.map(({ column, heading }) => (
          <NativeSelect
            key={column}
            label={heading === '' ? t('columnUnnamed', { column }) : t('column', { column, heading })}
            value={NOT_READ}
            data={[
              { value: NOT_READ, label: t('chooseMeaning') },
              ...ALL_FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) })),
              { value: 'none', label: t('notRead') },
            ]}
            onChange={({ currentTarget: { value } }) => onChoose({ [column]: value === 'none' ? null : (value as ImportField) })}
          />
        ))}
      </div>
    </section>
  );
}

/** What every column was read as, folded, since it is usually right. */
export function ColumnPanel({ columns, onChoose, onPoint }: Props & { onPoint: () => void }) {
  const { t } = useTranslation('player-import');
  const headed = columns.filter(({ heading }) => heading !== '');
  return (
    <details className={classes.panel}>
      <summary>{t('columns')}</summary>
      <Text c="dimmed" mb="sm">
        {t('columnsHelp')}
      </Text>
      <Button size="xs" variant="default" mb="sm" onClick={onPoint}>
        {t('pointAgain')}
      </Button>
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
