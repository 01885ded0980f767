import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { Ranking } from '../../feature/leaderboard/ranking.ts';
import { loadExplanation } from '../request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import type { Reasons } from './reason.ts';

type WhyProps = { board: PublicBoard; ranking: Ranking; line: PublicBoardLine };

/** Why a player stands where they stand, in sentences. */
export function Why(props: WhyProps) {
  const { t } = useWords();
  const { answer: reasons, lack, retry } = useReasons(props);
  if (reasons === null) {
    if (lack === 'loading') return <p className="why-loading">{t('loading')}</p>;
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

/** The reasons for the board that is shown; the earlier ones stay meanwhile. */
function useReasons({ board, ranking, line }: WhyProps) {
  const { language } = useWords();
  const { basis, divisionId } = ranking;
  const { tournamentId, boardVersion } = board;
  const about = [tournamentId, boardVersion, line.playerId, basis, divisionId, language].join(' ');
  return useAnswer<Reasons>(about, async () => {
    const within = divisionId === null ? 'field' : 'division';
    const [explanation, { reasonsOf }] = await Promise.all([
      loadExplanation(tournamentId, line.playerId, basis, within),
      import('./reason.ts'),
    ]);
    return reasonsOf(explanation, board, line, language);
  });
}
