import type { ListedSignup } from '@fairway/api';
import { PUBLIC_LANGUAGES, type PublicLanguage } from '@fairway/api/word/language';
import { Button, Group, Input, Textarea, TextInput } from '@mantine/core';
import { Fragment, useState } from 'react';
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

type Message = { readonly subject: string; readonly text: string };
type Typed = { readonly vi: Message } & { readonly [Language in PublicLanguage]?: Message };
const NOTHING: Message = { subject: '', text: '' };

/** A mail and a notification to some, or to all whom the filters find, in the language of each. */
export function MessageForm({ tournamentId, chosen, filter, count, onSent, onCancel }: Props) {
  const { t } = useTranslation('signup');
  const [typed, setTyped] = useState<Typed>({ vi: NOTHING });
  const sending = useSignupChange(tournamentId, sendMessage(tournamentId));
  const shown = PUBLIC_LANGUAGES.filter((language) => typed[language] !== undefined);
  const others = PUBLIC_LANGUAGES.filter((language) => typed[language] === undefined);
  const isReady = typed.vi.subject.trim() !== '' && typed.vi.text.trim() !== '';
  useTellDrawer(Object.values(typed).some(({ subject, text }) => subject !== '' || text !== ''));
  const written = (part: keyof Message) => {
    const of = (language: PublicLanguage) => textOrNull(typed[language]?.[part] ?? '');
    return { vi: typed.vi[part].trim(), en: of('en'), ko: of('ko'), ja: of('ja'), zh: of('zh') };
  };
  const send = () =>
    sending.mutate(
      {
        signupIds: chosen.length === 0 ? null : chosen.map(({ id }) => id),
        filter,
        subject: written('subject'),
        text: written('text'),
      },
      {
        onSuccess: ({ sent, pushed, without }) => {
          showToast(
            without === 0 ? 'success' : 'warning',
            t('message.sent', { count: sent }),
            [t('message.pushed', { count: pushed }), without > 0 && t('message.without', { count: without })].filter(Boolean).join(' '),
          );
          onSent();
        },
      },
    );
  const field = (language: PublicLanguage, part: keyof Message) => ({
    label: language === 'vi' ? t(`message.${part}`) : t('message.in', { name: t(`message.${part}`), language: t(`language.${language}`) }),
    value: typed[language]?.[part] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [language]: { ...(typed[language] ?? NOTHING), [part]: value } }),
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
      {shown.map((language) => (
        <Fragment key={language}>
          <TextInput {...field(language, 'subject')} maxLength={200} data-autofocus={language === 'vi' || undefined} lang={language} />
          <Textarea {...field(language, 'text')} autosize minRows={4} maxRows={14} lang={language} />
        </Fragment>
      ))}
      {others.length > 0 && (
        <Input.Wrapper label={t('message.others')} description={t('message.othersHelp')} labelElement="div">
          <Group gap="xs" mt={6}>
            {others.map((language) => (
              <Button key={language} size="xs" variant="default" onClick={() => setTyped({ ...typed, [language]: NOTHING })}>
                {t(`language.${language}`)}
              </Button>
            ))}
          </Group>
        </Input.Wrapper>
      )}
    </AskForm>
  );
}
