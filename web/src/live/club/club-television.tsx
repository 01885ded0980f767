import '../television/root.ts';
import '../television/television.css';
import { useQuery } from '../address.ts';
import { BoardPage } from '../board/board-page.tsx';
import { NoticeScreen } from '../page/notice-screen.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { useNewVersion } from '../television/turn/new-version.ts';
import { PAGE_MS } from '../television/turn/paging.ts';
import { useClock } from '../television/turn/use-clock.ts';
import { loadTournaments } from '../tournament-list/load-tournaments.ts';
import { useAnswer } from '../use-answer.ts';
import { useWords } from '../words.ts';
import { currentTournament } from './current-tournament.ts';

/** A club's television: it follows the club's tournaments by itself. */
export function ClubTelevision() {
  const now = useClock();
  const clubId = useQuery().get('club');
  const { answer: items, lack, retry } = useAnswer(clubId ?? '', () => loadTournaments(clubId));
  const tournament = items === null ? null : currentTournament(items, now);
  if (tournament !== null) return <BoardPage key={tournament.id} tournamentId={tournament.id} ofClub />;
  return (
    <div className="television">
      <main className="page">{items === null ? <Unavailable phase={lack} onRetry={retry} /> : <NoTournament now={now} />}</main>
    </div>
  );
}

function NoTournament({ now }: { now: number }) {
  const { t } = useWords();
  useNewVersion(Math.floor(now / PAGE_MS), true);
  return <NoticeScreen title={t('noTournaments')} hint={t('noTournamentsHint')} />;
}
