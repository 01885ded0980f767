import { matchScoreText } from '@fairway/api/word/match-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api-error.ts';
import { failureOf } from '../../../../lib/failure.ts';
import { newId } from '../../../../lib/id.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { useStore } from '../../../../lib/store.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { changeMatch, sayOfMatch, takeOverMatch } from '../change.ts';
import { contests } from '../query.ts';
import { matchIn } from '../result/use-saying.ts';
import { cellText } from './match-cell.ts';
import { createMatchSaver } from './match-saver.ts';

/** Saves the cells of a session's matches. The sheet of another session is another one. */
export function useMatchSaver(tournamentId: string, setting: { readonly find: FindGolfer; readonly holes: number }) {
  const client = useQueryClient();
  const { t } = useTranslation('contest');
  const { t: say } = useTranslation('match-board');
  const language = useLanguage();
  const latest = useRef({ ...setting, t, say, language });
  useEffect(() => {
    latest.current = { ...setting, t, say, language };
  });
  const [saver] = useState(() => {
    const run = <Answer>(mutationFn: () => Promise<Answer>) =>
      client
        .getMutationCache()
        .build(client, { mutationFn, meta: { shows: 'every' } })
        .execute(undefined);
    return createMatchSaver({
      matchOf: (matchId) => matchIn(client.getQueryData(contests(tournamentId).queryKey), matchId),
      textOf: (match, field) => cellText(match, field, (of) => matchScoreText(of, latest.current.say), latest.current.language),
      find: (text) => latest.current.find(text),
      holes: setting.holes,
      newId,
      change: (matchId, change) => run(() => changeMatch(tournamentId, matchId, change)),
      say: async (matchId, saying) => {
        const { outcomes, match } = await run(() => sayOfMatch(tournamentId, matchId, [saying]));
        return { match, refused: outcomes[0]?.outcome === 'refused' ? (outcomes[0].message ?? '') : null };
      },
      takeOver: (match) => takeOverMatch(client, tournamentId, match),
      tell: (problem) => latest.current.t(`cell.${problem}`),
      tellIncomplete: (from) => latest.current.t('cell.incomplete', { from }),
      explain: (error) => (isApiError(error) ? Object.values(error.errors)[0]?.[0] : undefined) ?? failureOf(error)?.message ?? '',
    });
  });
  return { saver, ...useStore(saver.told) };
}
