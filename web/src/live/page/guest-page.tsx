import { type ReactNode, useEffect } from 'react';
import { PREFIX } from '../../lib/prefix.ts';
import { useWords } from '../words.ts';
import { Band, PlainBand } from './band.tsx';
import { Unavailable } from './unavailable.tsx';

type Props = {
  tournamentId: string;
  /** Of the page, in the language of the guest; null: its words are not there yet. */
  title: string | null;
  /** Of the tournament; null: there is no answer yet, for the reason that `lack` says. */
  name: string | null;
  lack: 'loading' | 'missing' | 'failed';
  retry: () => void;
  /** What the line below the name says beside the title. */
  about?: readonly (string | null)[];
  className?: string;
  /** It has a board, and stands among the others. */
  isPublic?: boolean;
  children: () => ReactNode;
};

/** A page beside the board: its head with the way back, or why there is nothing. Its body is drawn once there is an answer. */
export function GuestPage({ tournamentId, title, name, lack, retry, about = [], className = '', isPublic = true, children }: Props) {
  const { t } = useWords();
  useEffect(() => {
    document.title = [name, title, 'Fairway'].filter(Boolean).join(' · ');
  }, [name, title]);
  if (name === null || title === null) {
    return (
      <>
        <PlainBand title={title} />
        <main className="page">
          <Unavailable phase={lack} onRetry={retry} />
        </main>
      </>
    );
  }
  const line = [title, ...about].filter(Boolean).join(' · ');
  return (
    <>
      <Band
        back={isPublic ? t('allTournaments') : null}
        actions={
          isPublic && (
            <a className="band-action" href={`${PREFIX}/tournaments/${tournamentId}/live`}>
              {t('leaderboard')}
            </a>
          )
        }
      >
        <h1 translate="no">{name}</h1>
        <p className="about">{line}</p>
      </Band>
      <main className={`page ${className}`.trim()}>
        <header className="for-paper">
          <strong>{name}</strong>
          <p>{line}</p>
        </header>
        <h2 className="for-listeners">{title}</h2>
        {children()}
      </main>
    </>
  );
}
