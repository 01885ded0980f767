import type { Card } from './card.ts';
import type { Gender } from './gender.ts';
import type { DeclaredHandicap } from './handicap/playing-handicap.ts';
import type { Tenths } from './handicap/tenths.ts';

/** `ok` competes; NR no return, WD withdrawn, DQ disqualified, DNS did not start: listed last without a place; cut: below the finishers. */
export type Status = 'ok' | 'NR' | 'WD' | 'DQ' | 'DNS' | 'cut';

/** A player as the rules see one. */
export type Competitor = {
  readonly id: string;
  readonly division: string | null;
  readonly gender: Gender;
  /**
   * The handicap as declared: course handicap or index as the tournament has it, neither rounded nor capped; null: none. Of a
   * round of nine holes it is a `NineHandicap`, of which the engine takes the half; any other is taken as that of the nine holes.
   */
  readonly handicap: DeclaredHandicap | null;
  /**
   * Where the rounds are on courses of different slope or length, the handicap for each (Rules of Handicapping 6.1), one a round;
   * null: none for that round. A round beyond the list goes by `handicap`. Missing or null: all rounds do.
   */
  readonly handicaps?: readonly (DeclaredHandicap | null)[] | null;
  /**
   * The handicap that is played off in each round, after allowance, cap and limits; where it is there, nothing above is read.
   * `playedOffOf` makes it, for readers who may not see what was declared.
   */
  readonly playedOff?: readonly (Tenths | null)[] | null;
  readonly status: Status;
  /** One card a round, in the order of the rounds; a card missing at the end has not been begun. */
  readonly cards: readonly Card[];
  /** The strokes of a whole card where its holes are not known, one a round; missing or null: the holes alone say it. */
  readonly totals?: readonly (number | null)[];
  /** Birthday as the whole number yyyymmdd, for the key "older"; with the year alone, its last day. Missing or null: unknown. */
  readonly born?: number | null;
  /** The hole begun on, one a round, for a countback in playing order; missing or null: hole 1. */
  readonly startingHoles?: readonly (number | null)[];
};

/** The handicap declared for a round, from 0. */
export function declaredFor({ handicap, handicaps }: Pick<Competitor, 'handicap' | 'handicaps'>, nth: number): DeclaredHandicap | null {
  const own = handicaps?.[nth];
  return own === undefined ? handicap : own;
}
