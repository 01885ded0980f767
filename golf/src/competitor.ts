import type { Card } from './card.ts';
import type { Tenths } from './handicap/tenths.ts';

/** `ok` competes; NR no return, WD withdrawn, DQ disqualified, absent: listed last without a place; cut: below the finishers. */
export type Status = 'ok' | 'NR' | 'WD' | 'DQ' | 'absent' | 'cut';

export type Gender = 'm' | 'f';

/** A player as the rules see one. */
export type Competitor = {
  readonly id: string;
  readonly division: string | null;
  readonly gender: Gender;
  /** The handicap as declared: course handicap or index as the tournament has it, neither rounded nor capped; null: none. */
  readonly handicap: Tenths | null;
  readonly status: Status;
  /** One card a round, in the order of the rounds; a card missing at the end has not been begun. */
  readonly cards: readonly Card[];
  /** Birthday as the whole number yyyymmdd, for the key "older"; with the year alone, its last day. Missing or null: unknown. */
  readonly born?: number | null;
  /** The hole begun on, one a round, for a countback in playing order; missing or null: hole 1. */
  readonly startingHoles?: readonly (number | null)[];
};
