import { Group, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textOrNull } from '../../lib/text.ts';
import { useDraft } from '../../ui/record/draft.ts';
import { FormFrame } from '../../ui/record/form-frame.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { addTicket } from './query.ts';

type Props = { name: string; email: string };

/** Asks for support, as often as somebody wants to: a sent form is followed by an empty one. */
export function SupportForm(person: Props) {
  const [nth, setNth] = useState(0);
  return <EmptyForm key={nth} {...person} onSent={() => setNth(nth + 1)} />;
}

function EmptyForm({ name, email, onSent }: Props & { onSent: () => void }) {
  const { t } = useTranslation(['ticket', 'word']);
  const client = useQueryClient();
  const { mutateAsync: send } = useMutation({ mutationFn: addTicket });
  const required = (typed: string) => (typed.trim() === '' ? t('word:required') : null);
  const form = useForm({
    initialValues: { name, phone: '', email, description: '' },
    validate: { name: required, description: required },
  });
  useDraft(form);
  return (
    <FormFrame
      form={form}
      onSave={({ phone, email: typed, ...values }) => send({ ...values, phone: textOrNull(phone), email: textOrNull(typed) })}
      onSaved={async ({ number }) => {
        showToast('success', t('sent', { number }), t('sentText'));
        onSent();
        await client.invalidateQueries({ queryKey: ['tickets'] });
      }}
      onCancel={form.reset}
      saveLabel={t('send')}
    >
      <TextInput label={t('field.name')} withAsterisk aria-required autoComplete="name" {...form.getInputProps('name')} />
      <Group grow preventGrowOverflow={false} align="flex-start">
        <TextInput label={t('field.phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
        <TextInput label={t('field.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      </Group>
      <Textarea
        label={t('field.description')}
        description={t('descriptionHelp')}
        withAsterisk
        aria-required
        autosize
        minRows={4}
        {...form.getInputProps('description')}
      />
    </FormFrame>
  );
}
