import type { Arrangement } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { confirm } from '../../../ui/dialog/confirm.tsx';
import { speak } from '../../../ui/page/speak.ts';
import { showStale, showToast } from '../../../ui/toast/toast.tsx';
import { begunFlights, changeBetween, isEmpty, undone } from './arrangement/change.ts';
import { arrangement, writeArrangement } from './query.ts';

/** What becomes of the flights; null: it cannot be. */
type Step = (of: Arrangement) => Arrangement | null;
type Done = { readonly before: Arrangement; readonly after: Arrangement };

const MOST_UNDONE = 20;

/** Changes the flights of a round at once on the screen, one change after the other on the server; the last ones can be undone. */
export function useArrangement(tournamentId: string, roundId: string) {
  const { t } = useTranslation('flight');
  const client = useQueryClient();
  const { queryKey } = arrangement(tournamentId, roundId);
  const [done, setDone] = useState<readonly Done[]>([]);
  // what an undo that waited for its turn takes back
  const latest = useRef(done);
  const remember = (list: readonly Done[]) => {
    latest.current = list.slice(-MOST_UNDONE);
    setDone(latest.current);
  };
  const write = async (step: Step): Promise<Done | null> => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    const wanted = before && step(before);
    if (!before || !wanted) return null;
    const change = changeBetween(before, wanted);
    if (isEmpty(change)) return null;
    client.setQueryData(queryKey, wanted);
    try {
      const after = await writeArrangement(tournamentId, roundId, change);
      client.setQueryData(queryKey, after);
      return { before, after };
    } catch (error) {
      client.setQueryData(queryKey, isApiError(error, 'stale-version') ? (error.current as Arrangement) : before);
      throw error;
    }
  };
  const takeBack = async (done: Done | undefined = latest.current.at(-1)): Promise<Done | null> => {
    if (done === undefined) return null;
    const written = await write((of) => undone(of, done.before, done.after));
    remember(latest.current.filter((one) => one !== done));
    if (written === null) showToast('warning', t('notUndone'), t('notUndoneText'));
    else speak(t('undone'));
    return written;
  };
  const writing = useMutation({
    scope: { id: `flights ${roundId}` },
    meta: { shows: ['stale-version'] },
    mutationFn: async (step: Step | Done | 'undo'): Promise<Done | null> => {
      if (step === 'undo') return takeBack();
      if (typeof step !== 'function') return takeBack(step);
      const written = await write(step);
      if (written !== null) remember([...latest.current, written]);
      return written;
    },
    // players, scores and boards show flights too: they are read again when they are next opened
    onSuccess: (written) => written && client.invalidateQueries({ queryKey: ['tournaments', tournamentId], refetchType: 'none' }),
    onError: (error) => isApiError(error, 'stale-version') && showStale(t('stale')),
  });
  /** What cannot be any more, because others have changed it, is said. */
  const orSaid =
    (step: Step): Step =>
    (of) => {
      const wanted = step(of);
      if (wanted === null) showStale(t('stale'));
      return wanted;
    };
  return {
    /** Makes a change; a flight that has scores is asked about first. Answers what takes it back; null: it was not made. */
    change: async (step: Step): Promise<(() => void) | null> => {
      const now = client.getQueryData(queryKey);
      const wanted = now && orSaid(step)(now);
      if (!now || !wanted) return null;
      const begun = begunFlights(now, changeBetween(now, wanted));
      const question = { title: t('late.title'), text: t('late.text', { flights: begun.join(', ') }), action: t('late.action') };
      if (begun.length > 0 && !(await confirm(question))) return null;
      return writing.mutateAsync(orSaid(step)).then(
        (written) => written && (() => writing.mutate(written)),
        () => null,
      );
    },
    /** Takes the last change back, also one that is still being written; null: there is none. */
    undo: done.length > 0 || writing.isPending ? () => writing.mutate('undo') : null,
  };
}

export type Change = ReturnType<typeof useArrangement>['change'];
