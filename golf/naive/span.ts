import type { SeasonFacts, SeasonResult, SeasonSpan } from '../src/index.ts';

/** The events that a rule takes, those that are over, and whether a result has a part in a table in which nobody has a place without one. */
export function isIn(rule: SeasonSpan, { events, golfers }: SeasonFacts) {
  const chosen = events
    .filter(({ id, day }) => day >= rule.from && day <= rule.to && (!rule.only || rule.only.includes(id)))
    .sort((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1));
  const over = chosen.filter((event) => event.isOver);
  const divisionOf = (result: SeasonResult): string | null => {
    if (!rule.division || rule.division.at === 'event') return result.division;
    if (rule.division.at === 'season') return golfers.find(({ person }) => person === result.person)?.division ?? null;
    const own = over.flatMap(({ results }) => results.filter((one) => one.person === result.person && one.status !== 'DNS'));
    return (rule.division.at === 'first' ? own[0] : own[own.length - 1])?.division ?? null;
  };
  const counts = (result: SeasonResult): boolean =>
    result.status !== 'DNS' && (result.isMember || rule.guests === 'count') && (!rule.division || divisionOf(result) === rule.division.id);
  return { chosen, over, counts };
}

/** Ranks by figures of which the lower is the better, one after the other; null is behind every figure. */
export function naiveOrder<Of extends { person: string }>(
  all: readonly Of[],
  keysOf: (one: Of) => readonly (number | null)[],
): Map<string, { rank: number; sharedBy: number }> {
  const isBefore = (a: Of, b: Of): boolean => {
    const others = keysOf(b);
    for (const [at, own] of keysOf(a).entries()) {
      const other = others[at] ?? null;
      if (own === other) continue;
      return other === null || (own !== null && own < other);
    }
    return false;
  };
  return new Map(
    all.map((one) => [
      one.person,
      {
        rank: 1 + all.filter((other) => isBefore(other, one)).length,
        sharedBy: all.filter((other) => !isBefore(other, one) && !isBefore(one, other)).length,
      },
    ]),
  );
}
