import type { Arrangement } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { confirm } from '../../ui/confirm.tsx';
import { showToast } from '../../ui/toast.tsx';
import { begunFlights, changeBetween, isEmpty, undone } from './arrangement/change.ts';
import { arrangement, writeArrangement } from './query.ts';

/** What becomes of the flights; null: it cannot be. */
type Step = (of: Arrangement) => Arrangement | null;
type Done = { readonly before: Arrangement; readonly after: Arrangement };
type Run = { readonly step: Step; readonly undoes?: Done };

const MOST_UNDONE = 20;

/** Changes the flights of a round at once on the screen, one change after the other on the server; the last ones can be undone. */
export function useArrangement(tournamentId: string, roundId: string) {
  const { t } = useTranslation('flight');
  const client = useQueryClient();
  const { queryKey } = arrangement(tournamentId, roundId);
  const [done, setDone] = useState<readonly Done[]>([]);
  const writing = useMutation({
    scope: { id: `flights ${roundId}` },
    meta: { shows: ['stale-version'] },
    mutationFn: async ({ step }: Run): Promise<Done | null> => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const wanted = before && step(before);
      if (!before || !wanted) return null;
      const change = changeBetween(before, wanted);
      if (isEmpty(change)) return null;
      client.setQueryData(queryKey, wanted);
      try {
        return { before, after: await writeArrangement(tournamentId, roundId, change) };
      } catch (error) {
        client.setQueryData(queryKey, isApiError(error, 'stale-version') ? (error.current as Arrangement) : before);
        throw error;
      }
    },
    onSuccess: async (written, { undoes }) => {
      if (written === null) return;
      client.setQueryData(queryKey, written.after);
      setDone((list) => (undoes ? list.filter((one) => one !== undoes) : [...list.slice(1 - MOST_UNDONE), written]));
      // players, scores and boards show flights too: they are read again when they are next opened
      await client.invalidateQueries({ queryKey: ['tournaments', tournamentId], refetchType: 'none' });
    },
    onError: (error) => isApiError(error, 'stale-version') && showToast('warning', t('stale'), t('staleText')),
  });
  const last = done.at(-1);
  return {
    /** Makes a change; a flight that has scores is asked about first. True when it was made. */
    change: async (step: Step): Promise<boolean> => {
      const now = client.getQueryData(queryKey);
      const wanted = now && step(now);
      if (!now || !wanted) return false;
      const begun = begunFlights(now, changeBetween(now, wanted));
      const question = { title: t('late.title'), text: t('late.text', { flights: begun.join(', ') }), action: t('late.action') };
      if (begun.length > 0 && !(await confirm(question))) return false;
      return writing.mutateAsync({ step }).then(
        (written) => written !== null,
        () => false,
      );
    },
    /** Takes the last change back; null: there is none. */
    undo:
      last === undefined
        ? null
        : () => {
            const now = client.getQueryData(queryKey);
            if (now && undone(now, last.before, last.after) === null) {
              setDone((list) => list.filter((one) => one !== last));
              return showToast('warning', t('notUndone'), t('notUndoneText'));
            }
            writing.mutate({ step: (of) => undone(of, last.before, last.after), undoes: last });
          },
  };
}

export type Change = ReturnType<typeof useArrangement>['change'];
