import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import type { Basis, StandingPlace } from '@fairway/golf';
import { compareGivenName, matchesSearch } from '../../../lib/value/name.ts';

/** Which list is shown: a basis, over the field (null) or within a division. */
export type Ranking = { basis: Basis; divisionId: string | null };

/** The list that an address asks for, if this board has it; else the tournament's own basis over the field. */
export function rankingOf(board: Pick<PublicBoard, 'bases' | 'divisions'>, basis: string | null, divisionId: string | null): Ranking {
  return {
    basis: board.bases.find((offered) => offered === basis) ?? board.bases[0] ?? 'gross',
    divisionId: board.divisions.find(({ id }) => id === divisionId)?.id ?? null,
  };
}

export const placeOf = (line: PublicBoardLine, { basis, divisionId }: Ranking): Pick<StandingPlace, 'position' | 'tied'> | null =>
  (divisionId === null ? line.places : line.divisionPlaces)[basis] ?? null;

/** A list as it is shown: those with a place, those who have none yet, those who will have none. */
export type RankedLines<Line extends PublicBoardLine> = { placed: Line[]; waiting: Line[]; out: Line[] };

const OUT: readonly PublicBoardLine['status'][] = ['cut', 'NR', 'WD', 'DQ', 'DNS'];

/** Players who share a place are sorted by given name, those who have finished first; lines without a place keep the server's order. */
export function rankedLines<Line extends PublicBoardLine>(lines: readonly Line[], ranking: Ranking): RankedLines<Line> {
  const listed = lines.filter(({ divisionId }) => ranking.divisionId === null || divisionId === ranking.divisionId);
  const position = (line: Line) => placeOf(line, ranking)?.position ?? null;
  const competing = listed.filter(({ status }) => status === 'ok');
  return {
    placed: listed
      .filter((line) => position(line) !== null)
      .sort(
        (a, b) => (position(a) ?? 0) - (position(b) ?? 0) || Number(b.complete) - Number(a.complete) || compareGivenName(a.name, b.name),
      ),
    waiting: competing.filter((line) => position(line) === null),
    out: listed
      .filter((line) => line.status !== 'ok' && position(line) === null)
      .sort((a, b) => OUT.indexOf(a.status) - OUT.indexOf(b.status)),
  };
}

export const inOrder = <Line extends PublicBoardLine>({ placed, waiting, out }: RankedLines<Line>): Line[] => [
  ...placed,
  ...waiting,
  ...out,
];

/** Only the lines whose name matches; they keep their places. */
export function searched<Line extends PublicBoardLine>({ placed, waiting, out }: RankedLines<Line>, search: string): RankedLines<Line> {
  const matching = (lines: Line[]) => lines.filter(({ name }) => matchesSearch(name, search));
  return { placed: matching(placed), waiting: matching(waiting), out: matching(out) };
}

type Progress = {
  readonly rounds: readonly Pick<PublicBoard['rounds'][number], 'par' | 'finished'>[];
  readonly lines: readonly Pick<PublicBoardLine, 'status' | 'thru'>[];
};

/** How far the field is in the current round (the first that is not finished, or the last). Players who are out of it do not count. */
export function progressOf({ rounds, lines }: Progress) {
  const open = rounds.findIndex(({ finished }) => !finished);
  const current = open === -1 ? rounds.length - 1 : open;
  const holes = rounds[current]?.par.length;
  const competing = lines.filter(({ status }) => status === 'ok');
  const complete = competing.filter(({ thru }) => thru === holes).length;
  const waiting = competing.filter(({ thru }) => thru === 0).length;
  return { round: current + 1, players: competing.length, complete, waiting, playing: competing.length - complete - waiting };
}
