import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { useEffect, useState } from 'react';
import type { Ranking } from '../../feature/leaderboard/ranking.ts';
import { loadExplanation } from '../request.ts';
import { useWords } from '../words.ts';
import type { Reasons } from './reason.ts';

type WhyProps = { board: PublicBoard; ranking: Ranking; line: PublicBoardLine };

/** Why a player stands where they stand, in sentences. */
export function Why(props: WhyProps) {
  const { t } = useWords();
  const { reasons, hasFailed, retry } = useReasons(props);
  if (reasons === null) {
    if (!hasFailed) return <p className="why-loading">{t('loading')}</p>;
    return (
      <p className="why-loading">
        {t('failed')}{' '}
        <button type="button" className="link" onClick={retry}>
          {t('retry')}
        </button>
      </p>
    );
  }
  return (
    <div className="why">
      <h3>{reasons.title}</h3>
      <ol>
        {reasons.said.map(({ text, trials }) => (
          <li key={text}>
            {text}
            {trials && (
              <ul>
                {trials.map((trial) => (
                  <li key={trial}>{trial}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {reasons.boardVersion > props.board.boardVersion && <p className="why-newer">{t('whyNewer')}</p>}
    </div>
  );
}

/** The reasons, asked for again with every new version that is shown; the earlier ones stay meanwhile. */
function useReasons({ board, ranking, line }: WhyProps) {
  const { language } = useWords();
  const [reasons, setReasons] = useState<Reasons | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { basis, divisionId } = ranking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has new reasons, and another attempt asks again
  useEffect(() => {
    let isWanted = true;
    const words = import('./reason.ts');
    loadExplanation(board.tournamentId, line.playerId, basis, divisionId === null ? 'field' : 'division')
      .then(async (explanation) => (await words).reasonsOf(explanation, board, line, language))
      .then(
        (loaded) => isWanted && setReasons(loaded),
        () => isWanted && setFailures((count) => count + 1),
      );
    return () => {
      isWanted = false;
    };
  }, [board.boardVersion, line.playerId, basis, divisionId, language, attempt]);
  return { reasons, hasFailed: failures > attempt, retry: () => setAttempt(failures) };
}
