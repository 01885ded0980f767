import type { WhyFigure } from '../../feature/play/leaderboard/why/why-figure.ts';
import { PREFIX } from '../../lib/prefix.ts';
import { onDemandBeside } from '../page/on-demand.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import type { Reasons } from './reason.ts';
import { loadExplanation } from './request.ts';
import type { WhyProps } from './why-picture.tsx';

const WhyPicture = onDemandBeside(async () => (await import('./why-picture.tsx')).WhyPicture);

/** Why a player stands where they stand, as a picture and in sentences. */
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
  const { title, sentences, boardVersion, figure, speaker } = reasons;
  return (
    <div className="why">
      <h3>{title}</h3>
      <WhyPicture {...props} figure={figure} say={speaker.t} />
      <details className="why-said">
        <summary>{speaker.t('picture.sentences')}</summary>
        <ol>
          {sentences.map(({ text, trials }) => (
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
      </details>
      {boardVersion > props.board.boardVersion && <p className="why-newer">{speaker.t('picture.newer')}</p>}
      <p>
        <a href={`${PREFIX}/tournaments/${props.board.tournamentId}/live/check?player=${props.line.playerId}`}>{t('check')}</a>
      </p>
    </div>
  );
}

/** The reasons for the board that is shown; the earlier ones stay meanwhile. */
function useReasons({ board, ranking, line }: WhyProps) {
  const { language } = useWords();
  const { basis, divisionId } = ranking;
  const { tournamentId, boardVersion } = board;
  const about = [tournamentId, boardVersion, line.playerId, basis, divisionId, language].join(' ');
  return useAnswer<Reasons & { figure: WhyFigure }>(about, async () => {
    const within = divisionId === null ? 'field' : 'division';
    const [explanation, { reasonsOf }, { whyFigure }] = await Promise.all([
      loadExplanation(tournamentId, line.playerId, basis, within),
      import('./reason.ts'),
      import('../../feature/play/leaderboard/why/why-figure.ts'),
    ]);
    const reasons = await reasonsOf(explanation, board, line, language);
    return { ...reasons, figure: whyFigure(explanation, board, reasons.speaker) };
  });
}
