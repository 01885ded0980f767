import type { SayOf } from '@fairway/api/word/say';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { GridEdit } from '../../../../ui/grid/model/grid-column.ts';
import { speak } from '../../../../ui/page/speak.ts';
import { readField } from '../field/field-change.ts';
import { type Choice, choicesOf } from '../field/field-words.ts';
import type { FieldContext } from '../field/tee.ts';
import type { Placement } from '../list/placement.ts';
import type { PlayerRow } from '../sheet/player-row.ts';
import classes from './bulk-bar.module.css';
import { BULK_FIELDS, type BulkField, bulkChange } from './bulk-change.ts';

type Props = {
  rows: readonly PlayerRow[];
  context: FieldContext;
  placementOf: (player: PlayerRow['player']) => Placement;
  onChange: (edits: readonly GridEdit[]) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** Actions on every marked player. Nothing is preset, and the button says what it does to how many; it can be undone. */
export function BulkBar({ rows, context, placementOf, onChange, onDelete, onClose }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const [field, setField] = useState<BulkField | null>(null);
  const count = t('bulk.count', { count: rows.length });
  useEffect(() => speak(count), [count]);
  return (
    <fieldset className={`row gap-8 wrap ${classes.bar}`} aria-label={t('bulk.label')}>
      <strong>{count}</strong>
      <NativeSelect
        size="xs"
        aria-label={t('bulk.field')}
        data={[{ value: '', label: t('bulk.choose') }, ...BULK_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))]}
        value={field ?? ''}
        onChange={({ currentTarget: { value } }) => setField(BULK_FIELDS.find((one) => one === value) ?? null)}
      />
      {field !== null && <ValueForm key={field} {...{ rows, context, placementOf, onChange, field }} />}
      <Button size="xs" variant="default" onClick={onDelete}>
        {t('bulk.delete', { count: rows.length })}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClose}>
        {t('bulk.close')}
      </Button>
    </fieldset>
  );
}

type FormProps = Omit<Props, 'onDelete' | 'onClose'> & { field: BulkField };

/** The value for the marked players, and the button that says what becomes of how many of them. */
function ValueForm({ rows, context, placementOf, onChange, field }: FormProps) {
  const { t } = useTranslation(['player', 'word']);
  const choices = bulkChoices(t, field, context);
  // an emptied flight is a value too
  const [text, setText] = useState<string | null>(choices === null ? '' : null);
  const [problem, setProblem] = useState<string | null>(null);
  const { edits, misfits } = text === null ? { edits: [], misfits: [] } : bulkChange(rows, field, text, { context, placementOf });
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (text === null || edits.length === 0) return;
    const reading = readField(field, text, context);
    if ('problem' in reading) return setProblem(t(`problem.${reading.problem}`));
    onChange(edits);
  };
  return (
    <form className={classes.value} onSubmit={change}>
      {choices === null ? (
        <TextInput
          size="xs"
          w={110}
          aria-label={t('bulk.value')}
          placeholder={t('bulk.empty')}
          value={text ?? ''}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      ) : (
        <NativeSelect
          size="xs"
          aria-label={t('bulk.value')}
          data={[{ value: UNCHOSEN, label: t('bulk.chooseValue') }, ...choices]}
          value={text ?? UNCHOSEN}
          error={problem}
          onChange={({ currentTarget: { value } }) => setText(value === UNCHOSEN ? null : value)}
        />
      )}
      {text !== null && (
        <Button size="xs" type="submit" aria-disabled={edits.length === 0 || undefined} data-disabled={edits.length === 0 || undefined}>
          {edits.length === 0 ? t('bulk.nothing') : deedText(t, field, text, edits.length, choices)}
        </Button>
      )}
      {misfits.length > 0 && (
        <Text size="xs" className="needs-person">
          {t('bulk.misfits', { count: misfits.length, names: shortened(misfits) })}
        </Text>
      )}
    </form>
  );
}

const UNCHOSEN = '–';
const MOST_NAMES = 3;
const shortened = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} …` : names.join(', ');

type Words = SayOf<['player', 'word']>;

/** What the button does: “Chuyển 12 golfer vào Bảng B”. */
function deedText(t: Words, field: BulkField, text: string, count: number, choices: readonly Choice[] | null): string {
  const value = choices?.find((choice) => choice.value === text)?.label ?? text.trim();
  if (field !== 'division' && field !== 'flight') return t('bulk.deed.flag', { count, value, field: t(`field.${field}`) });
  return t(`bulk.deed.${field}.${text.trim() === '' ? 'none' : 'some'}`, { count, value });
}

/** The values that a field may have, empty ones last; null: it is typed. */
function bulkChoices(t: Words, field: BulkField, context: FieldContext): readonly Choice[] | null {
  if (field === 'flight') return null;
  const flags = [
    { value: 'yes', label: t('word:yes') },
    { value: '', label: t('word:no') },
  ];
  const [none, ...divisions] = choicesOf(t, 'division', context);
  return field === 'division' ? [...divisions, ...(none === undefined ? [] : [none])] : flags;
}
