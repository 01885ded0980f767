import type { Course } from '../course.ts';
import { courseCard, parTotal } from '../course.ts';
import type { Gender } from '../gender.ts';
import { courseHandicap, halvedIndex, nineHoleCourseHandicap } from './course-handicap.ts';
import { twice } from './fraction.ts';
import type { NineHandicap, TeeHandicap } from './playing-handicap.ts';
import type { Tenths } from './tenths.ts';

/** A tee as the card of a course lists it. A tee rated for men and for women is listed twice, under one name. */
export type CardTee = {
  readonly name: string;
  /** Whose rating and slope these are; null: everyone's. */
  readonly gender: Gender | null;
  /** 71.2 strokes. */
  readonly courseRating: number | null;
  readonly slope: number | null;
  /** Of all holes, where it is rated for another par than that of the card that its players play by; missing or null: that one. */
  readonly par?: number | null;
};

/** Who plays from which tee, by its name; null: not said. The index is in tenths. */
export type TeePlayer = { readonly gender: Gender; readonly handicapIndex: Tenths | null; readonly tee: string | null };

/**
 * The tee of that name with the figures for the gender, else with those for everyone; a row without figures only where no other has
 * any; null: the card has none. The case of letters does not matter.
 *
 * @example teeFor([{ name: 'Blue', gender: 'm', … }, { name: 'Blue', gender: 'f', … }], { tee: 'blue', gender: 'f' })?.gender // 'f'
 */
export function teeFor<Tee extends CardTee>(tees: readonly Tee[], { tee, gender }: Pick<TeePlayer, 'tee' | 'gender'>): Tee | null {
  if (tee === null) return null;
  const own = tees.filter((of) => sameTee(of.name) === sameTee(tee) && (of.gender === gender || of.gender === null));
  const rated = own.filter(({ courseRating, slope }) => courseRating !== null && slope !== null);
  const choice = rated.length > 0 ? rated : own;
  return choice.find((of) => of.gender === gender) ?? choice[0] ?? null;
}

/**
 * The exact course handicap of a player from a tee of the card (Rules of Handicapping 6.1); null without an index, without the tee on
 * the card, or where it has no rating and slope for the player's gender. A tee with a par of its own is rated for that: what it is
 * above the par of the player's card is `added` to the playing handicap, after the allowance (6.2b).
 *
 * @example courseHandicapFrom({ par, strokeIndex, tees: [blue] }, { gender: 'm', handicapIndex: 105, tee: 'Blue' }) // { exact, added: 0 }
 */
export function courseHandicapFrom(card: Course & { readonly tees: readonly CardTee[] }, player: TeePlayer): TeeHandicap | null {
  const { courseRating = null, slope = null, par = null } = teeFor(card.tees, player) ?? {};
  if (player.handicapIndex === null || courseRating === null || slope === null) return null;
  const ofCard = parTotal(courseCard(card, player.gender));
  const own = par ?? ofCard;
  return {
    exact: courseHandicap(player.handicapIndex, { slope, rating: Math.round(courseRating * 10), par: own }).exact,
    added: own - ofCard,
  };
}

/**
 * The handicap of nine holes from a tee of their own card, rated for these nine: half of the index, rounded to a tenth, slope, rating and
 * par (Rules of Handicapping 6.1b). The par is the tee's own of these nine, whose difference to that of the player's card is `added` after
 * the allowance (6.2b), as on eighteen holes; where it has none, that of the card. null without an index, the tee, or its figures.
 *
 * @example nineHandicapFrom({ par, strokeIndex, tees: [blue] }, { gender: 'm', handicapIndex: 105, tee: 'Blue' })?.from?.halved // 53
 */
export function nineHandicapFrom(card: Course & { readonly tees: readonly CardTee[] }, player: TeePlayer): NineHandicap | null {
  const { courseRating = null, slope = null, par: own = null } = teeFor(card.tees, player) ?? {};
  const { handicapIndex: index } = player;
  if (index === null || courseRating === null || slope === null) return null;
  const rating = Math.round(courseRating * 10);
  const ofCard = parTotal(courseCard(card, player.gender));
  const par = own ?? ofCard;
  const { exact } = nineHoleCourseHandicap(index, { slope, rating, par });
  const parOf = own === null ? 'card' : 'tee';
  return { whole: twice(exact), from: { index, halved: halvedIndex(index), slope, rating, par, parOf, added: par - ofCard } };
}

/**
 * The course handicap of eighteen holes on a card: from the tee of eighteen, or of a card of nine holes that of the nine played twice. By it
 * players are placed, whatever holes a round plays.
 *
 * @example wholeHandicapFrom({ par: nine.par, strokeIndex: null, tees: [blue] }, { gender: 'm', handicapIndex: 105, tee: 'Blue' })
 */
export function wholeHandicapFrom(card: Course & { readonly tees: readonly CardTee[] }, player: TeePlayer): TeeHandicap | null {
  if (card.par.length > NINE) return courseHandicapFrom(card, player);
  const nine = nineHandicapFrom(card, player);
  return nine && { exact: nine.whole, added: 2 * (nine.from?.added ?? 0) };
}

const NINE = 9;

const sameTee = (name: string): string => name.trim().toLowerCase();
