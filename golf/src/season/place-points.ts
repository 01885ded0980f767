import type { Exact } from './exact.ts';
import { exact } from './exact.ts';
import type { PointTies, SeasonPoints } from './season-rule.ts';

/** Points that go by the place. */
type PlacePoints = Extract<SeasonPoints, { readonly ties: PointTies }>;

/** Those who tie: the place they share, how many they are, and how many scores are as good or better. */
export type TiedGroup = { readonly place: number; readonly sharedBy: number; readonly nth: number };

/** Those who are placed, and all who take part. */
export type FieldSize = { readonly placed: number; readonly players: number };

/**
 * What each of a tied group has: exact, so that those who share a table's points share all of them.
 *
 * @example pointsOfPlace(PCGA, { place: 2, sharedBy: 2, nth: 2 }, { placed: 40, players: 41 }) // 440
 */
export function pointsOfPlace(rule: PlacePoints, { place, sharedBy, nth }: TiedGroup, field: FieldSize): Exact {
  const { worth, per, last } = ladderOf(rule, field);
  if (rule.ties === 'no-gap') return exact(worth(nth), per);
  if (rule.ties === 'higher' || (rule.ties === 'shared-but-last' && place === last)) return exact(worth(place), per);
  let together = 0;
  for (let at = 0; at < sharedBy; at++) together += worth(place + at);
  return exact(together, per * sharedBy);
}

/** What each place is worth, in whole parts of `per` a point, and the last place that the rule names. */
type Ladder = { readonly worth: (place: number) => number; readonly per: number; readonly last: number };

function ladderOf(rule: PlacePoints, { placed, players }: FieldSize): Ladder {
  if (rule.kind === 'table') return { worth: (place) => rule.points[place - 1] ?? rule.beyond, per: 100, last: rule.points.length };
  if (rule.kind === 'from-last') return { worth: (place) => rule.last + rule.step * (placed - place), per: 100, last: placed };
  const { shares, perPlayer } = rule;
  // hundredths of a point, times hundredths of a per cent
  return { worth: (place) => (shares[place - 1] ?? 0) * perPlayer * players, per: 1_000_000, last: shares.length };
}
