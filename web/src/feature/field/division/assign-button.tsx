import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { assignDivisions, useDivisionChange } from './query.ts';

/** Assigns the players who have no division yet, and with `move` those out of range, and lists those who fit none. */
export function AssignButton({ tournamentId, misplaced }: { tournamentId: string; misplaced: 'stay' | 'move' }) {
  const { t } = useTranslation('division');
  const assign = useDivisionChange(tournamentId, assignDivisions(tournamentId, misplaced));
  const tell = ({ assigned, unassigned }: Awaited<ReturnType<ReturnType<typeof assignDivisions>>>) => {
    const names = unassigned.map(({ name }) => name).join(', ');
    const left = unassigned.length === 0 ? t('assignAll') : t('assignLeft', { count: unassigned.length, names });
    showToast(unassigned.length === 0 ? 'success' : 'warning', t('assigned', { count: assigned }), left);
  };
  return (
    <Button
      variant="default"
      title={t(misplaced === 'move' ? 'border.reassignHelp' : 'assignHelp')}
      loading={assign.isPending}
      onClick={() => assign.mutate(undefined, { onSuccess: tell })}
    >
      {t(misplaced === 'move' ? 'border.reassign' : 'assign')}
    </Button>
  );
}
