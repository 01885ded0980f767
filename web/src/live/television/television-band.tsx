import type { PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { formatClock } from '../../lib/date.ts';
import { codeAddress } from '../request.ts';
import { useWords } from '../words.ts';
import { useClock } from './use-clock.ts';

/** The head of every page of the television. */
export function TelevisionBand({ board, about }: { board: PublicBoard; about: string }) {
  const { language } = useWords();
  const now = useClock();
  return (
    <header className="tv-band">
      <div>
        <h1>{board.name}</h1>
        <p>{[board.clubName, datesIn(language, board), about].join(' · ')}</p>
      </div>
      <img className="tv-code" src={codeAddress(board.tournamentId)} alt="" />
      <time className="tv-clock">{formatClock(now, board.timeZone)}</time>
    </header>
  );
}
