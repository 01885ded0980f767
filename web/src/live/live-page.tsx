import { publicPage } from './address.ts';
import { BoardPage } from './board/board-page.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import { ListPage } from './tournament-list/list-page.tsx';
import { useText } from './use-text.ts';

/** The page that an address is of. */
export function LivePage({ path }: { path: string }) {
  const { text } = useText();
  const page = publicPage(path);
  if (page.kind === 'list') return <ListPage />;
  if (page.kind === 'board') return <BoardPage tournamentId={page.tournamentId} />;
  return (
    <main>
      <NoticeScreen heading="h1" title={text.pageNotFound} hint={text.notFoundHint}>
        <a className="button" href="/live">
          {text.allTournaments}
        </a>
      </NoticeScreen>
    </main>
  );
}
