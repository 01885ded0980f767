import { Button, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { beginCeremony, useCeremonyChange } from './query.ts';

type Props = { tournamentId: string; contests: readonly { readonly id: string; readonly name: string }[] };

/** Whose winners are presented, of a tournament's cups, knock-outs and groups. */
export function ContestForm({ tournamentId, contests }: Props) {
  const { t } = useTranslation('presentation');
  const begin = useCeremonyChange(tournamentId, beginCeremony(tournamentId));
  const [chosen, setChosen] = useState<string | null>(null);
  const contest = contests.find(({ id }) => id === chosen) ?? contests[0];
  if (contest === undefined) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="contest-title">
      <Title order={2} size="h3" id="contest-title">
        {t('contest.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('contest.help')}
      </Text>
      <Select
        label={t('contest.of')}
        data={contests.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        value={contest.id}
        onChange={setChosen}
      />
      <Button size="lg" loading={begin.isPending} onClick={() => begin.mutate({ kind: 'contest', contestId: contest.id })}>
        {t('contest.begin')}
      </Button>
    </Stack>
  );
}
