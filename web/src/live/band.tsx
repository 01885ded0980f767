import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import { useText } from './use-text.ts';

/** The head of every page: the way back to all tournaments, the language, and what the page is. */
export function Band({ back = null, actions, children }: { back?: string | null; actions?: ReactNode; children?: ReactNode }) {
  return (
    <header className="band">
      <div className="page">
        <nav className="band-nav">
          {back === null ? (
            <span className="band-brand">Fairway</span>
          ) : (
            <a className="band-action" href="/live">
              <span aria-hidden="true">‹ </span>
              {back}
            </a>
          )}
          <span className="band-actions">
            {actions}
            <LanguageSwitch />
          </span>
        </nav>
        {children}
      </div>
    </header>
  );
}

/** The head of a page that knows nothing of its tournament. */
export function PlainBand() {
  const { text } = useText();
  return (
    <Band back={text.allTournaments}>
      <h1>{text.leaderboard}</h1>
    </Band>
  );
}
