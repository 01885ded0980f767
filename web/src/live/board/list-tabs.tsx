import type { ListedBoard } from '../../feature/play/leaderboard/listed-board.ts';
import { LISTS, listOf } from '../../feature/play/leaderboard/side-list.ts';
import { QueryLink } from '../page/query-link.tsx';
import { useWords } from '../words.ts';

/** What stands in place of the list. */
export type View = 'course' | 'statistics';

/** Whose list is shown where sides play a ball each: theirs, or that of the players. */
export function ListTabs({ board, view }: { board: ListedBoard; view: View | null }) {
  const { t } = useWords();
  const shown = listOf(board);
  return (
    <nav className="row wrap gap-6 tabs" aria-label={t('leaderboard')}>
      {LISTS.map((list) => (
        <QueryLink
          key={list}
          className="tab"
          change={{ list: list === LISTS[0] ? null : list, view: null, player: null }}
          isCurrent={view === null && list === shown}
        >
          {t(list === 'sides' ? 'sides' : 'column.player')}
        </QueryLink>
      ))}
    </nav>
  );
}
