import type { Board, BoardLine } from '@fairway/contract';
import { placeLabel, thruLabel } from '../../feature/leaderboard/figure.ts';
import { placeOf, type Ranking } from '../../feature/leaderboard/ranking.ts';
import { type Column, columnsOf } from '../board/column.ts';
import { useText } from '../use-text.ts';
import { HEAD_REM, ROW_REM } from './use-capacity.ts';

/** One list over the whole width with every figure, or two beside each other with those that matter. */
export function TelevisionLines({ board, ranking, lists }: { board: Board; ranking: Ranking; lists: BoardLine[][] }) {
  const { text, language } = useText();
  const all = columnsOf(board, ranking.basis, text, language);
  const isWide = lists.length === 1 && board.lines.length === lists[0]?.length;
  const columns = isWide ? all : all.filter(({ room }) => room !== 'desk');
  return (
    <div className={isWide ? 'tv-lists is-wide' : 'tv-lists'}>
      {lists.map((lines, at) => (
        <table key={lines[0]?.playerId} className="tv-list">
          <caption className="for-listeners">
            {text.leaderboard} {at + 1}
          </caption>
          <thead>
            <tr style={{ height: `${HEAD_REM}rem` }}>
              <th scope="col" className="place">
                {text.column.place}
              </th>
              <th scope="col" className="who">
                {text.column.player}
              </th>
              <th scope="col" className="figure">
                {text.column.thru}
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className="figure">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <TelevisionRow key={line.playerId} line={line} ranking={ranking} columns={columns} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function TelevisionRow({ line, ranking, columns }: { line: BoardLine; ranking: Ranking; columns: Column[] }) {
  const { text } = useText();
  return (
    <tr style={{ height: `${ROW_REM}rem` }}>
      <td className="place">{placeLabel(placeOf(line, ranking))}</td>
      <th scope="row" className="who">
        {line.name}
      </th>
      {line.status === 'ok' ? (
        <>
          <td className="figure">{thruLabel(line)}</td>
          {columns.map((column) => (
            <td
              key={column.key}
              className={`figure ${column.room === 'main' ? 'is-main' : ''} ${column.isUnder?.(line) ? 'is-under' : ''}`}
            >
              {column.figure(line)}
            </td>
          ))}
        </>
      ) : (
        <td className="tv-status" colSpan={columns.length + 1}>
          {text.status[line.status]}
        </td>
      )}
    </tr>
  );
}
