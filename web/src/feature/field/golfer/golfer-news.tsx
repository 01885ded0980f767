import type { WholeGolfer } from '@fairway/api';
import { Button, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { shownOf } from '../../../ui/record/field.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useGolferFields } from './fields.tsx';
import { changeGolfer } from './query.ts';

type News = WholeGolfer['news'][number];

/** What the lists of tournaments say newly of a golfer: written into the register by a press, never by itself. */
export function GolferNews({ golfer }: { golfer: WholeGolfer }) {
  const { t } = useTranslation('golfer');
  const client = useQueryClient();
  const fields = useGolferFields();
  const saving = useMutation({
    mutationFn: ({ field, value, date }: News) =>
      changeGolfer(golfer.id, { version: golfer.version, [field]: value, ...(field === 'handicapIndex' && { handicapDate: date }) }),
    onSuccess: async () => {
      showToast('success', t('saved', { name: golfer.name }), '');
      await client.invalidateQueries({ queryKey: ['golfers'] });
    },
  });
  if (golfer.news.length === 0) return null;
  return (
    <section className="panel column gap-8">
      <Title order={2}>{t('news.title')}</Title>
      <ul className="column gap-8">
        {golfer.news.map((one) => (
          <li key={one.field} className="row gap-12 wrap between">
            <span>
              {fields[one.field].label}: <strong>{shownOf(fields, one.field, { ...golfer, [one.field]: one.value })}</strong>
              <span className="quiet small">{` ${one.tournamentName} · ${formatDate(one.date)}`}</span>
            </span>
            <Button variant="default" size="compact-sm" loading={saving.isPending} onClick={() => saving.mutate(one)}>
              {t('news.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
