import { Button, Group, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { season, seasons } from './query.ts';

const MOST = { from: 1, to: 500 };
const USUAL = 20;

/** Takes the golfers of the first places of a season's table as it is now, with those level with the last of them. */
export function FirstOfSeason({ siteId, onChosen }: { siteId: string; onChosen: (golferIds: readonly string[]) => void }) {
  const { t } = useTranslation('signup');
  const client = useQueryClient();
  const all = useQuery(seasons(siteId)).data?.items ?? [];
  const [chosen, setChosen] = useState('');
  const [places, setPlaces] = useState<number | null>(USUAL);
  const seasonId = chosen || (all[0]?.id ?? '');
  const taking = useMutation({
    mutationFn: () => client.fetchQuery(season(seasonId)),
    onSuccess: ({ table }) =>
      onChosen(
        table.lines.flatMap(({ rank, golferId }) => (golferId !== null && rank !== null && rank.position <= (places ?? 0) ? golferId : [])),
      ),
  });
  if (all.length === 0) return null;
  return (
    <Group gap="xs" align="flex-end">
      <NumberField w={90} label={t('form.kind.first.places')} within={MOST} value={places} onChange={setPlaces} />
      <NativeSelect
        label={t('form.kind.first.season')}
        data={all.map(({ id, name }) => ({ value: id, label: name }))}
        value={seasonId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button variant="default" loading={taking.isPending} onClick={() => taking.mutate()}>
        {t('form.kind.first.take')}
      </Button>
    </Group>
  );
}
