import type { AwardRule, ContestPlace } from '@fairway/golf';
import type { Prize } from '../tournament/award-store.ts';
import type { Competition } from './competition.ts';
import type { ContestRow } from './match-store.ts';

/** A place of a contest as a prize has it: the engine's rule, and where it is. */
type ContestAward = { rule: AwardRule; contest: { id: string; name: string; group: string | null }; hasPoints: boolean };

/** The places that a prize is for, contest by contest, the first of each group first: one for each who shares it, and one of nobody while nobody has it. */
export function contestAwards(prize: Prize, { matchPlay }: Competition, usual: number, given: readonly ContestPlace[]): ContestAward[] {
  const contests = (matchPlay?.facts.contests ?? []).filter(({ id }) => prize.contestId === null || prize.contestId === id);
  return contests.flatMap((contest) =>
    listsIn(contest, matchPlay?.facts.teams.length ?? 0).flatMap(({ group, size }, nth) => {
      const places = given.filter((one) => one.contest === contest.id && one.group === group);
      const own = { id: contest.id, name: contest.name, group };
      const award = (place: number, player: string | undefined, sharing: number): ContestAward => ({
        rule: {
          ...{ kind: 'contest-place', basis: 'gross', contest: contest.id, place, main: prize.main, membersOnly: false },
          id: `${prize.id}:${contest.id}:${group === null ? '' : `${nth + 1}.`}${place}${sharing === 0 ? '' : `:${sharing + 1}`}`,
          ...(group !== null && { group }),
          ...(player !== undefined && { player }),
        },
        contest: own,
        hasPoints: contest.kind !== 'bracket',
      });
      return Array.from({ length: Math.min(prize.places ?? usual, size) }, (_, at) => at + 1).flatMap((place) => {
        const holders = places.filter(({ position }) => position === place);
        const isShared = places.filter(({ position }) => position < place).length >= place;
        if (holders.length === 0) return isShared ? [] : [award(place, undefined, 0)];
        return holders.map(({ entrant }, sharing) => award(place, entrant, sharing));
      });
    }),
  );
}

/** What gives places: a cup or a knock-out as a whole, or each of some groups; and how many there are to place. */
function listsIn({ rule }: ContestRow, teams: number): { group: string | null; size: number }[] {
  if (rule.kind === 'cup') return [{ group: null, size: teams }];
  if (rule.kind === 'bracket') return [{ group: null, size: rule.entrants.length }];
  return rule.groups.map(({ name, entrants }) => ({ group: name, size: entrants.length }));
}
