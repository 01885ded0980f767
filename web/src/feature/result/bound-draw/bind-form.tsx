import { BEACON_MINUTES } from '@fairway/api/choice/result/bound-draw';
import { Alert, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { formatClock, readDate, readTime, today } from '../../../lib/value/date.ts';
import { AskForm } from '../../../ui/dialog/ask-form.tsx';
import { DateField } from '../../../ui/field/date-field.tsx';
import type { NewDraw } from './query.ts';

type Source = NewDraw['source'];
type Props = {
  /** What is drawn. */
  kind: NewDraw['kind'];
  timeZone: string;
  isPublic: boolean;
  /** Whether this server takes numbers of the beacon. */
  hasBeacon: boolean;
  /** It takes the place of a sealed list after the first tee time. */
  needsReason: boolean;
  /** What the draw goes by, where that is chosen. */
  rule?: ReactNode;
  onBegin: (wanted: { source: Source; reason: string | null }) => Promise<unknown>;
  onBegun: () => void;
};

/** Half an hour ahead, at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
const firstMoment = () => Math.ceil((Date.now() + 2 * QUARTER_MS) / QUARTER_MS) * QUARTER_MS;

/** Where the public numbers of a draw come from. As it begins, its secret is sealed, and nothing of it can be changed. */
export function BindForm({ kind: drawn, timeZone, isPublic, hasBeacon, needsReason, rule, onBegin, onBegun }: Props) {
  const { t } = useTranslation('counted-holes');
  const [kind, setKind] = useState<Source['kind']>(hasBeacon ? 'beacon' : 'hall');
  const [date, setDate] = useState<string | null>(() => today(timeZone, new Date(firstMoment())));
  const [time, setTime] = useState(() => formatClock(firstMoment(), timeZone));
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const day = date === null ? null : readDate(date);
  const clock = readTime(time);
  // flights and matches are drawn before play
  const isAfterPlay = drawn === 'counted-holes' || drawn === 'lucky-draw';
  const beaconHelp = [t('bound.beaconHelp', { minutes: BEACON_MINUTES }), isAfterPlay && t('bound.beaconAfterPlay')]
    .filter(Boolean)
    .join(' ');
  const begin = async () => {
    if (kind === 'beacon' && (day === null || clock === null)) return setRefused(t('bound.wrongTime'));
    const source: Source = kind === 'beacon' ? { kind, date: day ?? '', time: clock ?? '' } : { kind };
    setSending(true);
    try {
      await onBegin({ source, reason: needsReason ? reason : null });
      onBegun();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(failureOf(error)?.message ?? null);
    } finally {
      setSending(false);
    }
  };
  return (
    <AskForm action={t('bound.begin')} onSubmit={begin} isPending={isSending}>
      <Text>{t('bound.about')}</Text>
      {drawn === 'flights' && <Text>{t('bound.ofFlights')}</Text>}
      {drawn === 'ballot' && <Text>{t('bound.ofBallot')}</Text>}
      {rule}
      {!isPublic && drawn !== 'ballot' && <Alert color="sand">{t('bound.notPublic')}</Alert>}
      <Radio.Group label={t('bound.source')} value={kind} onChange={(chosen) => setKind(chosen as Source['kind'])}>
        <Stack gap="xs" mt="xs">
          <Radio
            value="beacon"
            label={t('bound.beacon')}
            description={hasBeacon ? beaconHelp : t('bound.noBeacon')}
            disabled={!hasBeacon}
          />
          {kind === 'beacon' && (
            <Group gap="sm" align="flex-start" pl={32}>
              <DateField label={t('bound.date')} value={date} onChange={setDate} />
              <TextInput
                w={96}
                label={t('bound.time')}
                value={time}
                maxLength={8}
                onChange={({ currentTarget }) => setTime(currentTarget.value)}
                onBlur={() => clock !== null && setTime(clock)}
                error={clock === null && t('bound.wrongTime')}
              />
            </Group>
          )}
          <Radio value="hall" label={t('bound.hall')} description={t('bound.hallHelp')} />
        </Stack>
      </Radio.Group>
      {needsReason && (
        <TextInput
          label={t('bound.reason')}
          description={t('bound.reasonHelp')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {refused !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refused}
        </Text>
      )}
    </AskForm>
  );
}
