import type { ChampionshipRule, SeasonEvent, SeasonFacts, SeasonResult } from '../src/index.ts';
import type { NaiveLine } from './season.ts';
import { isIn, naiveOrder } from './span.ts';

/** A championship by a plain computation, in tenths of a stroke. */

type Golfer = { person: string; days: (number | null)[]; isCut: boolean };

export function naiveChampionship(rule: ChampionshipRule, facts: SeasonFacts): NaiveLine[] {
  const { chosen: events, counts } = isIn(rule, facts);
  // a day for each round; the whole event where it does not say its rounds
  const chosen = events.flatMap((event) => {
    const days: { event: SeasonEvent; isOver: boolean; nth: number | null }[] = [];
    const of = event.rounds ?? 1;
    for (let nth = 0; nth < of; nth++) days.push({ event, isOver: event.isOver, nth: of === 1 ? null : nth });
    return days;
  });
  const over = chosen.filter(({ isOver }) => isOver);
  const people = [...new Set(over.flatMap(({ event }) => event.results.filter(counts).map(({ person }) => person)))];
  const scoreOf = ({ event, nth }: (typeof over)[number], person: string): number | null => {
    const result = event.results.find((one) => one.person === person && counts(one));
    if (!result) return null;
    if (nth === null) return tenths(rule, result, result);
    const rounds = result.rounds ?? [];
    // of whoever is out what they played before they were counts, and never the last round
    if (result.status !== 'ok' && (nth === rounds.length - 1 || rounds.slice(0, nth).some((round) => tenths(rule, OK, round) === null)))
      return null;
    return rounds[nth] ? tenths(rule, OK, rounds[nth]) : null;
  };
  const sign = rule.basis === 'points' ? -1 : 1;
  const golfers = people.map((person): Golfer => ({ person, days: over.map((day) => scoreOf(day, person)), isCut: false }));
  const sum = (days: readonly (number | null)[]) => days.reduce<number>((all, day) => all + (day ?? 0), 0);
  const isWhole = ({ days, isCut }: Golfer) => !isCut && days.every((day) => day !== null);
  const ranked = (all: Golfer[], keys: ChampionshipRule['ties']) =>
    naiveOrder(all, ({ person, days }) => [
      sign * sum(days),
      ...keys.map((key) => {
        if (key.by === 'last-days') return sign * sum(days.slice(Math.max(0, days.length - key.days)));
        return key.order.includes(person) ? key.order.indexOf(person) : null;
      }),
    ]);
  const { cut } = rule;
  if (cut && chosen.length >= cut.after && chosen.slice(0, cut.after).every(({ isOver }) => isOver)) {
    const before = golfers.map((one) => ({ ...one, days: one.days.slice(0, cut.after) })).filter(isWhole);
    const ranks = ranked(
      before,
      rule.ties.filter(({ by }) => by !== 'play-off'),
    );
    const totals = before.map(({ days }) => sign * sum(days)).sort((a, b) => a - b);
    const lead = totals[0] ?? 0;
    const size =
      'players' in cut.keep
        ? cut.keep.players
        : 'percent' in cut.keep
          ? Math.ceil((before.length * Math.round(cut.keep.percent * 10)) / 1000)
          : totals.filter((total) => total <= lead + ('behindLeader' in cut.keep ? cut.keep.behindLeader : 0) * 10).length;
    const isThrough = ({ person, days }: Golfer) => {
      const { rank, sharedBy } = ranks.get(person) ?? { rank: 0, sharedBy: 0 };
      if (cut.ties === 'out') return rank + sharedBy - 1 <= size;
      return size > 0 && sign * sum(days) <= (totals[Math.min(size, totals.length) - 1] ?? 0);
    };
    const through = before.filter(isThrough).map(({ person }) => person);
    for (const one of golfers) {
      if (through.includes(one.person) || !one.days.slice(0, cut.after).every((day) => day !== null)) continue;
      one.isCut = chosen.length > cut.after;
      one.days = one.days.slice(0, cut.after);
    }
  }
  const ranks = ranked(golfers.filter(isWhole), rule.ties);
  return golfers
    .map(({ person, days, isCut }) => ({
      ...{ person, ...(ranks.get(person) ?? { rank: null, sharedBy: 1 }), total: written(sum(days)) },
      lacking: days.filter((day) => day === null).length + (isCut ? chosen.length - (cut?.after ?? 0) : 0),
      canReach: ranks.has(person),
      counting: over.flatMap(({ event }, at) => ((days[at] ?? null) === null ? [] : event.id)),
      dropped: [],
    }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
}

const OK = { status: 'ok' } as const;

function tenths(
  { basis, pars }: ChampionshipRule,
  { status }: Pick<SeasonResult, 'status'>,
  { totals, par }: Pick<SeasonResult, 'totals' | 'par'>,
): number | null {
  const total = status === 'ok' ? (totals[basis] ?? null) : null;
  if (total === null) return null;
  return (basis === 'net' ? total : total * 10) - (pars === 'own' && basis !== 'points' ? par * 10 : 0);
}

function written(total: number): string {
  if (total % 10 === 0) return `${total / 10}`;
  return total % 2 === 0 ? `${total / 2}/5` : total % 5 === 0 ? `${total / 5}/2` : `${total}/10`;
}
