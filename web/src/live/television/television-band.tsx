import type { PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { useRef } from 'react';
import { formatClock, formatClockSeconds } from '../../lib/value/date.ts';
import type { FeedState } from '../feed/board-feed.ts';
import { codeAddress, pictureAddress } from '../request.ts';
import { useWords } from '../words.ts';
import { ageIn } from './age.ts';
import { pageAt } from './turn/paging.ts';
import { clock } from './turn/server-clock.ts';
import { useClock } from './turn/use-clock.ts';
import { useFitted } from './turn/use-fitted.ts';

type Props = Pick<FeedState, 'connection' | 'confirmedAt'> & {
  board: PublicBoard;
  about: string;
  title: string;
  note: string;
  turn: number;
  pages: number;
};

/** The head of every page: whose tournament it is and which list is shown; the time, how fresh it is, and the way to it on a phone. */
export function TelevisionBand({ board, about, title, note, turn, pages, connection, confirmedAt }: Props) {
  const { t, language } = useWords();
  const now = useClock();
  const band = useRef<HTMLElement>(null);
  useFitted(band, `${board.name} ${title} ${note} ${language}`);
  const confirmed = confirmedAt === null ? null : clock.at(confirmedAt);
  const age = confirmed === null || connection === 'live' ? null : ageIn(language, now - confirmed);
  return (
    <header ref={band} className="tv-band">
      {board.clubLogo !== null && <img className="tv-logo" src={pictureAddress(board.clubLogo)} alt="" />}
      <div className="grow tv-what">
        <h1 data-fit>{board.name}</h1>
        <p data-fit>{[board.clubName, datesIn(language, board), about].join(' · ')}</p>
        <div className="tv-which">
          <h2 data-fit>{title}</h2>
          <p data-fit>{note}</p>
        </div>
      </div>
      <div className="fixed right one-line tv-now">
        <time className="tv-clock">{formatClock(now, board.timeZone)}</time>
        <p className={`inline-row gap-8 connection-${connection}`}>
          <span className="connection-sign" aria-hidden="true" />
          {t(`connection.${connection}`)}
          {confirmed !== null && ` ${age ?? formatClockSeconds(confirmed, board.timeZone)}`}
        </p>
        {pages > 1 && <p>{t('page', { page: pageAt(turn, pages) + 1, pages })}</p>}
      </div>
      <img className="tv-code" src={codeAddress(board.tournamentId)} alt="" />
      {pages > 1 && <span key={turn} className="tv-turn" aria-hidden="true" />}
    </header>
  );
}
