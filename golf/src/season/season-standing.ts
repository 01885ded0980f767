import { textOrder } from '../list.ts';
import type { EventPoints } from './event-points.ts';
import { roleOf } from './event-points.ts';
import type { Exact } from './exact.ts';
import { compareExact } from './exact.ts';
import type { TieTrial } from './rank.ts';
import { ranksOf } from './rank.ts';
import type { ScoredEvent } from './scored-event.ts';
import { eventsOf, scoredEvents, winnersIn } from './scored-event.ts';
import type { SeasonEntry, SeasonHole } from './season-entry.ts';
import { isOfTable } from './season-entry.ts';
import type { SeasonEvent, SeasonFacts } from './season-fact.ts';
import type { PointsRule, SeasonTieKey } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';
import type { SeasonSum } from './season-sum.ts';
import { withEvents } from './season-sum.ts';
import type { Contender } from './season-tie-key.ts';
import { tieValues } from './season-tie-key.ts';

/** A golfer's line: the rank, or how many results they lack for one, and what its total is made of: entries, holes and bonus. */
export type SeasonLine<Key = SeasonTieKey> = {
  readonly person: string;
  /** null: not enough results. */
  readonly rank: number | null;
  /** How many share the rank. */
  readonly sharedBy: number;
  readonly total: Exact;
  /** In the order of the days. */
  readonly entries: readonly SeasonEntry[];
  /** Of an eclectic, those of the course; none of other kinds. */
  readonly holes: readonly SeasonHole[];
  /** Of the total, what counts however the results are: of an eclectic what comes off at the end. */
  readonly bonus: Exact;
  /** Results that are lacking for a rank, and whether as many events are to come. */
  readonly lacking: number;
  readonly canReach: boolean;
  /** The keys that were asked where the total did not separate; the last one decided, or the rank is shared. */
  readonly trials: readonly TieTrial<Key>[];
};

/** Who won an event of the season, and those whom the win passed by, since they had one. */
type SeasonWinner = { readonly event: string; readonly winners: readonly string[]; readonly passedOver: readonly string[] };

/** The table of a season: those with a rank in its order, then those who lack results, by what they have. */
export type SeasonTable<Key = SeasonTieKey> = { readonly lines: readonly SeasonLine<Key>[]; readonly winners: readonly SeasonWinner[] };

/**
 * The table of a season of points: a function of its rule and the facts, in whatever order they come. Who never took part has no line. `before`: the table of
 * fewer events under the same rule, whose work is used again where its events are the first of these, the same objects.
 *
 * @example pointsTable(rule, { events, golfers: [] }).lines[0] // { person: 'an', rank: 1, total: 8690/7, … }
 */
export function pointsTable(rule: PointsRule, facts: SeasonFacts, before: SeasonTable | null = null): SeasonTable {
  const events = eventsOf(rule, facts.events);
  const work = workOf(
    rule,
    events.filter(({ isOver }) => isOver),
    facts.golfers,
    (before && WORK.get(before)) ?? null,
  );
  const contenders = contendersOf(work);
  const leading = leadingEnd(rule);
  const ranks = ranksOf(
    contenders.filter((one) => lackingOf(rule, one) === 0),
    { leading, keys: rule.ties, ask: (key, all) => tieValues(key, { all, leading }) },
  );
  const toCome = events.filter((event) => !event.isOver && roleOf(rule, event).role === 'regular').length;
  const others = contenders.filter((one) => !ranks.has(one)).sort((a, b) => inOrder(rule, a, b));
  const lines = [...ranks.keys(), ...others].map((one): SeasonLine => {
    const { person, total, entries, bonus } = one;
    const lacking = lackingOf(rule, one);
    const { rank = null, sharedBy = 1, trials = [] } = ranks.get(one) ?? {};
    return { person, total, entries, holes: [], bonus, rank, sharedBy, lacking, canReach: lacking <= toCome, trials };
  });
  const table = { lines, winners: work.winners };
  WORK.set(table, work);
  return table;
}

/** What a table was made of. */
type Work = {
  readonly rule: PointsRule;
  readonly golfers: SeasonFacts['golfers'];
  readonly scored: readonly ScoredEvent[];
  readonly winners: readonly SeasonWinner[];
  /** Of everyone who has a part in the table. */
  readonly sums: ReadonlyMap<string, SeasonSum>;
};

/** Kept as long as the table is, for the next one. */
const WORK = new WeakMap<SeasonTable, Work>();

function workOf(rule: PointsRule, over: readonly SeasonEvent[], golfers: SeasonFacts['golfers'], before: Work | null): Work {
  const first = before !== null && isFirstPart(rule, over, golfers, before) ? before : null;
  const scored = scoredEvents(rule, over, golfers, first?.scored ?? []);
  const later = scored.slice(first?.scored.length ?? 0);
  const people = new Set(first?.sums.keys());
  for (const { points } of later) for (const [person, own] of points) if (isOfTable(own)) people.add(person);
  const sums = [...people].map((person) => {
    const sum = first?.sums.get(person);
    return [person, sum === undefined ? withEvents(rule, person, scored) : withEvents(rule, person, later, sum)] as const;
  });
  return { rule, golfers, scored, winners: [...(first?.winners ?? []), ...later.map(winnerOf)], sums: new Map(sums) };
}

/** Whether nothing that comes later changes what was given before. */
function isFirstPart(rule: PointsRule, over: readonly SeasonEvent[], golfers: SeasonFacts['golfers'], before: Work): boolean {
  const goesByLater = rule.division?.at === 'last' || (rule.division?.at === 'season' && golfers !== before.golfers);
  return rule === before.rule && !goesByLater && before.scored.every(({ event }, at) => event === over[at]);
}

function contendersOf({ sums, golfers }: Work): readonly Contender[] {
  const born = new Map(golfers.map((golfer) => [golfer.person, golfer.born]));
  return [...sums].map(([person, sum]) => ({ person, born: born.get(person) ?? null, ...sum }));
}

/** Without a result there is never a rank. */
const lackingOf = ({ least }: PointsRule, { results }: Contender): number => Math.max(0, Math.max(1, least) - results);

function inOrder(rule: PointsRule, a: Contender, b: Contender): number {
  const order = compareExact(a.total, b.total);
  return (leadingEnd(rule) === 'lower' ? order : -order) || textOrder(a.person, b.person);
}

function winnerOf({ event, points }: ScoredEvent): SeasonWinner {
  const isPassedOver = ({ because }: EventPoints) => because.code === 'unplaced' && because.status === 'passed-over';
  const passedOver = [...points].flatMap(([person, own]) => (isPassedOver(own) ? person : []));
  return { event: event.id, winners: [...winnersIn(points)].sort(textOrder), passedOver: passedOver.sort(textOrder) };
}
