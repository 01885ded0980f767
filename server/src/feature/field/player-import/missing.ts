import { byGivenName } from '../../../text/name-order.ts';
import { type Known, nameKey } from './identity.ts';
import type { Judged } from './start-flight.ts';

/**
 * Players who are not in a list that has others of the tournament: it is another issue, and they may have left. Whoever a row may mean, or
 * a row that a person skips, is in it. By given name.
 */
export function missingPlayers(judged: readonly Judged[], players: readonly Known[]): Known[] {
  const named = new Set(judged.flatMap(({ known, candidates }) => [...(known ? [known.id] : []), ...candidates.map(({ id }) => id)]));
  if (named.size === 0) return [];
  const skipped = new Set(judged.flatMap(({ state, facts }) => (state === 'skipped' ? [nameKey(facts)] : [])));
  return players
    .filter(({ id, isOut, facts }) => !named.has(id) && !isOut && !skipped.has(nameKey(facts)))
    .sort((one, other) => byGivenName(one.facts, other.facts));
}
