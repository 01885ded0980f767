import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signedInUser } from '../../../feature/account/auth/query.ts';
import { OwnTickets } from '../../../feature/account/ticket/own-tickets.tsx';
import { ownTickets } from '../../../feature/account/ticket/query.ts';
import { SupportForm } from '../../../feature/account/ticket/support-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';

/** Whoever has asked before reads the answers first. */
export function SupportPage() {
  const { t } = useTranslation('ticket');
  const read = useQuery(signedInUser());
  const hasAsked = (useQuery(ownTickets()).data?.items.length ?? 0) > 0;
  const own = (
    <section aria-labelledby="own-tickets">
      <Title order={2} size="h3" mb="sm" id="own-tickets">
        {t('ownTitle')}
      </Title>
      <OwnTickets />
    </section>
  );
  return (
    <PageFrame width="narrow">
      <Stack gap="xl">
        {hasAsked && own}
        <Text c="dimmed">{t('intro')}</Text>
        {read.data === undefined ? (
          <Unread of={[read]} height={320} />
        ) : (
          <SupportForm name={read.data.name} email={read.data.email ?? ''} />
        )}
        {!hasAsked && own}
      </Stack>
    </PageFrame>
  );
}
