import type { PublicBoard } from '@fairway/api';
import type { Ranking } from '../../feature/leaderboard/ranking.ts';
import { QueryLink } from '../query-link.tsx';
import { SearchField } from '../search-field.tsx';
import { useWords } from '../words.ts';

/** Which list: its basis, the field or a division, and a name to find. */
export function BoardTabs({ board, ranking, search }: { board: PublicBoard; ranking: Ranking; search: string }) {
  const { t } = useWords();
  return (
    <div className="controls">
      {board.bases.length > 1 && (
        <nav className="tabs bases" aria-label={t('ranking')}>
          {board.bases.map((basis) => (
            <QueryLink key={basis} className="tab" change={{ basis }} isCurrent={basis === ranking.basis}>
              {t(`basis.${basis}`)}
            </QueryLink>
          ))}
        </nav>
      )}
      {board.divisions.length > 0 && (
        <nav className="tabs divisions" aria-label={t('column.division')}>
          <QueryLink className="tab" change={{ division: null }} isCurrent={ranking.divisionId === null}>
            {t('wholeField')}
          </QueryLink>
          {board.divisions.map(({ id, name }) => (
            <QueryLink key={id} className="tab" change={{ division: id }} isCurrent={ranking.divisionId === id}>
              {t('divisionName', { name })}
            </QueryLink>
          ))}
        </nav>
      )}
      <SearchField label={t('search')} search={search} />
    </div>
  );
}
