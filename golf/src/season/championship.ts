import type { Basis } from '../basis.ts';
import { BETTER } from '../basis.ts';
import { perMille } from '../handicap/fraction.ts';
import { textOrder } from '../list.ts';
import type { CutRule } from '../standing/cut.ts';
import type { Exact } from './exact.ts';
import { compareExact, exact, NOUGHT, plus, sumOf } from './exact.ts';
import type { TieTrial, TieValue } from './rank.ts';
import { ranksOf } from './rank.ts';
import type { SeasonEvent, SeasonResult } from './season-fact.ts';

/** What separates those with the same total. */
export type ChampionshipTieKey =
  /** The sum of the last so many days. */
  | { readonly by: 'last-days'; readonly days: number }
  /** A play-off, or another decision of the committee: the order of those who were in it; who was not is behind. */
  | { readonly by: 'play-off'; readonly order: readonly string[] };

/** A championship over several days, each a tournament of its own. */
export type ChampionshipRule = {
  /** Ids of events, in the order in which they are played. */
  readonly days: readonly string[];
  readonly basis: Basis;
  /** `own`: strokes over the par of each golfer's own card. */
  readonly pars: 'list' | 'own';
  /** After so many days only some go on: so many golfers and whoever is level with the last of them (`in`), or none of those (`out`). */
  readonly cut: { readonly after: number; readonly keep: CutRule['keep']; readonly ties: CutRule['ties'] } | null;
  readonly guests: 'count' | 'taken-out';
  readonly ties: readonly ChampionshipTieKey[];
};

/** What somebody did on a day: a score, or why there is none. `cut`: they were not to play. */
export type ChampionshipDay = {
  readonly event: string;
  readonly score: Exact | null;
  readonly state: 'played' | 'missed' | 'cut' | 'NR' | 'WD' | 'DQ';
};

/** A golfer's line; only who played every day that is over has a rank. */
export type ChampionshipLine = {
  readonly person: string;
  readonly rank: number | null;
  readonly sharedBy: number;
  /** Of the days played. */
  readonly total: Exact;
  readonly days: readonly ChampionshipDay[];
  readonly trials: readonly TieTrial<ChampionshipTieKey>[];
};

type Contender = Pick<ChampionshipLine, 'person' | 'total' | 'days'>;

/**
 * The table of a championship after the days that are over: those who played all of them, then those behind the cut, then those who missed a
 * day or are out, each by the days played and their sum.
 *
 * @example championship(rule, events)[0] // { person: 'an', rank: 1, total: 145, days: […], … }
 */
export function championship(rule: ChampionshipRule, events: readonly SeasonEvent[]): readonly ChampionshipLine[] {
  const over = rule.days.flatMap((id) => events.find((event) => event.id === id && event.isOver) ?? []);
  const all = contendersOf(rule, over);
  const through = throughCut(rule, over, all);
  const lines = through === null ? all : all.map((one) => (through.has(one.person) ? one : behindCut(rule, one)));
  const ranks = rankedBy(rule, lines.filter(isWhole), rule.ties);
  const ranked = [...ranks].map(([one, rank]) => ({ ...one, ...rank }));
  const others = lines.filter((one) => !isWhole(one)).sort((a, b) => inOrder(rule, a, b));
  return [...ranked, ...others.map((one) => ({ ...one, rank: null, sharedBy: 1, trials: [] }))];
}

const isWhole = ({ days }: Contender): boolean => days.every(({ state }) => state === 'played');

function contendersOf(rule: ChampionshipRule, over: readonly SeasonEvent[]): readonly Contender[] {
  const results = over.map((event) => new Map(event.results.filter((one) => takesPart(rule, one)).map((one) => [one.person, one])));
  const people = new Set(results.flatMap((day) => [...day.keys()]));
  return [...people].map((person) =>
    summed(
      person,
      over.map((event, at) => dayOf(rule, event, results[at]?.get(person))),
    ),
  );
}

const takesPart = ({ guests }: ChampionshipRule, { status, isMember }: SeasonResult): boolean =>
  status !== 'DNS' && (isMember || guests === 'count');

function summed(person: string, days: readonly ChampionshipDay[]): Contender {
  return { person, days, total: sumOf(days.flatMap(({ score }) => score ?? [])) };
}

function dayOf(rule: ChampionshipRule, { id: event }: SeasonEvent, result: SeasonResult | undefined): ChampionshipDay {
  if (result === undefined || result.status === 'DNS') return { event, score: null, state: 'missed' };
  if (result.status !== 'ok') return { event, score: null, state: result.status };
  const total = result.totals[rule.basis] ?? null;
  if (total === null) return { event, score: null, state: 'NR' };
  const toPar = rule.pars === 'own' && rule.basis !== 'points' ? result.par : 0;
  return { event, score: rule.basis === 'net' ? exact(total - 10 * toPar, 10) : exact(total - toPar, 1), state: 'played' };
}

/** Who may play on; null: there is no cut, or the days before it are not over. */
function throughCut(rule: ChampionshipRule, over: readonly SeasonEvent[], all: readonly Contender[]): ReadonlySet<string> | null {
  const { cut } = rule;
  if (cut === null || !rule.days.slice(0, cut.after).every((id) => over.some((event) => event.id === id))) return null;
  const before = all.map(({ person, days }) => summed(person, days.slice(0, cut.after))).filter(isWhole);
  const decisions = rule.ties.filter(({ by }) => by !== 'play-off');
  const list = [...rankedBy(rule, before, decisions)];
  const line = lineOf(list, cut.keep);
  const last = list[line - 1]?.[0];
  const isIn = ([{ total }, { rank, sharedBy }]: (typeof list)[number]) =>
    cut.ties === 'out' ? rank + sharedBy - 1 <= line : last !== undefined && compareScores(rule, total, last.total) <= 0;
  return new Set(list.filter(isIn).map(([{ person }]) => person));
}

/** How many go on where nobody is level. */
function lineOf(list: readonly (readonly [Contender, unknown])[], keep: CutRule['keep']): number {
  if ('players' in keep) return keep.players;
  if ('percent' in keep) return Math.ceil((list.length * perMille(keep.percent)) / 1000);
  const leader = list[0]?.[0].total ?? NOUGHT;
  const behind = exact(keep.behindLeader, 1);
  return list.filter(([{ total }]) => compareExact(total, plus(leader, behind)) <= 0 && compareExact(leader, plus(total, behind)) <= 0)
    .length;
}

/** Their score counts up to the cut; what they played later does not. */
function behindCut(rule: ChampionshipRule, { person, days }: Contender): Contender {
  const after = rule.cut?.after ?? 0;
  const before = days.slice(0, after);
  if (!before.every(({ state }) => state === 'played')) return summed(person, days);
  const later = rule.days.slice(after).map((event): ChampionshipDay => ({ event, score: null, state: 'cut' }));
  return summed(person, [...before, ...later]);
}

function rankedBy(rule: ChampionshipRule, all: readonly Contender[], keys: readonly ChampionshipTieKey[]) {
  const leading = BETTER[rule.basis];
  const tieValueOf = (key: ChampionshipTieKey, { person, days }: Contender): TieValue => {
    if (key.by === 'last-days') return [sumOf(days.slice(-key.days).flatMap(({ score }) => score ?? []))];
    return key.order.includes(person) ? [exact(key.order.indexOf(person), 1)] : null;
  };
  return ranksOf(all, {
    leading,
    keys,
    ask: (key, level) => ({
      values: new Map(level.map((one) => [one, tieValueOf(key, one)])),
      better: key.by === 'last-days' ? leading : 'lower',
    }),
  });
}

/** Below 0: a is better. */
function compareScores({ basis }: ChampionshipRule, a: Exact, b: Exact): number {
  return BETTER[basis] === 'lower' ? compareExact(a, b) : compareExact(b, a);
}

/** Those without a rank. */
function inOrder(rule: ChampionshipRule, a: Contender, b: Contender): number {
  const isOut = ({ days }: Contender) => Number(!days.some(({ state }) => state === 'cut'));
  const played = ({ days }: Contender) => days.filter(({ state }) => state === 'played').length;
  return isOut(a) - isOut(b) || played(b) - played(a) || compareScores(rule, a.total, b.total) || textOrder(a.person, b.person);
}
