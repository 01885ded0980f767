import { keysOf, without } from '@fairway/api/record/kind';
import { QUESTION_DEFAULTS, TICKET_QUESTION } from '@fairway/api/record/ticket';
import { Group, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDraft } from '../../../ui/record/form/draft.ts';
import { FormFrame } from '../../../ui/record/form/form-frame.tsx';
import { useRecordFields } from '../../../ui/record/form/record-field.tsx';
import type { TypedOf } from '../../../ui/record/form/typed.ts';
import { useInputs } from '../../../ui/record/form/use-inputs.tsx';
import { useTyping } from '../../../ui/record/form/use-typing.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { addTicket } from './query.ts';

type Props = { name: string; email: string | null };
const REST = keysOf(without(TICKET_QUESTION, 'name', 'phone', 'email', 'description'));

/** Asks for support, as often as somebody wants to: a sent form is followed by an empty one. */
export function SupportForm(person: Props) {
  const [nth, setNth] = useState(0);
  return <EmptyForm key={nth} {...person} onSent={() => setNth(nth + 1)} />;
}

function EmptyForm({ onSent, ...person }: Props & { onSent: () => void }) {
  const { t } = useTranslation('ticket');
  const client = useQueryClient();
  const { mutateAsync: send } = useMutation({ mutationFn: addTicket });
  const { valuesOf, fieldsOf, check } = useTyping(TICKET_QUESTION);
  const form = useForm<TypedOf<typeof TICKET_QUESTION>>({
    initialValues: valuesOf({ ...QUESTION_DEFAULTS, description: '', ...person }),
    validate: check,
  });
  useDraft(form);
  const input = useInputs(TICKET_QUESTION, useRecordFields('ticket', TICKET_QUESTION), form, { lines: Textarea });
  return (
    <FormFrame
      form={form}
      onSave={(typed) => send(fieldsOf(typed))}
      onSaved={async ({ number }) => {
        showToast('success', t('sent', { number }), t('sentText'));
        onSent();
        await client.invalidateQueries({ queryKey: ['tickets'] });
      }}
      onCancel={form.reset}
      saveLabel={t('send')}
    >
      {input('name', { autoComplete: 'name' })}
      <Group grow preventGrowOverflow={false} align="flex-start">
        {input('phone', { autoComplete: 'tel' })}
        {input('email', { autoComplete: 'email' })}
      </Group>
      {input('description', { description: t('descriptionHelp'), minRows: 4 })}
      {REST.map((key) => input(key))}
    </FormFrame>
  );
}
