import { NoticeScreen } from './notice-screen.tsx';
import { useText } from './use-text.ts';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Where there is nothing to show: not loaded yet, not there, or no connection. */
export function Unavailable({ phase, onRetry }: { phase: 'loading' | 'missing' | 'failed'; onRetry: () => void }) {
  const { text } = useText();
  if (phase === 'loading') {
    return (
      <div className="skeleton" role="status">
        <span className="for-listeners">{text.loading}</span>
        {ROWS.map((row) => (
          <span key={row} className="skeleton-row" aria-hidden="true" />
        ))}
      </div>
    );
  }
  if (phase === 'missing') {
    return (
      <NoticeScreen title={text.notFound} hint={text.notFoundHint}>
        <a className="button" href="/live">
          {text.allTournaments}
        </a>
      </NoticeScreen>
    );
  }
  return (
    <NoticeScreen title={navigator.onLine ? text.failed : text.offline} hint={text.failedHint}>
      <button type="button" className="button" onClick={onRetry}>
        {text.retry}
      </button>
    </NoticeScreen>
  );
}
