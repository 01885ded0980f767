import type { Basis } from '../basis.ts';
import type { Rules } from '../rules.ts';
import { prepareSides } from './prepared-sides.ts';
import type { Side } from './side.ts';
import type { SideScore } from './side-score.ts';
import { scoreSide } from './side-score.ts';

/** A hole of a side's card: its score and the partners, by id, whose balls count; null: not enough have a score (yet). */
export type SideCardHole = { readonly worth: number; readonly balls: readonly string[] } | null;

/**
 * A side's card on a list where each partner plays a ball, one list of holes a round: how the side's score adds up. `among`: the sides of the
 * list.
 *
 * @example sideCard(rules, 1, side, 'net')[0]?.[17] // { worth: 3, balls: ['binh'] }
 */
export function sideCard(
  rules: Rules,
  counting: number,
  side: Side,
  basis: Basis,
  among: readonly Side[] = [side],
): readonly (readonly SideCardHole[])[] {
  return sideCardOf(scoreSide(prepareSides(rules, among), side, basis, counting));
}

/** The same of a side whose balls are compared already. */
export function sideCardOf({ side, holes }: SideScore): readonly (readonly SideCardHole[])[] {
  const idOf = (partner: number): string => side.partners[partner]?.id ?? '';
  return holes.map((round) =>
    round.map((hole) => (hole === null || hole === 'unfinished' ? null : { worth: hole.worth, balls: hole.balls.map(idOf) })),
  );
}
