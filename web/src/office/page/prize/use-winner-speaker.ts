import type { DistanceUnit } from '@fairway/api/choice/account/club';
import { tieUnit } from '@fairway/golf';
import { useQuery } from '@tanstack/react-query';
import { board } from '../../../feature/play/leaderboard/query.ts';
import { sayCompared, sayTieStep } from '../../../feature/play/leaderboard/step/tie-words.ts';
import type { Speaker } from '../../../feature/result/winner/winner-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';

/** The names and the tie keys come from the leaderboard: the page composes the two features. */
export function useSpeaker(tournamentId: string, distanceUnit: DistanceUnit): Omit<Speaker, 't' | 'language' | 'awards'> {
  const { t } = useTranslation('explanation');
  const language = useLanguage();
  const { data } = useQuery(board(tournamentId));
  return {
    distanceUnit,
    nameOf: (playerId) => data?.lines.find((line) => line.playerId === playerId)?.name ?? '…',
    sayTie: ({ step, ...compared }) => ({
      key: sayTieStep(step, t, data?.rounds.length ?? 1),
      ...sayCompared({ ...compared, unit: tieUnit(step) }, language, t),
    }),
  };
}
