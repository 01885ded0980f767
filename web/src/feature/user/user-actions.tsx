import type { PasswordLink, User } from '@fairway/api';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { confirm, type Question } from '../../ui/dialog/confirm.tsx';
import { showToast } from '../../ui/toast/toast.tsx';
import { disableUser, enableUser, renewPasswordLink, takeFactorAway } from './query.ts';

type Props = { user: User; onLink: (link: PasswordLink) => void };

/** A new password, a lost second factor, and whether the user may log in at all; each asks first. */
export function UserActions({ user, onLink }: Props) {
  const { t } = useTranslation('user');
  const { id, name } = user;
  const disable = useAction(() => disableUser(id), t('disabled', { name }));
  const enable = useAction(() => enableUser(id), t('enabled', { name }));
  const link = useAction(() => renewPasswordLink(id), null, onLink);
  const factor = useAction(() => takeFactorAway(id), t('factorTaken', { name }));
  if (user.disabledAt !== null) return <ActionButton label={t('enable')} action={enable} />;
  return (
    <>
      <ActionButton
        label={t('newLink')}
        action={link}
        question={{ title: t('newLinkTitle', { name }), text: t('newLinkText', { name }), action: t('newLink') }}
      />
      {user.totpSince !== null && (
        <ActionButton
          label={t('takeFactorAway')}
          action={factor}
          question={{ title: t('takeFactorAwayTitle', { name }), text: t('takeFactorAwayText', { name }), action: t('takeFactorAway') }}
        />
      )}
      <ActionButton
        label={t('disable')}
        action={disable}
        question={{ title: t('disableTitle', { name }), text: t('disableText', { name }), action: t('disable') }}
      />
    </>
  );
}

function useAction<Answer>(send: () => Promise<Answer>, done: string | null, onDone?: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      if (done !== null) showToast('success', done, '');
      onDone?.(answer);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
  });
}

type ActionProps = { label: string; action: { mutate: () => void; isPending: boolean }; question?: Question };

function ActionButton({ label, action, question }: ActionProps) {
  const run = async () => {
    if (question === undefined || (await confirm(question))) action.mutate();
  };
  return (
    <Button variant="default" onClick={run} loading={action.isPending}>
      {label}
    </Button>
  );
}
