import type { Exact } from './exact.ts';
import type { SeasonFacts } from './season-fact.ts';
import type { SeasonRule } from './season-rule.ts';

/** What a golfer of the table can still bring about. */
export type SeasonOutlook = {
  readonly person: string;
  /** null: it cannot be said, since a score has no bound. */
  readonly canWin: boolean | null;
  /**
   * What the next event would have to give for the total of the leader as it stands, if nobody else earned anything; and the last place that gives
   * it. points null: they lead, or no event is to come. place null: no place gives it, or points do not go by places.
   */
  readonly next: { readonly points: Exact | null; readonly place: number | null };
};

/**
 * What is open in a season: who can still win, and what they need of the next event.
 *
 * @example seasonOutlook(rule, facts, 40) // [{ person: 'an', canWin: true, next: { points: 380, place: 2 } }, …]
 */
export function seasonOutlook(rule: SeasonRule, facts: SeasonFacts, players: number | null): readonly SeasonOutlook[] {
  throw new Error(`not yet: ${rule.basis} ${facts.events.length} ${players}`);
}
