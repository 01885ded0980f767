import type { MatchWordSaid, StaffMatch } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newId } from '../../../../lib/id.ts';
import { speak } from '../../../../ui/page/speak.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { sayOfMatch, takeOverMatch } from '../change.ts';
import { contests, matchHistory } from '../query.ts';

export type Saying = { readonly word: MatchWordSaid; readonly reason?: string; readonly sentence: string };

/** Says something of a match: one after the other, each on what stood when its turn came. A refusal is a toast with its sentence. */
export function useSaying(tournamentId: string, matchId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('contest');
  return useMutation({
    scope: { id: `match ${matchId}` },
    mutationFn: async ({ word, reason }: Saying) => {
      const replaces =
        word.kind === 'hole' ? standingId(matchIn(client.getQueryData(contests(tournamentId).queryKey), matchId), word.hole) : null;
      const { outcomes, match } = await sayOfMatch(tournamentId, matchId, [
        { id: newId(), word, replaces, ...(reason !== undefined && { reason }) },
      ]);
      await takeOverMatch(client, tournamentId, match);
      return outcomes[0] ?? null;
    },
    onSuccess: (outcome, { sentence }) => {
      void client.invalidateQueries({ queryKey: matchHistory(tournamentId, matchId).queryKey });
      if (outcome?.outcome === 'refused') showToast('danger', sentence, outcome.message ?? '');
      else if (outcome?.outcome === 'disputed') showToast('warning', sentence, t('match.disputed'));
      else speak(t('match.said', { said: sentence }));
    },
  });
}

type All = { readonly items: readonly { readonly sessions: readonly { readonly matches: readonly StaffMatch[] }[] }[] } | undefined;

export const matchIn = (all: All, matchId: string): StaffMatch | undefined =>
  all?.items.flatMap(({ sessions }) => sessions.flatMap(({ matches }) => matches)).find(({ id }) => id === matchId);

const standingId = (match: StaffMatch | undefined, hole: number): string | null => match?.said.find((one) => one.hole === hole)?.id ?? null;
