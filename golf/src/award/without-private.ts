import type { Basis } from '../basis.ts';
import { BASES } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { groupedBy } from '../list.ts';
import type { Rules } from '../rules.ts';
import { playedOffOf } from '../score/player-score.ts';
import type { Standing } from '../standing/rank.ts';
import { standings } from '../standing/standing.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import { allocate } from './allocate.ts';
import type { Allocation, AwardResult, AwardRule, PassedOverReason } from './award.ts';
import { fieldOfPlayers } from './award-field.ts';
import { type BesideCards, rankingsOf } from './candidate.ts';

/** A field with what decides, and no more: no birthday, no declared handicap, and of nobody that they are a guest or absent unless it cost a prize. */
export type PublicField = {
  readonly competitors: readonly Competitor[];
  /** Who is known to be no member, and who to be absent, by id: of all others the usual is said. */
  readonly guests: readonly string[];
  readonly absent: readonly string[];
};

/**
 * The same field for anyone to compute again: places and winners are the same. Handicaps are those played off; birthdays are an order among
 * players who are level on every key before "older"; guests and absent players are those who were passed over for it. `results`: of the
 * awards, where sides win some of them.
 *
 * @example withoutPrivate(rules, competitors, awards, allocation).competitors[0] // { id: 'an', playedOff: [120], born: 1, … }
 */
export function withoutPrivate(
  rules: Rules,
  competitors: readonly Competitor[],
  awards: readonly AwardRule[],
  allocation: Allocation,
  results: readonly AwardResult[] = allocate(rules, competitors, awards, allocation),
): PublicField {
  const ofPlayers = awards.filter(({ of }) => of === undefined);
  const ageOf = orderOfAge(rules, competitors, ofPlayers, allocation);
  const playedOff = playedOffOf(rules, competitors);
  const anonymous = competitors.map(({ handicaps: _, ...rest }, nth): Competitor => {
    return { ...rest, handicap: null, playedOff: playedOff[nth] ?? null, born: ageOf.get(rest.id) ?? null };
  });
  return { competitors: anonymous, ...costlyStatus(results, allocation) };
}

/** Whoever was passed over as a guest or as absent is said to be one, and whoever the committee chose and is one. */
function costlyStatus(
  results: readonly AwardResult[],
  { members, absentAtPrizeGiving, decisions, byHand = {} }: Allocation,
): Pick<PublicField, 'guests' | 'absent'> {
  const chosen = [...Object.values(decisions), ...Object.values(byHand)].filter((id) => id !== null);
  const passedOver = results.flatMap((result) => result.passedOver);
  const idsWhere = (code: PassedOverReason['code'], is: (id: string) => boolean): string[] => {
    const ids = passedOver.flatMap(({ id, reason }) => (reason.code === code ? [id] : []));
    return [...new Set([...ids, ...chosen.filter(is)])].sort();
  };
  return { guests: idsWhere('not-a-member', (id) => !members.has(id)), absent: idsWhere('absent', (id) => absentAtPrizeGiving.has(id)) };
}

/**
 * Among players who are level on every key before "older", who is older: by id 1, 2, 3 … in place of a birthday.
 * Equal birthdays have equal numbers.
 */
function orderOfAge(
  rules: Rules,
  competitors: readonly Competitor[],
  awards: readonly AwardRule[],
  beside: BesideCards,
): ReadonlyMap<string, number> {
  const level: Rules = {
    ...rules,
    ties: { gross: beforeAge(rules.ties.gross), net: beforeAge(rules.ties.net), points: beforeAge(rules.ties.points) },
  };
  const bases = BASES.filter((basis) => hasAge(rules.ties[basis]));
  const ofLists = bases.flatMap((basis) => tied(standings(level, competitors, basis)));
  const rankingOf = rankingsOf(fieldOfPlayers(level, competitors), beside);
  const ofAwards = awards
    .filter(({ tieKeys, basis }) => hasAge(tieKeys ?? rules.ties[basis]))
    .map((award) => (award.tieKeys === undefined ? award : { ...award, tieKeys: beforeAge(award.tieKeys) }))
    .flatMap((award) => tied(rankingOf(award).order.map(({ standing }) => standing)));
  const bornOf = new Map(competitors.flatMap(({ id, born }) => (born == null ? [] : [[id, born] as const])));
  return new Map(joined([...ofLists, ...ofAwards]).flatMap((group) => numbered(group, bornOf)));
}

const before = (by: TieKey['by'], keys: readonly TieKey[]) => {
  const at = keys.findIndex((key) => key.by === by);
  return at === -1 ? keys : keys.slice(0, at);
};
const hasAge = (keys: readonly TieKey[]) => keys.some(({ by }) => by === 'age');
const beforeAge = (keys: readonly TieKey[]) => before('age', keys);

/**
 * The rules with the part of an order made by hand that these cards need: the players who are level on every key before it. The rest of it
 * would tell what the cards do not.
 */
export function withNeededOrder(rules: Rules, competitors: readonly Competitor[]): Rules {
  const needed = (basis: Basis): readonly TieKey[] => {
    const keys = rules.ties[basis];
    if (!keys.some(({ by }) => by === 'manual')) return keys;
    const level = { ...rules, ties: { ...rules.ties, [basis]: before('manual', keys) } };
    const ids = new Set(tied(standings(level, competitors, basis)).flat());
    return keys.map((key) => (key.by === 'manual' ? { ...key, order: key.order.filter((id) => ids.has(id)) } : key));
  };
  return { ...rules, ties: { gross: needed('gross'), net: needed('net'), points: needed('points') } };
}

/** The ids of those who share a place, two or more together. */
function tied(list: readonly Standing[]): string[][] {
  const placed = list.filter(({ place }) => place !== null);
  return [...groupedBy(placed, ({ place }) => place?.position).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ id }) => id));
}

/** Groups with a player in common are one. */
function joined(groups: readonly string[][]): Set<string>[] {
  let apart: Set<string>[] = [];
  for (const group of groups) {
    const touching = apart.filter((other) => group.some((id) => other.has(id)));
    apart = [...apart.filter((other) => !touching.includes(other)), new Set([...group, ...touching.flatMap((other) => [...other])])];
  }
  return apart;
}

function numbered(group: ReadonlySet<string>, bornOf: ReadonlyMap<string, number>): [string, number][] {
  const births = [...group].flatMap((id) => bornOf.get(id) ?? []);
  const days = [...new Set(births)].sort((a, b) => a - b);
  return [...group].flatMap((id): [string, number][] => {
    const born = bornOf.get(id);
    return born === undefined ? [] : [[id, days.indexOf(born) + 1]];
  });
}
