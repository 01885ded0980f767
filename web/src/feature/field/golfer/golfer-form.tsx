import type { Golfer } from '@fairway/api';
import { GOLFER } from '@fairway/api/record/golfer';
import { keysOf, without } from '@fairway/api/record/kind';
import { Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { RecordForm } from '../../../ui/record/form/record-form.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useRecordForm } from '../../../ui/record/form/use-record-form.ts';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { blankGolfer, type GolferFields, useGolferFields } from './fields.tsx';
import { addGolfer, changeGolfer } from './query.ts';

type Props = {
  siteId: string;
  /** undefined: a new one. */
  golfer?: Golfer;
  onSaved: (golfer: Golfer) => void;
  onCancel: () => void;
};

const ROWS = [
  ['gender', 'birthday', 'birthYear'],
  ['vga', 'handicapIndex', 'handicapDate'],
  ['phone', 'otherPhone'],
] as const;
const REST = keysOf(without(GOLFER, 'name', ...ROWS.flat()));

/** A golfer of the register: who they are, and how they are reached. */
export function GolferForm({ siteId, golfer, onSaved, onCancel }: Props) {
  const { t } = useTranslation('golfer');
  const fields = useGolferFields();
  const [isKeptOut, setKeptOut] = useState(false);
  const [readmission, setReadmission] = useState('');
  const back = readmission.trim() === '' ? {} : { readmission: readmission.trim() };
  const save = (saving: Promise<Golfer>) =>
    saving.catch((error: unknown) => {
      if (isApiError(error, 'golfer-kept-out')) setKeptOut(true);
      throw error;
    });
  const editing = useRecordForm<GolferFields, TypedOf<typeof GOLFER>, Golfer>({
    record: golfer,
    blank: blankGolfer,
    fields,
    ...useTyping(GOLFER),
    add: (written) => save(addGolfer(siteId, { ...written, ...back })),
    change: (changes) => save(changeGolfer(golfer?.id ?? '', { ...changes, ...back })),
    refreshes: ['golfers'],
  });
  const input = useInputs(GOLFER, fields, editing.form, { lines: Textarea, date: DateField, whole: NumberField });
  return (
    <RecordForm editing={editing} onSaved={onSaved} onCancel={onCancel}>
      {input('name', { 'data-autofocus': true })}
      {ROWS.map((row) => (
        <Group key={row[0]} grow preventGrowOverflow={false} align="flex-start">
          {row.map((key) => input(key, key === 'birthYear' ? { description: t('birthYearHelp') } : {}))}
        </Group>
      ))}
      {REST.map((key) => input(key))}
      {isKeptOut && (
        <TextInput
          label={t('readmission')}
          description={t('readmissionHelp')}
          value={readmission}
          onChange={({ currentTarget }) => setReadmission(currentTarget.value)}
        />
      )}
    </RecordForm>
  );
}
