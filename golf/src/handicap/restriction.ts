import type { Edition } from '../edition.ts';
import { editionRules } from '../edition.ts';
import type { Gender } from '../gender.ts';
import type { Percent } from './allowance.ts';
import type { HandicapCap } from './cap.ts';
import { capped, cappedExactly, halfCap } from './cap.ts';
import type { Fraction } from './fraction.ts';
import { fraction, fractionOf, half, sumOf } from './fraction.ts';
import type { HandicapLimits } from './limit.ts';
import { halfLimits, limited, limitedExactly } from './limit.ts';
import type { DeclaredHandicap, NineHandicap } from './playing-handicap.ts';
import { eighteenOf, playingHandicap } from './playing-handicap.ts';
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
function restrictedWhole(declared: NineHandicap, { cap, handicapLimits }: Restrictions, gender: Gender): NineHandicap {
  const whole = exactly(eighteenOf(declared));
  const held = limitedExactly(cappedExactly(whole, cap), handicapLimits ?? null, gender);
  return held === whole ? declared : { whole: held };
}

/** How a handicap of nine holes is played off. */
type NineAsPlayed = {
  /** The handicap of eighteen holes that cap and limits fall on: as they would be played off, in tenths; in the first edition exact. */
  readonly eighteen: Tenths | Fraction;
  /** What is rounded in the end, and the allowance that falls on it: all of what a cap or a limit has changed. */
  readonly counts: NineHandicap;
  readonly allowance: Percent;
};

/** Cap and limits fall on what eighteen holes would be played off; what they change is halved, of what they leave the exact half takes the allowance. */
export function nineAsPlayed(nine: NineHandicap, of: Restrictions, gender: Gender): NineAsPlayed {
  const { allowance = 100 } = of;
  const { nineCappedAsEighteen, nineDifferenceAfterAllowance } = editionRules(of.edition);
  const own = nineDifferenceAfterAllowance || nine.from !== undefined ? nine : { whole: exactly(eighteenOf(nine)) };
  if (!nineCappedAsEighteen) return { eighteen: exactly(eighteenOf(own)), counts: restrictedWhole(own, of, gender), allowance };
  const eighteen = playingHandicap(eighteenOf(own), null, allowance) * 10;
  const held = restricted(eighteen, of, gender);
  return held === eighteen ? { eighteen, counts: own, allowance } : { eighteen, counts: { whole: fractionOf(held) }, allowance: 100 };
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
  if (typeof declared === 'object' && 'whole' in declared) return half(exactly(eighteenOf(restrictedWhole(declared, of, gender))));
  return limitedExactly(cappedExactly(exactly(declared), of.cap), of.handicapLimits ?? null, gender);
}

function exactly(declared: Exclude<DeclaredHandicap, NineHandicap>): Fraction {
  if (typeof declared === 'number') return fractionOf(declared);
  return 'exact' in declared ? sumOf([declared.exact, fractionOf(declared.added * 10)]) : declared;
}

/**
 * The handicap that a declared one is played off, in tenths: times the allowance, rounded half up once, the cap, the limits. On nine holes
 * it is the half, rounded, unless cap or limits change what eighteen would be played off: then the half of that.
 *
 * @example declaredAsPlayed(275, { cap: { above: 36, countsAs: 36 }, allowance: 95 }, 'm') // 260
 */
export function declaredAsPlayed(declared: DeclaredHandicap, of: Restrictions, gender: Gender): Tenths {
  if (typeof declared === 'object' && 'whole' in declared) {
    const { counts, allowance } = nineAsPlayed(declared, of, gender);
    return playingHandicap(counts, null, allowance) * 10;
  }
  return restricted(playingHandicap(declared, null, of.allowance) * 10, of, gender);
}
