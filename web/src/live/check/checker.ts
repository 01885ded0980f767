import {
  type Checked,
  checkFacts,
  checkSeason,
  type Hex,
  headsOf,
  type SeasonCheck,
  type SeasonProof,
  type SeenHead,
  successionHolds,
  type Unreadable,
} from '@fairway/facts';
import type { BeaconSignatures } from './beacon-signatures.ts';

/** Facts as they came, with the heads that this phone saw earlier, and whether the beacon made the signatures in them. */
type FactsQuestion = {
  readonly of: 'facts';
  readonly text: string;
  readonly seen: readonly SeenHead[];
  readonly beacon: BeaconSignatures;
};
/** The heads of a ledger, before its first line and after each, to find one that somebody saw. */
type HeadsQuestion = { readonly of: 'heads'; readonly tournamentId: string; readonly commits: readonly Hex[] };
/** Keys of a site, the newest first: whether the one before signed each of them. */
type KeysQuestion = { readonly of: 'keys'; readonly keys: readonly { readonly key: string; readonly succession: string | null }[] };
/** A published table of a season. */
type SeasonQuestion = { readonly of: 'season'; readonly proof: SeasonProof };
export type CheckQuestion = FactsQuestion | HeadsQuestion | KeysQuestion | SeasonQuestion;
export type CheckAnswer<Of extends CheckQuestion> = {
  facts: Checked | Unreadable;
  heads: Hex[];
  keys: boolean[];
  season: SeasonCheck;
}[Of['of']];

function answerTo(question: CheckQuestion): CheckAnswer<CheckQuestion> {
  if (question.of === 'facts') return checkText(question);
  if (question.of === 'heads') return headsOf(question.tournamentId, question.commits);
  if (question.of === 'season') return checkSeason(question.proof);
  return question.keys.map(({ key, succession }, nth) => {
    const before = question.keys[nth + 1];
    return before !== undefined && succession !== null && successionHolds(key, succession, before.key);
  });
}

function checkText({ text, seen, beacon }: FactsQuestion): Checked | Unreadable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { unreadable: 'foreign' };
  }
  return checkFacts(value, seen, (round, signature) => beacon[`${round} ${signature}`] ?? false);
}

// One script for both: a worker of its own, or where none can start, the page. Firefox before 114 has no workers that are modules.
if (typeof document === 'undefined') self.onmessage = ({ data }: MessageEvent<CheckQuestion>) => self.postMessage(answerTo(data));
else Object.assign(globalThis, { answerCheck: answerTo });
