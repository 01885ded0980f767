import type { RoundHoles } from '../../choice/field/tournament.ts';

/** What the numbers of a round's holes depend on: the number of the first on the course's card (missing: 1), and a list of one value a hole. */
export type PlayedHoles = FirstHole & { readonly par: { readonly length: number } };
type FirstHole = { readonly firstHole?: number | undefined };

/**
 * The engine counts the holes of a round from 1; people, and everything that is stored or shown, go by the course's card, where a back
 * nine is 10 to 18. These two turn one into the other.
 *
 * @example cardHole({ firstHole: 10 }, 1) // 10
 */
export const cardHole = ({ firstHole = 1 }: FirstHole, engineHole: number): number => engineHole + firstHole - 1;
/** @example engineHole({ firstHole: 10 }, 18) // 9 */
export const engineHole = ({ firstHole = 1 }: FirstHole, hole: number): number => hole - firstHole + 1;

/**
 * Where a hole of the card stands in a list of the round's holes, from 0.
 *
 * @example round.par[holeIndex(round, 18)]
 */
export const holeIndex = (round: FirstHole, hole: number): number => engineHole(round, hole) - 1;

/** What the course's card calls the first hole of a round. */
export const firstHoleIn = ({ firstHole = 1 }: FirstHole): number => firstHole;

/** The numbers of the holes of a round on the course's card, in their order: 10 to 18 of a back nine. */
export const holesOf = (round: PlayedHoles): number[] => Array.from({ length: round.par.length }, (_, at) => cardHole(round, at + 1));

export const lastHole = (round: PlayedHoles): number => cardHole(round, round.par.length);

export const hasHole = (round: PlayedHoles, hole: number): boolean => hole >= cardHole(round, 1) && hole <= lastHole(round);

/** Where a player or a flight begins, as the engine counts: null where nothing is said, or where the round has no such hole. */
export const engineStart = (round: PlayedHoles, startingHole: number | null): number | null =>
  startingHole !== null && hasHole(round, startingHole) ? engineHole(round, startingHole) : null;

type NineRating = { courseRating: number | null; slope: number | null; par: number | null };
type RatedTee = NineRating & { front?: NineRating | null | undefined; back?: NineRating | null | undefined };
type WomenCard = { par: number[]; strokeIndex: number[] | null };
/** A round's own copy of a course's card, and which of its holes are played. */
export type WholeCard<Tee extends RatedTee = RatedTee> = {
  holes: RoundHoles;
  par: number[];
  strokeIndex: number[] | null;
  women: WomenCard | null;
  tees: Tee[];
  nines: string[] | null;
  courseName: string;
};

/**
 * What is played of a card: every list has the holes of the round alone, each tee the figures of the nine (none where it is not rated), and
 * `firstHole` says what the card calls the first. A nine of the club, which is a course of its own, is named as its course. The only place
 * that knows what a front and a back nine are.
 *
 * @example playedCard({ holes: 'back', par: [4, 4, 3, …], … }) // { firstHole: 10, par: [the last nine], … }
 */
export function playedCard<Card extends WholeCard>(card: Card): Card & { firstHole: number } {
  const { holes, par, strokeIndex, women, tees, nines, courseName } = card;
  if (holes === 'all') return { ...card, firstHole: 1, nines: par.length > NINE ? nines : [courseName] };
  const half = par.length / 2;
  const from = holes === 'front' ? 0 : half;
  const only = (list: number[]): number[] => list.slice(from, from + half);
  return {
    ...card,
    firstHole: from + 1,
    par: only(par),
    strokeIndex: strokeIndex && only(strokeIndex),
    women: women && { par: only(women.par), strokeIndex: women.strokeIndex && only(women.strokeIndex) },
    tees: tees.map((tee) => ({ ...tee, ...NOT_RATED, ...tee[holes] })),
    nines: nines?.slice(from / half, from / half + 1) ?? null,
  };
}

const NOT_RATED: NineRating = { courseRating: null, slope: null, par: null };

/** The holes of half a card. */
const NINE = 9;

/** A step of an explanation, or anything in it. */
type Told = { [field: string]: unknown };

/**
 * The steps of an explanation with the numbers of the course's card, of each round its own. `rounds` are those of the steps; what a rule
 * names (`segment`) is a number of the card already.
 */
export function cardNumbered<Steps>(steps: Steps, rounds: readonly FirstHole[]): Steps {
  return rounds.every(({ firstHole = 1 }) => firstHole === 1) ? steps : (numbered(steps, {}, rounds) as Steps);
}

function numbered(told: unknown, within: FirstHole, rounds: readonly FirstHole[]): unknown {
  if (Array.isArray(told)) return told.map((one) => numbered(one, within, rounds));
  if (typeof told !== 'object' || told === null) return told;
  const { round, step } = told as { round?: unknown; step?: { round?: unknown } };
  const nth = typeof round === 'number' ? round : step?.round;
  const own = (typeof nth === 'number' ? rounds[nth - 1] : undefined) ?? within;
  return Object.fromEntries(
    Object.entries(told as Told).map(([field, value]) => {
      if (field === 'segment') return [field, value];
      if (field === 'hole' && typeof value === 'number') return [field, cardHole(own, value)];
      const isList = (field === 'holes' || field === 'unknownHoles') && Array.isArray(value);
      return [
        field,
        isList
          ? value.map((one) => (typeof one === 'number' ? cardHole(own, one) : numbered(one, own, rounds)))
          : numbered(value, own, rounds),
      ];
    }),
  );
}

/**
 * A list of the holes of a round in its nines: two of eighteen holes, one of nine.
 *
 * @example halvesOf([4, 4, 3, …]) // [[4, 4, 3, …], [4, 5, …]]
 */
export const halvesOf = <Of>(list: readonly Of[]): Of[][] => (list.length > NINE ? [list.slice(0, NINE), list.slice(NINE)] : [[...list]]);

/** The numbers of the holes of a round in its nines: 1 to 9 and 10 to 18, or one of them. */
export const nineHoles = (round: PlayedHoles): number[][] => halvesOf(holesOf(round));

/** What the card calls a nine of a round, from 0: OUT of the holes from 1, IN of those from 10. */
export const nineName = ({ firstHole = 1 }: FirstHole, nth: number): 'out' | 'in' => (nth === 0 && firstHole === 1 ? 'out' : 'in');
