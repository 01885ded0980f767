import type { SeasonEntry, SeasonFacts, SeasonRule } from '../src/index.ts';
import { exactText, seasonTable } from '../src/index.ts';
import { naiveChampionship } from './championship.ts';
import { naiveEclectic } from './eclectic.ts';
import { type NaiveLine, naiveSeason } from './season.ts';

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

/** The table by the naive computation of its kind. */
export function naiveTable(rule: SeasonRule, facts: SeasonFacts): NaiveLine[] {
  if (rule.kind === 'eclectic') return naiveEclectic(rule, facts);
  return rule.kind === 'championship' ? naiveChampionship(rule, facts) : naiveSeason(rule, facts);
}
