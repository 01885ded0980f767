import { pageOf } from './address.ts';
import { BoardPage } from './board/board-page.tsx';
import { onDemand } from './page/on-demand.tsx';

const StartListPage = onDemand(async () => (await import('./start-list/start-list-page.tsx')).StartListPage);
const ListPage = onDemand(async () => (await import('./tournament-list/list-page.tsx')).ListPage);
const BesidePage = onDemand(async () => (await import('./beside-page.tsx')).BesidePage);

/** The page of an address: a tournament's board, start list or another page beside it, or the list of tournaments. */
export function LivePage({ path }: { path: string }) {
  const [tournamentId, page] = pageOf(path);
  if (tournamentId !== null && page === 'start-list') return <StartListPage tournamentId={tournamentId} />;
  if (page !== '') return <BesidePage page={page} tournamentId={tournamentId ?? ''} />;
  return tournamentId === null ? <ListPage /> : <BoardPage tournamentId={tournamentId} />;
}
