import { boardOf } from './address.ts';
import { BoardPage } from './board/board-page.tsx';
import { ListPage } from './tournament-list/list-page.tsx';

/** The page of an address: a tournament's board, or the list of tournaments. */
export function LivePage({ path }: { path: string }) {
  const tournamentId = boardOf(path);
  return tournamentId === null ? <ListPage /> : <BoardPage tournamentId={tournamentId} />;
}
