import type { CompetitorKind } from '@fairway/api/choice/field/side';
import { type DeclaredHandicap, declaredAsPlayed } from '@fairway/golf';
import { handicapOf } from '../../../db/record.ts';
import { declaredIn, type HandicapHolder } from '../../../engine/tournament/course-handicap.ts';
import { restrictionsIn } from '../../../engine/tournament/rules.ts';
import type { Partner } from '../../../engine/tournament/side/partner-store.ts';
import { inStrokes, sideHandicapIn } from '../../../engine/tournament/side/side-handicap.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';
import type { TournamentRow } from '../../../write/write.ts';
import type { DivisionRow } from './store.ts';

type HandicapContext = { tournament: TournamentRow; division: DivisionRow | null; rounds: readonly RoundRow[] };
/** A player, or a side with its partners of every round. */
type Holder = HandicapHolder & { kind: CompetitorKind };

/**
 * The declared handicap in a round as the wire has it: after allowance, cap and limits, the division’s before the tournament’s. That of a
 * side of one ball is made of its partners’; one whose partners each play a ball has none.
 */
export function playingHandicap(of: Holder, partners: readonly Partner[], roundId: string, setting: HandicapContext): number | null {
  const { tournament, division, rounds } = setting;
  const nth = rounds.findIndex((round) => round.id === roundId);
  if (of.kind === 'side') {
    const own = partners.filter((one) => one.roundId === roundId);
    return inStrokes(sideHandicapIn(nth, own, { played: tournament, division, rounds }));
  }
  return asPlayed(declaredIn(nth, of, tournament, rounds), of, tournament, division);
}

function asPlayed(
  declared: DeclaredHandicap | null,
  { gender }: HandicapHolder,
  tournament: TournamentRow,
  division: DivisionRow | null,
): number | null {
  return declared === null ? null : handicapOf(declaredAsPlayed(declared, restrictionsIn(tournament, division), gender));
}
