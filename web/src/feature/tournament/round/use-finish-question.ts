import type { Obstacle, Round } from '@fairway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/confirm.tsx';
import { finishOutlook } from '../query.ts';
import { sayFinish } from './finish-words.ts';

/** `obstacles`: why the round cannot be finished, where nothing was asked. */
export type FinishAnswer = { readonly yes: boolean; readonly obstacles: readonly Obstacle[] };

/** Asks before a round is finished and names who would miss the cut; asks nothing while something stands in the way. */
export function useFinishQuestion(tournamentId: string): (round: Round) => Promise<FinishAnswer> {
  const client = useQueryClient();
  const { t } = useTranslation('tournament');
  return async (round) => {
    const outlook = await client.fetchQuery(finishOutlook(tournamentId, round.id)).catch(() => null);
    if (outlook === null || outlook.obstacles.length > 0) return { yes: false, obstacles: outlook?.obstacles ?? [] };
    const title = t('detail.finishAsking', { number: round.number });
    return { yes: await confirm({ title, text: sayFinish(outlook, t), action: t('detail.finish') }), obstacles: [] };
  };
}

export const obstacleText = (obstacles: readonly Obstacle[]): string => obstacles.map(({ message }) => message).join('\n');
