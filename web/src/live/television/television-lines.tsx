import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { placeLabel, thruLabel } from '../../feature/leaderboard/figure.ts';
import { placeOf, type Ranking } from '../../feature/leaderboard/ranking.ts';
import { type Column, columnsOf, figureClass } from '../board/column.ts';
import { useWords } from '../words.ts';
import { TelevisionTable } from './television-table.tsx';
import { ROW_REM } from './use-capacity.ts';

/** A name of more letters is written smaller, on two lines if need be: it is never cut, and the row keeps its height. */
const LONG_NAME = 22;

/** One list over the whole width with every figure, or two beside each other with those that matter. */
export function TelevisionLines({ board, ranking, lists }: { board: PublicBoard; ranking: Ranking; lists: PublicBoardLine[][] }) {
  const { t, language } = useWords();
  const isWide = lists[0]?.length === board.lines.length;
  const columns = columnsOf(board, ranking.basis, t, language).filter(({ room }) => isWide || room !== 'desk');
  const head = [t('column.place'), t('column.player'), t('column.thru'), ...columns.map(({ label }) => label)];
  return lists.map((lines) => (
    <TelevisionTable key={lines[0]?.playerId} title={t('leaderboard')} head={head}>
      {lines.map((line) => (
        <TelevisionRow key={line.playerId} line={line} ranking={ranking} columns={columns} />
      ))}
    </TelevisionTable>
  ));
}

function TelevisionRow({ line, ranking, columns }: { line: PublicBoardLine; ranking: Ranking; columns: Column[] }) {
  const { t } = useWords();
  return (
    <tr style={{ height: `${ROW_REM}rem` }}>
      <td className="place">{placeLabel(placeOf(line, ranking))}</td>
      <th scope="row" className={line.name.length > LONG_NAME ? 'is-long' : undefined}>
        {line.name}
      </th>
      {line.status === 'ok' ? (
        <>
          <td className="figure">{thruLabel(line)}</td>
          {columns.map((column) => (
            <td key={column.key} className={figureClass(column, line)}>
              {column.figure(line)}
            </td>
          ))}
        </>
      ) : (
        <td className="tv-status" colSpan={columns.length + 1}>
          {t(`status.${line.status}`)}
        </td>
      )}
    </tr>
  );
}
