import type { PublicBoard } from '@fairway/api';
import type { Ranking } from '../../feature/play/leaderboard/ranking.ts';
import { onDemandBeside } from '../page/on-demand.tsx';
import { QueryLink } from '../page/query-link.tsx';
import { SearchField } from '../page/search-field.tsx';
import { useWords } from '../words.ts';
import { hasFlights } from './board-band.tsx';
import type { View } from './list-tabs.tsx';

/** Few boards have two lists. */
const ListTabs = onDemandBeside(async () => (await import('./list-tabs.tsx')).ListTabs);

const VIEWS: readonly View[] = ['course', 'statistics'];
type TabsProps = { board: PublicBoard; ranking: Ranking; search: string; view: View | null };

/** The views that a board has: of the course once there are flights. */
export const viewsOf = (board: PublicBoard) => VIEWS.filter((view) => view !== 'course' || hasFlights(board));

/** Which list: its basis, the field or a division, and a name to find; or what stands in place of a list. */
export function BoardTabs({ board, ranking, search, view }: TabsProps) {
  const { t } = useWords();
  // a division has statistics too
  const left = view === 'course' ? { view: null } : {};
  const isShown = (divisionId: string | null) => view !== 'course' && ranking.divisionId === divisionId;
  return (
    <div className="controls">
      {board.bases.length > 1 && (
        <nav className="row wrap gap-6 tabs bases" aria-label={t('ranking')}>
          {board.bases.map((basis) => (
            <QueryLink key={basis} className="tab" change={{ basis, view: null }} isCurrent={view === null && basis === ranking.basis}>
              {t(`basis.${basis}`)}
            </QueryLink>
          ))}
        </nav>
      )}
      {board.sides && <ListTabs board={board} view={view} />}
      <div className="row wrap gap-6 tabs views">
        {viewsOf(board).map((one) => (
          <QueryLink key={one} className="tab" change={{ view: one === view ? null : one, player: null }} isCurrent={one === view}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={one === 'course' ? 'M4 15V2l8 3-8 3' : 'M3 14V8M8 14V2M13 14V6'} />
            </svg>
            {t(one)}
          </QueryLink>
        ))}
      </div>
      {board.divisions.length > 0 && (
        <nav className="row wrap gap-6 tabs divisions" translate="no" aria-label={t('column.division')}>
          <QueryLink className="tab" change={{ division: null, ...left }} isCurrent={isShown(null)}>
            {t('wholeField')}
          </QueryLink>
          {board.divisions.map(({ id, name }) => (
            <QueryLink key={id} className="tab" change={{ division: id, ...left }} isCurrent={isShown(id)}>
              {t('divisionName', { name })}
            </QueryLink>
          ))}
        </nav>
      )}
      <SearchField label={t('search')} search={search} />
    </div>
  );
}
