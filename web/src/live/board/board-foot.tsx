import type { PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { PREFIX } from '../../lib/prefix.ts';
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
function DataLinks({ board }: { board: PublicBoard }) {
  const { t, language } = useWords();
  const { tournamentId, sealed } = board;
  return (
    <p className="data-links">
      <span className="board-about for-phone" translate="no">
        <strong>{board.name}</strong> ·{' '}
        {[board.clubName, datesIn(language, board), board.rounds[0]?.courseName].filter(Boolean).join(' · ')}
      </span>
      <a href={`${PREFIX}/tournaments/${tournamentId}/live/regulations`}>{t('regulations')}</a>
      {sealed && (
        <>
          {' '}
          · <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{t('seal')}</a>
        </>
      )}{' '}
      · <a href={boardFile(tournamentId, language)}>CSV</a> (<a href={boardFile(tournamentId, language, 'excel')}>{t('forExcel')}</a>) ·{' '}
      <a href={boardPath(tournamentId)}>JSON</a>
    </p>
  );
}
