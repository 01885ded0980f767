import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { thruLabel } from '../../feature/leaderboard/figure.ts';
import { inOrder, type Ranking, rankedLines, searched } from '../../feature/leaderboard/ranking.ts';
import { NoticeScreen } from '../notice-screen.tsx';
import { useWords } from '../words.ts';
import { BoardRow } from './board-row.tsx';
import { columnsOf } from './column.ts';
import { useRowMotion } from './use-row-motion.ts';

type Props = { board: PublicBoard; ranking: Ranking; search: string };

/** A phone shows fewer lines; the others are drawn right after them, some at a time, so that it answers meanwhile. */
const DRAWN_AT_ONCE = 16;

/** The list: players with a place, players not ranked yet, and last those who will have no place. */
export const BoardTable = memo(function BoardTable({ board, ranking, search }: Props) {
  const { t, language } = useWords();
  const table = useRef<HTMLTableElement>(null);
  const groups = useMemo(() => searched(rankedLines(board.lines, ranking), search), [board, ranking, search]);
  const lines = inOrder(groups);
  const columns = useMemo(() => columnsOf(board, ranking.basis, t, language), [board, ranking, t, language]);
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  useEffect(() => {
    if (drawn >= lines.length) return;
    const timer = setTimeout(() => setDrawn(drawn + DRAWN_AT_ONCE));
    return () => clearTimeout(timer);
  }, [drawn, lines.length]);
  useRowMotion(table, `${ranking.basis} ${ranking.divisionId} ${search}`, board.boardVersion, drawn);

  if (board.lines.length === 0) return <NoticeScreen title={t('noPlayers')} hint={t('noPlayersHint')} />;
  if (lines.length === 0) return <p className="found">{search === '' ? t('noPlayers') : t('noMatch', { search })}</p>;
  const hasDivisions = board.divisions.length > 0 && ranking.divisionId === null;
  const width = columns.length + (hasDivisions ? 4 : 3);
  const drawnLines = new Set(lines.slice(0, drawn));
  const rows = (of: PublicBoardLine[]) =>
    of
      .filter((line) => drawnLines.has(line))
      .map((line) => (
        <BoardRow key={line.playerId} line={line} board={board} ranking={ranking} columns={columns} hasDivisions={hasDivisions} />
      ));
  return (
    <>
      {search !== '' && <p className="found">{t('found', { count: lines.length })}</p>}
      <table className="board" ref={table}>
        <caption className="for-listeners">
          {t('leaderboard')}, {t(`basis.${ranking.basis}`)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="place">
              {t('column.place')}
            </th>
            <th scope="col" className="who">
              {t('column.player')}
            </th>
            {hasDivisions && (
              <th scope="col" className="for-desk">
                {t('column.division')}
              </th>
            )}
            <th scope="col" className="figure" title={t('thruMeans')}>
              {t('column.thru')}
            </th>
            {columns.map(({ key, label, title, room }) => (
              <th key={key} scope="col" className={`figure ${room === 'desk' ? 'for-desk' : ''}`} title={title}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows(groups.placed)}</tbody>
        <Group title={t('unranked')} width={width} isAlone={groups.placed.length === 0} rows={rows(groups.waiting)} />
        <Group title={t('out')} width={width} isAlone={false} rows={rows(groups.out)} />
      </table>
      {lines.some((line) => thruLabel(line).endsWith('*')) && <p className="footnote">* {t('startMark')}</p>}
    </>
  );
});

/** Lines without a place, under their own heading unless there are no others. */
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
