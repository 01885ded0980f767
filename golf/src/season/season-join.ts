import type { SeasonFacts } from './season-fact.ts';
import type { AnySeasonTable, SeasonRule } from './season-table.ts';
import { seasonTable } from './season-table.ts';

/**
 * Whether a rank depends on two people of a season being one: nobody's does where neither has enough results, alone or together. Two rows of one
 * event are two people, whatever agrees.
 *
 * @example joinMatters(rule, facts, 'an', 'an of May') // true: together they would be second
 */
export function joinMatters(
  rule: SeasonRule,
  facts: SeasonFacts,
  one: string,
  other: string,
  table: AnySeasonTable = seasonTable(rule, facts),
): boolean {
  const isIn = (event: SeasonFacts['events'][number], person: string) => event.results.some((result) => result.person === person);
  if (facts.events.some((event) => isIn(event, one) && isIn(event, other))) return false;
  const apart = ranksIn(table, other);
  const together = ranksIn(seasonTable(rule, joined(facts, one, other)), other);
  const hasRank = table.lines.some(({ person, rank }) => person === other && rank !== null);
  return hasRank || apart.size !== together.size || [...apart].some(([person, rank]) => together.get(person) !== rank);
}

/** Everybody's rank but one's. */
function ranksIn({ lines }: AnySeasonTable, but: string): ReadonlyMap<string, number> {
  return new Map(lines.flatMap(({ person, rank }) => (rank === null || person === but ? [] : [[person, rank] as const])));
}

/** The facts as if the other were the one. */
function joined({ events, golfers }: SeasonFacts, one: string, other: string): SeasonFacts {
  const results = (all: SeasonFacts['events'][number]['results']) =>
    all.map((result) => (result.person === other ? { ...result, person: one } : result));
  return { events: events.map((event) => ({ ...event, results: results(event.results) })), golfers };
}
