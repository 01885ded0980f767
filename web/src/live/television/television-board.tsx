import type { PublicBoard } from '@fairway/api';
import { useRef } from 'react';
import { inOrder, type Ranking, rankedLines } from '../../feature/leaderboard/ranking.ts';
import { formatClockSeconds } from '../../lib/date.ts';
import { useWakefulScreen } from '../../lib/wakeful-screen.ts';
import { prizesOf } from '../board/prize.ts';
import { progressLabel } from '../board/progress.ts';
import { hiddenWords } from '../ceremony/hidden-line.tsx';
import type { FeedState } from '../feed/board-feed.ts';
import { NoticeScreen } from '../notice-screen.tsx';
import { useWords } from '../words.ts';
import { ageIn } from './age.ts';
import { useNewVersion } from './new-version.ts';
import { PAGE_MS, pageAt } from './paging.ts';
import { slidesOf } from './slide.ts';
import { SponsorStrip } from './sponsor-strip.tsx';
import { TelevisionBand } from './television-band.tsx';
import { TelevisionLines } from './television-lines.tsx';
import { TelevisionWinners } from './television-winners.tsx';
import { useCapacity } from './use-capacity.ts';
import { useClock } from './use-clock.ts';
import { useEscape } from './use-escape.ts';

type TelevisionProps = { board: PublicBoard; ranking: Ranking } & Pick<FeedState, 'connection' | 'confirmedAt'>;

/** The board across a room: nothing to click, the pages turn by themselves; Escape leaves. */
export function TelevisionBoard({ board, ranking, connection, confirmedAt }: TelevisionProps) {
  const { t, language } = useWords();
  const frame = useRef<HTMLElement>(null);
  const capacity = useCapacity(frame);
  const now = useClock();
  const begunAt = useRef(now);
  useWakefulScreen();
  useEscape();

  const groups = board.winners === null ? [] : prizesOf(board, board.winners, t, language);
  const slides = slidesOf(groups, inOrder(rankedLines(board.lines, ranking)), capacity);
  const turn = Math.floor((now - begunAt.current) / PAGE_MS);
  useNewVersion(turn, connection === 'live');
  const at = pageAt(turn, slides.length);
  const age = confirmedAt === null || connection === 'live' ? null : ageIn(language, now - confirmedAt);
  const slide = slides[at];
  const name = board.divisions.find(({ id }) => id === ranking.divisionId)?.name;
  const division = name === undefined ? t('wholeField') : t('divisionName', { name });
  const title = slide?.kind === 'winners' ? t('winners') : `${t(`basis.${ranking.basis}`)} · ${division}`;
  return (
    <div className="television">
      <TelevisionBand board={board} about={t(`phase.${board.phase}`)} />
      <main ref={frame} className={slide?.lists.length === 2 ? 'tv-main is-double' : 'tv-main'}>
        {slide === undefined && <NoticeScreen title={t('noPlayers')} hint={t('noPlayersHint')} />}
        {slide?.kind === 'winners' && <TelevisionWinners lists={slide.lists} />}
        {slide?.kind === 'lines' && <TelevisionLines board={board} ranking={ranking} lists={slide.lists} />}
      </main>
      {board.sponsors?.length > 0 && <SponsorStrip sponsors={board.sponsors} turn={turn} />}
      <footer className="tv-foot">
        <h2>{board.handicapPending ? `${title} · ${t('pendingShort')}` : title}</h2>
        <p>{hiddenWords(board, ranking.divisionId, t)[0] ?? progressLabel(board, t)}</p>
        <p className={`connection connection-${connection}`}>
          <span className="connection-sign" aria-hidden="true" />
          {t(`connection.${connection}`)}
          {confirmedAt !== null && ` ${age ?? formatClockSeconds(confirmedAt, board.timeZone)}`}
        </p>
        {slides.length > 1 && <span key={turn} className="tv-turn" aria-hidden="true" />}
        {slides.length > 1 && <p>{t('page', { page: at + 1, pages: slides.length })}</p>}
      </footer>
    </div>
  );
}
