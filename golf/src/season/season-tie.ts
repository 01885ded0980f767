import type { Better } from '../basis.ts';
import { lastOf, textOrder } from '../list.ts';
import type { SeasonRule, SeasonTieKey } from './season-rule.ts';
import { leadingEnd } from './season-rule.ts';
import type { Contender, TieValue } from './season-tie-key.ts';
import { compareTieValues, tieValues } from './season-tie-key.ts';

/** A key that was asked of a golfer and those level with them, what they had, and whether nobody was level with them any more. */
export type SeasonTieTrial = { readonly key: SeasonTieKey; readonly value: TieValue; readonly decided: boolean };

/** A rank, shared by so many, and the keys that led to it. */
export type SeasonRank = { readonly rank: number; readonly sharedBy: number; readonly trials: readonly SeasonTieTrial[] };

type Trials = ReadonlyMap<Contender, readonly SeasonTieTrial[]>;

/** The ranks of all who are to have one, in the order of the table: by the total, then by the keys, each among those still level. */
export function seasonRanks(rule: SeasonRule, all: readonly Contender[]): ReadonlyMap<Contender, SeasonRank> {
  const ranks = new Map<Contender, SeasonRank>();
  const leading = leadingEnd(rule);
  const rankLevel = (level: readonly Contender[], at: number, trials: Trials): void => {
    const key = rule.ties[at];
    const asked = key && level.length > 1 ? tieValues(key, { all: level, leading }) : null;
    if (key === undefined || level.length === 1) shareRank(level, trials, ranks);
    else if (asked === null) rankLevel(level, at + 1, trials);
    else
      for (const group of inLevels(level, asked.values, asked.better)) {
        const trial = (one: Contender) => ({ key, value: asked.values.get(one) ?? null, decided: group.length === 1 });
        rankLevel(group, at + 1, new Map(group.map((one) => [one, [...(trials.get(one) ?? []), trial(one)]])));
      }
  };
  const totals = new Map(all.map((one) => [one, [one.total]]));
  for (const level of inLevels(all, totals, leading)) rankLevel(level, 0, new Map());
  return ranks;
}

function shareRank(level: readonly Contender[], trials: Trials, ranks: Map<Contender, SeasonRank>): void {
  const rank = ranks.size + 1;
  const byPerson = [...level].sort((a, b) => textOrder(a.person, b.person));
  for (const one of byPerson) ranks.set(one, { rank, sharedBy: level.length, trials: trials.get(one) ?? [] });
}

/** Groups of the same value, the better first. */
function inLevels(all: readonly Contender[], values: ReadonlyMap<Contender, TieValue>, better: Better): readonly Contender[][] {
  const order = (a: Contender, b: Contender) => compareTieValues(values.get(a) ?? null, values.get(b) ?? null, better);
  const levels: Contender[][] = [];
  for (const one of [...all].sort(order)) {
    const level = lastOf(levels);
    if (level !== undefined && order(level[0] as Contender, one) === 0) level.push(one);
    else levels.push([one]);
  }
  return levels;
}
