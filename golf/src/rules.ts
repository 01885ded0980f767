import type { ScoringRules } from './score/prepared-rules.ts';
import type { Ties } from './tie/tiebreak.ts';

/** What a tournament is played by: how cards are scored, and the keys that separate tied players. */
export type Rules = ScoringRules & { readonly ties: Ties };
