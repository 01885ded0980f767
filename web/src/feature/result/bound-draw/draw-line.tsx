import type { BoundDraw } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { PREFIX } from '../../../lib/prefix.ts';
import { formatInstant } from '../../../lib/value/date.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { HallButtons } from './hall-buttons.tsx';
import { abandonDraw, showOrder, useDrawChange } from './query.ts';

type Props = {
  tournamentId: string;
  draw: BoundDraw;
  timeZone: string;
  mayChange: boolean;
  /** Shows what was drawn for matches one by one. */
  onPresent?: (drawId: string) => void;
};

/** How much of a seal people compare at a glance. */
const SHORT = 8;

/** One draw: how far it is, its seal, and what can be done with it. */
export function DrawLine({ tournamentId, draw, timeZone, mayChange, onPresent }: Props) {
  const { t } = useTranslation('counted-holes');
  const [isAbandoning, setAbandoning] = useState(false);
  const { phase, seal, by, beganAt, subject } = draw;
  const isShownHere = subject.kind === 'flights' || draw.of !== null;
  const isFinal = phase === 'abandoned' || (phase === 'shown' && !isShownHere && subject.kind !== 'ballot');
  const mayAbandon = mayChange && !isFinal;
  return (
    <Stack gap={4}>
      <Text role="status" {...(phase === 'abandoned' && { c: 'dimmed' })}>
        {sentence(draw, timeZone, t)}
      </Text>
      {phase === 'hall' && draw.source.kind === 'beacon' && <Text c="dimmed">{t('bound.fallen')}</Text>}
      <Group gap="xs">
        <Text size="sm" c="dimmed" className="tabular" title={seal} {...(phase === 'abandoned' && { td: 'line-through' })}>
          {t('bound.seal', { seal: `${seal.slice(0, SHORT)}…`, time: formatInstant(beganAt, timeZone), by: by ?? t('bound.byItself') })}
        </Text>
        <Anchor size="sm" href={`${PREFIX}/tournaments/${tournamentId}/live/seal`} target="_blank">
          {t('bound.check')}
        </Anchor>
      </Group>
      {mayAbandon && (
        <Group gap="xs">
          <HallButtons tournamentId={tournamentId} draw={draw} />
          {phase === 'decided' && draw.of !== null && onPresent && (
            <Button size="xs" onClick={() => onPresent(draw.id)}>
              {t('bound.present')}
            </Button>
          )}
          {phase === 'decided' && isShownHere && (
            <ShowButton tournamentId={tournamentId} drawId={draw.id} words={draw.of === null ? 'show' : 'showLines'} />
          )}
          <Button size="xs" variant="subtle" color="brick" onClick={() => setAbandoning(true)}>
            {t('bound.abandon')}
          </Button>
        </Group>
      )}
      <Modal opened={isAbandoning} onClose={() => setAbandoning(false)} title={t('bound.abandonTitle')}>
        <AbandonForm tournamentId={tournamentId} draw={draw} onDone={() => setAbandoning(false)} />
      </Modal>
    </Stack>
  );
}

type ShowProps = { tournamentId: string; drawId: string; words: 'show' | 'showLines' };

function ShowButton({ tournamentId, drawId, words }: ShowProps) {
  const { t } = useTranslation('counted-holes');
  const show = useDrawChange(tournamentId, showOrder(tournamentId));
  const ask = async () => {
    if (await confirm({ title: t(`bound.${words}Title`), text: t(`bound.${words}Text`), action: t(`bound.${words}`), isFinal: true }))
      show.mutate(drawId);
  };
  return (
    <Button size="xs" variant={words === 'show' ? 'filled' : 'default'} loading={show.isPending} onClick={ask}>
      {t(`bound.${words}`)}
    </Button>
  );
}

const namesOf = ({ guests }: BoundDraw): string =>
  guests
    .filter(({ number }) => number === null)
    .map(({ name }) => name)
    .join(', ');

function sentence(draw: BoundDraw, timeZone: string, t: SayOf<['counted-holes', 'word']>): string {
  const { phase, source, guests, abandonedAt, abandonReason, namedFor } = draw;
  const at = (moment: string | null) => (moment === null ? '' : formatInstant(moment, timeZone));
  if (phase === 'waiting' && source.kind === 'beacon')
    return t('bound.waiting', { time: at(namedFor), round: source.round, until: at(source.hallFrom) });
  if (phase === 'hall') return t('bound.inHall', { count: guests.length });
  if (phase === 'opening') return t('bound.opening', { names: namesOf(draw) });
  if (phase === 'abandoned' && abandonReason === null) return t('bound.notOpened', { time: at(abandonedAt), names: namesOf(draw) });
  if (phase === 'abandoned') return t('bound.abandoned', { time: at(abandonedAt), reason: abandonReason ?? '' });
  return phase === 'shown' ? t('bound.shown') : t('bound.decided');
}

type AbandonProps = { tournamentId: string; draw: BoundDraw; onDone: () => void };

function AbandonForm({ tournamentId, draw: { id: drawId, subject, phase }, onDone }: AbandonProps) {
  const { t } = useTranslation('counted-holes');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const abandon = useDrawChange(tournamentId, abandonDraw(tournamentId));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // it may have been opened within another form
    try {
      await abandon.mutateAsync({ drawId, reason });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(failureOf(error)?.message ?? null);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text>{t('bound.abandonText')}</Text>
        {subject.kind === 'ballot' && phase === 'shown' && <Text>{t('bound.abandonBallot')}</Text>}
        <TextInput
          label={t('bound.abandonReason')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={refused}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button type="submit" color="brick" loading={abandon.isPending}>
            {t('bound.abandon')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
