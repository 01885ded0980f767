/** Strokes taken on a hole (1 or more), picked up without holing out, or null: not (yet) scored. */
export type HoleScore = number | 'pickup' | null;

/** One player's round, hole 1 first, as many as the course has holes. A shorter card has not been scored further. */
export type Card = readonly HoleScore[];

/** The most strokes that a hole of a card can hold; a higher number is a typing mistake. */
export const MOST_STROKES = 30;

/** Whether a number can be the strokes of a hole. */
export function isStrokes(score: number): boolean {
  return Number.isInteger(score) && score >= 1 && score <= MOST_STROKES;
}

/** Whether a number can be the strokes of a whole card of `holes` holes. */
export function isTotal(strokes: number, holes: number): boolean {
  return Number.isInteger(strokes) && strokes >= holes && strokes <= holes * MOST_STROKES;
}

/** Whether a number can be the strokes of any card, of eighteen holes or of nine. */
export function isPossibleTotal(strokes: number): boolean {
  return isTotal(strokes, MOST_HOLES) || isTotal(strokes, MOST_HOLES / 2);
}

/** The strokes of the holes scored, of a card or a nine; null before the first one, and with a pick-up, which leaves no total. */
export function strokesOf(card: Card): number | null {
  let strokes: number | null = null;
  for (const score of card) {
    if (score === 'pickup') return null;
    if (score !== null) strokes = (strokes ?? 0) + score;
  }
  return strokes;
}

/** The strokes over or under the par of the holes scored; null as `strokesOf`. */
export function strokesToPar(card: Card, par: readonly number[]): number | null {
  const strokes = strokesOf(card);
  return strokes === null ? null : par.reduce((toPar, holePar, at) => ((card[at] ?? null) === null ? toPar : toPar - holePar), strokes);
}

/** No card of a course has more holes. */
export const MOST_HOLES = 18;

/** What golfers call a hole by its gross score to par; an eagle is anything better than a birdie. */
export type HoleResult = 'eagle' | 'birdie' | 'par' | 'bogey' | 'worse';

/** What a hole is called by its gross strokes. */
export function holeResult(strokes: number, par: number): HoleResult {
  if (strokes < par - 1) return 'eagle';
  if (strokes > par + 1) return 'worse';
  return strokes === par ? 'par' : strokes < par ? 'birdie' : 'bogey';
}

/** The holes (numbered from 1) without a score, of a card of `holes` holes. */
export function missingHoles(card: Card, holes = card.length): readonly number[] {
  const missing: number[] = [];
  for (let at = 0; at < holes; at++) if ((card[at] ?? null) === null) missing.push(at + 1);
  return missing;
}

/**
 * Whether a total stands in for the holes of its card that have no score. It does not where all have one, since the holes then say more,
 * nor where one was picked up, which leaves no total.
 *
 * @example totalCounts(92, [5, 4, 4], 18) // true: the other fifteen holes are unknown
 */
export function totalCounts(total: number | null, card: Card, holes: number): total is number {
  return total !== null && !card.includes('pickup') && missingHoles(card, holes).length > 0;
}

/**
 * Whether a total cannot be that of its card: the holes add up to something else, or leave less than a stroke for each of the others, or one
 * was picked up.
 */
export function totalDiffers(total: number | null, card: Card, holes: number): boolean {
  if (total === null || !card.some((score) => score !== null)) return false;
  const strokes = strokesOf(card);
  const missing = missingHoles(card, holes).length;
  return strokes === null || (missing === 0 ? strokes !== total : strokes + missing > total);
}

/** Whether a total is so low or so high that it looks like a typing mistake: below 50 or above 200 on eighteen holes. */
export function isOddTotal(total: number, holes: number): boolean {
  return total * 18 < 50 * holes || total * 18 > 200 * holes;
}

/** Why a score deserves a second look at the score desk or from the caddie. */
export type OddScore = 'hole-in-one' | 'far-over-par' | 'far-under-par';

/**
 * What is odd about a score: a hole in one; more than four over the player's own par (the par and the strokes received); three under
 * par, or four under the player's own. `received` are the strokes received on the hole, one where they are not known;
 * null when nothing is odd.
 *
 * @example oddScore(9, 4, 0) // 'far-over-par': for a scratch player, not for one who receives two strokes
 */
export function oddScore(score: HoleScore, par: number, received = 1): OddScore | null {
  if (typeof score !== 'number') return null;
  if (score === 1) return 'hole-in-one';
  if (score > par + received + 4) return 'far-over-par';
  return score <= Math.max(par - 3, par + received - 4) ? 'far-under-par' : null;
}

/** A score this many strokes away does not look like the others', when there are at least three others. */
const FAR_STROKES = 5;
const FEWEST_OTHERS = 3;

/** Whether a score on a hole is five strokes or more away from each of the flight's others; it takes three others with strokes to tell. */
export function isFarFromOthers(score: HoleScore, others: readonly HoleScore[]): boolean {
  const strokes = others.filter((other) => typeof other === 'number');
  if (typeof score !== 'number' || strokes.length < FEWEST_OTHERS) return false;
  return strokes.every((other) => Math.abs(score - other) >= FAR_STROKES);
}

/** Whether a whole card of eighteen holes has the same strokes on each, whatever their pars: it looks like a key held down. */
export function isSameOnEveryHole(card: Card, par: readonly number[]): boolean {
  const [first] = card;
  if (typeof first !== 'number' || par.length < 18 || par.every((one) => one === par[0])) return false;
  return par.every((_, at) => card[at] === first);
}
