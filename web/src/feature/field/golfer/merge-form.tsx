import type { Golfer, WholeGolfer } from '@fairway/api';
import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { BothCards } from './both-cards.tsx';
import { PersonLine } from './person-line.tsx';
import { foundGolfers, mergeGolfer } from './query.ts';

type Props = { golfer: WholeGolfer; onMerged: (into: Golfer) => void };

/** Finds whom a golfer is, and merges them. */
export function MergeForm({ golfer, onMerged }: Props) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const [search, setSearch] = useState(golfer.name);
  const found = useQuery(foundGolfers(golfer.siteId, search));
  const merging = useMutation({
    mutationFn: (intoId: string) => mergeGolfer(golfer.id, intoId),
    meta: { shows: ['golfer-twice-in-tournament'] },
    onSuccess: async (into) => {
      showToast('success', t('merge.done', { name: into.name }), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
      onMerged(into);
    },
  });
  const others = found.data?.items.filter(({ id }) => id !== golfer.id) ?? [];
  return (
    <div className="column gap-16">
      <p>{t('merge.text', { name: golfer.name })}</p>
      <SearchBox label={t('merge.search')} value={search} onChange={setSearch} />
      {isApiError(merging.error, 'golfer-twice-in-tournament') && <BothCards error={merging.error} />}
      {found.data === undefined && <Unread of={[found]} height={120} />}
      {found.data !== undefined && others.length === 0 && <Text c="dimmed">{t('merge.nobody')}</Text>}
      <ul className="column gap-12">
        {others.map((one) => (
          <li key={one.id} className="panel row gap-12 wrap between">
            <PersonLine person={one} />
            <Button variant="default" loading={merging.isPending && merging.variables === one.id} onClick={() => merging.mutate(one.id)}>
              {t('merge.choose', { name: one.name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
