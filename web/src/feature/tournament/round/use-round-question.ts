import type { Obstacle, Round } from '@fairway/api';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/confirm.tsx';
import { finishOutlook, type RoundDeed } from '../query.ts';
import { sayFinish } from './finish-words.ts';

/** `obstacles`: why the round cannot be finished, where nothing was asked. */
export type RoundAnswer = { readonly yes: boolean; readonly obstacles: readonly Obstacle[] };

/**
 * Asks before a round is finished, and names who would miss the cut, or opened again, which takes the cut back. Nothing is asked
 * while something stands in the way of finishing it.
 */
export function useRoundQuestion(tournamentId: string): (round: Round, deed: RoundDeed['deed']) => Promise<RoundAnswer> {
  const client = useQueryClient();
  const { t } = useTranslation('tournament');
  const askToFinish = async (round: Round): Promise<RoundAnswer> => {
    const outlook = await client.fetchQuery(finishOutlook(tournamentId, round.id)).catch(() => null);
    if (outlook === null || outlook.obstacles.length > 0) return { yes: false, obstacles: outlook?.obstacles ?? [] };
    const title = t('detail.finishAsking', { number: round.number });
    return { yes: await confirm({ title, text: sayFinish(outlook, t), action: t('detail.finish') }), obstacles: [] };
  };
  const askToResume = async ({ number }: Round): Promise<RoundAnswer> => {
    const title = t('detail.resumeAsking', { number });
    return { yes: await confirm({ title, text: t('detail.resumeText'), action: t('detail.resume') }), obstacles: [] };
  };
  return (round, deed) => (deed === 'finish' ? askToFinish(round) : askToResume(round));
}

export const obstacleText = (obstacles: readonly Obstacle[]): string => obstacles.map(({ message }) => message).join('\n');
