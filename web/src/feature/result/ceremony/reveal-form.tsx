import { Button, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { beginCeremony, useCeremonyChange } from './query.ts';

/** A list of counted holes that is sealed and not published yet. */
export type Revealable = { roundId: string; divisionId: string | null; awardId: string | null; label: string };
type Props = { tournamentId: string; lists: readonly Revealable[] };

/** Which hidden holes are revealed, hole by hole. */
export function RevealForm({ tournamentId, lists }: Props) {
  const { t } = useTranslation('presentation');
  const begin = useCeremonyChange(tournamentId, beginCeremony(tournamentId));
  const [chosen, setChosen] = useState('0');
  const list = lists[Number(chosen)] ?? lists[0];
  if (list === undefined) return null;
  const { label: _, ...wanted } = list;
  return (
    <Stack component="section" gap="sm" aria-labelledby="reveal-title">
      <Title order={2} size="h3" id="reveal-title">
        {t('reveal')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('revealHelp')}
      </Text>
      <Select
        label={t('revealList')}
        data={lists.map(({ label }, at) => ({ value: String(at), label }))}
        allowDeselect={false}
        value={chosen}
        onChange={(value) => setChosen(value ?? '0')}
      />
      <Button size="lg" variant="default" loading={begin.isPending} onClick={() => begin.mutate({ kind: 'counted-holes', ...wanted })}>
        {t('reveal')}
      </Button>
    </Stack>
  );
}
