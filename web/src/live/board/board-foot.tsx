import type { PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import type { ListedBoard } from '../../feature/play/leaderboard/listed-board.ts';
import { PREFIX } from '../../lib/prefix.ts';
import { HeadLine } from '../check/head/head-line.tsx';
import { placesOf } from '../course-line.ts';
import { boardFile, boardPath } from '../request.ts';
import { useWords } from '../words.ts';

export const BoardFoot = ({ board, isEmbedded }: { board: PublicBoard; isEmbedded: boolean }) =>
  isEmbedded ? <EmbedFoot board={board} /> : <DataLinks board={board} />;

/** Within another website: which tournament it is, as a link to the whole page. */
function EmbedFoot({ board }: { board: PublicBoard }) {
  return (
    <footer className="embed-foot">
      <a href={`${PREFIX}/tournaments/${board.tournamentId}/live`} target="_blank" rel="noopener" translate="no">
        {board.name}
      </a>
      <span>Fairway</span>
    </footer>
  );
}

/** On a phone what its head has no room for; the regulations, the seals of a Peoria, and for programs the board as a file and as JSON. */
function DataLinks({ board }: { board: ListedBoard }) {
  const { t, language } = useWords();
  const { tournamentId, sealed } = board;
  // the links open the list that the page shows
  const list = board.players ? '&list=sides' : '';
  return (
    <footer className="quiet small center data-links">
      <HeadLine board={board} />
      <span className="board-about for-phone" translate="no">
        <strong>{board.name}</strong> · {[board.clubName, datesIn(language, board), ...placesOf(board, t)].join(' · ')}
      </span>
      <a href={`${PREFIX}/tournaments/${tournamentId}/live/regulations`}>{t('regulations')}</a>
      {sealed && (
        <>
          {' '}
          · <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{t('seal')}</a>
        </>
      )}{' '}
      · <a href={boardFile(tournamentId, language, list)}>CSV</a> (
      <a href={boardFile(tournamentId, language, `${list}&for=excel`)}>{t('forExcel')}</a>) · <a href={boardPath(tournamentId)}>JSON</a>
    </footer>
  );
}
