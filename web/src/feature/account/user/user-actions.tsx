import type { PasswordLink, User } from '@fairway/api';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import type { Question } from '../../../ui/dialog/question-dialog.tsx';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { disableUser, enableUser, renewPasswordLink, takeFactorAway } from './query.ts';

type Props = { user: User; onLink: (link: PasswordLink) => void };

/** A new password, a lost second factor, and whether the user may log in at all; each asks first. On a phone they are a menu. */
export function UserActions({ user, onLink }: Props) {
  const { t } = useTranslation(['user', 'word']);
  const { id, name } = user;
  const disable = useAction(() => disableUser(id), t('disabled', { name }));
  const enable = useAction(() => enableUser(id), t('enabled', { name }));
  const link = useAction(() => renewPasswordLink(id), null, onLink);
  const factor = useAction(() => takeFactorAway(id), t('factorTaken', { name }));
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const actions: readonly UserAction[] =
    user.disabledAt !== null
      ? [{ label: t('enable'), action: enable }]
      : [
          {
            label: t('newLink'),
            action: link,
            question: { title: t('newLinkTitle', { name }), text: t('newLinkText', { name }), action: t('newLink') },
          },
          ...(user.totpSince !== null
            ? [
                {
                  label: t('takeFactorAway'),
                  action: factor,
                  question: {
                    title: t('takeFactorAwayTitle', { name }),
                    text: t('takeFactorAwayText', { name }),
                    action: t('takeFactorAway'),
                  },
                },
              ]
            : []),
          {
            label: t('disable'),
            action: disable,
            question: { title: t('disableTitle', { name }), text: t('disableText', { name }), action: t('disable') },
          },
        ];
  if (!narrow) {
    return actions.map((one) => (
      <Button key={one.label} variant="default" onClick={() => run(one)} loading={one.action.isPending}>
        {one.label}
      </Button>
    ));
  }
  return <MoreMenu inToolbar label={t('word:actions')} actions={actions.map((one) => ({ label: one.label, run: () => run(one) }))} />;
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

type UserAction = {
  readonly label: string;
  readonly action: { readonly mutate: () => void; readonly isPending: boolean };
  readonly question?: Question;
};

async function run({ action, question }: UserAction): Promise<void> {
  if (question === undefined || (await confirm(question))) action.mutate();
}
