import { LEVEL, rank } from '../standing/rank.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import type { TieStep } from '../tie/tie-step.ts';
import type { Candidate } from './candidate.ts';

/** A player with what he is ranked by for an award; of `key`, a whole number, the smaller is the better. */
export type Entrant = {
  readonly reckoning: Reckoning;
  readonly value: number;
  readonly key: number;
  readonly driveCentimetres: number | null;
};

/** Entrants in order with their places, by the steps where they are level. */
export function rankedCandidates(entrants: readonly Entrant[], steps: readonly TieStep[]): readonly Candidate[] {
  const players = entrants.map(({ reckoning, value, key, driveCentimetres }) => {
    const { id, division, status } = reckoning.competitor;
    const standing = { id, division, status, complete: reckoning.complete, value, place: null, divisionPlace: null };
    return { reckoning, standing, value, driveCentimetres, key, tieKey: 0, parted: LEVEL, partedInDivision: LEVEL };
  });
  return rank(players, steps) as typeof players;
}
