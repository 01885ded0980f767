import { SearchField } from '../page/search-field.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { loadStartList } from '../request.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { Flights } from './start-list.tsx';

/** Before the first score nobody has a place: who starts with whom is what people look for. */
export function Starters({ tournamentId, version, search }: { tournamentId: string; version: number; search: string }) {
  const { t } = useWords();
  const { answer: list, lack, retry } = useAnswer(`${tournamentId} ${version}`, () => loadStartList(tournamentId));
  if (list === null) return <Unavailable phase={lack} onRetry={retry} />;
  return (
    <>
      <h2 className="start-title">{t('startList')}</h2>
      <div className="list-search">
        <SearchField label={t('search')} search={search} />
      </div>
      <Flights list={list} search={search} />
    </>
  );
}
