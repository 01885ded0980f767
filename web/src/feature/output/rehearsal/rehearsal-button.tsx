import type { Tournament } from '@fairway/api';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { IconMasksTheater } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { useRehearse } from './query.ts';

/** Says what a rehearsal is, makes one, and opens it. */
export function RehearsalButton({ tournament, size }: { tournament: Tournament; size: 'xs' | 'sm' }) {
  const { t } = useTranslation('tournament');
  const navigate = useNavigate();
  const rehearse = useRehearse(tournament.id);
  const ask = async () => {
    const question = { title: t('rehearsal.title', { name: tournament.name }), text: t('rehearsal.text'), action: t('rehearsal.save') };
    if (!(await confirm(question))) return;
    rehearse.mutate(undefined, {
      onSuccess: ({ id, name }) => {
        showToast('success', t('rehearsal.done'), name);
        navigate(`/tournaments/${id}`);
      },
    });
  };
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconMasksTheater aria-hidden size={size === 'xs' ? 14 : 16} />}
      loading={rehearse.isPending}
      onClick={ask}
    >
      {t('rehearsal.button')}
    </Button>
  );
}
