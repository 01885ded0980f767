import type { TieStep } from '../tie/tie-step.ts';
import { SCORE, sortLevel } from './order.ts';
import type { RankingTable, Standing } from './place.ts';
import { givePlaces } from './place.ts';
import type { Rankable } from './rankable.ts';

/** Players in order, by the steps where their scores are equal, each with their standing. */
export function rank<Of extends Rankable>(players: readonly Of[], steps: readonly TieStep[]): readonly (Of & { standing: Standing })[] {
  const levels = [...Map.groupBy(players, ({ key }) => key)].sort(([one], [other]) => one - other).map(([, level]) => level);
  const standings = standingsOf(levels, steps);
  return levels.flat().map((player, at) => ({ ...player, standing: standings[at] as Standing }));
}

/** The standings of players given level by level, those on one score together and the better scores first. Each level is sorted. */
export function standingsOf(levels: Iterable<Rankable[]>, steps: readonly TieStep[]): Standing[] {
  const table: RankingTable = { steps, standings: [], separatedBy: [] };
  for (const level of levels) addLevel(table, level);
  givePlaces(table);
  return table.standings;
}

function addLevel({ steps, standings, separatedBy }: RankingTable, level: Rankable[]): void {
  const within = sortLevel(level, steps);
  for (let nth = 0; nth < level.length; nth++) {
    const { player, value } = level[nth] as Rankable;
    const { id, division, status } = player.competitor;
    standings.push({ id, division, status, complete: player.complete, value, place: null, divisionPlace: null });
    separatedBy.push(nth + 1 < level.length ? (within[nth] as number) : SCORE);
  }
}
