import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { partnersText } from '@fairway/api/word/partners-text';
import { memo, type ReactNode } from 'react';
import { type CurrentRound, currentRound, NONE, thruLabel } from '../../../feature/play/leaderboard/figure.ts';
import type { Ranking } from '../../../feature/play/leaderboard/ranking.ts';
import { openRow } from '../../../lib/page/open-row.ts';
import { Spoken } from '../../../light/spoken.tsx';
import { PlayerStar } from '../../follow/follow-star.tsx';
import { onDemand } from '../../page/on-demand.tsx';
import { Sign } from '../../page/sign.tsx';
import { type Say, useWords } from '../../words.ts';
import { type Column, figureClass, strokesSoFar } from './column.ts';
import { PlaceCell } from './place-cell.tsx';

const LineCard = onDemand(async () => (await import('../../card/line-card.tsx')).LineCard);

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
  /** Beside an open card: new standings that wait until it has been read. */
  waiting: ReactNode;
  onToggle: (playerId: string, row: Element, isCopy: boolean) => void;
};

/** One line of the board; a tap anywhere on it opens the card below. Drawn again only when it or the list has changed: there are hundreds. */
export const BoardRow = memo(function BoardRow({ line, list, gained, isChanged, isFollowed, isOpen, isCopy, waiting, onToggle }: RowProps) {
  const { t } = useWords();
  const { board, ranking, columns, hasDivisions } = list;
  const { playerId, name } = line;
  const division = board.divisions.find(({ id }) => id === line.divisionId)?.name ?? null;
  const cardId = `card-${isCopy ? 'mine-' : ''}${playerId}`;
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
        {hasDivisions && <td className="for-desk division">{division ?? <span aria-hidden="true">{NONE}</span>}</td>}
        <td className="figure thru">
          <Thru t={t} line={line} round={currentRound(board.rounds)} />
        </td>
        {columns.map((column) => (
          <td key={column.key} className={figureClass(column, line)}>
            <Figure t={t} line={line} column={column} />
          </td>
        ))}
        <td className="follow">
          <PlayerStar tournamentId={board.tournamentId} playerId={playerId} name={name} isFollowed={isFollowed} />
        </td>
      </tr>
      {isOpen && (
        <tr className="opened">
          <td colSpan={list.width} id={cardId}>
            {waiting}
            <LineCard board={board} ranking={ranking} line={line} />
          </td>
        </tr>
      )}
    </>
  );
});

/** Nothing while others wait for their first hole. */
function Figure({ t, line, column }: { t: Say; line: PublicBoardLine; column: Column }) {
  const text = column.figure(line);
  if (text === NONE && line.status === 'ok' && line.holesPlayed === 0) return null;
  return column.isToPar || text === NONE ? <Sign t={t} text={text} /> : text;
}

function Thru({ t, line, round }: { t: Say; line: PublicBoardLine; round: CurrentRound }) {
  const label = thruLabel(line, round);
  const thru = label.replace('*', '');
  const words = { [NONE]: t('notBegun'), F: t('finished'), FΣ: `${t('finished')}, ${t('totalOnly')}` }[label];
  if (words !== undefined) return <Spoken sign={line.holesPlayed > 0 ? label : ''} words={words} />;
  return thru === label ? label : <Spoken sign={label} words={`${thru}, ${t('startedOn', { hole: line.startingHole ?? 1 })}`} />;
}

/** Below the name: a status in words, a score to be confirmed, and what a phone has no columns for. */
function Remark({ t, line, division, columns }: { t: Say; line: PublicBoardLine; division: string | null; columns: Column[] }) {
  const handicap = columns.find(({ key }) => key === 'handicap');
  const hasHandicap = handicap !== undefined && handicap.figure(line) !== NONE;
  const partners = partnersText(line, (round) => t('round', round));
  const details = [division && t('divisionName', { name: division }), hasHandicap && `${handicap.label} ${handicap.figure(line)}`];
  if (line.status === 'ok') details.push(unrankedWords(line, columns, t));
  return (
    <>
      {line.status !== 'ok' && <span className="status">{t(`status.${line.status}`)}</span>}
      {partners !== '' && <span className="partners">{partners}</span>}
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
