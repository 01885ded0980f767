import type { PublicBoard } from '@fairway/api';
import { readable } from '@fairway/facts/readable';
import type { ReactNode } from 'react';
import type { FeedState } from '../feed/board-feed.ts';
import { useWords } from '../words.ts';
import { BackerStrip } from './backer-strip.tsx';
import { TelevisionBand } from './television-band.tsx';

type Props = Pick<FeedState, 'connection' | 'confirmedAt'> & {
  board: PublicBoard;
  title: string;
  note: string;
  turn: number;
  pages: number;
  isStart?: boolean;
  children: ReactNode;
};

/** Around every page: the head, with what is shown, how fresh it is and which page of how many; below, the sponsors. */
export function TelevisionFrame({ board, isStart, children, ...about }: Props) {
  const { t } = useWords();
  return (
    <div className={isStart ? 'television is-start' : 'television'} translate="no">
      <TelevisionBand board={board} about={t(`phase.${board.phase}`)} {...about} />
      {children}
      {board.ledger && (
        <p className="tv-ledger">
          {t('ledgerHead')} {readable(board.ledger.head)}
        </p>
      )}
      {board.sponsors?.length > 0 && <BackerStrip sponsors={board.sponsors} turn={about.turn} />}
    </div>
  );
}
