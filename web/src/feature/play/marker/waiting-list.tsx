import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatClock } from '../../../lib/value/date.ts';
import { type WaitingPhone, waitingPhones } from './phone.ts';
import { linkedFlights, type RoundRef } from './query.ts';
import { ShutOutDialog } from './shut-out-dialog.tsx';
import { useLetIn, usePhoneName } from './use-let-in.ts';

type Props = { of: RoundRef; timeZone: string; mayWrite: boolean };

/** Phones with the right digits that the desk has to let in. Nothing while there are none. */
export function WaitingList({ of, timeZone, mayWrite }: Props) {
  const { t } = useTranslation('marker-link');
  const headingId = useId();
  const { data } = useQuery(linkedFlights(of));
  const letIn = useLetIn(of);
  const waiting = waitingPhones(data?.items ?? [], Date.now());
  if (waiting.length === 0) return null;
  return (
    <section className="panel" aria-labelledby={headingId} style={{ marginBottom: 16 }}>
      <Title order={2} id={headingId}>
        {t('waiting.title', { count: waiting.length })}
      </Title>
      <p>{t('waiting.text')}</p>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {waiting.map((phone) => (
          <WaitingLine
            key={phone.device.id}
            of={of}
            phone={phone}
            timeZone={timeZone}
            pending={letIn.isPending}
            onLetIn={mayWrite ? () => letIn.run(phone) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = Pick<Props, 'of' | 'timeZone'> & { phone: WaitingPhone; pending: boolean; onLetIn: (() => void) | undefined };

function WaitingLine({ of, phone, timeZone, pending, onLetIn }: LineProps) {
  const { t } = useTranslation('marker-link');
  const name = usePhoneName()(phone.device);
  const [asking, setAsking] = useState(false);
  const { flight, device, since } = phone;
  return (
    <li>
      <Group gap="xs" wrap="wrap" py={4}>
        <Text span fw={500}>
          {t('sheet.flight', { number: flight })}
        </Text>
        <Text span>{name}</Text>
        <Text span c="dimmed">
          {t('waiting.since', { at: formatClock(new Date(since), timeZone) })}
        </Text>
        {onLetIn && (
          <>
            <Button size="compact-sm" loading={pending} onClick={onLetIn} aria-label={t('waiting.letInOne', { name, flight })}>
              {t('waiting.letIn')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => setAsking(true)}
              aria-label={t('shutOut.one', { name, flight })}
            >
              {t('shutOut.action')}
            </Button>
          </>
        )}
        {asking && <ShutOutDialog of={of} flight={flight} name={name} device={device} onClose={() => setAsking(false)} />}
      </Group>
    </li>
  );
}
