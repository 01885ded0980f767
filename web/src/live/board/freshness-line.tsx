import type { Board } from '@fairway/contract';
import { progressOf } from '../../feature/leaderboard/ranking.ts';
import type { FeedState } from '../feed/board-feed.ts';
import { useText } from '../use-text.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** How far the field is, whether what is shown is live, and since when it holds. */
export function FreshnessLine({ board, connection, confirmedAt }: Pick<FeedState, 'connection' | 'confirmedAt'> & { board: Board }) {
  const { text } = useText();
  const { players, complete, playing, waiting } = progressOf(board.lines);
  const parts = [text.players(players), complete > 0 && text.complete(complete), playing > 0 && text.playing(playing)];
  if (waiting > 0 && players > waiting) parts.push(text.waiting(waiting));
  return (
    <div className="freshness">
      <p className="progress">{parts.filter(Boolean).join(' · ')}</p>
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
