import type { Basis } from '../basis.ts';
import type { CountbackId, Segment, TiebreakId, TieKey, TieOrder, TiePart, Ties } from './tiebreak.ts';
import { COUNTBACKS, TIEBREAKS } from './tiebreak.ts';

/** What a tournament says of its tie keys beside their order. */
export type TieSettings = {
  /** Whether the last holes of a countback are those of the card, or those that each player played last; missing: of the card. */
  readonly holesAs?: 'card' | 'play';
  /** What a countback by net takes off; missing: the exact share of the handicap. */
  readonly share?: 'exact' | 'rounded' | 'received';
  /** The ids of the key `manual`, the best first. */
  readonly manual?: readonly string[];
};

/**
 * The ordered keys of a tournament's two settings.
 *
 * @example ties('lower-handicap', '9-6-3-1').net // lower handicap, then round by round, the last first: as a whole, last 9, 6, 3, 1 with handicap shares
 */
export function ties(tiebreak: TiebreakId, countback: CountbackId): Ties {
  return tiesOf(TIEBREAKS[tiebreak], COUNTBACKS[countback]);
}

/**
 * The same from orders and segments of one's own.
 *
 * @example tiesOf(TIEBREAKS.countback, [{ last: 9 }], { holesAs: 'play' }).net // one countback in the order of play
 */
export function tiesOf(order: TieOrder, segments: readonly Segment[], settings: TieSettings = {}): Ties {
  const keys = (basis: Basis) => order[basis].flatMap((part) => keyOf(part, basis, segments, settings));
  return { gross: keys('gross'), net: keys('net'), points: keys('points') };
}

/** The key of a part; none where there is nothing to compare. */
function keyOf(
  part: TiePart,
  basis: Basis,
  segments: readonly Segment[],
  { holesAs, share = 'exact', manual = [] }: TieSettings,
): TieKey[] {
  switch (part) {
    case 'lower':
    case 'higher':
      return [{ by: 'handicap', wins: part }];
    case 'gross':
      return [{ by: 'gross' }];
    case 'last-round':
    case 'last-rounds':
      return [{ by: part, score: basis }];
    case 'age':
      return [{ by: 'age', wins: 'older' }];
    case 'gender':
      return [{ by: 'gender', wins: 'f' }];
    case 'manual':
      return manual.length === 0 ? [] : [{ by: 'manual', order: manual }];
    case 'countback': {
      const how = { ...(holesAs === 'play' && { order: holesAs }), ...(share !== 'exact' && { share }) };
      return segments.length === 0 ? [] : [{ by: 'countback', segments: [{ whole: true }, ...segments], score: basis, ...how }];
    }
  }
}
