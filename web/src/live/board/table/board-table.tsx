import type { PublicBoardLine } from '@fairway/api';
import { memo, type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { currentRound, thruLabel } from '../../../feature/play/leaderboard/figure.ts';
import { inOrder, type RankedLines, type Ranking } from '../../../feature/play/leaderboard/ranking.ts';
import { useFollowed } from '../../follow/follow.ts';
import { NoticeScreen } from '../../page/notice-screen.tsx';
import { useWords } from '../../words.ts';
import type { CalmBoard } from '../use-calm-board.ts';
import { BoardHead } from './board-head.tsx';
import { BoardRow, type RowList } from './board-row.tsx';
import { columnsOf } from './column.ts';
import { type Look, placesGained } from './look.ts';
import { useOpenCard } from './use-open-card.ts';
import { useRowMotion } from './use-row-motion.ts';

type Props = Pick<CalmBoard, 'board' | 'changed'> & {
  look: Look;
  ranking: Ranking;
  groups: RankedLines<PublicBoardLine>;
  search: string;
  openId: string | null;
  waiting: ReactNode;
};

/** A phone shows fewer lines; the others are drawn right after them, some at a time, so that it answers meanwhile. */
const DRAWN_AT_ONCE = 16;

/** The list: followed players first, then players with a place, players not ranked yet, and last those who will have no place. */
export const BoardTable = memo(function BoardTable({ board, changed, look, ranking, groups, search, openId, waiting }: Props) {
  const { t, language } = useWords();
  const table = useRef<HTMLTableElement>(null);
  const lines = inOrder(groups);
  const list = useMemo((): RowList => {
    const columns = columnsOf(board, ranking.basis, t, language);
    const hasDivisions = board.divisions.length > 0 && ranking.divisionId === null;
    return { board, ranking, columns, hasDivisions, width: columns.length + (hasDivisions ? 5 : 4) };
  }, [board, ranking, t, language]);
  const drawn = useDrawn(lines.length);
  useRowMotion(table, `${ranking.basis} ${ranking.divisionId} ${search}`, board.boardVersion, drawn);
  const followed = useFollowed(board.tournamentId);
  const { isOpenAt, toggle } = useOpenCard(table, openId, followed, drawn);

  if (board.lines.length === 0) return <NoticeScreen title={t('noPlayers')} hint={t('noPlayersHint')} />;
  if (lines.length === 0) return search === '' ? <p className="found">{t('noPlayers')}</p> : null;
  const drawnLines = new Set(lines.slice(0, drawn));
  const row = (line: PublicBoardLine, isCopy: boolean) => {
    const isOpen = isOpenAt(line.playerId, isCopy);
    return (
      <BoardRow
        key={line.playerId}
        line={line}
        list={list}
        gained={placesGained(look, line, ranking)}
        isChanged={changed.has(line.playerId)}
        isFollowed={followed.has(line.playerId)}
        isOpen={isOpen}
        isCopy={isCopy}
        waiting={isOpen && waiting}
        onToggle={toggle}
      />
    );
  };
  const rows = (of: PublicBoardLine[]) => of.filter((line) => drawnLines.has(line)).map((line) => row(line, false));
  const mine = search === '' ? lines.filter(({ playerId }) => followed.has(playerId)).map((line) => row(line, true)) : [];
  return (
    <>
      <table className={openId === null ? 'board' : 'board has-open'} ref={table} aria-labelledby="view">
        <BoardHead list={list} />
        <Group className="mine" title={t('mine')} width={list.width} rows={mine} />
        <Group title={mine.length > 0 ? t('everyone') : null} width={list.width} rows={rows(groups.placed)} />
        <Group title={groups.placed.length > 0 || mine.length > 0 ? t('unranked') : null} width={list.width} rows={rows(groups.waiting)} />
        <Group title={t('out')} width={list.width} rows={rows(groups.out)} />
      </table>
      {lines.some((line) => thruLabel(line, currentRound(board.rounds)).endsWith('*')) && <p className="footnote">* {t('startMark')}</p>}
    </>
  );
});

function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + DRAWN_AT_ONCE));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}

type GroupProps = { className?: string; title: string | null; width: number; rows: ReactElement[] };

/** Lines under their own heading, unless there are no others. */
function Group({ className, title, width, rows }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody className={className}>
      {title !== null && (
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
