import type { Core } from '../day-facts.ts';
import type { Finding } from './finding.ts';

/** Whatever has an id stands there once: only one of two with the same id would be compared. */
export function checkUnique({ rounds, rules, competitors, sides, matchPlay, prizes }: Core): Finding[] {
  const { cards = [], contests = [] } = matchPlay ?? {};
  const matches = contests.flatMap(({ sessions }) => sessions.flatMap((session) => session.matches));
  const shots = (prizes?.measurements ?? []).map(({ id, kind, hole, round = 1 }) => ({ id: `${id} ${kind} ${hole} ${round}` }));
  const areRounds = rounds.length === rules.rounds.length && twice('rule', rounds).length === 0;
  return [
    ...(areRounds ? [] : [{ of: 'rule', id: 'rounds' } as const]),
    ...twice('competitor', competitors),
    ...twice('side', [...(sides?.list ?? []), ...cards]),
    ...twice('contest', contests),
    ...twice('match', matches),
    ...twice(
      'said',
      matches.flatMap(({ words }) => words),
    ),
    ...twice('prizes', prizes?.awards ?? []),
    ...twice('shot', shots),
  ];
}

function twice<Of extends string>(of: Of, list: readonly { readonly id: string }[]): { of: Of; id: string }[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => ({ of, id }));
}
