import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { partnersText } from '@fairway/api/word/partners-text';
import { type CurrentRound, currentRound, placeLabel, thruLabel } from '../../feature/play/leaderboard/figure.ts';
import { placeOf, type Ranking } from '../../feature/play/leaderboard/ranking.ts';
import { type Column, columnsOf, figureClass } from '../board/table/column.ts';
import { useWords } from '../words.ts';
import { TelevisionTable } from './television-table.tsx';

/** `pinned`: so many leaders at the top stay on every page. */
type Props = { board: PublicBoard; ranking: Ranking; lists: PublicBoardLine[][]; pinned: number };

/** One list over the whole width with every figure, or two beside each other with those that matter. */
export function TelevisionLines({ board, ranking, lists, pinned }: Props) {
  const { t, language } = useWords();
  const isWide = lists.length === 1 && pinned === 0;
  const columns = columnsOf(board, ranking.basis, t, language).filter(({ room }) => isWide || room !== 'desk');
  const head = [t('column.place'), t('column.player'), t('column.thru'), ...columns.map(({ label }) => label)];
  return lists.map((lines, nth) => (
    <TelevisionTable key={lines[0]?.playerId} title={t('leaderboard')} head={head}>
      {lines.map((line, at) => (
        <TelevisionRow
          key={line.playerId}
          line={line}
          round={currentRound(board.rounds)}
          ranking={ranking}
          columns={columns}
          isPinned={nth === 0 && at < pinned}
        />
      ))}
    </TelevisionTable>
  ));
}

type RowProps = { line: PublicBoardLine; round: CurrentRound; ranking: Ranking; columns: Column[]; isPinned: boolean };

function TelevisionRow({ line, round, ranking, columns, isPinned }: RowProps) {
  const { t } = useWords();
  const partners = partnersText(line, (round) => t('round', round));
  return (
    <tr className={isPinned ? 'is-pinned' : undefined}>
      <td className="place">{placeLabel(placeOf(line, ranking))}</td>
      <th scope="row">
        <div data-fit>
          {line.name} {partners !== '' && <small>{partners}</small>}
        </div>
      </th>
      {line.status === 'ok' ? (
        <>
          <td className="figure tv-thru">{thruLabel(line, round)}</td>
          {columns.map((column) => (
            <td key={column.key} className={figureClass(column, line)}>
              {column.figure(line)}
            </td>
          ))}
        </>
      ) : (
        <td className="tv-status" colSpan={columns.length + 1}>
          <div data-fit>{t(`status.${line.status}`)}</div>
        </td>
      )}
    </tr>
  );
}
