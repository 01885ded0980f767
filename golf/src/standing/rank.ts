import type { Status } from '../competitor.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { RankingTable } from './order.ts';
import { rankingTable } from './order.ts';
import type { Place } from './place.ts';
import { placesWithin } from './place.ts';
import type { Rankable } from './rankable.ts';

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
  place: Place | null;
  divisionPlace: Place | null;
};

/** Players in order, by the steps where their scores are equal, each with their standing. */
export function rank<Of extends Rankable>(players: readonly Of[], steps: readonly TieStep[]): readonly (Of & { standing: Standing })[] {
  const table = rankingTable(players, steps);
  const standings = standingsOf(table);
  return table.players.map((player, at) => ({ ...player, standing: standings[at] as Standing }));
}

/** The standings of a table, with the places over the field and within the divisions. */
export function standingsOf(table: RankingTable): Standing[] {
  const all = table.players.map((_, at) => at);
  const places = placesWithin(table, all);
  const standings = table.players.map(({ player: { competitor, complete }, value }, at): Standing => {
    const { id, division, status } = competitor;
    return { id, division, status, complete, value, place: places[at] ?? null, divisionPlace: null };
  });
  const divisions = Map.groupBy(all, (at) => (standings[at] as Standing).division);
  for (const [division, members] of divisions) if (division !== null) giveDivisionPlaces(standings, table, members);
  return standings;
}

function giveDivisionPlaces(standings: readonly Standing[], table: RankingTable, members: readonly number[]): void {
  const places = placesWithin(table, members);
  for (let nth = 0; nth < members.length; nth++) (standings[members[nth] as number] as Standing).divisionPlace = places[nth] ?? null;
}
