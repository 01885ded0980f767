import type { SayOf } from '@fairway/api/word/say';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { GridEdit } from '../../../../ui/grid/model/grid-column.ts';
import { speak } from '../../../../ui/page/speak.ts';
import type { Field } from '../field/field.ts';
import { readField } from '../field/field-change.ts';
import { type Choice, choicesOf } from '../field/field-words.ts';
import type { FieldContext } from '../field/tee.ts';
import { type PlayerRow, shownText } from '../sheet/player-row.ts';
import classes from './bulk-bar.module.css';

/** The fields that are often changed for several players at once. */
const BULK_FIELDS = ['division', 'flight', 'member', 'absent', 'initials'] as const satisfies readonly Field[];
type BulkField = (typeof BULK_FIELDS)[number];

type Props = {
  rows: readonly PlayerRow[];
  context: FieldContext;
  onChange: (edits: readonly GridEdit[]) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** Actions on every marked player: change one field, which can be undone, or delete them all. */
export function BulkBar({ rows, context, onChange, onDelete, onClose }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const [field, setField] = useState<BulkField>('division');
  const choices = bulkChoices(t, field, context);
  const [text, setText] = useState(choices?.[0]?.value ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const count = t('bulk.count', { count: rows.length });
  useEffect(() => speak(count), [count]);
  const choose = (next: BulkField) => {
    setField(next);
    setText(bulkChoices(t, next, context)?.[0]?.value ?? '');
    setProblem(null);
  };
  const change = (event: FormEvent) => {
    event.preventDefault();
    const reading = readField(field, text, context);
    if ('problem' in reading) return setProblem(t(`problem.${reading.problem}`));
    const edits = rows.map((row) => ({
      rowId: row.player.id,
      columnId: field,
      before: shownText(row, field, context),
      after: text.trim(),
    }));
    onChange(edits.filter(({ before, after }) => before !== after));
  };
  return (
    <form className={`row gap-8 wrap ${classes.bar}`} onSubmit={change} aria-label={t('bulk.label')}>
      <strong>{count}</strong>
      <NativeSelect
        size="xs"
        aria-label={t('bulk.field')}
        data={BULK_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))}
        value={field}
        onChange={({ currentTarget }) => choose(currentTarget.value as BulkField)}
      />
      {choices === null ? (
        <TextInput
          size="xs"
          w={110}
          aria-label={t('bulk.value')}
          placeholder={t('bulk.empty')}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      ) : (
        <NativeSelect
          size="xs"
          aria-label={t('bulk.value')}
          data={[...choices]}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Button size="xs" type="submit">
        {t('bulk.change')}
      </Button>
      <Button size="xs" variant="default" onClick={onDelete}>
        {t('word:delete')}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClose}>
        {t('bulk.close')}
      </Button>
    </form>
  );
}

/** The values that a field may have, empty ones last; null: it is typed. */
function bulkChoices(t: SayOf<['player', 'word']>, field: BulkField, context: FieldContext): readonly Choice[] | null {
  if (field === 'flight') return null;
  const flags = [
    { value: 'yes', label: t('word:yes') },
    { value: '', label: t('word:no') },
  ];
  const [none, ...divisions] = choicesOf(t, 'division', context);
  return field === 'division' ? [...divisions, ...(none === undefined ? [] : [none])] : flags;
}
