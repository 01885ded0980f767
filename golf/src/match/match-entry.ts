import type { Entry, EntryState, HoleState, Outcome } from '../entry.ts';
import { foldHoles, outcomeAfter, placeRefusal, settlingRefusal } from '../entry.ts';
import type { HoleWinner, MatchFact } from './match-fact.ts';

/** A hole of a match as W, ½ or L from one source: an entry like one of strokes; null: cleared. */
export type MatchEntry = Entry<HoleWinner | null>;

/** What stands of the entries of a match, hole 1 first, what contests it, and the same as facts of the match. */
type FoldedMatch = { readonly holes: readonly HoleState<HoleWinner | null>[]; readonly facts: readonly MatchFact[] };

/**
 * The holes that the entries of a match make, by the rules of a card (`foldCard`): the first value received is shown, another upon a stale
 * `replaces` disputes it, and both are kept. `holes`: with those extra holes that may be entered.
 *
 * @example matchPlay({ …, facts: [...foldMatch(entries, 18).facts, ...concessions] })
 */
export function foldMatch(entries: readonly MatchEntry[], holes: number): FoldedMatch {
  const [, ...states] = foldHoles(entries, holes);
  const facts = states.flatMap(({ shown }): readonly MatchFact[] => {
    if (shown === null || shown.score === null) return [];
    return [{ id: shown.id, seq: shown.seq, kind: 'hole', hole: shown.hole, winner: shown.score }];
  });
  return { holes: states, facts };
}

/**
 * What becomes of a new entry of a match that is received after `entries`, as `judgeEntry` says of strokes. A match has no total.
 *
 * @example judgeMatchEntry([first], second, { tournament: 'open', holes: 18 }) // 'disputed'
 */
export function judgeMatchEntry(entries: readonly MatchEntry[], entry: Omit<MatchEntry, 'seq'>, state: EntryState): Outcome {
  return outcomeAfter(entries, entry, () => placeRefusal(entry, state, 1) ?? settlingRefusal(entry));
}
