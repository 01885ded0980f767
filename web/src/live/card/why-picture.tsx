import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import type { Ranking } from '../../feature/play/leaderboard/ranking.ts';
import type { Say } from '../../feature/play/leaderboard/step/tie-words.ts';
import type { TieFigure } from '../../feature/play/leaderboard/why/tie-figure.ts';
import type { WhyFigure } from '../../feature/play/leaderboard/why/why-figure.ts';
import { WhyView } from '../../feature/play/leaderboard/why/why-view.tsx';
import { prizesOf } from '../board/winner/prize.ts';
import { useWords } from '../words.ts';

export type WhyProps = { board: PublicBoard; ranking: Ranking; line: PublicBoardLine };

/** The reasons as a picture, and the player’s card to send to friends. */
export function WhyPicture({ board, ranking, line, figure, say }: WhyProps & { figure: WhyFigure; say: Say }) {
  const { t, language } = useWords();
  const division = board.divisions.find(({ id }) => id === ranking.divisionId)?.name;
  const list = `${t(`basis.${ranking.basis}`)} · ${division === undefined ? t('wholeField') : t('divisionName', { name: division })}`;
  const won = (board.winners ?? []).filter(({ playerId }) => playerId === line.playerId);
  const prizes = prizesOf(board, won, t, language).flatMap(({ title, prizes: ofGroup }) =>
    ofGroup.map(({ award }) => (title === null ? award : `${award} · ${title}`)),
  );
  const share = async (tie: TieFigure | null) => {
    const { shareCard, shareTie } = await import('../../feature/play/leaderboard/why/share.ts');
    const shared = { board, dates: datesIn(language, board), list, prizes, t: say };
    await (tie === null ? shareCard(figure, shared) : shareTie(tie, shared));
  };
  return (
    <WhyView
      figure={figure}
      t={say}
      list={list}
      prizes={prizes}
      hasCard
      action={
        figure.own !== null && (
          <button type="button" className="button" onClick={() => void share(null)}>
            {say('picture.shareCard')}
          </button>
        )
      }
      actionOf={(tie) => (
        <button type="button" className="print-button" onClick={() => void share(tie)}>
          {say('picture.shareTie')}
        </button>
      )}
    />
  );
}
