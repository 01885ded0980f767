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
};
