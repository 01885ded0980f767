import type { Rules } from '../rules.ts';
import { scorePlayer } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { AwardRule, ContestPlace } from './award.ts';
import type { AwardRankable } from './award-field.ts';

/** Whether an award is won in matches: nobody is passed over for it, since no one else has that place. */
export const isOfContest = ({ kind }: Pick<AwardRule, 'kind'>): boolean => kind === 'contest-place';

/** Whoever has the place that an award is for is the whole ranking. They need no card: a team has none, and who won 10&8 none that is complete. */
export function contestRankables(award: AwardRule, rules: Rules, places: readonly ContestPlace[]): readonly AwardRankable[] {
  const { contest, group = null, place = 1, player: id } = award;
  const own = places.find((of) => of.contest === contest && of.group === group && of.position === place && of.entrant === id);
  if (own === undefined) return [];
  const entrant = { id: own.entrant, division: null, gender: 'm', handicap: null, status: 'ok', cards: [] } as const;
  return [{ player: scorePlayer(prepareRules({ ...rules, rounds: [] }), entrant), value: own.points ?? 0, key: 0 }];
}
