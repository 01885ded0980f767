import type { LiveTournament } from '@fairway/api';
import { useEffect } from 'react';
import { today } from '../../lib/date.ts';
import { matchesSearch } from '../../lib/name.ts';
import { useQuery } from '../address.ts';
import { Band } from '../band.tsx';
import { NoticeScreen } from '../notice-screen.tsx';
import { phaseOf, type TournamentPhase } from '../phase.ts';
import { SearchField } from '../search-field.tsx';
import { Unavailable } from '../unavailable.tsx';
import { useText } from '../use-text.ts';
import { TournamentCard } from './tournament-card.tsx';
import { useTournaments } from './use-tournaments.ts';

/** What is on, what is coming, and what has been played. */
const SHOWN: readonly TournamentPhase[] = ['playing', 'upcoming', 'ended'];

export function ListPage() {
  const { text } = useText();
  const query = useQuery();
  const clubId = query.get('club');
  const { items, hasFailed, retry } = useTournaments(clubId);
  const clubName = clubId === null ? null : (items?.[0]?.clubName ?? null);
  useEffect(() => {
    document.title = `${text.liveTournaments} · Fairway`;
  }, [text]);
  return (
    <>
      <Band back={clubId === null ? null : text.allTournaments}>
        <h1>{text.liveTournaments}</h1>
        {clubName !== null && <p className="about">{clubName}</p>}
      </Band>
      <main className="page">
        {items === null ? (
          <Unavailable phase={hasFailed ? 'failed' : 'loading'} onRetry={retry} />
        ) : (
          <Tournaments items={items} search={query.get('q') ?? ''} />
        )}
      </main>
    </>
  );
}

function Tournaments({ items, search }: { items: LiveTournament[]; search: string }) {
  const { text } = useText();
  if (items.length === 0) return <NoticeScreen title={text.noTournaments} hint={text.noTournamentsHint} />;
  const matching = items.filter(({ name, clubName, location }) => matchesSearch(`${name} ${clubName} ${location ?? ''}`, search));
  return (
    <>
      <div className="list-search">
        <SearchField label={text.searchTournament} search={search} />
      </div>
      {SHOWN.map((phase) => (
        <PhaseSection key={phase} phase={phase} items={matching.filter((item) => phaseOf(item, today(item.timeZone)) === phase)} />
      ))}
      {matching.length === 0 && <p className="found">{text.noMatch(search)}</p>}
    </>
  );
}

function PhaseSection({ phase, items }: { phase: TournamentPhase; items: LiveTournament[] }) {
  const { text } = useText();
  if (items.length === 0) return null;
  return (
    <section className="phase-section">
      <h2>
        {text.phase[phase]} <span className="count">({items.length})</span>
      </h2>
      <ul className="tournaments">
        {items.map((item) => (
          <li key={item.id}>
            <TournamentCard tournament={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
