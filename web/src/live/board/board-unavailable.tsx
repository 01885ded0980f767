import type { FeedState } from '../feed/board-feed.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { NoticeScreen } from '../notice-screen.tsx';
import { useText } from '../use-text.ts';

/** Where there is no board to show: not loaded yet, no such tournament, no connection. */
export function BoardUnavailable({
  phase,
  isTelevision,
  onRetry,
}: {
  phase: FeedState['phase'];
  isTelevision: boolean;
  onRetry: () => void;
}) {
  const { text } = useText();
  const action = phase === 'missing' ? 'list' : 'retry';
  return (
    <div className={isTelevision ? 'television' : undefined}>
      <header className="band">
        <div className="page">
          {!isTelevision && (
            <nav className="band-nav">
              <a className="band-action" href="/live">
                <span aria-hidden="true">‹ </span>
                {text.allTournaments}
              </a>
              <LanguageSwitch />
            </nav>
          )}
          {phase === 'loading' && <h1>{text.leaderboard}</h1>}
        </div>
      </header>
      <main className="page">
        {phase === 'loading' ? (
          <BoardSkeleton />
        ) : (
          <NoticeScreen heading="h1" {...failure(phase, text)}>
            {!isTelevision && action === 'list' && (
              <a className="button" href="/live">
                {text.allTournaments}
              </a>
            )}
            {!isTelevision && action === 'retry' && (
              <button type="button" className="button" onClick={onRetry}>
                {text.retry}
              </button>
            )}
          </NoticeScreen>
        )}
      </main>
    </div>
  );
}

function failure(phase: FeedState['phase'], text: ReturnType<typeof useText>['text']): { title: string; hint: string } {
  if (phase === 'missing') return { title: text.notFound, hint: text.notFoundHint };
  return navigator.onLine ? { title: text.failed, hint: text.failedHint } : { title: text.offline, hint: text.offlineHint };
}

function BoardSkeleton() {
  const { text } = useText();
  return (
    <div className="skeleton" role="status">
      <span className="for-listeners">{text.loading}</span>
      {Array.from({ length: 12 }, (_, at) => at).map((at) => (
        <span key={at} className="skeleton-row" aria-hidden="true" />
      ))}
    </div>
  );
}
