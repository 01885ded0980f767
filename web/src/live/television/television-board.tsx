import type { PublicBoard } from '@fairway/api';
import { useRef } from 'react';
import { inOrder, type Ranking, rankedLines } from '../../feature/leaderboard/ranking.ts';
import { prizesOf } from '../board/prize.ts';
import { progressLabel } from '../board/progress.ts';
import { hiddenWords } from '../ceremony/hidden-line.tsx';
import type { FeedState } from '../feed/board-feed.ts';
import { NoticeScreen } from '../notice-screen.tsx';
import { useWords } from '../words.ts';
import { pageAt } from './paging.ts';
import { slidesOf } from './slide.ts';
import { TelevisionFrame } from './television-frame.tsx';
import { TelevisionLines } from './television-lines.tsx';
import { TelevisionWinners } from './television-winners.tsx';
import { HEAD_REM, ROW_REM, useCapacity } from './use-capacity.ts';
import { useTurn } from './use-turn.ts';

export type TelevisionProps = { board: PublicBoard; ranking: Ranking } & Pick<FeedState, 'connection' | 'confirmedAt'>;

/** The board across a room: nothing to click, the pages turn by themselves; Escape leaves. */
export function TelevisionBoard({ board, ranking, connection, confirmedAt }: TelevisionProps) {
  const { t, language } = useWords();
  const frame = useRef<HTMLElement>(null);
  const capacity = useCapacity(frame, ROW_REM, HEAD_REM);
  const { turn } = useTurn(connection);

  const groups = board.winners === null ? [] : prizesOf(board, board.winners, t, language);
  const slides = slidesOf(groups, inOrder(rankedLines(board.lines, ranking)), capacity);
  const slide = slides[pageAt(turn, slides.length)];
  const name = board.divisions.find(({ id }) => id === ranking.divisionId)?.name;
  const division = name === undefined ? t('wholeField') : t('divisionName', { name });
  const title = slide?.kind === 'winners' ? t('winners') : `${t(`basis.${ranking.basis}`)} · ${division}`;
  return (
    <TelevisionFrame
      board={board}
      connection={connection}
      confirmedAt={confirmedAt}
      title={board.handicapPending ? `${title} · ${t('pendingShort')}` : title}
      note={hiddenWords(board, ranking.divisionId, t)[0] ?? progressLabel(board, t)}
      turn={turn}
      pages={slides.length}
    >
      <main ref={frame} className={slide?.lists.length === 2 ? 'tv-main is-double' : 'tv-main'}>
        {slide === undefined && <NoticeScreen title={t('noPlayers')} hint={t('noPlayersHint')} />}
        {slide?.kind === 'winners' && <TelevisionWinners lists={slide.lists} />}
        {slide?.kind === 'lines' && <TelevisionLines board={board} ranking={ranking} lists={slide.lists} />}
      </main>
    </TelevisionFrame>
  );
}
