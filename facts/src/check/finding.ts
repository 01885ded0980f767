import type { Basis } from '@fairway/golf';
import { canonical } from '../canonical.ts';
import type { DayFacts, FactsPlace } from '../day-facts.ts';
import type { DrawFinding } from '../draw/bound-draw.ts';
import type { Hex } from '../hash.ts';

/** What does not agree: where, what the facts say, and what follows from the rest of them. */
export type Finding =
  | { readonly of: 'place'; readonly basis: Basis; readonly player: string; readonly said: PlaceText; readonly own: PlaceText }
  | { readonly of: 'winner'; readonly award: string; readonly said: string | null; readonly own: string | null }
  | { readonly of: 'line'; readonly serial: number }
  | { readonly of: 'head'; readonly said: Hex; readonly own: Hex }
  | {
      readonly of: 'score';
      readonly player: string;
      readonly round: number;
      readonly hole: number;
      readonly said: Score;
      readonly own: Score;
    }
  | {
      readonly of: 'competitor' | 'side' | 'rule' | 'prizes' | 'decision' | 'shot' | 'contest' | 'match' | 'said';
      readonly id: string;
    }
  /** How a match stands, or a cup, a knock-out or groups, is not what follows from the cards and what was said. */
  | { readonly of: 'match-result' | 'contest-result'; readonly id: string }
  | { readonly of: 'seal'; readonly seal: Hex; readonly own: Hex }
  /** The result goes by other counted holes than those that were sealed. */
  | { readonly of: 'counted-holes'; readonly seal: Hex; readonly said: readonly number[]; readonly own: readonly number[] }
  /** It does not hold, is out of its turn or of another tournament, or there is one though nothing is final. */
  | { readonly of: 'draw'; readonly draw: string; readonly code: DrawFinding['code'] }
  /** What came of a draw by public numbers is not what its numbers give. */
  | { readonly of: 'drawn'; readonly draw: string; readonly said: string; readonly own: string }
  | { readonly of: 'signature'; readonly number: number }
  /** The signature holds, but not of these facts: of which part of them. */
  | { readonly of: 'signed'; readonly part: 'tournament' | 'core' | 'ledger' }
  | { readonly of: 'seen'; readonly lines: number; readonly said: Hex; readonly own: Hex | null }
  /** Nothing can be computed by these rules. */
  | { readonly of: 'rules' };
export type Score = number | 'pickup' | null;
/** A place as one value, so that it is compared and shown as one. */
export type PlaceText = { readonly field: FactsPlace; readonly division: FactsPlace };

type Count = { readonly agree: number; readonly all: number };

/** What a check found out. Everything agrees where `findings` is empty. */
export type Checked = {
  readonly facts: DayFacts;
  readonly places: Count;
  /** Null: the winners are not published. */
  readonly winners: Count | null;
  /** Null: none are played. */
  readonly matches: Count | null;
  /** Null: there is none. `opened`: how many of its lines may be read. */
  readonly ledger: {
    readonly isIntact: boolean;
    readonly lines: number;
    readonly opened: number;
    readonly begins: 'first-score' | 'under-way' | null;
  } | null;
  /** Null: the facts carry none. */
  readonly signature: { readonly holds: boolean; readonly number: number; readonly key: Hex } | null;
  readonly findings: readonly Finding[];
};

/** Whether two values are the same as facts write them. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
