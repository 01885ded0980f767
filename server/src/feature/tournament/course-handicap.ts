import { isDeepStrictEqual } from 'node:util';
import { type Competitor, courseHandicapFrom, type DeclaredHandicap, declaredFor, type TeeHandicap, wholeStrokes } from '@fairway/golf';
import type { player } from '../../db/schema/player.ts';
import type { TournamentRow } from '../../write.ts';
import type { RoundRow } from './store.ts';

/** What a player's handicap comes from, as the database has it: in tenths. */
export type HandicapHolder = Pick<typeof player.$inferSelect, 'gender' | 'handicapCourse' | 'handicapIndex' | 'tee'>;
/** What a round adds to it. */
export type RatedRound = Pick<RoundRow, 'par' | 'strokeIndex' | 'women' | 'tees'>;
type PlayedOff = Pick<TournamentRow, 'useHandicapCourse'>;

/**
 * The course handicap from index, tee and gender, exact; null where one is declared, which counts, or where it cannot be computed. It is
 * that of the first round: it places the player, and stands in for a later round whose course does not rate the tee.
 */
export function computedCourseHandicap(of: HandicapHolder, [first]: readonly RatedRound[]): TeeHandicap | null {
  return of.handicapCourse === null && first ? courseHandicapFrom(first, of) : null;
}

/** A player with the course handicap that places them, declared or computed; a computed one in whole strokes. */
export function withCourseHandicap<Of extends HandicapHolder>(of: Of, rounds: readonly RatedRound[]): Of {
  const computed = computedCourseHandicap(of, rounds);
  return computed === null ? of : { ...of, handicapCourse: wholeStrokes(computed.exact) * 10 };
}

/** The handicap that a player goes by, as the engine takes it: one for all rounds, or one a round where the courses are rated otherwise. */
export function declaredHandicaps(
  of: HandicapHolder,
  { useHandicapCourse }: PlayedOff,
  rounds: readonly RatedRound[],
): Pick<Competitor, 'handicap' | 'handicaps'> {
  if (!useHandicapCourse) return { handicap: of.handicapIndex };
  if (of.handicapCourse !== null) return { handicap: of.handicapCourse };
  const handicap = computedCourseHandicap(of, rounds);
  const handicaps = rounds.map((round) => courseHandicapFrom(round, of) ?? handicap);
  return { handicap, handicaps: handicaps.every((own) => isDeepStrictEqual(own, handicap)) ? null : handicaps };
}

/** The same for one round, counted from 0. */
export const declaredIn = (nth: number, of: HandicapHolder, played: PlayedOff, rounds: readonly RatedRound[]): DeclaredHandicap | null =>
  declaredFor(declaredHandicaps(of, played, rounds), nth);

/** The tees that a player of these rounds may choose, each name once. */
export function teesOf(rounds: readonly Pick<RatedRound, 'tees'>[]): RatedRound['tees'] {
  const tees = rounds.flatMap((round) => round.tees);
  return tees.filter(({ name }, at) => tees.findIndex((tee) => tee.name.toLowerCase() === name.toLowerCase()) === at);
}
