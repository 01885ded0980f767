import type { Better } from '../basis.ts';
import { lastOf } from '../list.ts';
import type { Exact } from './exact.ts';
import { compareExact, exact, NOUGHT, sumOf } from './exact.ts';
import type { TieValue, TieValues } from './rank.ts';
import type { SeasonEntry } from './season-entry.ts';
import type { SeasonTieKey } from './season-rule.ts';
import type { SeasonSum } from './season-sum.ts';

/** Who is to be ranked. */
export type Contender = SeasonSum & { readonly person: string; readonly born: number | null };

/** What the golfers of a season have who are level, and which end of its table leads. */
type LevelGolfers = { readonly all: readonly Contender[]; readonly leading: Better };

/** What a kind of key does: which end wins (null: that which leads the table), whether it is asked only where everybody has a value. */
type KeyRule<Key> = {
  readonly better: Better | null;
  readonly needsAll: boolean;
  worthOf(key: Key, one: Contender, level: LevelGolfers): TieValue;
};

const KEYS: { readonly [By in SeasonTieKey['by']]: KeyRule<Extract<SeasonTieKey, { readonly by: By }>> } = {
  results: {
    ...{ better: null, needsAll: false },
    worthOf: ({ first, dropped }, one, { leading }) => bestFirst(resultsOf(one, dropped), leading).slice(0, first ?? undefined),
  },
  'next-dropped': {
    ...{ better: null, needsAll: true },
    worthOf({ nth }, { entries }, { leading }) {
      const dropped = entries.filter(({ use }) => use === 'dropped');
      return dropped.length < nth ? null : bestFirst(dropped, leading).slice(nth - 1, nth);
    },
  },
  last: {
    ...{ better: null, needsAll: true },
    worthOf({ results, dropped }, one) {
      const newest = resultsOf(one, dropped).slice(-results);
      return newest.length < results ? null : [sumOf(newest.map(pointsOf))];
    },
  },
  events: {
    ...{ better: 'higher', needsAll: false },
    worthOf: ({ dropped }, one) => [whole(resultsOf(one, dropped).filter(({ because }) => because.code !== 'missing').length)],
  },
  finishes: {
    ...{ better: 'higher', needsAll: false },
    worthOf({ to, dropped }, one) {
      const places = resultsOf(one, dropped).map(({ place }) => place);
      return Array.from({ length: to }, (_, at) => whole(places.filter((place) => place === at + 1).length));
    },
  },
  'head-to-head': {
    ...{ better: 'higher', needsAll: false },
    worthOf: ({ dropped }, one, { all }) => [whole(all.reduce((sum, other) => sum + timesAhead(one, other, dropped), 0))],
  },
  handicap: {
    ...{ better: 'lower', needsAll: false },
    worthOf: (_, { entries }) => orNothing(lastOf(entries.flatMap(({ handicap }) => handicap ?? []))),
  },
  older: { better: 'lower', needsAll: false, worthOf: (_, { born }) => orNothing(born) },
  lot: {
    ...{ better: 'lower', needsAll: false },
    worthOf: ({ order }, { person }) => (order.includes(person) ? [whole(order.indexOf(person))] : null),
  },
};

/** What a key compares of each of those who are level, and which end is the better; null: it is not asked. */
export function tieValues(key: SeasonTieKey, level: LevelGolfers): TieValues<Contender> | null {
  const rule: KeyRule<SeasonTieKey> = KEYS[key.by];
  const values = new Map(level.all.map((one) => [one, rule.worthOf(key, one, level)]));
  if (rule.needsAll && [...values.values()].includes(null)) return null;
  // a draw says nothing of those who were not in it
  if (key.by === 'lot' && [...values.values()].every((value) => value === null)) return null;
  return { values, better: rule.better ?? level.leading };
}

const whole = (count: number): Exact => exact(count, 1);

const orNothing = (of: number | null | undefined): TieValue => (of == null ? null : [whole(of)]);

const pointsOf = ({ points }: SeasonEntry): Exact => points ?? NOUGHT;

/** What counts, and what was dropped where a key looks at it, in the order of the days. */
const resultsOf = ({ entries }: Contender, dropped: boolean): readonly SeasonEntry[] =>
  entries.filter(({ use }) => use === 'counts' || use === 'final' || (dropped && use === 'dropped'));

const bestFirst = (entries: readonly SeasonEntry[], leading: Better): readonly Exact[] =>
  entries.map(pointsOf).sort((a, b) => (leading === 'lower' ? compareExact(a, b) : compareExact(b, a)));

/** How often one was placed before another, less how often behind. */
function timesAhead(one: Contender, other: Contender, dropped: boolean): number {
  const places = new Map(resultsOf(other, dropped).map(({ event, place }) => [event, place]));
  const signs = resultsOf(one, dropped).map(({ event, place }) => {
    const against = places.get(event) ?? null;
    return place === null || against === null ? 0 : Math.sign(against - place);
  });
  return signs.reduce((sum, sign) => sum + sign, 0);
}
