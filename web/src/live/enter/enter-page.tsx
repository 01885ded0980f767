import type { OwnPage } from '@fairway/api';
import { useEffect, useState } from 'react';
import { onDemand } from '../page/on-demand.tsx';
import './enter.css';

const Entrance = onDemand(async () => (await import('./entrance.tsx')).Entrance);
const OwnSignup = onDemand(async () => (await import('./own/own-signup.tsx')).OwnSignup);

type Sent = { readonly secret: string; readonly page: OwnPage };
const secretIn = (hash: string): string | null => (hash.startsWith('#fs_') ? hash.slice(1) : null);

/** The page on which golfers enter a tournament; behind the secret link of a signup, what became of it. */
export function EnterPage({ tournamentId }: { tournamentId: string }) {
  const [secret, setSecret] = useState(() => secretIn(location.hash));
  const [sent, setSent] = useState<Sent | null>(null);
  useEffect(() => {
    const follow = () => setSecret(secretIn(location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const show = (next: Sent) => {
    setSent(next);
    location.hash = next.secret;
    window.scrollTo(0, 0);
  };
  if (secret === null) return <Entrance tournamentId={tournamentId} onSent={(own, page) => show({ secret: own, page })} />;
  return <OwnSignup key={secret} tournamentId={tournamentId} secret={secret} first={sent?.secret === secret ? sent.page : null} />;
}
