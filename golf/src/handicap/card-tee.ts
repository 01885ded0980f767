import type { Gender } from '../gender.ts';
import { courseHandicap } from './course-handicap.ts';
import type { Fraction } from './fraction.ts';
import type { Tenths } from './tenths.ts';

/** A tee as the card of a course lists it. A tee rated for men and for women is listed twice, under one name. */
export type CardTee = {
  readonly name: string;
  /** Whose rating and slope these are; null: everyone's. */
  readonly gender: Gender | null;
  /** 71.2 strokes. */
  readonly courseRating: number | null;
  readonly slope: number | null;
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
 * the card, or where it has no rating and slope for the player's gender.
 *
 * @example wholeStrokes(courseHandicapFrom({ par, tees: [blue] }, { gender: 'm', handicapIndex: 105, tee: 'Blue' })) // 11
 */
export function courseHandicapFrom(
  { par, tees }: { readonly par: readonly number[]; readonly tees: readonly CardTee[] },
  player: TeePlayer,
): Fraction | null {
  const { courseRating = null, slope = null } = teeFor(tees, player) ?? {};
  if (player.handicapIndex === null || courseRating === null || slope === null) return null;
  const holesPar = par.reduce((total, hole) => total + hole, 0);
  return courseHandicap(player.handicapIndex, { slope, rating: Math.round(courseRating * 10), par: holesPar }).exact;
}

const sameTee = (name: string): string => name.trim().toLowerCase();
