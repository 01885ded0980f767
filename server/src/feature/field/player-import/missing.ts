import { byGivenName } from '../../../text/name-order.ts';
import { type Known, nameKey } from './identity.ts';
import type { Aside } from './read/list.ts';
import type { Judged } from './start-flight.ts';

/** A player who is not in a list; `isOut`: the list has them among those who do not play. */
export type Missing = { known: Known; isOut: boolean };

/** Reasons for which a list leaves a player out who then does not play. */
const OUT: readonly Aside['reason'][] = ['cancelled', 'waiting', 'guest', 'struck'];

/**
 * Players who are not in a list that has others of the tournament: it is another issue, and they may have left. Whoever a row may mean, or
 * a row that a person skips, is in it. `aside`: the people that the list itself leaves out. Ordered by given name.
 */
export function missingPlayers(judged: readonly Judged[], players: readonly Known[], aside: readonly Aside[] = []): Missing[] {
  const named = new Set(judged.flatMap(({ known, candidates }) => [...(known ? [known.id] : []), ...candidates.map(({ id }) => id)]));
  const out = new Set(aside.flatMap(({ name, reason }) => (OUT.includes(reason) ? nameKey({ name }) : [])));
  const isOut = ({ facts }: Known) => out.has(nameKey(facts));
  if (named.size === 0 && !players.some(isOut)) return [];
  const skipped = new Set(judged.flatMap(({ state, facts }) => (state === 'skipped' ? [nameKey(facts)] : [])));
  return players
    .filter((known) => !named.has(known.id) && !known.isOut && !skipped.has(nameKey(known.facts)))
    .filter((known) => named.size > 0 || isOut(known))
    .sort((one, other) => byGivenName(one.facts, other.facts))
    .map((known) => ({ known, isOut: isOut(known) }));
}
