import { useWords } from '../words.ts';
import type { PrizeRow } from './slide.ts';
import { TelevisionTable } from './television-table.tsx';
import { ROW_REM } from './use-capacity.ts';

/** Award, name and the figure that won it. */
export function TelevisionWinners({ lists }: { lists: PrizeRow[][] }) {
  const { t } = useWords();
  return lists.map((rows) => (
    <TelevisionTable key={rows[0]?.key} title={t('winners')} head={[]}>
      {rows.map(({ key, award, name, figure, sponsor }) => (
        <tr key={key} style={{ height: `${ROW_REM}rem` }}>
          <th scope="row" className="tv-award">
            {award}
            {sponsor !== null && <span className="tv-backer">{t('sponsoredBy', { name: sponsor })}</span>}
          </th>
          <td className="tv-name">{name ?? t('undecided')}</td>
          <td className="figure">{figure}</td>
        </tr>
      ))}
    </TelevisionTable>
  ));
}
