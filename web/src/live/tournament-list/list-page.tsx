import type { LiveTournament } from '@fairway/api';
import type { Phase } from '@fairway/api/choice/field/tournament';
import { useEffect } from 'react';
import { matchesSearch } from '../../lib/value/name.ts';
import { useQuery } from '../address.ts';
import { Band } from '../page/band.tsx';
import { Found } from '../page/found.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { onDemandBeside } from '../page/on-demand.tsx';
import { SearchField } from '../page/search-field.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { loadTournaments } from './load-tournaments.ts';
import { TournamentCard } from './tournament-card.tsx';
import './tournament-list.css';

const SeasonLinks = onDemandBeside(async () => (await import('../season/season-links.tsx')).SeasonLinks);
const ClubCalendar = onDemandBeside(async () => (await import('../follow/club-calendar.tsx')).ClubCalendar);

/** What is on, what is coming, and what has been played. */
const SHOWN: readonly Phase[] = ['playing', 'upcoming', 'ended'];

export function ListPage() {
  const { t } = useWords();
  const query = useQuery();
  const clubId = query.get('club');
  const { answer: items, lack, retry } = useAnswer(clubId ?? '', () => loadTournaments(clubId));
  const clubName = clubId === null ? null : (items?.[0]?.clubName ?? null);
  useEffect(() => {
    document.title = `${t('liveTournaments')} · Fairway`;
  }, [t]);
  return (
    <>
      <Band back={clubId === null ? null : t('allTournaments')}>
        <h1>{t('liveTournaments')}</h1>
        {clubName !== null && <p className="about">{clubName}</p>}
      </Band>
      <main className="page">
        {items === null ? <Unavailable phase={lack} onRetry={retry} /> : <Tournaments items={items} search={query.get('q') ?? ''} />}
        {items !== null && items.length > 0 && <SeasonLinks query={clubId === null ? '' : `?club=${encodeURIComponent(clubId)}`} />}
        {clubId !== null && items !== null && items.length > 0 && <ClubCalendar clubId={clubId} />}
      </main>
    </>
  );
}

function Tournaments({ items, search }: { items: LiveTournament[]; search: string }) {
  const { t } = useWords();
  if (items.length === 0) return <NoticeScreen title={t('noTournaments')} hint={t('noTournamentsHint')} />;
  const matching = items.filter(({ name, clubName, location }) => matchesSearch(`${name} ${clubName} ${location ?? ''}`, search));
  return (
    <>
      <div className="list-search">
        <SearchField label={t('searchTournament')} search={search} />
      </div>
      <Found search={search} count={matching.length} />
      {SHOWN.map((phase) => (
        <PhaseSection key={phase} phase={phase} items={matching.filter((item) => item.phase === phase)} />
      ))}
    </>
  );
}

function PhaseSection({ phase, items }: { phase: Phase; items: LiveTournament[] }) {
  const { t } = useWords();
  if (items.length === 0) return null;
  return (
    <section className="phase-section">
      <h2>
        {t(`phase.${phase}`)} <span className="quiet regular">({items.length})</span>
      </h2>
      <ul className={phase === 'playing' ? 'tournaments is-hero' : 'tournaments'}>
        {items.map((item) => (
          <li key={item.id}>
            <TournamentCard tournament={item} isHero={phase === 'playing'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
