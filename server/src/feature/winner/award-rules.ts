import type { AwardRule } from '@fairway/golf';
import type { Competition } from '../competition/competition.ts';
import { ownBasis } from '../leaderboard/board.ts';

/** Champion, first and second runner-up. */
const PLACES = [1, 2, 3] as const;

/** An award of the list, and its id there. */
export type ListedAward = { rule: AwardRule; kind: 'best-gross' | 'best-net' | 'division'; divisionId: string | null; place: number };

/** The awards in their order of priority; an award that the settings list twice counts once. */
export function listedAwards({ tournament, divisions }: Competition): ListedAward[] {
  const { mainAwardsOnlyForMembers } = tournament;
  const awards = tournament.awards.flatMap(({ kind, main }): ListedAward[] => {
    const shared = { main, membersOnly: main && mainAwardsOnlyForMembers };
    if (kind !== 'division') {
      const basis = kind === 'best-gross' ? 'gross' : 'net';
      return [{ rule: { id: kind, kind, basis, ...shared }, kind, divisionId: null, place: 1 }];
    }
    return divisions.flatMap(({ id: divisionId }) =>
      PLACES.map((place) => {
        const id = `division:${divisionId}:${place}`;
        const rule = { id, kind: 'division-place' as const, basis: ownBasis(tournament), division: divisionId, place, ...shared };
        return { rule, kind, divisionId, place };
      }),
    );
  });
  return [...new Map(awards.map((award) => [award.rule.id, award])).values()];
}
