import type { Prize } from '../../board/winner/prize.ts';
import { useWords } from '../../words.ts';

/** Award, name and the figure that won it; below the award who gives it. */
export function TelevisionWinners({ lists }: { lists: Prize[][] }) {
  const { t } = useWords();
  return lists.map((rows) => (
    <table key={rows[0]?.key} className="tv-list" aria-label={t('winners')}>
      <tbody>
        {rows.map(({ key, award, name, figure, sponsor }) => (
          <tr key={key}>
            <th scope="row" className="tv-award">
              <div data-fit>
                {award}
                {sponsor !== null && <span className="tv-backer">{t('sponsoredBy', { name: sponsor })}</span>}
              </div>
            </th>
            <td className="tv-name">
              <div data-fit>{name ?? t('undecided')}</div>
            </td>
            <td className="figure tv-won">
              <div data-fit>{figure}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
