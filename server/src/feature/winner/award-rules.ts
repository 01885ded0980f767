import type { AwardRule } from '@fairway/golf';
import type { Competition } from '../competition/competition.ts';
import { ownBasis } from '../tournament/format.ts';

/** Champion, first and second runner-up. */
const PLACES = [1, 2, 3] as const;

/** An award of the list, and its id there. */
export type ListedAward = { rule: AwardRule; kind: 'best-gross' | 'best-net' | 'division'; divisionId: string | null; place: number };

/**
 * The awards in their order of priority. Of several of a kind the second is for the second best, and so on; every place of a division
 * has an id of its own.
 */
export function listedAwards({ tournament, awards, divisions }: Competition): ListedAward[] {
  const { mainAwardsOnlyForMembers } = tournament;
  const ofKind = new Map<string, number>();
  return awards.flatMap(({ id, kind, main }): ListedAward[] => {
    const shared = { main, membersOnly: main && mainAwardsOnlyForMembers };
    if (kind !== 'division') {
      const basis = kind === 'best-gross' ? 'gross' : 'net';
      const place = (ofKind.get(kind) ?? 0) + 1;
      ofKind.set(kind, place);
      return [{ rule: { id, kind, basis, place, ...shared }, kind, divisionId: null, place }];
    }
    return divisions.flatMap((division) =>
      PLACES.map((place) => {
        const ofPlace = { id: `${id}:${division.id}:${place}`, kind: 'division-place' as const, basis: ownBasis(tournament), place };
        return { rule: { ...ofPlace, division: division.id, ...shared }, kind, divisionId: division.id, place };
      }),
    );
  });
}
