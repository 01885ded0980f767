import { matchScoreText } from '@fairway/api/word/match-text';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newId } from '../../../../lib/id.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { useSheetSaver } from '../../../../ui/grid/use-sheet-saver.ts';
import { changeMatch, sayOfMatch, takeOverMatch } from '../change.ts';
import { contests } from '../query.ts';
import { matchIn } from '../result/use-saying.ts';
import { cellText } from './match-cell.ts';
import { type MatchSheet, matchCells } from './match-change.ts';

/** Saves the cells of a session's matches. The sheet of another session is another one. */
export function useMatchSaver(tournamentId: string, { find, holes }: { readonly find: FindGolfer; readonly holes: number }) {
  const client = useQueryClient();
  const { t } = useTranslation('contest');
  const { t: say } = useTranslation('match-board');
  const language = useLanguage();
  const sheet: MatchSheet = {
    ...matchCells({
      ...{ find, holes },
      change: (matchId, change) => changeMatch(tournamentId, matchId, change),
      say: async (matchId, word) => {
        const { outcomes, match } = await sayOfMatch(tournamentId, matchId, [{ id: newId(), word, replaces: null }]);
        return { match, refused: outcomes[0]?.outcome === 'refused' ? (outcomes[0].message ?? '') : null };
      },
      takeOver: (match) => takeOverMatch(client, tournamentId, match),
      tell: (problem) => t(`cell.${problem}`),
      tellIncomplete: (from) => t('cell.incomplete', { from }),
    }),
    rowOf: (matchId) => matchIn(client.getQueryData(contests(tournamentId).queryKey), matchId),
    textOf: (match, field) => cellText(match, field, (of) => matchScoreText(of, say), language),
    tellChanged: () => t('cell.changed'),
  };
  return useSheetSaver(sheet);
}
