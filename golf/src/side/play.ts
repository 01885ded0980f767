import type { Format } from '../format/format.ts';
import type { Percent } from '../handicap/allowance.ts';
import { ALLOWANCES, SIDE_ALLOWANCES } from '../handicap/allowance.ts';
import type { SideFormat } from './side.ts';
import { bestOf, bestRounds } from './side.ts';

/** How sides play together, by name. */
export type SidePlayName = 'four-ball' | 'best-balls' | 'best-rounds' | 'shamble' | 'foursomes' | 'greensomes' | 'chapman' | 'scramble';
/** Who competes: single players, sides, or golfers and sides who meet in matches. */
export type PlayName = 'single' | SidePlayName | 'match';

/** What a club plays otherwise than usual. */
export type PlayRule = {
  /** The most partners of a side. */
  readonly partners?: number | undefined;
  /** How many balls, or results, count. */
  readonly counting?: number | undefined;
  /** Of sides with a ball each: the share of each partner's handicap, in per cent. */
  readonly allowance?: Percent | undefined;
  /** Of sides with one ball: the shares of the partners' handicaps, the lowest handicap first. */
  readonly weights?: readonly Percent[] | undefined;
  /** The fewest tee shots of each partner that are used in a round; null or missing: any number. */
  readonly drives?: number | null | undefined;
};

/** How sides play: what counts, and what their handicaps are made of. */
export type SidePlay = {
  readonly format: SideFormat;
  /** Of sides with a ball each. */
  readonly allowance: Percent;
  /** Of sides with one ball: the weights for this many partners, the lowest handicap first; null: none are known, so that they have no handicap. */
  readonly weights: (partners: number) => readonly Percent[] | null;
  readonly drives: number | null;
};

type Usual = { readonly partners: { readonly from: number; readonly to: number }; readonly counting: number | null };
const PAIR = { from: 2, to: 2 };
/** `counting` null: they play one ball. */
const USUAL: Readonly<Record<SidePlayName, Usual>> = {
  'four-ball': { partners: PAIR, counting: 1 },
  'best-balls': { partners: { from: 4, to: 4 }, counting: 2 },
  'best-rounds': { partners: { from: 4, to: 4 }, counting: 3 },
  shamble: { partners: { from: 4, to: 4 }, counting: 2 },
  foursomes: { partners: PAIR, counting: null },
  greensomes: { partners: PAIR, counting: null },
  chapman: { partners: PAIR, counting: null },
  scramble: { partners: { from: 2, to: 4 }, counting: null },
};
/** Whether sides of this play are pairs, however a club plays it. */
export const playsInPairs = (play: SidePlayName): boolean => USUAL[play].partners === PAIR;
/** The names of all, in the order in which clubs know them. */
export const SIDE_PLAYS = Object.keys(USUAL) as readonly SidePlayName[];
/** The most partners of a side. */
export const MOST_PARTNERS = 4;

/** Whether sides compete, by strokes. */
export function isSidePlay(play: PlayName): play is SidePlayName {
  return play !== 'single' && play !== 'match';
}

/** Whether the partners play one ball, so that the card is the side's. */
export function hasOneBall(play: PlayName): play is SidePlayName {
  return isSidePlay(play) && USUAL[play].counting === null;
}

/**
 * How sides play under a name, with what the club has otherwise. `format` is what a hole counts: the recommended allowance depends on it.
 *
 * @example sidePlay('scramble', FORMATS['stroke-play']).weights(4) // [25, 20, 15, 10]
 * @example sidePlay('four-ball', FORMATS.stableford).allowance // 85
 */
export function sidePlay(play: SidePlayName, format: Pick<Format, 'points' | 'basis'>, rule: PlayRule = {}): SidePlay {
  const { partners, counting } = USUAL[play];
  const most = rule.partners ?? partners.to;
  const balls = rule.counting ?? counting ?? 1;
  const size = { from: Math.min(partners.from, most), to: most };
  const isSize = (of: number) => of >= size.from && of <= size.to;
  return {
    format: formatOf(play, size, balls),
    allowance: rule.allowance ?? recommendedAllowance(play, format, balls, most) ?? 100,
    weights: (of) => (rule.weights === undefined ? recommendedWeights(play, of) : isSize(of) ? rule.weights : null),
    drives: rule.drives ?? null,
  };
}

function formatOf(play: SidePlayName, size: SideFormat['size'], balls: number): SideFormat {
  if (USUAL[play].counting === null) return { size, ball: { kind: 'one' } };
  return play === 'best-rounds' ? bestRounds(balls, size.to) : bestOf(balls, size.to);
}

/**
 * The recommended allowance of sides with a ball each (Rules of Handicapping, appendix C); null: none is known, so that clubs play off 100 %.
 *
 * @example recommendedAllowance('best-balls', FORMATS['stroke-play'], 2, 4) // 85
 */
export function recommendedAllowance(
  play: SidePlayName,
  { points, basis }: Pick<Format, 'points' | 'basis'>,
  counting: number,
  partners: number,
): Percent | null {
  const isParBogey = basis === 'points' && points.name === 'par-bogey';
  if (play === 'four-ball') return ALLOWANCES[isParBogey ? 'four-ball-par-bogey' : 'four-ball-stroke-play'];
  if (play !== 'best-balls' || partners !== 4 || (counting !== 1 && counting !== 2 && counting !== 3 && counting !== 4)) return null;
  return isParBogey ? ALLOWANCES[`best-${counting}-of-4-par-bogey`] : ALLOWANCES[`best-${counting}-of-4`];
}

/** The recommended weights for this many partners (the same appendix); null: none are known. */
export function recommendedWeights(play: SidePlayName, partners: number): readonly Percent[] | null {
  if (play === 'foursomes' || play === 'greensomes' || play === 'chapman') return partners === 2 ? SIDE_ALLOWANCES[play] : null;
  if (play !== 'scramble' || (partners !== 2 && partners !== 3 && partners !== 4)) return null;
  return SIDE_ALLOWANCES[`scramble-${partners}`];
}
