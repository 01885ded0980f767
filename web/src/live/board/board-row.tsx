import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { memo } from 'react';
import { NONE, placeLabel, thruLabel } from '../../feature/leaderboard/figure.ts';
import { placeOf, type Ranking } from '../../feature/leaderboard/ranking.ts';
import { go } from '../address.ts';
import { type Say, useWords } from '../words.ts';
import { type Column, figureClass } from './column.ts';

type RowProps = { line: PublicBoardLine; board: PublicBoard; ranking: Ranking; columns: Column[]; hasDivisions: boolean };

/** One line of the board; a tap anywhere on it opens the card. Drawn again only when it or the list has changed: there are hundreds. */
export const BoardRow = memo(function BoardRow({ line, board, ranking, columns, hasDivisions }: RowProps) {
  const { t } = useWords();
  const division = board.divisions.find(({ id }) => id === line.divisionId)?.name ?? null;
  return (
    <tr className={line.status === 'ok' ? 'line' : 'line is-out'} data-player={line.playerId}>
      <td className="place">{placeLabel(placeOf(line, ranking))}</td>
      <th scope="row" className="who">
        <button type="button" className="name" aria-haspopup="dialog" onClick={() => go({ player: line.playerId }, 'push')}>
          {line.name}
        </button>
        <Remark t={t} line={line} division={hasDivisions ? division : null} columns={columns} />
      </th>
      {hasDivisions && <td className="for-desk division">{division ?? NONE}</td>}
      <td className="figure thru">
        <Thru t={t} line={line} />
      </td>
      {columns.map((column) => (
        <td key={column.key} className={figureClass(column, line)}>
          {column.figure(line)}
        </td>
      ))}
    </tr>
  );
});

function Thru({ t, line }: { t: Say; line: PublicBoardLine }) {
  const label = thruLabel(line);
  const spoken = label === NONE ? t('notBegun') : label === 'F' ? t('finished') : null;
  return (
    <>
      <span aria-hidden={spoken !== null}>{label}</span>
      {spoken !== null && <span className="for-listeners">{spoken}</span>}
      {label.endsWith('*') && <span className="for-listeners">, {t('startedOn', { hole: line.startingHole ?? 1 })}</span>}
    </>
  );
}

/** Below the name: a status in words, a score to be confirmed, and what a phone has no columns for. */
function Remark({ t, line, division, columns }: { t: Say; line: PublicBoardLine; division: string | null; columns: Column[] }) {
  const handicap = columns.find(({ key }) => key === 'handicap');
  const hasHandicap = handicap !== undefined && handicap.figure(line) !== NONE;
  const details = [division && t('divisionName', { name: division }), hasHandicap && `${handicap.label} ${handicap.figure(line)}`].filter(
    Boolean,
  );
  return (
    <>
      {line.status !== 'ok' && <span className="status">{t(`status.${line.status}`)}</span>}
      {line.disputed.length > 0 && <span className="dispute">{t('disputed')}</span>}
      {details.length > 0 && <span className="details for-phone">{details.join(' · ')}</span>}
    </>
  );
}
