import type { PublicBoard } from '@fairway/api';
import type { ReactNode } from 'react';
import { formatClockSeconds } from '../../lib/date.ts';
import type { FeedState } from '../feed/board-feed.ts';
import { useWords } from '../words.ts';
import { ageIn } from './age.ts';
import { BackerStrip } from './backer-strip.tsx';
import { pageAt } from './paging.ts';
import { TelevisionBand } from './television-band.tsx';
import { useClock } from './use-clock.ts';

type Props = Pick<FeedState, 'connection' | 'confirmedAt'> & {
  board: PublicBoard;
  title: string;
  note: string;
  turn: number;
  pages: number;
  children: ReactNode;
};

/** Around every page: the head, the sponsors, and below what is shown, how fresh it is and which page of how many. */
export function TelevisionFrame({ board, connection, confirmedAt, title, note, turn, pages, children }: Props) {
  const { t, language } = useWords();
  const now = useClock();
  const age = confirmedAt === null || connection === 'live' ? null : ageIn(language, now - confirmedAt);
  return (
    <div className="television" translate="no">
      <TelevisionBand board={board} about={t(`phase.${board.phase}`)} />
      {children}
      {board.sponsors?.length > 0 && <BackerStrip sponsors={board.sponsors} turn={turn} />}
      <footer className="tv-foot">
        <h2>{title}</h2>
        <p>{note}</p>
        <p className={`connection connection-${connection}`}>
          <span className="connection-sign" aria-hidden="true" />
          {t(`connection.${connection}`)}
          {confirmedAt !== null && ` ${age ?? formatClockSeconds(confirmedAt, board.timeZone)}`}
        </p>
        {pages > 1 && <span key={turn} className="tv-turn" aria-hidden="true" />}
        {pages > 1 && <p>{t('page', { page: pageAt(turn, pages) + 1, pages })}</p>}
      </footer>
    </div>
  );
}
