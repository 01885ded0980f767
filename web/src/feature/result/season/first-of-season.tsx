import type { SignupKind } from '@fairway/api';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatOffice } from '../../../lib/value/date.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { season, seasons } from './query.ts';

const MOST = { from: 1, to: 500 };
const USUAL = 20;

type List = Extract<SignupKind['who'], { by: 'list' }>;
type Props = { siteId: string; list: List; onChosen: (list: List) => void };

/**
 * Takes the golfers of the first places of a season's table as it is now, with those level with the last of them; and says of which table those on
 * the list are. Taken anew they are the list.
 */
export function FirstOfSeason({ siteId, list, onChosen }: Props) {
  const { t } = useTranslation('signup');
  const client = useQueryClient();
  const all = useQuery(seasons(siteId)).data?.items ?? [];
  const [chosen, setChosen] = useState(list.season?.id ?? '');
  const [places, setPlaces] = useState<number | null>(list.season?.places ?? USUAL);
  const seasonId = all.some(({ id }) => id === chosen) ? chosen : (all[0]?.id ?? '');
  const from = list.season;
  const isAnew = from !== undefined && from.id === seasonId;
  const taking = useMutation({
    mutationFn: () => client.fetchQuery({ ...season(seasonId), staleTime: 0 }),
    onSuccess: ({ table }) => {
      const first = table.lines.flatMap(({ rank, golferId }) =>
        golferId !== null && rank !== null && rank.position <= (places ?? 0) ? golferId : [],
      );
      const golferIds = isAnew ? first : [...new Set([...list.golferIds, ...first])];
      onChosen({ by: 'list', golferIds, season: { id: seasonId, places: places ?? 0, at: new Date().toISOString() } });
    },
  });
  if (all.length === 0) return null;
  const name = all.find(({ id }) => id === from?.id)?.name ?? '';
  return (
    <div className="column gap-8">
      {from && <p className="small quiet">{t('form.kind.first.taken', { places: from.places, name, at: formatOffice(from.at) })}</p>}
      <Group gap="xs" align="flex-end">
        <NumberField w={130} label={t('form.kind.first.places')} within={MOST} value={places} onChange={setPlaces} />
        <NativeSelect
          label={t('form.kind.first.season')}
          data={all.map(({ id, name: label }) => ({ value: id, label }))}
          value={seasonId}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Button variant="default" loading={taking.isPending} disabled={places === null} onClick={() => taking.mutate()}>
          {t(isAnew ? 'form.kind.first.again' : 'form.kind.first.take')}
        </Button>
      </Group>
    </div>
  );
}
