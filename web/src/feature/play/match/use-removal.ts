import type { StaffContest, StaffMatch, StaffSession } from '@fairway/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { confirmDelete } from '../../../ui/dialog/confirm.tsx';
import { showToast } from '../../../ui/toast/toast.tsx';
import { changeContests, deleteContest, deleteMatch, deleteSession } from './change.ts';
import { contests } from './query.ts';
import { useMatchWrite } from './use-match-write.ts';

/** Asks, then deletes; what has results stays, and the server says so. Each answers whether it is gone. */
export function useRemoval(tournamentId: string) {
  const { t } = useTranslation(['contest', 'word']);
  const client = useQueryClient();
  const { mutateAsync } = useMatchWrite(tournamentId, (remove: () => Promise<unknown>) => remove());
  const removed = useCallback(
    async (question: { title: string; goes: string }, remove: () => Promise<unknown>, done: string): Promise<boolean> => {
      if (!(await confirmDelete({ ...question, action: t('word:delete') }))) return false;
      try {
        await mutateAsync(remove);
      } catch {
        return false;
      }
      showToast('success', done, '');
      void client.invalidateQueries({ queryKey: contests(tournamentId).queryKey });
      return true;
    },
    [client, mutateAsync, t, tournamentId],
  );
  const ofContest = useCallback(
    async ({ id, name }: StaffContest): Promise<boolean> => {
      const question = { title: t('contest:remove.title', { name }), goes: t('contest:remove.goes') };
      const isGone = await removed(question, () => deleteContest(tournamentId, id), t('contest:remove.done', { name }));
      if (isGone) await changeContests(client, tournamentId, (all) => ({ ...all, items: all.items.filter((one) => one.id !== id) }));
      return isGone;
    },
    [client, removed, t, tournamentId],
  );
  const ofSession = useCallback(
    ({ id }: StaffSession, name: string): Promise<boolean> =>
      removed(
        { title: t('contest:session.removeTitle', { name }), goes: t('contest:session.removeGoes') },
        () => deleteSession(tournamentId, id),
        t('contest:session.removed', { name }),
      ),
    [removed, t, tournamentId],
  );
  const ofMatch = useCallback(
    ({ id, number }: StaffMatch): Promise<boolean> =>
      removed(
        { title: t('contest:sheet.removeTitle', { number }), goes: '' },
        () => deleteMatch(tournamentId, id),
        t('contest:sheet.removed', { number }),
      ),
    [removed, t, tournamentId],
  );
  return { ofContest, ofSession, ofMatch };
}
