import type { StandingShown } from '@fairway/api';
import { bracketPlaces, type ContestPlace, cupPlaces, type EntrantPlace, groupPlaces } from '@fairway/golf';
import type { Competition } from '../../../engine/competition/competition.ts';
import { staffContests } from '../../../engine/match/contest-state.ts';

/** Who came where in the contests of a competition; nothing is worked out where no prize asks for it. */
export function contestPlaces(competition: Competition): ContestPlace[] {
  if (!competition.prizes.some(({ kind }) => kind === 'contest')) return [];
  return (staffContests(competition)?.items ?? []).flatMap(({ id: contest, standing }) =>
    placesIn(standing).flatMap(([group, places]) => places.map((place) => ({ contest, group, ...place }))),
  );
}

function placesIn(standing: StandingShown): [group: string | null, places: readonly EntrantPlace[]][] {
  if (standing.kind === 'cup') return [[null, cupPlaces(standing)]];
  if (standing.kind === 'bracket') return [[null, bracketPlaces(standing)]];
  return standing.groups.map(({ name, standings }) => [name, groupPlaces(standings)]);
}
