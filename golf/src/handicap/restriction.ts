import type { Edition } from '../edition.ts';
import type { Gender } from '../gender.ts';
import type { Percent } from './allowance.ts';
import type { HandicapCap } from './cap.ts';
import { capped, cappedExactly, halfCap } from './cap.ts';
import type { Fraction } from './fraction.ts';
import { fraction, fractionOf, half, sumOf } from './fraction.ts';
import type { HandicapLimits } from './limit.ts';
import { halfLimits, limited, limitedExactly } from './limit.ts';
import type { DeclaredHandicap, NineHandicap } from './playing-handicap.ts';
import { playingHandicap } from './playing-handicap.ts';
import type { Tenths } from './tenths.ts';

/** What a tournament does to handicaps before they are played off. */
export type Restrictions = {
  /** Of the rules; missing: the latest. */
  readonly edition?: Edition;
  /** Of every handicap, declared or of the day; null: none. */
  readonly cap: HandicapCap | null;
  /** The lowest and the highest handicap of men and of women, declared or of the day, after the cap; missing or null: any. */
  readonly handicapLimits?: HandicapLimits | null;
  /** The share of a declared handicap that is played off, taken before it is rounded; missing: 100 %. */
  readonly allowance?: Percent;
};

/** A handicap after the cap and the limits of the player's gender, in tenths. */
export function restricted(handicap: Tenths, { cap, handicapLimits }: Restrictions, gender: Gender): Tenths {
  return limited(capped(handicap, cap), handicapLimits ?? null, gender);
}

/** What falls on a handicap of the day of nine holes: half of cap and limits. The allowance stays. */
export function halved({ cap, handicapLimits = null, ...others }: Restrictions): Restrictions {
  return { ...others, cap: halfCap(cap), handicapLimits: halfLimits(handicapLimits) };
}

/**
 * A handicap of nine holes with cap and limits on the whole one, with what the par of the tee adds. What they change is a plain half
 * from there on; what they leave stays as it is.
 */
export function restrictedWhole(declared: NineHandicap, { cap, handicapLimits }: Restrictions, gender: Gender): NineHandicap {
  const whole = wholeWithPar(declared);
  const held = limitedExactly(cappedExactly(whole, cap), handicapLimits ?? null, gender);
  return held === whole ? declared : { whole: held };
}

/** The whole handicap of nine holes with what the par of the tee adds on both nines. */
export function wholeWithPar({ whole, from }: NineHandicap): Fraction {
  return sumOf([whole, fraction(2 * (from?.added ?? 0), 1)]);
}

/**
 * A partner's handicap as a side of one ball takes it: after cap and limits, before its share is taken, and not rounded. `parDifference`:
 * whole strokes that the par of their own card is above that of the card which the side plays, so that the handicap is against the latter.
 *
 * @example exactHandicap(250, { cap: { above: 24, countsAs: 24 } }, 'm') // { numerator: 24, denominator: 1 }
 */
export function exactHandicap(declared: DeclaredHandicap, of: Restrictions, gender: Gender, parDifference = 0): Fraction {
  return sumOf([heldExactly(declared, of, gender), fraction(parDifference, 1)]);
}

function heldExactly(declared: DeclaredHandicap, of: Restrictions, gender: Gender): Fraction {
  if (typeof declared === 'object' && 'whole' in declared) return half(wholeWithPar(restrictedWhole(declared, of, gender)));
  return limitedExactly(cappedExactly(exactly(declared), of.cap), of.handicapLimits ?? null, gender);
}

function exactly(declared: Exclude<DeclaredHandicap, NineHandicap>): Fraction {
  if (typeof declared === 'number') return fractionOf(declared);
  return 'exact' in declared ? sumOf([declared.exact, fractionOf(declared.added * 10)]) : declared;
}

/**
 * The handicap that a declared one is played off, in tenths: times the allowance, rounded half up once, the cap, the limits. On nine holes
 * cap and limits come first, on the whole handicap: then half, the allowance, and the rounding.
 *
 * @example declaredAsPlayed(275, { cap: { above: 36, countsAs: 36 }, allowance: 95 }, 'm') // 260
 */
export function declaredAsPlayed(declared: DeclaredHandicap, of: Restrictions, gender: Gender): Tenths {
  if (typeof declared === 'object' && 'whole' in declared)
    return playingHandicap(restrictedWhole(declared, of, gender), null, of.allowance) * 10;
  return restricted(playingHandicap(declared, null, of.allowance) * 10, of, gender);
}
