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
import type { SeasonEvent, SeasonFacts, SeasonResult } from '../season-fact.ts';
import type { SeasonLine, SeasonTable } from '../season-standing.ts';
import type { ChampionshipRule, ChampionshipTieKey } from './championship-rule.ts';

/** A golfer with an entry for each day that is over, or that they may not play. */
type Contender = Pick<SeasonLine, 'person' | 'total' | 'entries'>;

/**
 * The table of a championship after the days that are over: those who played all of them, then those behind the cut, then those who missed a
 * day or are out, each by the days played and their sum.
 *
 * @example championshipTable(rule, facts).lines[0] // { person: 'an', rank: 1, total: 145, entries: […], … }
 */
export function championshipTable(rule: ChampionshipRule, facts: SeasonFacts): SeasonTable<ChampionshipTieKey> {
  const days = eventsOf(rule, facts.events);
  const over = days.filter(({ isOver }) => isOver);
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
      over.map((event, at) => dayOf(rule, event, results[at]?.get(person))),
    ),
  );
}

const summed = (person: string, entries: readonly SeasonEntry[]): Contender => ({
  person,
  entries,
  total: sumOf(entries.flatMap(({ points }) => points ?? [])),
});

function dayOf(rule: ChampionshipRule, event: SeasonEvent, result: SeasonResult | undefined): SeasonEntry {
  if (result === undefined) return entryOf(event, null, { code: 'missing' });
  const handicap = result.handicap;
  const total = result.totals[rule.basis] ?? null;
  if (result.status !== 'ok' && result.status !== 'DNS') return entryOf(event, null, { code: result.status }, handicap);
  if (total === null) return entryOf(event, null, { code: 'no-score' }, handicap);
  const toPar = rule.pars === 'own' && rule.basis !== 'points' ? result.par : 0;
  const score = rule.basis === 'net' ? exact(total - 10 * toPar, 10) : exact(total - toPar, 1);
  return entryOf(event, score, { code: 'score' }, handicap);
}

const entryOf = ({ id, day }: SeasonEvent, points: Exact | null, because: PointReason, handicap: number | null = null): SeasonEntry => ({
  ...{ event: id, day, round: null, points, because, handicap, place: null, sharedBy: 0, bonuses: [] },
  use: points === null ? 'none' : 'counts',
});

/** Who may play on; null: there is no cut, or the days before it are not over. */
function throughCut(rule: ChampionshipRule, days: readonly SeasonEvent[], all: readonly Contender[]): ReadonlySet<string> | null {
  const { cut } = rule;
  if (cut === null || days.length < cut.after || !days.slice(0, cut.after).every(({ isOver }) => isOver)) return null;
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
function behindCut(rule: ChampionshipRule, days: readonly SeasonEvent[], { person, entries }: Contender): Contender {
  const after = rule.cut?.after ?? 0;
  const before = entries.slice(0, after);
  if (!before.every(isPlayed)) return summed(person, entries);
  const later = days.slice(after).map((event) => entryOf(event, null, { code: 'cut' }));
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
