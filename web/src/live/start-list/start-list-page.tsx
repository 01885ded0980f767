import type { StartList } from '@fairway/api';
import { dateIn, type PublicLanguage } from '@fairway/api/word/language';
import { PREFIX } from '../../lib/prefix.ts';
import { useQuery } from '../address.ts';
import { GuestPage } from '../page/guest-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { SearchField } from '../page/search-field.tsx';
import { loadStartList } from '../request.ts';
import { useSealWords } from '../seal/words.ts';
import { useAnswer } from '../use-answer.ts';
import { type Say, useWords } from '../words.ts';
import { Flights } from './start-list.tsx';

/** Who starts with whom, when and where, for everyone. */
export function StartListPage({ tournamentId }: { tournamentId: string }) {
  const { answer: list, lack, retry } = useAnswer(tournamentId, () => loadStartList(tournamentId));
  const { t, language } = useWords();
  const search = useQuery().get('q') ?? '';
  return (
    <GuestPage
      tournamentId={tournamentId}
      title={t('startList')}
      name={list?.name ?? null}
      lack={lack}
      retry={retry}
      about={list ? [aboutOf(list, t, language)] : []}
    >
      {() =>
        list && (
          <>
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
            {list.drawn && <DrawnLink tournamentId={tournamentId} />}
          </>
        )
      }
    </GuestPage>
  );
}

/** Where the order of these flights was drawn; its words load with it. */
function DrawnLink({ tournamentId }: { tournamentId: string }) {
  const say = useSealWords();
  return say && <a href={`${PREFIX}/tournaments/${tournamentId}/live/seal`}>{`${say('draw.flights')} · ${say('draw.title')}`}</a>;
}

const aboutOf = ({ round, clubName }: StartList, t: Say, language: PublicLanguage): string =>
  [round.of > 1 ? t('round', { number: round.number }) : null, dateIn(language, round.date), clubName, round.courseName]
    .filter(Boolean)
    .join(' · ');
