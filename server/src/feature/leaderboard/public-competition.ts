import type { Competition } from '../competition/competition.ts';
import { rulesOf } from '../tournament/rules.ts';

/**
 * What of a competition the public may have. Every public answer that is computed from scores is computed from this: what is not in it
 * cannot be told. While counted holes are to be published, nobody has a handicap of the day, not even by the holes of an earlier round.
 */
export function publicCompetitionOf(competition: Competition): Competition {
  if (!competition.handicapPending) return competition;
  const { tournament, rounds, divisions } = competition;
  return { ...competition, rules: rulesOf(tournament, rounds, divisions), countedHoles: null };
}
