import type { Card, HoleScore } from './card.ts';

/** One score for one hole from one source: a fact, appended and never changed. */
export type Entry = {
  readonly id: string;
  /** From 1. */
  readonly hole: number;
  /** null: cleared. */
  readonly score: HoleScore;
  readonly source: 'desk' | 'marker' | 'import';
  /** Who entered it: a user or a marker link. */
  readonly author: string;
  /** The entry that the author saw on this hole when he entered his. */
  readonly replaces: string | null;
  /** A manager's reason: this entry ends a dispute with its value. */
  readonly settles?: string;
  /** The server's receiving order. */
  readonly seq: number;
};

/** A hole is disputed when it has rivals: the first value received stays shown until it is settled. */
export type HoleState = { shown: Entry | null; rivals: readonly Entry[] };

export type FoldedCard = { card: Card; holes: readonly HoleState[] };

/** What judging needs to know of the tournament. */
export type EntryState = { readonly tournament: 'open' | 'locked' | 'closed'; readonly holes: number };

export type Refusal = 'ended' | 'locked' | 'no-such-hole' | 'not-a-score' | 'markers-cannot-settle' | 'reason-missing' | 'id-reused';

export type Outcome = 'applied' | 'repeated' | 'disputed' | { refused: Refusal };

/** The card that a player's entries for one round make, whatever order they are given in and however often. */
export function foldCard(_entries: readonly Entry[], _holes: number): FoldedCard {
  throw new Error('under construction');
}

/** What becomes of a new entry when it is received after `entries`. */
export function judgeEntry(_entries: readonly Entry[], _entry: Omit<Entry, 'seq'>, _state: EntryState): Outcome {
  throw new Error('under construction');
}
