import type { PublicBoard, PublicContest, PublicContests } from '@fairway/api';
import { isInPlay } from '@fairway/api/word/match-text';
import { useMemo } from 'react';
import { matchesOf } from '../../feature/play/match/picture/contest-words.ts';
import { teamsById } from '../../feature/play/match/picture/side-name.ts';
import { useQuery } from '../address.ts';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { onDemand } from '../page/on-demand.tsx';
import { QueryLink } from '../page/query-link.tsx';
import { SearchField } from '../page/search-field.tsx';
import { useMatchWords } from './words.ts';

const ContestView = onDemand(async () => {
  const { ContestView: view, picturesReady } = await import('./contest-view.tsx');
  await picturesReady();
  return view;
});

type Props = { board: PublicBoard; contests: PublicContests; search: string };

/** What stands in place of the list where holes are won, not strokes counted: a cup, a knock-out or groups; of several the one that is chosen. */
export function MatchesView({ board, contests, search }: Props) {
  const query = useQuery();
  const t = useMatchWords();
  const teams = useMemo(() => teamsById(contests.teams), [contests]);
  if (t === null) return null;
  const contest = chosenContest(contests.items, query);
  if (contest === null) {
    return board.hidden.length > 0 ? (
      <NoticeScreen title={t('kept')} hint="" />
    ) : (
      <NoticeScreen title={t('noContest')} hint={t('noContestHint')} />
    );
  }
  return (
    <>
      <div className="controls">
        {contests.items.length > 1 && (
          <nav className="row wrap gap-6 tabs" aria-label={t('tabs')} translate="no">
            {contests.items.map(({ id, name }) => (
              <QueryLink key={id} className="tab" change={{ contest: id, match: null }} isCurrent={id === contest.id}>
                {name}
              </QueryLink>
            ))}
          </nav>
        )}
        <SearchField label={t('find')} search={search} />
      </div>
      <ContestView key={contest.id} board={board} contest={contest} teams={teams} t={t} search={search} openId={query.get('match')} />
    </>
  );
}

/** The contest that the address names, or the one of its match; else the first that is being played, or the first. */
function chosenContest(items: readonly PublicContest[], query: URLSearchParams): PublicContest | null {
  const matchId = query.get('match');
  const has = (id: string | null) => (contest: PublicContest) => matchesOf(contest).some((match) => match.id === id);
  return (
    items.find(({ id }) => id === query.get('contest')) ??
    items.find(has(matchId)) ??
    items.find((contest) => matchesOf(contest).some(({ state }) => isInPlay(state))) ??
    items[0] ??
    null
  );
}
