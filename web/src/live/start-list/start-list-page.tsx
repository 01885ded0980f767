import type { StartList } from '@fairway/api';
import { dateIn, type PublicLanguage } from '@fairway/api/word/language';
import { useEffect } from 'react';
import { useQuery } from '../address.ts';
import { Band, PlainBand } from '../band.tsx';
import { NoticeScreen } from '../notice-screen.tsx';
import { loadStartList } from '../request.ts';
import { SearchField } from '../search-field.tsx';
import { Unavailable } from '../unavailable.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Say, useWords } from '../words.ts';
import { Flights } from './start-list.tsx';

/** Who starts with whom, when and where, for everyone. */
export function StartListPage({ tournamentId }: { tournamentId: string }) {
  const { answer: list, lack, retry } = useAnswer(tournamentId, () => loadStartList(tournamentId));
  const { t, language } = useWords();
  const search = useQuery().get('q') ?? '';
  useEffect(() => {
    document.title = [list?.name, t('startList'), 'Fairway'].filter(Boolean).join(' · ');
  }, [list, t]);
  if (list === null) {
    return (
      <>
        <PlainBand />
        <main className="page">
          <Unavailable phase={lack} onRetry={retry} />
        </main>
      </>
    );
  }
  return (
    <>
      <Band
        back={t('allTournaments')}
        actions={
          <a className="band-action" href={`/tournaments/${tournamentId}/live`}>
            {t('leaderboard')}
          </a>
        }
      >
        <h1>{list.name}</h1>
        <p className="about">
          {t('startList')} · {aboutOf(list, t, language)}
        </p>
      </Band>
      <main className="page">
        {list.flights.length === 0 ? (
          <NoticeScreen title={t('noStartList')} hint={t('noStartListHint')} />
        ) : (
          <>
            <div className="list-search">
              <SearchField label={t('search')} search={search} />
            </div>
            <Flights list={list} search={search} />
          </>
        )}
      </main>
    </>
  );
}

const aboutOf = ({ round, clubName }: StartList, t: Say, language: PublicLanguage): string =>
  [round.of > 1 ? t('round', { number: round.number }) : null, dateIn(language, round.date), clubName, round.courseName]
    .filter(Boolean)
    .join(' · ');
