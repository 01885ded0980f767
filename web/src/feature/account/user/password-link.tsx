import type { PasswordLink } from '@fairway/api';
import { Alert, Code, Stack, Text } from '@mantine/core';
import { IconCopy, IconLink, IconMail } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { CopyButton } from '../../../ui/field/copy-button.tsx';

/** Whether there is something to say of it: it was sent, or it is shown. What is not delivered yet is a note of the user. */
export const isKnown = ({ mail }: PasswordLink): boolean => mail === null || mail.state === 'sent';

type Props = { link: PasswordLink; name: string };

/** What became of a link to choose a password by: mailed, or to be passed on, and shown this once. */
export function PasswordLinkNote({ link: { mailedTo, url, expiresAt }, name }: Props) {
  const { t } = useTranslation('user');
  const time = expiresAt === null ? '' : formatOffice(expiresAt);
  if (url === null)
    return (
      <Alert role="status" color="fairway" icon={<IconMail aria-hidden />} title={t('linkTitle')}>
        {t('linkMailed', { email: mailedTo ?? '', time })}
      </Alert>
    );
  return (
    <Alert role="status" color="amber" icon={<IconLink aria-hidden />} title={t('linkTitle')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('linkShown', { name, time })}</Text>
        <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code>
        <CopyButton value={url} label={t('copy')} size="compact-sm" leftSection={<IconCopy aria-hidden size={14} />} />
      </Stack>
    </Alert>
  );
}
