import './television-matches.css';
import type { PublicContests } from '@fairway/api';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { hasResult } from '../../board/result.ts';
import { useMatchWords } from '../../match/words.ts';
import { NoticeScreen } from '../../page/notice-screen.tsx';
import { onDemand } from '../../page/on-demand.tsx';
import { useWords } from '../../words.ts';
import type { ResultSlide } from '../result/result-slide.ts';
import { useResults } from '../result/use-results.ts';
import type { TelevisionProps } from '../television-board.tsx';
import { TelevisionFrame } from '../television-frame.tsx';
import { pageAt } from '../turn/paging.ts';
import { MATCH_ROW, PRIZE_ROW, useCapacity } from '../turn/use-capacity.ts';
import { useFitted } from '../turn/use-fitted.ts';
import { useTurn } from '../turn/use-turn.ts';
import type { MatchSlide } from './match-slide.ts';

const MatchSlideView = onDemand(async () => (await import('./match-slide-view.tsx')).MatchSlideView);

/** Of a page with the total of a cup, in rem: what stands above the matches. */
const CUP_REM = 16.5;
const COLUMNS = 2;

type Props = Omit<TelevisionProps, 'ranking'> & { contests: PublicContests };

/** Cups, knock-outs and groups across a room: the total large, then what is being played; the pages turn by themselves. */
export function TelevisionMatches({ board, contests, connection, confirmedAt }: Props) {
  const { t: word, language } = useWords();
  const t = useMatchWords();
  const frame = useRef<HTMLElement>(null);
  const underCup = useCapacity(frame, MATCH_ROW, CUP_REM);
  const alone = useCapacity(frame, MATCH_ROW);
  const prizeRoom = useCapacity(frame, PRIZE_ROW);
  const { turn } = useTurn(connection);
  const slidesOf = useSlides(turn);
  const results = useResults(hasResult(board), turn);
  const teams = useMemo(() => new Map(contests.teams.map((team) => [team.id, team])), [contests]);
  const room = { withCup: COLUMNS * underCup.rows, alone: COLUMNS * alone.rows };
  const slides: (ResultSlide | MatchSlide)[] = [
    ...(results?.resultSlidesOf(board, prizeRoom.rows, word, language) ?? []),
    ...((t && slidesOf?.matchSlides(contests, room, t)) ?? []),
  ];
  const at = pageAt(turn, slides.length);
  const slide = slides[at];
  const isUnderCup = slide?.kind === 'matches' && slide.isUnderTotal;
  const { rowPx } = slide !== undefined && !('contest' in slide) ? prizeRoom : isUnderCup ? underCup : alone;
  useFitted(frame, `${board.boardVersion} ${at} of ${slides.length} ${slide?.kind} ${rowPx} ${language}`);
  const { title, note } =
    t === null || slidesOf === null || slide === undefined ? NOTHING : slidesOf.saySlide(slide, board, teams, t, language);
  return (
    <TelevisionFrame
      board={board}
      connection={connection}
      confirmedAt={confirmedAt}
      title={title || word('winners')}
      note={note}
      turn={turn}
      pages={slides.length}
    >
      <main ref={frame} className="column top tv-main tv-matches" style={{ '--row': `${rowPx}px` } as CSSProperties}>
        {t !== null && slidesOf !== null && slide === undefined && (
          <NoticeScreen
            title={t(board.hidden.length > 0 ? 'kept' : 'noContest')}
            hint={board.hidden.length > 0 ? '' : t('noContestHint')}
          />
        )}
        {t !== null && slide !== undefined && 'contest' in slide && (
          <MatchSlideView slide={slide} teams={teams} t={t} language={language} />
        )}
        {results && slide !== undefined && !('contest' in slide) && <results.TelevisionResult slide={slide} />}
      </main>
    </TelevisionFrame>
  );
}

const NOTHING = { title: '', note: '' };

/** What makes the pages: loaded apart, and tried again with each page. */
function useSlides(turn: number) {
  const [slides, setSlides] = useState<typeof import('./match-slide.ts') | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => {
    if (slides === null) import('./match-slide.ts').then(setSlides, () => undefined);
  }, [slides, turn]);
  return slides;
}
