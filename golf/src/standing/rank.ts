import type { Status } from '../competitor.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { sortRows } from './order.ts';
import type { Places, StandingPlace } from './place.ts';
import { divisionPlaces, fieldPlaces } from './place.ts';
import type { Rankable } from './rankable.ts';
import type { RankingTable } from './ranking-table.ts';
import { enter, rankingTable } from './ranking-table.ts';

/**
 * One player on the list of one basis.
 * `value` is what ranks: gross strokes to par, net tenths to par after the net floor, points above two a hole; null: nothing to
 * rank by.
 */
export type Standing = {
  id: string;
  division: string | null;
  status: Status;
  complete: boolean;
  value: number | null;
  place: StandingPlace | null;
  divisionPlace: StandingPlace | null;
};

/** The rows of a list in order, and by position their places over the field and within the division. */
type RankedRows = { readonly rows: readonly number[]; readonly places: Places; readonly divisionPlaces: Places };

/** Players in order, by the steps where their scores are equal, each with their standing. */
export function rank<Of extends Rankable>(players: readonly Of[], steps: readonly TieStep[]): readonly (Of & { standing: Standing })[] {
  const scores = players.map(({ player }) => player);
  const table = rankingTable(steps, scores);
  players.forEach((one, row) => {
    enter(table, row, one);
  });
  const standings = standingsOf(table);
  return table.rows.map((row, at) => ({ ...(players[row] as Of), standing: standings[at] as Standing }));
}

/** Sorts a table and gives places. */
export function rankRows(table: RankingTable): RankedRows {
  sortRows(table);
  return { rows: table.rows, places: fieldPlaces(table), divisionPlaces: divisionPlaces(table) };
}

/** The standings of a table in order. Whoever is ranked competes. */
export function standingsOf(table: RankingTable): Standing[] {
  const { players, values } = table;
  const { rows, places, divisionPlaces } = rankRows(table);
  return rows.map((row, at) => {
    const { competitor, complete } = players[row] as PlayerScore;
    const { id, division } = competitor;
    const value = values[row] as number;
    return { id, division, status: 'ok', complete, value, place: places[at] ?? null, divisionPlace: divisionPlaces[at] ?? null };
  });
}
