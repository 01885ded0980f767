import type { PublicBoard } from '@fairway/api';
import { formatClockSeconds } from '../../lib/value/date.ts';
import type { FeedState } from '../feed/board-feed.ts';
import { useWords } from '../words.ts';
import { progressLabel } from './progress.ts';

/** How far the field is, whether the board is live, and the time of the last update, in the club's time zone. */
export function FreshnessLine({ board, connection, confirmedAt }: Pick<FeedState, 'connection' | 'confirmedAt'> & { board: PublicBoard }) {
  const { t } = useWords();
  return (
    <div className="row between wrap freshness">
      <p className="progress" translate="no">
        {progressLabel(board, t)}
      </p>
      <p className={`inline-row gap-8 connection-${connection}`} translate="no">
        <span className="connection-sign" aria-hidden="true" />
        <strong>{t(`connection.${connection}`)}</strong>
        {confirmedAt !== null && (
          <span className="updated">
            <span className="for-desk">{t('updated')} </span>
            {formatClockSeconds(confirmedAt, board.timeZone)}
          </span>
        )}
      </p>
      {connection === 'offline' && <p className="offline-note">{t('offlineNote')}</p>}
    </div>
  );
}
