import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { scorePlayer } from '../score/player-score.ts';
import type { PreparedRules } from '../score/prepared-rules.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { KeptLists } from './ranked-list.ts';

/** The cards of a field added up by its rules; `players` are in the order of the competitors. */
export type Scores = {
  readonly rules: Rules;
  readonly competitors: readonly Competitor[];
  readonly prepared: PreparedRules;
  readonly players: readonly PlayerScore[];
  /** What `rankedList` keeps, also for those who go on from here. */
  readonly lists: KeptLists;
};

/**
 * Adds up the cards of a field. With `before` only those of the competitors who are another object at their place than then; the rules must be
 * the same object too. So after a stroke one card is added up, and one line changes its place.
 */
export function scoresOf(rules: Rules, competitors: readonly Competitor[], before?: Scores): Scores {
  const reusable = before?.rules === rules ? before : undefined;
  const prepared = prepareRules(rules);
  let isSameField = competitors.length === reusable?.competitors.length;
  const players = competitors.map((competitor, row) => {
    const last = reusable?.competitors[row];
    if (last === competitor && reusable) return reusable.players[row] as PlayerScore;
    isSameField &&= last?.id === competitor.id;
    return scorePlayer(prepared, competitor);
  });
  return { rules, competitors, prepared, players, lists: isSameField ? { ...reusable?.lists } : {} };
}
