import type { SeasonEntry, SeasonFacts, SeasonRule } from '../src/index.ts';
import { exactText, seasonTable } from '../src/index.ts';
import type { NaiveLine } from './season.ts';

/** The engine's table, as the naive computation writes it down. */
export function comparableSeason(rule: SeasonRule, facts: SeasonFacts): NaiveLine[] {
  const used = (entries: readonly SeasonEntry[], as: SeasonEntry['use']) => entries.flatMap(({ use, event }) => (use === as ? event : []));
  return seasonTable(rule, facts)
    .lines.map(({ person, rank, sharedBy, total, lacking, canReach, entries }) => ({
      ...{ person, rank, sharedBy, total: exactText(total), lacking, canReach },
      ...{ counting: used(entries, 'counts'), dropped: used(entries, 'dropped') },
    }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
}
