import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { memo } from 'react';
import { NONE, thruLabel } from '../../feature/leaderboard/figure.ts';
import type { Ranking } from '../../feature/leaderboard/ranking.ts';
import { openRow } from '../../lib/open-row.ts';
import { onDemand } from '../on-demand.tsx';
import { type Say, useWords } from '../words.ts';
import { type Column, figureClass, strokesSoFar } from './column.ts';
import { PlayerStar } from './follow-star.tsx';
import { PlaceCell } from './place-cell.tsx';

const LineCard = onDemand(async () => (await import('../card/line-card.tsx')).LineCard);

/** What all rows of a list have in common. */
export type RowList = { board: PublicBoard; ranking: Ranking; columns: Column[]; hasDivisions: boolean; width: number };

type RowProps = {
  line: PublicBoardLine;
  list: RowList;
  gained: number;
  /** Its figures are new on this board. */
  isChanged: boolean;
  isFollowed: boolean;
  isOpen: boolean;
  /** Among the players that one follows: they stand in the list as well. */
  isCopy: boolean;
  onToggle: (playerId: string, row: Element, isCopy: boolean) => void;
};

/** One line of the board; a tap anywhere on it opens the card below. Drawn again only when it or the list has changed: there are hundreds. */
export const BoardRow = memo(function BoardRow({ line, list, gained, isChanged, isFollowed, isOpen, isCopy, onToggle }: RowProps) {
  const { t } = useWords();
  const { board, ranking, columns, hasDivisions } = list;
  const { playerId, name } = line;
  const division = board.divisions.find(({ id }) => id === line.divisionId)?.name ?? null;
  const cardId = `card-${isCopy ? 'mine-' : ''}${playerId}`;
  const isWaiting = line.status === 'ok' && line.holesPlayed === 0;
  const state = [line.status === 'ok' ? 'line' : 'line is-out', isOpen && 'is-open', isChanged && `is-changed-${board.boardVersion % 2}`];
  return (
    <>
      <tr className={state.filter(Boolean).join(' ')} data-player={isCopy ? undefined : playerId} onClick={openRow} translate="no">
        <PlaceCell line={line} ranking={ranking} gained={gained} />
        <th scope="row" className="who">
          <button
            type="button"
            className="name"
            aria-expanded={isOpen}
            aria-controls={isOpen ? cardId : undefined}
            onClick={({ currentTarget }) => onToggle(playerId, currentTarget, isCopy)}
          >
            {name}
          </button>
          <Remark t={t} line={line} division={hasDivisions ? division : null} columns={columns} />
        </th>
        {hasDivisions && <td className="for-desk division">{division ?? NONE}</td>}
        <td className="figure thru">
          <Thru t={t} line={line} />
        </td>
        {columns.map((column) => (
          <td key={column.key} className={figureClass(column, line)}>
            {isWaiting && column.figure(line) === NONE ? '' : column.figure(line)}
          </td>
        ))}
        <td className="follow">
          <PlayerStar tournamentId={board.tournamentId} playerId={playerId} name={name} isFollowed={isFollowed} />
        </td>
      </tr>
      {isOpen && (
        <tr className="opened">
          <td colSpan={list.width} id={cardId}>
            <LineCard board={board} ranking={ranking} line={line} />
          </td>
        </tr>
      )}
    </>
  );
});

function Thru({ t, line }: { t: Say; line: PublicBoardLine }) {
  const label = thruLabel(line);
  const spoken = label === NONE ? t('notBegun') : label === 'F' ? t('finished') : null;
  return (
    <>
      <span aria-hidden={Boolean(spoken)}>{line.holesPlayed > 0 && label}</span>
      {spoken && <span className="for-listeners">{spoken}</span>}
      {label.endsWith('*') && <span className="for-listeners">, {t('startedOn', { hole: line.startingHole ?? 1 })}</span>}
    </>
  );
}

/** Below the name: a status in words, a score to be confirmed, and what a phone has no columns for. */
function Remark({ t, line, division, columns }: { t: Say; line: PublicBoardLine; division: string | null; columns: Column[] }) {
  const handicap = columns.find(({ key }) => key === 'handicap');
  const hasHandicap = handicap !== undefined && handicap.figure(line) !== NONE;
  const details = [division && t('divisionName', { name: division }), hasHandicap && `${handicap.label} ${handicap.figure(line)}`];
  if (line.status === 'ok') details.push(unrankedWords(line, columns, t));
  return (
    <>
      {line.status !== 'ok' && <span className="status">{t(`status.${line.status}`)}</span>}
      {line.disputed.length > 0 && <span className="dispute">{t('disputed')}</span>}
      {details.some(Boolean) && <span className="details for-phone">{details.filter(Boolean).join(' · ')}</span>}
    </>
  );
}

/** Instead of figures that there are none of yet: where a player begins, or how many strokes they have had. */
function unrankedWords(line: PublicBoardLine, [main]: Column[], t: Say): string | false {
  if (line.holesPlayed === 0) return line.startingHole === null ? t('notBegun') : t('startsOn', { hole: line.startingHole });
  return main?.figure(line) === NONE && strokesSoFar(line) !== '' && `${t('column.gross')} ${strokesSoFar(line)}`;
}
