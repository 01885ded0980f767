import { editionRules } from '../edition.ts';
import type { Gender } from '../gender.ts';
import type { PreparedRound, PreparedRules, ScoringRules } from '../score/prepared-rules.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { Side } from './side.ts';

/** Rules prepared once for the sides of a list. */
export type PreparedSides = PreparedRules & {
  /** Of the cards that their partners play by, in each round that of the lowest par. null: each side is compared with its own (edition 1). */
  readonly lowest: readonly PreparedRound[] | null;
};

/** Works out once what is the same for every side of a list. */
export function prepareSides(rules: ScoringRules, sides: readonly Pick<Side, 'partners'>[]): PreparedSides {
  const prepared = prepareRules(rules);
  if (!editionRules(rules.edition).parDifferenceReceived) return { ...prepared, lowest: null };
  const genders = new Set(sides.flatMap(({ partners }) => partners.map(({ gender }) => gender)));
  const cards = [...genders].map((gender) => prepared.of[gender].rounds);
  const lowest = rules.rounds.flatMap((_, nth) => {
    const rounds = cards.flatMap((card) => card[nth] ?? []);
    return rounds.length === 0 ? [] : rounds.reduce((least, one) => (one.parTotal < least.parTotal ? one : least));
  });
  return { ...prepared, lowest };
}

/**
 * Whole strokes that whoever plays the card of this gender receives in a round, from 0, where their net meets that of the lowest par of the
 * list: the difference in par, on top of what they play off (Rules of Handicapping 6.2b).
 */
export function parStrokes({ of, lowest }: PreparedSides, gender: Gender, nth: number): number {
  const own = of[gender].rounds[nth]?.parTotal ?? 0;
  return own - (lowest?.[nth]?.parTotal ?? own);
}
