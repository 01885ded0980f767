import type { PasswordLink, User } from '@fairway/api';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconMailOff } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showPasswordLink } from './query.ts';

type Props = { user: User; onLink: (link: PasswordLink) => void };

/** That a mail to a user is not delivered, and why; a link to choose a password by can be passed on by hand instead. */
export function UndeliveredNote({ user: { id, name, mail }, onLink }: Props) {
  const { t } = useTranslation(['user', 'mail']);
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: () => showPasswordLink(id),
    onSuccess: async (link) => {
      onLink(link);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
  });
  if (mail === null) return null;
  const values = { kind: t(`mail:kind.${mail.kind}`), reason: mail.reason === null ? '' : t(`mail:reason.${mail.reason}`) };
  return (
    <Alert role="status" color="amber" icon={<IconMailOff aria-hidden />} title={t('undelivered')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{mail.state === 'waiting' ? t('undeliveredWaiting', values) : t('undeliveredFailed', values)}</Text>
        {mail.kind !== 'verify' && (
          <>
            <Text size="sm">{t('showLinkText', { name })}</Text>
            <Button size="compact-sm" variant="default" loading={show.isPending} onClick={() => show.mutate()}>
              {t('showLink')}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}
