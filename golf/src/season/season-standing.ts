import { textOrder } from '../list.ts';
import type { EventPoints } from './event-points.ts';
import { roleOf } from './event-points.ts';
import type { Exact } from './exact.ts';
import { compareExact } from './exact.ts';
import type { TieTrial } from './rank.ts';
import { ranksOf } from './rank.ts';
import type { ScoredEvent } from './scored-event.ts';
import { eventsOf, scoredEvents } from './scored-event.ts';
import type { SeasonEntry } from './season-entry.ts';
import { isOfTable, seasonSum } from './season-entry.ts';
import type { SeasonFacts } from './season-fact.ts';
import type { SeasonRule, SeasonTieKey } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';
import type { Contender } from './season-tie-key.ts';
import { tieValues } from './season-tie-key.ts';

/** A golfer's line: the rank, or how many results they lack for one, and everything that it is made of. */
export type SeasonLine = {
  readonly person: string;
  /** null: not enough results. */
  readonly rank: number | null;
  /** How many share the rank. */
  readonly sharedBy: number;
  readonly total: Exact;
  /** In the order of the days. */
  readonly entries: readonly SeasonEntry[];
  /** Of the total, what counts however the results are. */
  readonly bonus: Exact;
  /** Results that are lacking for a rank, and whether as many events are to come. */
  readonly lacking: number;
  readonly canReach: boolean;
  /** The keys that were asked where the total did not separate; the last one decided, or the rank is shared. */
  readonly trials: readonly TieTrial<SeasonTieKey>[];
};

/** Who won an event of the season, and those whom the win passed by, since they had one. */
export type SeasonWinner = { readonly event: string; readonly winners: readonly string[]; readonly passedOver: readonly string[] };

/** The table of a season: those with a rank in its order, then those who lack results, by what they have. */
export type SeasonTable = { readonly lines: readonly SeasonLine[]; readonly winners: readonly SeasonWinner[] };

/**
 * The table of a season: a function of its rule and the facts, in whatever order they come. Who never took part has no line.
 *
 * @example seasonTable(rule, { events, golfers: [] }).lines[0] // { person: 'an', rank: 1, total: 8690/7, … }
 */
export function seasonTable(rule: SeasonRule, facts: SeasonFacts): SeasonTable {
  const scored = scoredEvents(rule, facts);
  const contenders = contendersOf(rule, facts, scored);
  const leading = leadingEnd(rule);
  const ranks = ranksOf(
    contenders.filter((one) => lackingOf(rule, one) === 0),
    { leading, keys: rule.ties, ask: (key, all) => tieValues(key, { all, leading }) },
  );
  const toCome = eventsOf(rule, facts.events).filter((event) => !event.isOver && roleOf(rule, event).role === 'regular').length;
  const others = contenders.filter((one) => !ranks.has(one)).sort((a, b) => inOrder(rule, a, b));
  const lines = [...ranks.keys(), ...others].map((one): SeasonLine => {
    const { born: _, results: __, ...own } = one;
    const lacking = lackingOf(rule, one);
    const { rank = null, sharedBy = 1, trials = [] } = ranks.get(one) ?? {};
    return { ...own, rank, sharedBy, lacking, canReach: lacking <= toCome, trials };
  });
  return { lines, winners: scored.map(winnerOf) };
}

/** Whoever has a part in the table. */
function contendersOf(rule: SeasonRule, { golfers }: SeasonFacts, scored: readonly ScoredEvent[]): readonly Contender[] {
  const born = new Map(golfers.map((golfer) => [golfer.person, golfer.born]));
  const people = new Set(scored.flatMap(({ points }) => [...points].flatMap(([person, own]) => (isOfTable(own) ? person : []))));
  return [...people].map((person) => ({ person, born: born.get(person) ?? null, ...seasonSum(rule, person, scored) }));
}

/** Without a result there is never a rank. */
const lackingOf = ({ least }: SeasonRule, { results }: Contender): number => Math.max(0, Math.max(1, least) - results);

function inOrder(rule: SeasonRule, a: Contender, b: Contender): number {
  const order = compareExact(a.total, b.total);
  return (leadingEnd(rule) === 'lower' ? order : -order) || textOrder(a.person, b.person);
}

function winnerOf({ event, points }: ScoredEvent): SeasonWinner {
  const all = [...points].sort(([a], [b]) => textOrder(a, b));
  const isPassedOver = ({ because }: EventPoints) => because.code === 'unplaced' && because.status === 'passed-over';
  return {
    event: event.id,
    winners: all.flatMap(([person, { place }]) => (place === 1 ? person : [])),
    passedOver: all.flatMap(([person, own]) => (isPassedOver(own) ? person : [])),
  };
}
