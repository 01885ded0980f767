import type { Blocker, Round } from '@fairway/api';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { confirm } from '../../../../ui/dialog/confirm.tsx';
import { finishPreview, type RoundAction } from '../query.ts';
import { sayFinish } from './finish-words.ts';

/** `blockers`: why the round cannot be finished, if no question was asked. */
type RoundAnswer = { readonly yes: boolean; readonly blockers: readonly Blocker[] };

/**
 * Asks before a round is finished, with a list of who would miss the cut, or opened again, which takes the cut back. Asks nothing
 * while something blocks finishing it.
 */
export function useRoundQuestion(tournamentId: string): (round: Round, action: RoundAction['action']) => Promise<RoundAnswer> {
  const client = useQueryClient();
  const { t } = useTranslation('tournament');
  const askToFinish = async (round: Round): Promise<RoundAnswer> => {
    const preview = await client.fetchQuery(finishPreview(tournamentId, round.id)).catch(() => null);
    if (preview === null || preview.blockers.length > 0) return { yes: false, blockers: preview?.blockers ?? [] };
    const title = t('detail.finishAsking', { number: round.number });
    return { yes: await confirm({ title, text: sayFinish(preview, t), action: t('detail.finish') }), blockers: [] };
  };
  const askToReopen = async ({ number }: Round): Promise<RoundAnswer> => {
    const title = t('detail.resumeAsking', { number });
    return { yes: await confirm({ title, text: t('detail.resumeText'), action: t('detail.resume') }), blockers: [] };
  };
  return (round, action) => (action === 'finish' ? askToFinish(round) : askToReopen(round));
}

export const blockerText = (blockers: readonly Blocker[]): string => blockers.map(({ message }) => message).join('\n');
