import type { Board } from '@fairway/contract';
import type { FeedState } from '../feed/board-feed.ts';
import { useText } from '../use-text.ts';
import { progressLabel } from './progress.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** How far the field is, whether what is shown is live, and since when it holds. */
export function FreshnessLine({ board, connection, confirmedAt }: Pick<FeedState, 'connection' | 'confirmedAt'> & { board: Board }) {
  const { text } = useText();
  return (
    <div className="freshness">
      <p className="progress">{progressLabel(board.lines, text)}</p>
      <p className={`connection connection-${connection}`}>
        <span className="connection-sign" aria-hidden="true" />
        <strong>{text.connection[connection]}</strong>
        {confirmedAt !== null && (
          <span className="updated">
            {text.updated} {clock.format(confirmedAt)}
          </span>
        )}
      </p>
      {connection === 'offline' && <p className="offline-note">{text.offlineNote}</p>}
    </div>
  );
}
