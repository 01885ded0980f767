import type { PublicBoard } from '@fairway/api';
import { datesIn } from '@fairway/api/word/language';
import { PREFIX } from '../../lib/prefix.ts';
import { formatClock } from '../../lib/value/date.ts';
import { placesOf } from '../course-line.ts';
import type { FeedState } from '../feed/board-feed.ts';
import { Band } from '../page/band.tsx';
import { QueryLink } from '../page/query-link.tsx';
import { useWords } from '../words.ts';

type BandProps = Pick<FeedState, 'connection' | 'confirmedAt'> & { board: PublicBoard; isScrolled: boolean };

/** The head of the page: which tournament, of which club, when, and how far it is. On a phone the time is in it once the list is scrolled. */
export function BoardBand({ board, isScrolled, connection, confirmedAt }: BandProps) {
  const { t, language } = useWords();
  const places = placesOf(board, t);
  return (
    <Band
      gives
      className={board.phase === 'playing' ? 'is-playing' : ''}
      logo={board.clubLogo}
      back={t('allTournaments')}
      actions={
        <>
          {hasFlights(board) && (
            <a className="band-action" href={`${PREFIX}/tournaments/${board.tournamentId}/live/start-list`}>
              {t('startList')}
            </a>
          )}
          <QueryLink className="band-action for-desk" change={{ tv: '1', q: null, player: null }} step="push">
            {t('television')}
          </QueryLink>
        </>
      }
    >
      <h1 translate="no">{board.name}</h1>
      <p className="about" translate="no">
        {board.clubName} · {datesIn(language, board)} {board.time}
        <span className="for-desk">{places.map((place) => ` · ${place}`)}</span>
      </p>
      <p className="phase" translate="no">
        {board.rounds.some(({ suspended }) => suspended) ? <strong>{t('suspended')}</strong> : t(`phase.${board.phase}`)}
        {board.state === 'closed' && board.hidden.length === 0 && <span className="for-desk"> · {t('official')}</span>}
      </p>
      {isScrolled && confirmedAt !== null && (
        <p className={`band-updated connection-${connection} for-phone`} translate="no">
          <span className="connection-sign" aria-hidden="true" />
          <span className="for-listeners">{t(`connection.${connection}`)}</span>
          {formatClock(new Date(confirmedAt), board.timeZone)}
        </p>
      )}
    </Band>
  );
}

/** Whether the current round has flights: then there is a start list. */
export const hasFlights = ({ lines }: PublicBoard): boolean => lines.some(({ flight }) => flight !== null);
