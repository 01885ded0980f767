import { type DeclaredHandicap, declaredAsPlayed } from '@fairway/golf';
import { handicapOf } from '../../db/record.ts';
import type { TournamentRow } from '../../write.ts';
import { declaredIn, type HandicapHolder } from '../tournament/course-handicap.ts';
import { restrictionsOf } from '../tournament/rules.ts';
import type { RoundRow } from '../tournament/store.ts';
import type { DivisionRow } from './store.ts';

type Setting = { tournament: TournamentRow; division: DivisionRow | null; rounds: readonly RoundRow[] };

/** The declared handicap in a round as the wire has it: after allowance, cap and limits, the division’s before the tournament’s. */
export function playingHandicap(of: HandicapHolder, roundId: string, { tournament, division, rounds }: Setting): number | null {
  const nth = rounds.findIndex((round) => round.id === roundId);
  return asPlayed(declaredIn(nth, of, tournament, rounds), of, tournament, division);
}

function asPlayed(
  declared: DeclaredHandicap | null,
  { gender }: HandicapHolder,
  tournament: TournamentRow,
  division: DivisionRow | null,
): number | null {
  const { capAbove, capCountsAs, allowance, handicapLimits } = tournament;
  const common = { cap: { above: capAbove, countsAs: capCountsAs }, allowance, handicapLimits };
  const restrictions = { ...common, ...(division && restrictionsOf(division, tournament)) };
  return declared === null ? null : handicapOf(declaredAsPlayed(declared, restrictions, gender));
}
