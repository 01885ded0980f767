import type { PublicBoard } from '@fairway/api';
import { formatClock, formatDate } from '../../lib/date.ts';
import { useClock } from './use-clock.ts';

/** The head of every page of the television. */
export function TelevisionBand({ board, about }: { board: PublicBoard; about: string }) {
  const now = useClock();
  return (
    <header className="tv-band">
      <div>
        <h1>{board.name}</h1>
        <p>{[board.clubName, formatDate(board.date), about].join(' · ')}</p>
      </div>
      <time className="tv-clock">{formatClock(now, board.timeZone)}</time>
    </header>
  );
}
