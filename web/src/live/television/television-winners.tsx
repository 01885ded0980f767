import { useText } from '../use-text.ts';
import type { PrizeRow } from './slide.ts';
import { ROW_REM } from './use-capacity.ts';

/** Award, name and the figure that won it. */
export function TelevisionWinners({ lists }: { lists: PrizeRow[][] }) {
  const { text } = useText();
  return (
    <div className={lists.length === 1 ? 'tv-lists is-wide' : 'tv-lists'}>
      {lists.map((rows) => (
        <table key={rows[0]?.key} className="tv-list">
          <caption className="for-listeners">{text.winners}</caption>
          <tbody>
            {rows.map(({ key, award, name, figure }) => (
              <tr key={key} style={{ height: `${ROW_REM}rem` }}>
                <th scope="row" className="tv-award">
                  {award}
                </th>
                <td className="who">{name ?? text.undecided}</td>
                <td className="figure">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
