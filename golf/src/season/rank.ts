import type { Better } from '../basis.ts';
import { lastOf, textOrder } from '../list.ts';
import type { Exact } from './exact.ts';
import { compareExact } from './exact.ts';

/** Who is to be ranked. */
type Ranked = { readonly person: string; readonly total: Exact };

/** What a key compares of somebody, part by part; null: nothing. */
export type TieValue = readonly Exact[] | null;

/** What a key compares of each of those who are level, and which end is the better. */
export type TieValues<Of> = { readonly values: ReadonlyMap<Of, TieValue>; readonly better: Better };

/** A key that was asked of somebody and those level with them, what they had, and whether nobody was level with them any more. */
export type TieTrial<Key> = { readonly key: Key; readonly value: TieValue; readonly decided: boolean };

/** A rank, shared by so many, and the keys that led to it. */
type Rank<Key> = { readonly rank: number; readonly sharedBy: number; readonly trials: readonly TieTrial<Key>[] };

/** How a table is ranked: by the total, then by keys. `ask` has null for a key that says nothing of those who are level. */
type Ranking<Of, Key> = {
  readonly leading: Better;
  readonly keys: readonly Key[];
  readonly ask: (key: Key, level: readonly Of[]) => TieValues<Of> | null;
};

/** Everybody's rank, in the order of the table: each key is asked among those still level, and who is level after the last shares a rank. */
export function ranksOf<Of extends Ranked, Key>(all: readonly Of[], { leading, keys, ask }: Ranking<Of, Key>): ReadonlyMap<Of, Rank<Key>> {
  type Trials = ReadonlyMap<Of, readonly TieTrial<Key>[]>;
  const ranks = new Map<Of, Rank<Key>>();
  const share = (level: readonly Of[], trials: Trials): void => {
    const rank = ranks.size + 1;
    const byPerson = [...level].sort((a, b) => textOrder(a.person, b.person));
    for (const one of byPerson) ranks.set(one, { rank, sharedBy: level.length, trials: trials.get(one) ?? [] });
  };
  const rankLevel = (level: readonly Of[], at: number, trials: Trials): void => {
    const key = keys[at];
    if (key === undefined || level.length === 1) {
      share(level, trials);
      return;
    }
    const asked = ask(key, level);
    for (const group of asked === null ? [level] : inLevels(level, asked)) {
      const trial = (one: Of) => (asked === null ? [] : [{ key, value: asked.values.get(one) ?? null, decided: group.length === 1 }]);
      rankLevel(group, at + 1, new Map(group.map((one) => [one, [...(trials.get(one) ?? []), ...trial(one)]])));
    }
  };
  const totals = new Map(all.map((one) => [one, [one.total]]));
  for (const level of inLevels(all, { values: totals, better: leading })) rankLevel(level, 0, new Map());
  return ranks;
}

/** Groups of the same value, the better first. */
function inLevels<Of>(all: readonly Of[], { values, better }: TieValues<Of>): readonly Of[][] {
  const order = (a: Of, b: Of) => compareValues(values.get(a) ?? null, values.get(b) ?? null, better);
  const levels: Of[][] = [];
  for (const one of [...all].sort(order)) {
    const level = lastOf(levels);
    if (level !== undefined && order(level[0] as Of, one) === 0) level.push(one);
    else levels.push([one]);
  }
  return levels;
}

/** Below 0: a is better. Who has fewer parts is behind, who has nothing the last. */
function compareValues(a: TieValue, b: TieValue, better: Better): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const both = Math.min(a.length, b.length);
  for (let at = 0; at < both; at++) {
    const order = compareExact(a[at] as Exact, b[at] as Exact);
    if (order !== 0) return better === 'lower' ? order : -order;
  }
  return b.length - a.length;
}
