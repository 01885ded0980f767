import type { PublicBoard } from '@fairway/api';
import { type CSSProperties, useRef } from 'react';
import { type Ranking, rankedLines } from '../../feature/play/leaderboard/ranking.ts';
import { useQuery } from '../address.ts';
import { progressLabel } from '../board/progress.ts';
import { hasResult } from '../board/result.ts';
import { hiddenWords } from '../ceremony/hidden-line.tsx';
import type { FeedState } from '../feed/board-feed.ts';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { useWords } from '../words.ts';
import { useResults } from './result/use-results.ts';
import { lineSlides, type Slide } from './slide.ts';
import { TelevisionFrame } from './television-frame.tsx';
import { TelevisionLines } from './television-lines.tsx';
import { pageAt } from './turn/paging.ts';
import { BOARD_ROW, HEAD_REM, PRIZE_ROW, useCapacity } from './turn/use-capacity.ts';
import { useFitted } from './turn/use-fitted.ts';
import { useTurn } from './turn/use-turn.ts';

export type TelevisionProps = { board: PublicBoard; ranking: Ranking } & Pick<FeedState, 'connection' | 'confirmedAt'>;

/** The board across a room: nothing to click, the pages turn by themselves, of the field and of each division; Escape leaves. */
export function TelevisionBoard({ board, ranking, connection, confirmedAt }: TelevisionProps) {
  const { t, language } = useWords();
  const frame = useRef<HTMLElement>(null);
  const lineRoom = useCapacity(frame, BOARD_ROW, HEAD_REM);
  const prizeRoom = useCapacity(frame, PRIZE_ROW);
  const { turn } = useTurn(connection);
  // one list for whoever asks for it; else all of them take turns
  const isOneList = useQuery().has('division');

  const lists = [ranking.divisionId, ...(isOneList ? [] : board.divisions.map(({ id }) => id))];
  const boards = lists.map((divisionId) => ({ divisionId, lines: rankedLines(board.lines, { ...ranking, divisionId }) }));
  const results = useResults(hasResult(board), turn);
  const slides: Slide[] = [...(results?.resultSlidesOf(board, prizeRoom.rows, t, language) ?? []), ...lineSlides(boards, lineRoom.rows)];
  const at = pageAt(turn, slides.length);
  const slide = slides[at];
  const rowPx = slide?.kind === 'winners' ? prizeRoom.rowPx : lineRoom.rowPx;
  useFitted(frame, `${board.boardVersion} ${at} of ${slides.length} ${slide?.kind} ${rowPx} ${language}`);
  const shownDivision = slide?.kind === 'lines' ? slide.divisionId : ranking.divisionId;
  return (
    <TelevisionFrame
      board={board}
      connection={connection}
      confirmedAt={confirmedAt}
      title={titleOf(slide, shownDivision)}
      note={hiddenWords(board, shownDivision, t)[0] ?? progressLabel(board, t)}
      turn={turn}
      pages={slides.length}
    >
      <main
        ref={frame}
        className={
          slide !== undefined && slide.kind !== 'podium' && slide.lists.length === 2 ? 'column top tv-main is-double' : 'column top tv-main'
        }
        style={{ '--row': `${rowPx}px` } as CSSProperties}
      >
        {slide === undefined && <NoticeScreen title={t('noPlayers')} hint={t('noPlayersHint')} />}
        {results && slide !== undefined && slide.kind !== 'lines' && <results.TelevisionResult slide={slide} />}
        {slide?.kind === 'lines' && <TelevisionLines board={board} ranking={{ ...ranking, divisionId: shownDivision }} {...slide} />}
      </main>
    </TelevisionFrame>
  );

  function titleOf(slide: Slide | undefined, divisionId: string | null): string {
    if (slide?.kind === 'winners') return t('winners');
    if (slide?.kind === 'podium') return slide.podium.title ?? t('winners');
    const name = board.divisions.find(({ id }) => id === divisionId)?.name;
    const list = `${name === undefined ? t('wholeField') : t('divisionName', { name })} · ${t(`basis.${ranking.basis}`)}`;
    return board.handicapPending ? `${list} · ${t('pendingShort')}` : list;
  }
}
