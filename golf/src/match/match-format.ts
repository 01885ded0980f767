import type { Card } from '../card.ts';
import type { Competitor, Status } from '../competitor.ts';
import { declaredFor } from '../competitor.ts';
import { cardPars } from '../course.ts';
import type { Edition } from '../edition.ts';
import { editionRules } from '../edition.ts';
import type { Gender } from '../gender.ts';
import type { Percent } from '../handicap/allowance.ts';
import { ALLOWANCES } from '../handicap/allowance.ts';
import type { Fraction } from '../handicap/fraction.ts';
import { fraction, percent, product, sumOf, wholeStrokes } from '../handicap/fraction.ts';
import type { DeclaredHandicap } from '../handicap/playing-handicap.ts';
import { matchPlayHandicaps } from '../handicap/playing-handicap.ts';
import type { Restrictions } from '../handicap/restriction.ts';
import { declaredAsPlayed, exactHandicap } from '../handicap/restriction.ts';
import { sideHandicap } from '../handicap/side-handicap.ts';
import type { ScoringRules } from '../score/prepared-rules.ts';
import { recommendedWeights } from '../side/play.ts';
import type { Side, SideFormat, SideFormatName } from '../side/side.ts';
import { bestOf, genderOf, playingIn, SIDE_FORMATS } from '../side/side.ts';
import type { MatchSide } from './match-play.ts';

/** The formats of matches that have a name: a ball each, of which the better counts, or one ball a side. */
export type MatchFormatName = 'singles' | SideFormatName;

/** Who plays for each side of a match. */
export const MATCH_FORMATS: Readonly<Record<MatchFormatName, SideFormat>> = { singles: bestOf(1, 1), ...SIDE_FORMATS };

/**
 * What the players of a match play off: `each` off a share of their own handicap, or the `side` off weights of all, the lowest first. `taken`
 * of the `handicaps`: before the difference to the lowest is taken, as appendix C has it; of the `difference`: of the unrounded difference to
 * the lowest, as older conditions have it. Both round once.
 */
export type MatchAllowance = (
  | { readonly of: 'each'; readonly percent: Percent }
  | { readonly of: 'side'; readonly weights: readonly Percent[] }
) & { readonly taken: 'handicaps' | 'difference' };

/**
 * The allowance that appendix C recommends for a match: singles 100 %, four-ball 90 %, foursomes half of both together, greensomes and
 * Chapman 60/40, scrambles their weights. Any other may stand in for it. Undefined where none is known: a side with one ball has too few or too many
 * partners, or one side has more than the other.
 *
 * @example recommendedMatchAllowance('four-ball', [2, 2]) // { of: 'each', percent: 90, taken: 'handicaps' }
 */
export function recommendedMatchAllowance(name: MatchFormatName, [one, other]: readonly [number, number]): MatchAllowance | undefined {
  if (name === 'singles') return { of: 'each', percent: ALLOWANCES['match-play'], taken: 'handicaps' };
  if (name === 'four-ball') return { of: 'each', percent: ALLOWANCES['four-ball-match-play'], taken: 'handicaps' };
  const weights = one === other ? recommendedWeights(name, one) : null;
  return weights === null ? undefined : { of: 'side', weights, taken: 'handicaps' };
}

/** Whoever has a handicap, as declared; null: none. */
type Handicapped = { readonly handicap: DeclaredHandicap | null; readonly gender: Gender };
type HandicappedSides = readonly [readonly Handicapped[], readonly Handicapped[]];

/**
 * The strokes that each receives in a match, by side: of each partner with balls of their own, of the side with one ball. The lowest
 * plays off 0. Cap and limits of the tournament fall on the partners' handicaps. `pars` of the cards that men and women play by: whoever has
 * the higher one receives the difference after the allowance; a side with one ball plays one card, and the handicaps of its partners are taken
 * against the par of that. Null where a handicap is missing.
 *
 * @example matchStrokes({ of: 'each', percent: 100, taken: 'handicaps' }, [[{ handicap: 40, gender: 'm' }], [{ handicap: 100, gender: 'm' }]]) // [[0], [6]]
 */
export function matchStrokes(
  allowance: MatchAllowance,
  sides: HandicappedSides,
  restrictions: Omit<Restrictions, 'allowance'> = { cap: null },
  pars: CardPars = ONE_PAR,
): readonly [readonly number[], readonly number[]] | null {
  if (sides.some((side) => side.length === 0 || side.some(({ handicap }) => handicap === null))) return null;
  const off = inStrokes(allowance, sides, restrictions, pars);
  // only differences count: to each the par of their own card is to each the difference to the lowest
  const played = sides.map((side, which) => {
    const genders = allowance.of === 'each' ? side.map(({ gender }) => gender) : [cardOf(side)];
    return genders.map((gender, at) => (off[which]?.[at] ?? 0) + pars[gender]);
  });
  const received = matchPlayHandicaps(played.flat());
  const count = played[0]?.length ?? 0;
  return [received.slice(0, count), received.slice(count)];
}

type CardPars = ReturnType<typeof cardPars>;
const ONE_PAR: CardPars = { m: 0, f: 0 };

/** Whose card a side with one ball plays: that of women where all are. */
const cardOf = (players: readonly Pick<Handicapped, 'gender'>[]): Gender => genderOf({ partners: players }) ?? 'm';

/** Whole strokes that each plays off against the par of the card that they play. */
function inStrokes(
  allowance: MatchAllowance,
  sides: HandicappedSides,
  restrictions: Omit<Restrictions, 'allowance'>,
  pars: CardPars,
): readonly (readonly number[])[] {
  const balls = sides.map((side) => side.flatMap(({ handicap, gender }) => (handicap === null ? [] : { handicap, gender })));
  if (allowance.of === 'each' && allowance.taken === 'handicaps') {
    const off = { ...restrictions, allowance: allowance.percent };
    return balls.map((side) => side.map(({ handicap, gender }) => declaredAsPlayed(handicap, off, gender) / 10));
  }
  const exact = balls.map((side) =>
    side.map(({ handicap, gender }) => {
      const difference = allowance.of === 'side' ? pars[gender] - pars[cardOf(side)] : 0;
      return exactHandicap(handicap, restrictions, gender, difference);
    }),
  );
  const ofSides = allowance.of === 'each' ? exact : exact.map((side) => [sideHandicap(side, allowance.weights.map(percent))]);
  if (allowance.taken === 'handicaps') return ofSides.map((side) => side.map(wholeStrokes));
  return toLowest(ofSides, percent(allowance.of === 'each' ? allowance.percent : 100));
}

/** Before the one rounding: of the difference, a share. */
function toLowest(sides: readonly (readonly Fraction[])[], share: Fraction): readonly (readonly number[])[] {
  const lowest = sides.flat().reduce((least, one) => (difference(one, least).numerator < 0 ? one : least));
  return sides.map((side) => side.map((handicap) => wholeStrokes(product(difference(handicap, lowest), share))));
}

function difference(one: Fraction, other: Fraction): Fraction {
  return sumOf([one, fraction(-other.numerator, other.denominator)]);
}

/**
 * Two sides as they play a match in round `nth`, from 0: their cards, and what they receive. `allowance` null: without handicaps. Of the rules
 * the courses count, cap and limits, and the edition. Null where a handicap is missing.
 *
 * @example matchPlay({ course, end: 'halved', sides: matchSides(MATCH_FORMATS.foursomes, allowance, [red, blue], 0, rules) ?? … })
 */
export function matchSides(
  { ball }: SideFormat,
  allowance: MatchAllowance | null,
  sides: readonly [Side, Side],
  nth: number,
  { rounds, edition, cap, handicapLimits = null }: MatchRules,
): readonly [MatchSide, MatchSide] | null {
  const [one, other] = [playersIn(sides[0], nth), playersIn(sides[1], nth)];
  const handicapped = (players: readonly Competitor[]) =>
    players.map((of): Handicapped => ({ handicap: declaredFor(of, nth), gender: of.gender }));
  const course = rounds[nth];
  const pars = course !== undefined && editionRules(edition).parDifferenceReceived ? cardPars(course) : ONE_PAR;
  const restrictions = { cap, handicapLimits, ...(edition && { edition }) };
  const strokes = allowance && matchStrokes(allowance, [handicapped(one), handicapped(other)], restrictions, pars);
  if (allowance !== null && strokes === null) return null;
  const of = (players: readonly Competitor[], which: 0 | 1): MatchSide => {
    const receives = (at: number) => strokes?.[which][at] ?? 0;
    if (ball.kind === 'one') return [{ playingHandicap: receives(0), card: sides[which].cards[nth] ?? [], gender: cardOf(players) }];
    const balls = players.map(({ status, cards }) => ({ status, card: cards[nth] ?? [] }));
    const cards = countingCards(balls, course?.par.length ?? 0, edition);
    return players.map(({ gender }, at) => ({ playingHandicap: receives(at), card: cards[at] ?? [], gender }));
  };
  return [of(one, 0), of(other, 1)];
}

/** What a match asks of the rules of its tournament. */
type MatchRules = Pick<ScoringRules, 'rounds' | 'edition' | 'cap' | 'handicapLimits'>;

/**
 * The cards of a side's partners as a match counts them. The ball of one who is disqualified counts on no hole (Rule 23.9b), as if picked up
 * there: the others play on. Where all are, nothing says who wins a hole.
 */
export function countingCards(
  balls: readonly { readonly status: Status; readonly card: Card }[],
  holes: number,
  edition: Edition | undefined,
): readonly Card[] {
  const isOut = ({ status }: { readonly status: Status }) => editionRules(edition).disqualifiedBallCountsNot && status === 'DQ';
  if (balls.length < 2) return balls.map(({ card }) => card);
  const none: Card = balls.every(isOut) ? [] : Array.from({ length: holes }, () => 'pickup' as const);
  return balls.map((ball) => (isOut(ball) ? none : ball.card));
}

/** The partners of a side who play in a round. */
function playersIn(side: Side, nth: number): readonly Competitor[] {
  return playingIn(side, nth).flatMap((at) => side.partners[at] ?? []);
}
