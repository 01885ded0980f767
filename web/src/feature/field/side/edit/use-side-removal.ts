import type { Side } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { failureOf } from '../../../../lib/api/failure.ts';
import { confirmDelete } from '../../../../ui/dialog/confirm.tsx';
import { showFailure, showToast } from '../../../../ui/toast/toast.tsx';
import { addSides, changeSides, deleteSide, type NewSide } from '../query.ts';

/** The side as it is made again; one with other partners in a later round, or with a substitute, cannot be. */
function madeAgain({ name, named, divisionId, rounds }: Side): NewSide | null {
  const [first, ...later] = rounds;
  if (first === undefined || first.playerIds.length === 0) return null;
  const isSame = later.every(({ playerIds }) => playerIds.join() === first.playerIds.join());
  if (!isSame || rounds.some(({ substitutes }) => substitutes.length > 0)) return null;
  return { name: named ? name : null, partners: [...first.playerIds], divisionId };
}

/** Asks, then deletes sides one after the other; the server keeps one with scores. A toast takes it back where that can be done. */
export function useSideRemoval(tournamentId: string) {
  const { t } = useTranslation(['side', 'word']);
  const client = useQueryClient();
  const { mutateAsync: deleteOne } = useMutation({
    mutationFn: (sideId: string) => deleteSide(tournamentId, sideId),
    meta: { shows: 'every' },
  });
  return useCallback(
    async (sides: readonly Side[]): Promise<boolean> => {
      const [only] = sides;
      if (only === undefined) return false;
      const title = sides.length === 1 ? t('delete.title', { name: only.name }) : t('delete.titleMany', { count: sides.length });
      if (!(await confirmDelete({ title, goes: t('delete.goes'), action: t('word:delete') }))) return false;
      const gone: Side[] = [];
      const stayed: string[] = [];
      for (const side of sides) {
        try {
          await deleteOne(side.id);
          gone.push(side);
        } catch (error) {
          stayed.push(`${side.name}: ${failureOf(error)?.message ?? ''}`);
        }
      }
      const ids = new Set(gone.map(({ id }) => id));
      await changeSides(client, tournamentId, (items) => items.filter(({ id }) => !ids.has(id)));
      const again = gone.map(madeAgain);
      const undo = () =>
        addSides(
          tournamentId,
          again.filter((side) => side !== null),
        ).then(() => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }), showFailure);
      const sentence = gone.length === 1 ? t('delete.done', { name: gone[0]?.name ?? '' }) : t('delete.doneMany', { count: gone.length });
      if (gone.length > 0) showToast('success', sentence, '', again.includes(null) ? undefined : () => void undo());
      if (stayed.length > 0) showToast('warning', t('delete.stayed'), stayed.join('\n'));
      return stayed.length === 0;
    },
    [client, deleteOne, t, tournamentId],
  );
}
