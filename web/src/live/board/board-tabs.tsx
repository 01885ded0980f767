import type { PublicBoard } from '@fairway/api';
import type { Ranking } from '../../feature/leaderboard/ranking.ts';
import { QueryLink } from '../query-link.tsx';
import { SearchField } from '../search-field.tsx';
import { useWords } from '../words.ts';
import { hasFlights } from './board-band.tsx';

type TabsProps = { board: PublicBoard; ranking: Ranking; search: string; isCourse: boolean };

/** Which list: its basis, the field or a division, and a name to find. */
export function BoardTabs({ board, ranking, search, isCourse }: TabsProps) {
  const { t } = useWords();
  const isShown = (is: boolean) => is && !isCourse;
  return (
    <div className="controls">
      {board.bases.length > 1 && (
        <nav className="tabs bases" aria-label={t('ranking')}>
          {board.bases.map((basis) => (
            <QueryLink key={basis} className="tab" change={{ basis, view: null }} isCurrent={isShown(basis === ranking.basis)}>
              {t(`basis.${basis}`)}
            </QueryLink>
          ))}
        </nav>
      )}
      {hasFlights(board) && (
        <QueryLink className="tab tab-course" change={{ view: isCourse ? null : 'course', player: null }} isCurrent={isCourse}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 15V2l8 3-8 3" />
          </svg>
          {t('course')}
        </QueryLink>
      )}
      {board.divisions.length > 0 && (
        <nav className="tabs divisions" translate="no" aria-label={t('column.division')}>
          <QueryLink className="tab" change={{ division: null, view: null }} isCurrent={isShown(ranking.divisionId === null)}>
            {t('wholeField')}
          </QueryLink>
          {board.divisions.map(({ id, name }) => (
            <QueryLink key={id} className="tab" change={{ division: id, view: null }} isCurrent={isShown(ranking.divisionId === id)}>
              {t('divisionName', { name })}
            </QueryLink>
          ))}
        </nav>
      )}
      <SearchField label={t('search')} search={search} />
    </div>
  );
}
