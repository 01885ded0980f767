import type { Tournament } from '@fairway/api';
import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readDate } from '../../../lib/value/date.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { useDraft } from '../../../ui/record/form/draft.ts';
import { FormFrame } from '../../../ui/record/form/form-frame.tsx';
import { copyTournament } from './query.ts';

type CopyValues = { name: string; date: string | null };
type Props = { tournament: Tournament; onSaved: (made: Tournament) => void; onCancel: () => void };

/** The name and the day of the next tournament; everything else is copied. */
export function CopyForm({ tournament, onSaved, onCancel }: Props) {
  const { t } = useTranslation(['tournament', 'word']);
  const client = useQueryClient();
  const { mutateAsync: copy } = useMutation({
    mutationFn: ({ name, date }: CopyValues) => copyTournament(tournament.id, { name, date: date ?? '' }),
    meta: { shows: ['validation'] },
    onSuccess: () => client.invalidateQueries({ queryKey: ['tournaments', 'list'] }),
  });
  const form = useForm<CopyValues>({
    initialValues: { name: tournament.name, date: null },
    validate: {
      name: (name) => (name.trim() === '' ? t('word:required') : null),
      date: (date) => (date === null || readDate(date) === null ? t('word:required') : null),
    },
  });
  useDraft(form);
  return (
    <FormFrame form={form} onSave={copy} onSaved={onSaved} onCancel={onCancel} saveLabel={t('copy.save')}>
      <Text c="dimmed">{t('copy.text')}</Text>
      <TextInput label={t('field.name')} required data-autofocus autoComplete="off" {...form.getInputProps('name')} />
      <DateField
        label={t('field.date')}
        description={t('form.dateHelp')}
        required
        value={form.values.date}
        onChange={(day) => form.setFieldValue('date', day)}
        error={form.errors.date}
      />
    </FormFrame>
  );
}
