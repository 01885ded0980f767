import type { Basis, PointsRule, SeasonEvent, SeasonFacts, SeasonResult, SeasonTieKey } from '../src/index.ts';

/** A season's table by a plain computation from the words of its rule: nothing of the engine is used but the types of what is given. One file, because it is compared with those words from top to bottom. */

type Entry = {
  event: string;
  day: string;
  role: 'regular' | 'final' | 'bonus';
  points: bigint | null;
  place: number | null;
  isMissing: boolean;
  handicap: number | null;
  use: string;
};
type Golfer = { person: string; entries: Entry[]; beside: bigint; total: bigint; results: number };

export type NaiveLine = {
  person: string;
  rank: number | null;
  sharedBy: number;
  total: string;
  lacking: number;
  canReach: boolean;
  counting: string[];
  dropped: string[];
};

/** Every share of a tie, of a weight and of a pool is a whole number of these: one over this is the unit of all points. */
function unitOf({ events }: SeasonFacts): bigint {
  let unit = 10n ** 10n;
  for (let size = 2n; size <= BigInt(Math.max(1, ...events.map(({ results }) => results.length))); size++) {
    let [a, b] = [unit, size];
    while (b > 0n) [a, b] = [b, a % b];
    unit *= size / a;
  }
  return unit;
}

export function naiveSeason(rule: PointsRule, facts: SeasonFacts): NaiveLine[] {
  const unit = unitOf(facts);
  const hundredths = (of: number) => (BigInt(of) * unit) / 100n;
  const chosen = facts.events
    .filter(({ id, day }) => day >= rule.from && day <= rule.to && (!rule.only || rule.only.includes(id)))
    .sort((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1));
  const over = chosen.filter((event) => event.isOver);
  const roleOf = ({ id }: SeasonEvent) => rule.events[id]?.role ?? 'regular';
  const weigh = (event: SeasonEvent, points: bigint) => (points * BigInt(Math.round((rule.events[event.id]?.weight ?? 100) * 10))) / 1000n;

  const came = (result: SeasonResult) => result.status !== 'DNS';
  const divisionOf = (result: SeasonResult): string | null => {
    if (!rule.division || rule.division.at === 'event') return result.division;
    if (rule.division.at === 'season') return facts.golfers.find(({ person }) => person === result.person)?.division ?? null;
    const own = over.flatMap(({ results }) => results.filter((one) => one.person === result.person && came(one)));
    return (rule.division.at === 'first' ? own[0] : own[own.length - 1])?.division ?? null;
  };
  const isOurs = (result: SeasonResult) =>
    came(result) && (result.isMember || rule.guests === 'count') && (!rule.division || divisionOf(result) === rule.division.id);

  const won = new Set<string>();
  const given = new Map<string, Map<string, { points: bigint | null; place: number | null }>>();
  for (const event of over) {
    const here = new Map<string, { points: bigint | null; place: number | null }>();
    given.set(event.id, here);
    if (roleOf(event) === 'bonus') continue;
    const field = event.results.filter(
      (result) =>
        came(result) &&
        (result.isMember || rule.guests !== 'taken-out') &&
        (rule.among !== 'table' || !rule.division || divisionOf(result) === rule.division.id),
    );
    const firsts: string[] = [];
    for (const one of field) {
      const among = rule.among === 'division' ? field.filter(({ division }) => division === one.division) : field;
      const { points, place } = naivePoints(rule, event, one, among, won, hundredths, unit);
      if (place === 1) firsts.push(one.person);
      here.set(one.person, { points: points === null || !isOurs(one) ? null : weigh(event, points), place });
    }
    for (const person of firsts) won.add(person);
  }

  const people = [...new Set(over.flatMap(({ results }) => results.filter(isOurs).map(({ person }) => person)))];
  const golfers = people.map((person): Golfer => {
    let beside = 0n;
    const entries: Entry[] = [];
    for (const event of over) {
      const role = roleOf(event);
      const result = event.results.find((one) => one.person === person && came(one));
      const mine = result && isOurs(result) ? result : undefined;
      const own = mine && given.get(event.id)?.get(person);
      const bonuses = rule.bonuses.filter((bonus) =>
        bonus.for === 'attendance' ? mine && role !== 'bonus' : mine?.prizes.includes(bonus.for.prize),
      );
      for (const bonus of bonuses) if (!bonus.dropped) beside += hundredths(bonus.points);
      const head = { event: event.id, day: event.day, role, handicap: result?.handicap ?? null, use: 'none' };
      if (own && own.points !== null) {
        let points = own.points;
        for (const bonus of bonuses) if (bonus.dropped) points += hundredths(bonus.points);
        entries.push({ ...head, points, place: own.place, isMissing: false });
      } else if (rule.missing !== null && role === 'regular')
        entries.push({ ...head, points: weigh(event, hundredths(rule.missing)), place: null, isMissing: true });
      else entries.push({ ...head, points: null, place: null, isMissing: false });
    }
    const best = bestChoice(rule, entries);
    for (const entry of entries)
      if (entry.points !== null) entry.use = entry.role === 'regular' ? (best.includes(entry) ? 'counts' : 'dropped') : entry.role;
    const total = entries.reduce((sum, { use, points }) => (use === 'counts' || use === 'final' ? sum + (points ?? 0n) : sum), beside);
    const results = entries.filter(({ role, points, isMissing }) => role === 'regular' && points !== null && !isMissing).length;
    return { person, entries, beside, total, results };
  });

  const toCome = chosen.filter((event) => !event.isOver && roleOf(event) === 'regular').length;
  const lackingOf = ({ results }: Golfer) => Math.max(0, Math.max(1, rule.least) - results);
  const ranked = naiveRanks(
    rule,
    facts,
    golfers.filter((one) => lackingOf(one) === 0),
  );
  return golfers
    .map((one) => ({
      person: one.person,
      ...(ranked.get(one.person) ?? { rank: null, sharedBy: 1 }),
      total: asText(one.total, unit),
      lacking: lackingOf(one),
      canReach: lackingOf(one) <= toCome,
      counting: one.entries.filter(({ use }) => use === 'counts').map(({ event }) => event),
      dropped: one.entries.filter(({ use }) => use === 'dropped').map(({ event }) => event),
    }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
}

function asText(value: bigint, unit: bigint): string {
  let [a, b] = [value < 0n ? -value : value, unit];
  while (b > 0n) [a, b] = [b, a % b];
  const divisor = a === 0n ? 1n : a;
  return unit / divisor === 1n ? `${value / divisor}` : `${value / divisor}/${unit / divisor}`;
}

/** A score in tenths, as it is printed on a list. */
function scoreOn(basis: Basis, result: SeasonResult): number | null {
  const total = result.totals[basis] ?? null;
  return total === null ? null : basis === 'net' ? total : total * 10;
}

function naivePoints(
  rule: PointsRule,
  event: SeasonEvent,
  one: SeasonResult,
  field: SeasonResult[],
  won: Set<string>,
  hundredths: (of: number) => bigint,
  unit: bigint,
): { points: bigint | null; place: number | null } {
  const orderOf = (result: SeasonResult): number | null => {
    if (result.status !== 'ok' || !event.lists.includes(rule.basis)) return null;
    if (rule.pars === 'list') return result.places[rule.basis] ?? null;
    const score = scoreOn(rule.basis, result);
    return score === null ? null : rule.basis === 'points' ? -score : score - 10 * result.par;
  };
  const listed = field.filter((result) => orderOf(result) !== null);
  // whoever has a win gives way to whoever is level with them or behind them and has none
  const givesWay = (result: SeasonResult) =>
    rule.winnerOnce &&
    won.has(result.person) &&
    listed.some((other) => !won.has(other.person) && Number(orderOf(other)) >= Number(orderOf(result))) &&
    !listed.some((other) => !won.has(other.person) && Number(orderOf(other)) < Number(orderOf(result)));
  const placed = listed.filter((result) => !givesWay(result));
  const own = orderOf(one);
  const isPlaced = placed.includes(one);
  const ahead = placed.filter((other) => Number(orderOf(other)) < Number(own));
  const level = placed.filter((other) => orderOf(other) === own).length;
  const place = isPlaced ? ahead.length + 1 : null;

  if (one.status !== 'ok') {
    const worth = one.status === 'DNS' ? null : rule.unplaced[one.status];
    return { points: worth === null ? null : hundredths(worth), place: null };
  }
  if (listed.includes(one) && !isPlaced) {
    const worth = rule.unplaced['passed-over'];
    return { points: worth === null ? null : hundredths(worth), place: null };
  }
  if (!event.lists.includes(rule.basis)) return { points: rule.withoutList === null ? null : hundredths(rule.withoutList), place: null };

  const { points } = rule;
  const score = scoreOn(rule.basis, one);
  if (points.kind === 'score') {
    const par = rule.pars === 'own' && rule.basis !== 'points' ? 10 * one.par : 0;
    return { points: score === null ? null : (BigInt(score - par) * unit) / 10n, place };
  }
  if (points.kind === 'difference' || points.kind === 'outcome') {
    const standard = points.against === 'event' ? event.standard : points.against === 'par' ? 10 * one.par : points.against.figure;
    if (score === null || standard === null) return { points: null, place };
    const by = rule.basis === 'points' ? score - standard : standard - score;
    if (points.kind === 'outcome') return { points: hundredths(by === 0 ? points.level : by > 0 ? points.beaten : points.missed), place };
    const earned = hundredths(points.level) + (hundredths(points.perStroke) * BigInt(by)) / 10n;
    return { points: points.least !== null && earned < hundredths(points.least) ? hundredths(points.least) : earned, place };
  }
  if (place === null) return { points: null, place };
  const worth = (of: number): bigint => {
    if (points.kind === 'table') return hundredths(points.points[of - 1] ?? points.beyond);
    if (points.kind === 'from-last') return hundredths(points.last) + hundredths(points.step) * BigInt(placed.length - of);
    return (hundredths(points.perPlayer) * BigInt(field.length) * BigInt(points.shares[of - 1] ?? 0)) / 10_000n;
  };
  const last = points.kind === 'table' ? points.points.length : points.kind === 'pool' ? points.shares.length : placed.length;
  if (points.ties === 'no-gap') return { points: worth(1 + new Set(ahead.map(orderOf)).size), place };
  if (points.ties === 'higher' || (points.ties === 'shared-but-last' && place === last)) return { points: worth(place), place };
  let sum = 0n;
  for (let of = place; of < place + level; of++) sum += worth(of);
  return { points: sum / BigInt(level), place };
}

/** Of all choices of so many regular results the one with the best sum; of several such the one with the most played, then the newest. */
function bestChoice(rule: PointsRule, entries: Entry[]): Entry[] {
  const regular = entries.filter(({ role, points }) => role === 'regular' && points !== null);
  const size = Math.min(rule.best ?? regular.length, regular.length);
  const sign = rule.points.kind === 'score' && rule.basis !== 'points' ? -1n : 1n;
  let best: Entry[] | null = null;
  const measure = (choice: Entry[]) => ({
    sum: sign * choice.reduce((sum, { points }) => sum + (points ?? 0n), 0n),
    played: choice.filter(({ isMissing }) => !isMissing).length,
    // regular entries are in the order of the days: the newest is the highest bit
    newest: choice.filter(({ isMissing }) => !isMissing).reduce((bits, entry) => bits + 2 ** regular.indexOf(entry), 0),
    newestOfAll: choice.reduce((bits, entry) => bits + 2 ** regular.indexOf(entry), 0),
  });
  for (let bits = 0; bits < 2 ** regular.length; bits++) {
    const choice = regular.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
    if (choice.length !== size) continue;
    if (best === null) {
      best = choice;
      continue;
    }
    const [a, b] = [measure(choice), measure(best)];
    const isBetter =
      a.sum !== b.sum
        ? a.sum > b.sum
        : a.played !== b.played
          ? a.played > b.played
          : a.newest !== b.newest
            ? a.newest > b.newest
            : a.newestOfAll > b.newestOfAll;
    if (isBetter) best = choice;
  }
  return best ?? [];
}

/** Ranks: whoever is behind another by the first key that tells them apart, each key among those whom all before it left level. */
function naiveRanks(rule: PointsRule, facts: SeasonFacts, golfers: Golfer[]): Map<string, { rank: number; sharedBy: number }> {
  const fewest = rule.points.kind === 'score' && rule.basis !== 'points';
  const ranks = new Map<string, { rank: number; sharedBy: number }>();
  const settle = (group: Golfer[], from: number, keys: readonly SeasonTieKey[]) => {
    const [key, ...rest] = keys;
    if (group.length < 2 || key === undefined) {
      for (const { person } of group) ranks.set(person, { rank: from, sharedBy: group.length });
      return;
    }
    const worths = group.map((one) => tieWorth(rule, facts, key, one, group));
    const isAsked = key.by !== 'last' && key.by !== 'next-dropped' ? true : worths.every((worth) => worth !== null);
    const isLess = (a: bigint[] | null, b: bigint[] | null): boolean => {
      if (a === null || b === null) return a === null && b !== null;
      for (const [at, part] of a.entries()) {
        const other = b[at];
        if (other === undefined) return false;
        if (part !== other) return part < other;
      }
      return a.length < b.length;
    };
    const behind = group.map((_, nth) => (isAsked ? worths.filter((worth) => isLess(worths[nth] ?? null, worth)).length : 0));
    for (const ahead of new Set(behind)) {
      settle(
        group.filter((_, nth) => behind[nth] === ahead),
        from + ahead,
        rest,
      );
    }
  };
  const better = (a: Golfer, b: Golfer) => (fewest ? a.total < b.total : a.total > b.total);
  for (const total of new Set(golfers.map((one) => one.total))) {
    const group = golfers.filter((one) => one.total === total);
    settle(group, 1 + golfers.filter((one) => group[0] && better(one, group[0])).length, rule.ties);
  }
  return ranks;
}

/** What a key says of somebody, the more the better, part by part; null: nothing. */
function tieWorth(rule: PointsRule, { golfers }: SeasonFacts, key: SeasonTieKey, one: Golfer, group: Golfer[]): bigint[] | null {
  const sign = rule.points.kind === 'score' && rule.basis !== 'points' ? -1n : 1n;
  const read = (of: Golfer, dropped: boolean) =>
    of.entries.filter(({ use }) => ['counts', 'final', ...(dropped ? ['dropped'] : [])].includes(use));
  const bestFirst = (entries: Entry[]) => entries.map(({ points }) => sign * (points ?? 0n)).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  if (key.by === 'results') return bestFirst(read(one, key.dropped)).slice(0, key.first ?? 1000);
  if (key.by === 'next-dropped') {
    const next = bestFirst(one.entries.filter(({ use }) => use === 'dropped'))[key.nth - 1];
    return next === undefined ? null : [next];
  }
  if (key.by === 'last') {
    const all = read(one, key.dropped);
    if (all.length < key.results) return null;
    return [all.slice(all.length - key.results).reduce((sum, { points }) => sum + sign * (points ?? 0n), 0n)];
  }
  if (key.by === 'events') return [BigInt(read(one, key.dropped).filter(({ isMissing }) => !isMissing).length)];
  if (key.by === 'finishes') {
    const places = read(one, key.dropped).map(({ place }) => place);
    return Array.from({ length: key.to }, (_, at) => BigInt(places.filter((place) => place === at + 1).length));
  }
  if (key.by === 'head-to-head') {
    let sum = 0n;
    for (const other of group)
      for (const mine of read(one, key.dropped)) {
        const theirs = read(other, key.dropped).find(({ event }) => event === mine.event);
        if (theirs?.place == null || mine.place === null) continue;
        sum += mine.place < theirs.place ? 1n : mine.place > theirs.place ? -1n : 0n;
      }
    return [sum];
  }
  if (key.by === 'handicap') {
    const known = one.entries.map(({ handicap }) => handicap).filter((handicap) => handicap !== null);
    return known.length === 0 ? null : [-BigInt(known[known.length - 1] ?? 0)];
  }
  if (key.by === 'older') {
    const born = golfers.find(({ person }) => person === one.person)?.born ?? null;
    return born === null ? null : [-BigInt(born)];
  }
  const at = key.order.indexOf(one.person);
  return at < 0 ? null : [-BigInt(at)];
}
