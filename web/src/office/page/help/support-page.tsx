import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signedInUser } from '../../../feature/auth/query.ts';
import { OwnTickets } from '../../../feature/ticket/own-tickets.tsx';
import { SupportForm } from '../../../feature/ticket/support-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';

export function SupportPage() {
  const { t } = useTranslation('ticket');
  const read = useQuery(signedInUser());
  return (
    <PageFrame width="narrow">
      <Stack gap="xl">
        <Text c="dimmed">{t('intro')}</Text>
        {read.data === undefined ? (
          <Unread of={[read]} height={320} />
        ) : (
          <SupportForm name={read.data.name} email={read.data.email ?? ''} />
        )}
        <section aria-labelledby="own-tickets">
          <Title order={2} size="h3" mb="sm" id="own-tickets">
            {t('ownTitle')}
          </Title>
          <OwnTickets />
        </section>
      </Stack>
    </PageFrame>
  );
}
