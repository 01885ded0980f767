import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { useRef } from 'react';
import { thruLabel } from '../../feature/leaderboard/figure.ts';
import { inOrder, type Ranking, rankedLines, searched } from '../../feature/leaderboard/ranking.ts';
import { NoticeScreen } from '../notice-screen.tsx';
import { useText } from '../use-text.ts';
import { BoardRow } from './board-row.tsx';
import { columnsOf } from './column.ts';
import { useRowMotion } from './use-row-motion.ts';

/** The list itself: those with a place, those not ranked yet, and last those who will have none. */
export function BoardTable({ board, ranking, search }: { board: PublicBoard; ranking: Ranking; search: string }) {
  const { text, language } = useText();
  const table = useRef<HTMLTableElement>(null);
  const groups = searched(rankedLines(board.lines, ranking), search);
  const lines = inOrder(groups);
  useRowMotion(table, `${ranking.basis} ${ranking.divisionId} ${search}`, board.boardVersion);

  if (board.lines.length === 0) return <NoticeScreen title={text.noPlayers} hint={text.noPlayersHint} />;
  if (lines.length === 0) return <p className="found">{search === '' ? text.noPlayers : text.noMatch(search)}</p>;
  const columns = columnsOf(board, ranking.basis, text, language);
  const hasDivisions = board.divisions.length > 0 && ranking.divisionId === null;
  const width = columns.length + (hasDivisions ? 4 : 3);
  const rows = (of: PublicBoardLine[]) =>
    of.map((line) => (
      <BoardRow key={line.playerId} line={line} board={board} ranking={ranking} columns={columns} hasDivisions={hasDivisions} />
    ));
  return (
    <>
      {search !== '' && <p className="found">{text.found(lines.length)}</p>}
      <table className="board" ref={table}>
        <caption className="for-listeners">
          {text.leaderboard}, {text.basis[ranking.basis]}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="place">
              {text.column.place}
            </th>
            <th scope="col" className="who">
              {text.column.player}
            </th>
            {hasDivisions && (
              <th scope="col" className="for-desk">
                {text.column.division}
              </th>
            )}
            <th scope="col" className="figure">
              {text.column.thru}
            </th>
            {columns.map(({ key, label, title, room }) => (
              <th key={key} scope="col" className={`figure ${room === 'desk' ? 'for-desk' : ''}`} title={title}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows(groups.placed)}</tbody>
        <Group title={text.unranked} width={width} isAlone={groups.placed.length === 0} rows={rows(groups.waiting)} />
        <Group title={text.out} width={width} isAlone={false} rows={rows(groups.out)} />
      </table>
      {lines.some((line) => thruLabel(line).endsWith('*')) && <p className="footnote">* {text.startMark}</p>}
    </>
  );
}

/** Lines without a place, under a heading of their own unless there are no others. */
function Group({ title, width, isAlone, rows }: { title: string; width: number; isAlone: boolean; rows: React.ReactElement[] }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {!isAlone && (
        <tr className="group">
          <th scope="rowgroup" colSpan={width}>
            {title}
          </th>
        </tr>
      )}
      {rows}
    </tbody>
  );
}
