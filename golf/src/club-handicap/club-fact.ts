import type { Day } from '../calendar.ts';
import type { Tenths } from '../handicap/tenths.ts';

/** A round of eighteen holes with all its strokes. */
export type ClubRound = {
  readonly id: string;
  readonly gross: number;
  /** Of the card that the golfer plays by. */
  readonly par: number;
  /** What it was played off; null: without a handicap. */
  readonly playedOff: Tenths | null;
  readonly differential: Tenths | null;
};

/** What a figure rests on: a handicap that was declared to the club, and events with their rounds and the best place that a prize was given for. */
export type ClubFact = { readonly id: string; readonly day: Day } & ({ readonly kind: 'declared'; readonly handicap: Tenths } | ClubEvent);

export type ClubEvent = {
  readonly kind: 'event';
  readonly rounds: readonly ClubRound[];
  /** null: no prize. */
  readonly place: number | null;
};

/**
 * Net strokes under par over all rounds of an event, each by the par of the golfer's own card: 98 − 28 is one under a par of 71. null: a round had
 * no handicap.
 *
 * @example netUnderPar({ kind: 'event', place: null, rounds: [{ gross: 98, par: 71, playedOff: 280, … }] }) // 10
 */
export function netUnderPar({ rounds }: ClubEvent): Tenths | null {
  let under: Tenths | null = 0;
  for (const { gross, par, playedOff } of rounds)
    under = under === null || playedOff === null ? null : under + 10 * (par - gross) + playedOff;
  return under;
}
