import type { Competitor, Tenths } from '@fairway/golf';
import { tenthsOf } from '../../db/record.ts';
import type { Competition } from '../competition/competition.ts';
import { declaredHandicaps, type HandicapHolder } from '../tournament/course-handicap.ts';

type Handicaps = Pick<Competitor, 'handicap' | 'handicaps'>;

/**
 * What a golfer plays off in a cup whose groups have a limit: who comes with more than the highest handicap of their group plays off that. It is their
 * index that is compared and held, or a declared course handicap where there is no index. Null: nothing holds them.
 */
export function heldByGroup(competition: Competition, contestId: string, of: HandicapHolder & { id: string }): Handicaps | null {
  const { contests = [], teamPlayers = [] } = competition.matchPlay?.facts ?? {};
  const limits = contests.flatMap(({ id, rule }) => (id === contestId && rule.kind === 'cup' ? rule.groupLimits : []));
  const group = teamPlayers.find(({ playerId }) => playerId === of.id)?.group;
  const limit = limits.find((one) => one.group === group);
  if (limit === undefined) return null;
  const most = tenthsOf(limit.most);
  const { handicapIndex: index, handicapCourse: course } = of;
  if ((index ?? course ?? most) <= most) return null;
  const held = (handicap: Tenths | null) => handicap && Math.min(handicap, most);
  return declaredHandicaps({ ...of, handicapIndex: held(index), handicapCourse: held(course) }, competition.tournament, competition.rounds);
}
