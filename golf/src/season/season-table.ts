import { championshipTable } from './championship/championship.ts';
import type { ChampionshipRule, ChampionshipTieKey } from './championship/championship-rule.ts';
import { eclecticTable } from './eclectic/eclectic.ts';
import type { EclecticRule, EclecticTieKey } from './eclectic/eclectic-rule.ts';
import type { SeasonFacts } from './season-fact.ts';
import type { PointsRule, SeasonTieKey } from './season-rule.ts';
import type { SeasonLine, SeasonTable as TableOf } from './season-standing.ts';
import { pointsTable } from './season-standing.ts';

/** A season, as data: of points, of the best of each hole, or of days that are added up. */
export type SeasonRule = PointsRule | EclecticRule | ChampionshipRule;

/** A key of any kind of season. */
export type AnyTieKey = SeasonTieKey | EclecticTieKey | ChampionshipTieKey;
export type AnySeasonLine = SeasonLine<AnyTieKey>;
export type AnySeasonTable = TableOf<AnyTieKey>;

/**
 * The table of a season: a function of its rule and the facts, in whatever order they come. Who never took part has no line. `before`: the table of
 * fewer events under the same rule, whose work is used again where there is much of it.
 *
 * @example seasonTable(rule, { events, golfers: [] }).lines[0] // { person: 'an', rank: 1, total: 8690/7, … }
 */
export function seasonTable(rule: SeasonRule, facts: SeasonFacts, before: AnySeasonTable | null = null): AnySeasonTable {
  if (rule.kind === 'eclectic') return eclecticTable(rule, facts);
  return rule.kind === 'championship' ? championshipTable(rule, facts) : pointsTable(rule, facts, before as TableOf | null);
}
