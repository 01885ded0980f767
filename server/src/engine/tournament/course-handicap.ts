import { isDeepStrictEqual } from 'node:util';
import {
  type Competitor,
  type Course,
  type DeclaredHandicap,
  declaredFor,
  fractionOf,
  type NineHandicap,
  nineHandicapFrom,
  type TeeHandicap,
  wholeHandicapFrom,
  wholeStrokes,
} from '@fairway/golf';
import type { player } from '../../db/schema/field/player.ts';
import type { TournamentRow } from '../../write/write.ts';
import type { RoundRow } from './store.ts';

/** What a player's handicap comes from, as the database has it: in tenths. */
export type HandicapHolder = Pick<typeof player.$inferSelect, 'gender' | 'handicapCourse' | 'handicapIndex' | 'tee'>;
/** What a round adds to it. */
export type RatedRound = Course & Pick<RoundRow, 'tees' | 'card'>;
type PlayedOff = Pick<TournamentRow, 'useHandicapCourse'>;

/**
 * The course handicap from index, tee and gender, exact; null where one is declared, which counts, or where it cannot be computed. It is
 * that of the first round: it places the player, and stands in for a later round whose course does not rate the tee. Of a round of nine
 * holes too it is that of eighteen: of the whole course, or of the nine played twice.
 */
export function computedCourseHandicap(of: HandicapHolder, [first]: readonly RatedRound[]): TeeHandicap | null {
  return of.handicapCourse === null && first ? wholeHandicapFrom(first.card, of) : null;
}

/** A player with the course handicap that places them, declared or computed; a computed one in whole strokes. */
export function withCourseHandicap<Of extends HandicapHolder>(of: Of, rounds: readonly RatedRound[]): Of {
  const computed = computedCourseHandicap(of, rounds);
  return computed === null ? of : { ...of, handicapCourse: wholeStrokes(computed.exact) * 10 };
}

/**
 * The handicap that a player goes by, as the engine takes it: one for all rounds, or one a round where the courses are rated otherwise or
 * have another number of holes. A round of nine holes has the handicap by its own rating, or half of the whole one: never by the rating of
 * eighteen holes.
 */
export function declaredHandicaps(
  of: HandicapHolder,
  { useHandicapCourse }: PlayedOff,
  rounds: readonly RatedRound[],
): Pick<Competitor, 'handicap' | 'handicaps'> {
  const declared = useHandicapCourse ? of.handicapCourse : of.handicapIndex;
  const computed = useHandicapCourse ? computedCourseHandicap(of, rounds) : null;
  const handicaps = rounds.map((round): DeclaredHandicap | null => {
    const isComputed = useHandicapCourse && of.handicapCourse === null;
    const whole = isComputed ? (wholeHandicapFrom(round.card, of) ?? computed) : declared;
    if (round.par.length > NINE) return whole;
    return (isComputed ? nineHandicapFrom(round, of) : null) ?? halfOf(whole);
  });
  const [first = declared] = handicaps;
  return { handicap: first, handicaps: handicaps.every((own) => isDeepStrictEqual(own, first)) ? null : handicaps };
}

/** The handicap of nine holes that is exactly half of a whole one. */
function halfOf(whole: number | TeeHandicap | null): NineHandicap | null {
  if (whole === null) return null;
  return typeof whole === 'number' ? { whole: fractionOf(whole) } : { whole: whole.exact, added: whole.added };
}

const NINE = 9;

/** The same for one round, counted from 0. */
export const declaredIn = (nth: number, of: HandicapHolder, played: PlayedOff, rounds: readonly RatedRound[]): DeclaredHandicap | null =>
  declaredFor(declaredHandicaps(of, played, rounds), nth);

/** The tees that a player of these rounds may choose, each name once. */
export function teesOf(rounds: readonly Pick<RatedRound, 'tees'>[]): RatedRound['tees'] {
  const tees = rounds.flatMap((round) => round.tees);
  return tees.filter(({ name }, at) => tees.findIndex((tee) => tee.name.toLowerCase() === name.toLowerCase()) === at);
}
