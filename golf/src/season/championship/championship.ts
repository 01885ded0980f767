import { BETTER } from '../../basis.ts';
import { perMille } from '../../handicap/fraction.ts';
import { textOrder } from '../../list.ts';
import type { CutRule } from '../../standing/cut.ts';
import type { PointReason } from '../event-points.ts';
import type { Exact } from '../exact.ts';
import { compareExact, exact, NOUGHT, plus, sumOf } from '../exact.ts';
import type { TieValue } from '../rank.ts';
import { ranksOf } from '../rank.ts';
import { eventsOf, hasPart } from '../scored-event.ts';
import type { SeasonEntry } from '../season-entry.ts';
import type { SeasonEvent, SeasonFacts, SeasonResult, SeasonRound } from '../season-fact.ts';
import type { SeasonLine, SeasonTable } from '../season-standing.ts';
import type { ChampionshipRule, ChampionshipTieKey } from './championship-rule.ts';

/** A golfer with an entry for each day that is over, or that they may not play. */
type Contender = Pick<SeasonLine, 'person' | 'total' | 'entries'>;

/** A round of an event, from 1; null: the whole event, which has one, or says nothing of each. */
type ChampionshipDay = { readonly event: SeasonEvent; readonly round: number | null };

const daysIn = (event: SeasonEvent): readonly ChampionshipDay[] =>
  (event.rounds ?? 1) === 1 ? [{ event, round: null }] : Array.from({ length: event.rounds ?? 1 }, (_, at) => ({ event, round: at + 1 }));

/**
 * The table of a championship after the days that are over: those who played all of them, then those behind the cut, then those who missed a
 * day or are out, each by the days played and their sum.
 *
 * @example championshipTable(rule, facts).lines[0] // { person: 'an', rank: 1, total: 145, entries: […], … }
 */
export function championshipTable(rule: ChampionshipRule, facts: SeasonFacts): SeasonTable<ChampionshipTieKey> {
  const events = eventsOf(rule, facts.events);
  const days = events.flatMap(daysIn);
  const over = events.filter(({ isOver }) => isOver);
  const all = contendersOf(rule, over, hasPart(rule, over, facts.golfers));
  const through = throughCut(rule, days, all);
  const lines = through === null ? all : all.map((one) => (through.has(one.person) ? one : behindCut(rule, days, one)));
  const ranks = rankedBy(rule, lines.filter(isWhole), rule.ties);
  const others = lines.filter((one) => !isWhole(one)).sort((a, b) => inOrder(rule, a, b));
  return {
    lines: [...ranks.keys(), ...others].map((one) => {
      const { rank = null, sharedBy = 1, trials = [] } = ranks.get(one) ?? {};
      const lacking = one.entries.filter(({ use }) => use === 'none').length;
      return { ...one, rank, sharedBy, trials, holes: [], bonus: NOUGHT, lacking, canReach: rank !== null };
    }),
    winners: [],
  };
}

const isPlayed = ({ use }: SeasonEntry): boolean => use === 'counts';
const isWhole = ({ entries }: Contender): boolean => entries.every(isPlayed);

function contendersOf(rule: ChampionshipRule, over: readonly SeasonEvent[], isIn: (result: SeasonResult) => boolean): readonly Contender[] {
  const results = over.map((event) => new Map(event.results.filter(isIn).map((one) => [one.person, one])));
  const people = new Set(results.flatMap((day) => [...day.keys()]));
  return [...people].map((person) =>
    summed(
      person,
      over.flatMap((event, at) => daysIn(event).map((day) => dayOf(rule, day, results[at]?.get(person)))),
    ),
  );
}

const summed = (person: string, entries: readonly SeasonEntry[]): Contender => ({
  person,
  entries,
  total: sumOf(entries.flatMap(({ points }) => points ?? [])),
});

function dayOf(rule: ChampionshipRule, day: ChampionshipDay, result: SeasonResult | undefined): SeasonEntry {
  if (result === undefined) return entryOf(day, null, { code: 'missing' });
  const { handicap, status } = result;
  if (status !== 'ok' && status !== 'DNS' && isOutOn(rule, day, result)) return entryOf(day, null, { code: status }, handicap);
  const { totals, par } = day.round === null ? result : (result.rounds?.[day.round - 1] ?? NO_ROUND);
  const total = totals[rule.basis] ?? null;
  if (total === null) return entryOf(day, null, { code: 'no-score' }, handicap);
  const toPar = rule.pars === 'own' && rule.basis !== 'points' ? par : 0;
  const score = rule.basis === 'net' ? exact(total - 10 * toPar, 10) : exact(total - toPar, 1);
  return entryOf(day, score, { code: 'score' }, handicap);
}

const NO_ROUND: SeasonRound = { totals: {}, par: 0 };

/** Whoever is out of an event is so from the first round without a score on, or on its last one; the rounds before count. */
function isOutOn({ basis }: ChampionshipRule, { round }: ChampionshipDay, { rounds = [] }: SeasonResult): boolean {
  const first = rounds.findIndex(({ totals }) => (totals[basis] ?? null) === null);
  return round === null || round > (first < 0 ? rounds.length - 1 : first);
}

const entryOf = (
  { event: { id, day }, round }: ChampionshipDay,
  points: Exact | null,
  because: PointReason,
  handicap: number | null = null,
): SeasonEntry => ({
  ...{ event: id, day, round, points, because, handicap, place: null, sharedBy: 0, bonuses: [] },
  use: points === null ? 'none' : 'counts',
});

/** Who may play on; null: there is no cut, or the days before it are not over. */
function throughCut(rule: ChampionshipRule, days: readonly ChampionshipDay[], all: readonly Contender[]): ReadonlySet<string> | null {
  const { cut } = rule;
  if (cut === null || days.length < cut.after || !days.slice(0, cut.after).every(({ event }) => event.isOver)) return null;
  const before = all.map(({ person, entries }) => summed(person, entries.slice(0, cut.after))).filter(isWhole);
  const decisions = rule.ties.filter(({ by }) => by !== 'play-off');
  const list = [...rankedBy(rule, before, decisions)];
  const line = lineOf(list, cut.keep);
  const last = list[Math.min(line, list.length) - 1]?.[0];
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
function behindCut(rule: ChampionshipRule, days: readonly ChampionshipDay[], { person, entries }: Contender): Contender {
  const after = rule.cut?.after ?? 0;
  const before = entries.slice(0, after);
  if (!before.every(isPlayed)) return summed(person, entries);
  const later = days.slice(after).map((day) => entryOf(day, null, { code: 'cut' }));
  return summed(person, [...before, ...later]);
}

function rankedBy(rule: ChampionshipRule, all: readonly Contender[], keys: readonly ChampionshipTieKey[]) {
  const leading = BETTER[rule.basis];
  const tieValueOf = (key: ChampionshipTieKey, { person, entries }: Contender): TieValue => {
    if (key.by === 'last-days') return [sumOf(entries.slice(-key.days).flatMap(({ points }) => points ?? []))];
    return key.order.includes(person) ? [exact(key.order.indexOf(person), 1)] : null;
  };
  return ranksOf(all, {
    leading,
    keys,
    // a play-off says nothing of those who were not in it
    ask: (key, level) =>
      key.by === 'play-off' && !level.some(({ person }) => key.order.includes(person))
        ? null
        : {
            values: new Map(level.map((one) => [one, tieValueOf(key, one)])),
            better: key.by === 'last-days' ? leading : 'lower',
          },
  });
}

/** Below 0: a is better. */
function compareScores({ basis }: ChampionshipRule, a: Exact, b: Exact): number {
  return BETTER[basis] === 'lower' ? compareExact(a, b) : compareExact(b, a);
}

/** Those without a rank. */
function inOrder(rule: ChampionshipRule, a: Contender, b: Contender): number {
  const isOut = ({ entries }: Contender) => Number(!entries.some(isCut));
  const played = ({ entries }: Contender) => entries.filter(isPlayed).length;
  return isOut(a) - isOut(b) || played(b) - played(a) || compareScores(rule, a.total, b.total) || textOrder(a.person, b.person);
}

const isCut = ({ because }: SeasonEntry): boolean => because.code === 'cut';
