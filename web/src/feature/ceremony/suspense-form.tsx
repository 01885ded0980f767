import type { Suspense } from '@fairway/api';
import { MOST_HIDDEN_HOLES } from '@fairway/api/choice';
import { Button, Select, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/date.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSuspenseChange } from './query.ts';

type Props = { tournamentId: string; timeZone: string; suspense: Suspense };

/** What the public does not see: last holes, the board from now on, or a division. */
export function SuspenseForm({ tournamentId, timeZone, suspense }: Props) {
  const { t } = useTranslation('presentation');
  const save = useSuspenseChange(tournamentId);
  const [holes, setHoles] = useState(suspense.hiddenHoles);
  const [isFrozen, setFrozen] = useState(suspense.frozenAt !== null);
  const [frozen, setFrozenDivisions] = useState(() => suspense.divisions.filter(({ frozenAt }) => frozenAt !== null).map(({ id }) => id));
  const since = (moment: string | null) => (moment === null ? undefined : t('frozenAt', { time: formatClock(new Date(moment), timeZone) }));
  const send = () =>
    save.mutate(
      {
        version: suspense.version,
        hiddenHoles: holes,
        frozen: isFrozen,
        divisions: suspense.divisions.map(({ id }) => ({ id, frozen: frozen.includes(id) })),
      },
      { onSuccess: () => showToast('success', t('saved'), '') },
    );
  return (
    <Stack component="section" gap="sm" aria-labelledby="suspense-title">
      <Title order={2} size="h3" id="suspense-title">
        {t('settings')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('settingsHelp')}
      </Text>
      <Select
        label={t('holes')}
        description={t('holesHelp')}
        data={Array.from({ length: MOST_HIDDEN_HOLES + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? t('none') : String(count),
        }))}
        allowDeselect={false}
        value={String(holes)}
        onChange={(value) => setHoles(Number(value))}
      />
      <Switch
        label={t('freeze')}
        description={since(suspense.frozenAt)}
        checked={isFrozen}
        onChange={({ currentTarget }) => setFrozen(currentTarget.checked)}
      />
      {suspense.divisions.map(({ id, name, frozenAt, revealedAt }) => (
        <Switch
          key={id}
          label={t('freezeOf', { name })}
          description={revealedAt === null ? since(frozenAt) : t('revealed')}
          checked={frozen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            setFrozenDivisions((ids) => (checked ? [...ids, id] : ids.filter((one) => one !== id)))
          }
        />
      ))}
      <Button loading={save.isPending} onClick={send}>
        {t('save')}
      </Button>
    </Stack>
  );
}
