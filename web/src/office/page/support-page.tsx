import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signedInUser } from '../../feature/auth/query.ts';
import { OwnTickets } from '../../feature/ticket/own-tickets.tsx';
import { SupportForm } from '../../feature/ticket/support-form.tsx';
import { deviceTimeZone } from '../../lib/date.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function SupportPage() {
  const { t } = useTranslation('ticket');
  const person = useQuery(signedInUser()).data;
  return (
    <PageFrame width="narrow">
      <Stack gap="xl">
        <Text c="dimmed">{t('intro')}</Text>
        {person === undefined ? <Skeleton height={320} /> : <SupportForm name={person.name} email={person.email ?? ''} />}
        <section aria-labelledby="own-tickets">
          <Title order={2} size="h3" mb="sm" id="own-tickets">
            {t('ownTitle')}
          </Title>
          <OwnTickets timeZone={deviceTimeZone()} />
        </section>
      </Stack>
    </PageFrame>
  );
}
