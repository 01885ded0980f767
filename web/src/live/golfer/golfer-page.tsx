import type { PublicCareerEvent, PublicGolfer } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { formatPoints } from '@fairway/api/word/season-points';
import { useEffect } from 'react';
import { API_BASE } from '../../lib/api/api-base.ts';
import { PREFIX } from '../../lib/prefix.ts';
import { placeLabel } from '../../ui/mark/sign-of.ts';
import { useQuery } from '../address.ts';
import { Band } from '../page/band.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { answerOf } from '../request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { GolferEvent } from './golfer-event.tsx';
import { useGolferWords } from './words.ts';
import './golfer.css';

const loadGolfer = (id: string) => answerOf<PublicGolfer>(`${API_BASE}/api/live/golfers/${encodeURIComponent(id)}`);

/** What a golfer played, where they agreed to a page of theirs; once they take that back it is gone with the next look. */
export function GolferPage() {
  const { t } = useWords();
  const say = useGolferWords();
  const id = useQuery().get('id') ?? '';
  const { answer: golfer, lack, retry } = useAnswer(id, () => loadGolfer(id));
  const title = say?.('title') ?? '';
  useEffect(() => {
    document.title = [golfer?.name, title, 'Fairway'].filter(Boolean).join(' · ');
  }, [golfer?.name, title]);
  return (
    <>
      <Band back={t('allTournaments')}>
        {golfer === null ? <h1>{title}</h1> : <h1 translate="no">{golfer.name}</h1>}
        {golfer !== null && <p className="about">{title}</p>}
      </Band>
      <main className="page golfer">
        {golfer !== null && say !== null && <Results golfer={golfer} say={say} />}
        {(golfer === null || say === null) &&
          (lack === 'missing' && say !== null ? (
            <NoticeScreen title={say('missing')} hint={say('missingHint')} />
          ) : (
            <Unavailable phase={lack === 'failed' ? 'failed' : 'loading'} onRetry={retry} />
          ))}
      </main>
    </>
  );
}

type Say = SayOf<'public-golfer'>;

/** Of each season, a calendar year, how many tournaments and prizes, and a card a tournament. */
function Results({ golfer: { items, linked, seasons: tables }, say }: { golfer: PublicGolfer; say: Say }) {
  if (items.length === 0) return <NoticeScreen title={say('none')} hint={say('noneHint')} />;
  const seasons = [...new Set(items.map(yearOf))].map((year) => [year, items.filter((event) => yearOf(event) === year)] as const);
  return (
    <>
      {tables.length > 0 && <Seasons tables={tables} say={say} />}
      {seasons.map(([year, own]) => (
        <section key={year} aria-labelledby={`season-${year}`}>
          <h2 id={`season-${year}`}>{linked ? year : say('newest')}</h2>
          {linked && <p className="quiet">{countsOf(own, say)}</p>}
          <ul className="golfer-events">
            {own.map((event) => (
              <li key={event.tournamentId}>
                <GolferEvent event={event} say={say} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Where they stand in the tables of seasons, each of which is a page of its own. */
function Seasons({ tables, say }: { tables: PublicGolfer['seasons']; say: Say }) {
  const { language } = useWords();
  return (
    <section aria-labelledby="seasons">
      <h2 id="seasons">{say('seasons')}</h2>
      <ul>
        {tables.map(({ seasonId, name, rank, total }) => (
          <li key={seasonId} className="row gap-16 wrap">
            <a href={`${PREFIX}/live/season?id=${seasonId}`} translate="no">
              {name}
            </a>
            <span className="quiet">{say('seasonPlace', { place: placeLabel(rank), total: formatPoints(total, language) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const yearOf = ({ date }: PublicCareerEvent): string => date.slice(0, 4);

function countsOf(events: readonly PublicCareerEvent[], say: Say): string {
  const prizes = events.reduce((sum, { winners }) => sum + winners.length, 0);
  return [say('tournaments', { count: events.length }), prizes > 0 && say('prizes', { count: prizes })].filter(Boolean).join(' · ');
}
