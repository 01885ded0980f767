import type { MarkerDevice } from '@fairway/api';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatClock } from '../../lib/date.ts';
import { StatusMark, type Tone } from '../../ui/mark/status-mark.tsx';
import { type PhoneState, phoneState } from './phone.ts';
import type { RoundRef } from './query.ts';
import { ShutOutDialog } from './shut-out-dialog.tsx';
import { usePhoneName } from './use-let-in.ts';

const TONES: Readonly<Record<PhoneState, Tone>> = { 'shut-out': 'quiet', unsent: 'attention', silent: 'attention', heard: 'active' };

type Props = { of: RoundRef; flight: string; device: MarkerDevice; isRevoked: boolean; timeZone: string; mayShutOut: boolean };

/** A phone: what it is, when it came and was last heard, what it has entered and what it still keeps. */
export function PhoneLine({ of, flight, device, isRevoked, timeZone, mayShutOut }: Props) {
  const { t } = useTranslation('marker-link');
  const [asking, setAsking] = useState(false);
  const state = phoneState(device, Date.now());
  const name = usePhoneName()(device);
  const heard = formatClock(new Date(device.heardAt), timeZone);
  return (
    <Group gap="xs" wrap="wrap">
      <Text span size="sm" fw={500}>
        {name}
      </Text>
      <StatusMark tone={isRevoked ? 'quiet' : TONES[state]}>
        {isRevoked ? t('code.revoked') : t(`phone.${state}`, { count: device.unsent, at: heard })}
      </StatusMark>
      <Text span size="sm" c="dimmed">
        {t('phone.since', { at: formatClock(new Date(device.admittedAt), timeZone), count: device.entries })}
      </Text>
      {mayShutOut && device.shutOutAt === null && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => setAsking(true)}
          aria-label={t('shutOut.one', { name, flight })}
        >
          {t('shutOut.action')}
        </Button>
      )}
      {asking && <ShutOutDialog of={of} flight={flight} name={name} device={device} onClose={() => setAsking(false)} />}
    </Group>
  );
}
