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
  if (table.lines.some(({ person, rank }) => person === other && rank !== null)) return true;
  if (lackTogether(rule, table, [one, other])) return false;
  const apart = ranksIn(table, other);
  const together = ranksIn(seasonTable(rule, joined(facts, one, other)), other);
  return apart.size !== together.size || [...apart].some(([person, rank]) => together.get(person) !== rank);
}

/** Too few results, together too, where nobody else's points depend on who they are. */
function lackTogether(rule: SeasonRule, { lines }: AnySeasonTable, people: readonly string[]): boolean {
  if (rule.kind === 'championship' || (rule.kind === 'points' && rule.winnerOnce)) return false;
  if (rule.division?.at === 'first' || rule.division?.at === 'last') return false;
  const least = Math.max(1, rule.least);
  const lacking = people.map((one) => lines.find(({ person }) => person === one)?.lacking ?? least);
  return lacking.reduce((sum, one) => sum + one, 0) > least;
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
