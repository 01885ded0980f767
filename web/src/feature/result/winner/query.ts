import type { WinnerList } from '@fairway/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import { writeAsSeen } from '../../../ui/record/stale/write-as-seen.ts';
import { showStale, showToast } from '../../../ui/toast/toast.tsx';

export const winnerList = (tournamentId: string) =>
  queryOptions({
    ...routeQuery(['tournaments', tournamentId, 'winners'], 'GET /api/tournaments/:tournamentId/winners', { params: { tournamentId } }),
    retry: false,
    // Shown in place of the winners.
    meta: {
      shows: ['more-players', 'no-handicap-course', 'no-handicap-index', 'partner-no-handicap-course', 'partner-no-handicap-index'],
    },
  });

/** `byHand`: of anyone, or of no one (null), whatever the rules say. */
export type Decision = { readonly awardId: string; readonly playerId: string | null; readonly byHand: boolean; readonly reason: string };
/** With the list on which the person saw it. */
type Seen<Of> = Of & { readonly seen: WinnerList };

const awardOf = (awardId: string) => (list: WinnerList) => list.items.find((award) => award.awardId === awardId);

/** The screen shows the list that a write, or its refusal, answers with. */
function useWinnerWrite<Of>(
  tournamentId: string,
  part: (of: Of) => (list: WinnerList) => unknown,
  write: (of: Seen<Of>) => Promise<WinnerList>,
) {
  const client = useQueryClient();
  const show = (list: WinnerList) => client.setQueryData(winnerList(tournamentId).queryKey, list);
  return {
    mutationFn: (of: Seen<Of>) => writeAsSeen(of.seen, part(of), (seen) => write({ ...of, seen }), show),
    onSuccess: show,
  };
}

/** The committee's choice, or taking it back; both answer with the whole list, because one award may move others. */
export function useDecision(tournamentId: string) {
  const decide = useMutation({
    ...useWinnerWrite<Decision>(
      tournamentId,
      ({ awardId }) => awardOf(awardId),
      ({ seen: { boardVersion }, awardId, ...choice }) =>
        call('PUT /api/tournaments/:tournamentId/winners/:awardId/decision', {
          params: { tournamentId, awardId },
          body: { ...choice, boardVersion },
        }),
    ),
    // Shown in the dialog.
    meta: { shows: ['not-eligible', 'stale-version'] },
  });
  const takeBack = useMutation({
    ...useWinnerWrite<{ awardId: string }>(
      tournamentId,
      ({ awardId }) => awardOf(awardId),
      ({ seen: { boardVersion }, awardId }) =>
        call('DELETE /api/tournaments/:tournamentId/winners/:awardId/decision', {
          params: { tournamentId, awardId },
          query: { boardVersion },
        }),
    ),
    ...STALE_IN_A_TOAST,
  });
  return { decide, takeBack };
}

/** Shows the winners that the person sees to the public, or none; a toast takes the first publication back. */
export function usePublication(tournamentId: string) {
  const { t } = useTranslation('tournament');
  const params = { tournamentId };
  const unpublish = useMutation({
    ...useWinnerWrite(
      tournamentId,
      () => (list) => list.publication,
      ({ seen: { boardVersion } }) =>
        call('DELETE /api/tournaments/:tournamentId/winners/publication', { params, query: { boardVersion } }),
    ),
    ...STALE_IN_A_TOAST,
  });
  const publishing = useWinnerWrite(
    tournamentId,
    () => (list) => list.items,
    ({ seen: { boardVersion } }) => call('PUT /api/tournaments/:tournamentId/winners/publication', { params, body: { boardVersion } }),
  );
  const publish = useMutation({
    ...publishing,
    onSuccess: (winners, { seen }) => {
      publishing.onSuccess(winners);
      // an earlier publication is kept nowhere
      const takeBack = seen.publication === null ? () => unpublish.mutate({ seen: winners }) : undefined;
      showToast('success', t('detail.published'), '', takeBack);
    },
    ...STALE_IN_A_TOAST,
  });
  return { publish, unpublish };
}

const STALE_IN_A_TOAST = {
  meta: { shows: ['stale-version'] },
  onError: (error: Error) => isApiError(error, 'stale-version') && showStale(),
} as const;
