import type { Card } from '../card.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** The holes of a card as System 36 counts them. */
type System36 = { parOrBetter: number; bogeys: number; worse: number; points: number; handicap: Tenths };

/**
 * System 36: par or better two points, bogey one, worse (and a pick-up) none; the handicap is 36 less the points
 * (18 less the points on nine holes). For complete cards.
 * Source: https://www.beezergolf.com/games-guide/system-36
 *
 * @example system36([4, 4, …], card) // 10 pars, 4 bogeys, 4 doubles: { points: 24, handicap: 120, … }
 */
export function system36(par: readonly number[], card: Card): System36 {
  let parOrBetter = 0;
  let bogeys = 0;
  for (let at = 0; at < par.length; at++) {
    const score = card[at];
    const over = typeof score === 'number' ? score - (par[at] ?? 0) : 2;
    if (over <= 0) parOrBetter++;
    else if (over === 1) bogeys++;
  }
  const points = 2 * parOrBetter + bogeys;
  return { parOrBetter, bogeys, worse: par.length - parOrBetter - bogeys, points, handicap: (2 * par.length - points) * 10 };
}
