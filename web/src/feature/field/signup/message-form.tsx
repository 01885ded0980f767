import type { ListedSignup } from '@fairway/api';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { textOrNull } from '../../../lib/value/text.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { useTellDrawer } from '../../../ui/record/form/around-form.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { type SignupFilter, sendMessage, useSignupChange } from './query.ts';

type Props = {
  tournamentId: string;
  /** Those who are marked; without any, all whom the filters find. */
  chosen: readonly ListedSignup[];
  filter: SignupFilter;
  /** How many those are. */
  count: number;
  onSent: () => void;
  onCancel: () => void;
};

/** A mail to some, or to all whom the filters find, in the language of each. */
export function MessageForm({ tournamentId, chosen, filter, count, onSent, onCancel }: Props) {
  const { t } = useTranslation('signup');
  const [typed, setTyped] = useState({ subject: '', text: '', subjectEnglish: '', textEnglish: '' });
  const sending = useSignupChange(tournamentId, sendMessage(tournamentId));
  const isReady = typed.subject.trim() !== '' && typed.text.trim() !== '';
  useTellDrawer(Object.values(typed).some((text) => text !== ''));
  const send = () =>
    sending.mutate(
      {
        signupIds: chosen.length === 0 ? null : chosen.map(({ id }) => id),
        filter,
        subject: { vi: typed.subject.trim(), en: textOrNull(typed.subjectEnglish) },
        text: { vi: typed.text.trim(), en: textOrNull(typed.textEnglish) },
      },
      {
        onSuccess: ({ sent, without }) => {
          showToast(
            without === 0 ? 'success' : 'warning',
            t('message.sent', { count: sent }),
            without === 0 ? '' : t('message.without', { count: without }),
          );
          onSent();
        },
      },
    );
  const field = (key: keyof typeof typed) => ({
    label: t(`message.${key}`),
    value: typed[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped({ ...typed, [key]: currentTarget.value }),
  });
  return (
    <AskForm
      action={t('message.send', { count: chosen.length || count })}
      onSubmit={send}
      onCancel={onCancel}
      ready={isReady}
      isPending={sending.isPending}
    >
      <p className="quiet">{t(chosen.length > 0 ? 'message.toChosen' : 'message.toFound', { count: chosen.length || count })}</p>
      <TextInput {...field('subject')} maxLength={200} data-autofocus />
      <Textarea {...field('text')} autosize minRows={4} maxRows={14} />
      <TextInput {...field('subjectEnglish')} maxLength={200} />
      <Textarea {...field('textEnglish')} autosize minRows={3} maxRows={14} />
    </AskForm>
  );
}
