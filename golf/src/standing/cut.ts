import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import { perMille } from '../handicap/fraction.ts';
import { groupedBy } from '../list.ts';
import type { Rules } from '../rules.ts';
import type { Standing } from './rank.ts';
import { keyOf } from './rankable.ts';
import { standings } from './standing.ts';

/** Who goes on after a round of several. */
export type CutRule = {
  /**
   * A number of players, or a share of them in per cent, rounded up: 50 % of 33 are 17. Or all who are at most this number of strokes, net
   * strokes or points behind the leader.
   */
  readonly keep: { readonly players: number } | { readonly percent: number } | { readonly behindLeader: number };
  /** One line for all, or one for each division; players of no division then have a line of their own. */
  readonly within: 'field' | 'division';
  /**
   * `in`: those on the same score as the last one go on too. `out`: the tie keys decide, and those who still share a place
   * across the line stay behind together. The same where the line is so far behind the leader: nobody shares a place across it.
   */
  readonly ties: 'in' | 'out';
};

/** Ids in the order of the list. */
export type Cut = { readonly through: readonly string[]; readonly missed: readonly string[] };

/**
 * Who goes on and who misses the cut, on the list of a basis after a number of rounds. Only players with a place and complete cards
 * are counted; NR, WD, DQ and DNS are on neither side. Give those who missed it the status `cut`: they rank below the
 * finishers by the rounds that they played.
 *
 * @example cut(rules, competitors, 'gross', 1, { keep: { percent: 50 }, within: 'field', ties: 'in' }) // { through: […], missed: […] }
 */
export function cut(rules: Rules, competitors: readonly Competitor[], basis: Basis, afterRound: number, rule: CutRule): Cut {
  return cutOf(standings(afterRounds(rules, afterRound), competitors, basis), basis, rule);
}

/** The rules as if there were no round after this one. */
export function afterRounds(rules: Rules, afterRound: number): Rules {
  return { ...rules, rounds: rules.rounds.slice(0, afterRound) };
}

/** The cut on a list that is ranked. */
export function cutOf(standings: readonly Standing[], basis: Basis, rule: CutRule): Cut {
  const list = standings.filter(({ complete, place }) => complete && place !== null);
  const fields = rule.within === 'field' ? [list] : [...groupedBy(list, ({ division }) => division).values()];
  const through = new Set(fields.flatMap((field) => throughOf(field, basis, rule)));
  const ids = list.map(({ id }) => id);
  return { through: ids.filter((id) => through.has(id)), missed: ids.filter((id) => !through.has(id)) };
}

function throughOf(field: readonly Standing[], basis: Basis, { keep, ties, within }: CutRule): readonly string[] {
  const line = lineOf(field, basis, keep);
  const placeOf = (standing: Standing) => (within === 'field' ? standing.place : (standing.divisionPlace ?? standing.place))?.position;
  const last = field[line - 1];
  const first = field[line];
  const sharedOver = last !== undefined && first !== undefined && placeOf(last) === placeOf(first);
  const through = field.filter((standing, at) => {
    if (ties === 'in') return at < line || standing.value === last?.value;
    return at < line && !(sharedOver && placeOf(standing) === placeOf(last));
  });
  return through.map(({ id }) => id);
}

/** How many players go on where nobody shares a place. */
function lineOf(field: readonly Standing[], basis: Basis, keep: CutRule['keep']): number {
  if ('players' in keep) return keep.players;
  if ('percent' in keep) return Math.ceil((field.length * perMille(keep.percent)) / 1000);
  const behind = basis === 'net' ? 10 * keep.behindLeader : keep.behindLeader;
  const leading = keyOf(field[0]?.value ?? null, basis);
  return field.filter(({ value }) => keyOf(value, basis) - leading <= behind).length;
}
