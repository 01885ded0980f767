import type { Card, HoleScore } from './card.ts';
import { isStrokes, isTotal } from './card.ts';

/** The hole of an entry that says the strokes of the whole card, where a club has no others. */
export const TOTAL = 0;

/**
 * One score for one hole, or for the whole card, from one source: a fact, appended and never changed. `Score`: strokes, or what else is
 * entered of a hole.
 */
export type Entry<Score = HoleScore> = {
  readonly id: string;
  /** From 1, or TOTAL. */
  readonly hole: number;
  /** null: cleared. */
  readonly score: Score;
  /** `check`: a second look at what stands, which it confirms or disputes and never replaces. */
  readonly source: 'desk' | 'marker' | 'import' | 'check';
  /** Who entered it: a user or a marker link. A person who checks what they entered themselves is another author. */
  readonly author: string;
  /** The entry that the author saw on this hole when entering this one. */
  readonly replaces: string | null;
  /** A manager's reason: this entry ends a dispute with its value. */
  readonly settles?: string;
  /** The server's receiving order. */
  readonly seq: number;
};

/** A hole is disputed while it has rivals: the first value received stays shown until a manager settles it. */
export type HoleState<Score = HoleScore> = {
  readonly shown: Entry<Score> | null;
  readonly rivals: readonly Entry<Score>[];
  /** Another author entered the same value. */
  readonly confirmed: boolean;
};

/** A player's card of one round and, hole 1 first, what stands on each hole and what contests it; the same of its total. */
type FoldedCard = { readonly card: Card; readonly holes: readonly HoleState[]; readonly total: HoleState };

/** What judging needs to know of the tournament. */
export type EntryState = { readonly tournament: 'open' | 'locked' | 'closed'; readonly holes: number };

/** Why an entry may not stand. `ended`: the tournament is closed. `locked`: only the desk may still correct. */
export type Refusal =
  | 'ended'
  | 'locked'
  | 'no-such-hole'
  | 'not-a-score'
  | 'not-a-total'
  | 'markers-cannot-settle'
  | 'reason-missing'
  | 'id-reused';

/** `applied`: it stands, or agrees with what stands. `repeated`: received before. `disputed`: kept beside what is shown. */
export type Outcome = 'applied' | 'repeated' | 'disputed' | { readonly refused: Refusal };

/** A hole while its entries are folded: `seen` are the entries that say what is shown, so that replacing any replaces it. */
type Fold<Score> = HoleState<Score> & { readonly seen: Set<string> };
const empty = <Score>(): Fold<Score> => ({ shown: null, seen: new Set(), rivals: [], confirmed: false });
/** What stands on a hole so far. The next entry is folded onto it, so that a long history costs each entry once. */
export type HoleFold = Fold<HoleScore>;

/**
 * The hole after its next entry in the order of receipt; `before` is null for the first one, and is not used again.
 *
 * @example holeAfter(null, { id: 'a', hole: 1, score: 5, author: 'caddie', replaces: null, seq: 1, … }).shown?.score // 5
 */
export const holeAfter = (before: HoleFold | null, entry: Entry): HoleFold => after(before ?? empty(), entry);

/**
 * The card that a player's entries for one round make, in whatever order and however often they are given.
 *
 * The first value received is shown. An entry that replaces what is shown takes its place; the same value from anyone
 * confirms it; another value upon a stale `replaces` disputes it, and both are kept; a cleared hole takes any value. While a
 * hole is disputed, only the author of what is shown may change it, and what settled it is disputed by any marker who differs; another author changes their own rival, and the dispute ends
 * when all agree or when an entry settles it. Entries for holes that the course does not have are passed over.
 *
 * @example foldCard([{ id: 'a', hole: 1, score: 5, author: 'caddie', replaces: null, seq: 1, … }], 18).card // [5, null, …]
 */
export function foldCard(entries: readonly Entry[], holes: number): FoldedCard {
  const [total = NOTHING_STANDS, ...states] = foldHoles(entries, holes);
  return { card: states.map(({ shown }) => shown?.score ?? null), holes: states, total };
}

/** What stands on each hole, and what contests it, by the rules of `foldCard`: the total first, then hole 1. */
export function foldHoles<Score>(entries: readonly Entry<Score>[], holes: number): readonly HoleState<Score>[] {
  const folds = Array.from({ length: holes + 1 }, () => empty<Score>());
  for (const entry of inOrder(entries)) {
    const fold = folds[entry.hole];
    if (fold !== undefined) folds[entry.hole] = after(fold, entry);
  }
  return folds.map(({ seen: _, ...state }): HoleState<Score> => state);
}

/** A hole without entries. */
const NOTHING_STANDS: HoleState = { shown: null, rivals: [], confirmed: false };

/**
 * What stands on a hole of a folded card, or as its total.
 *
 * @example stateOn(foldCard(entries, 18), TOTAL).shown?.score // 92
 */
export function stateOn({ holes, total }: FoldedCard, hole: number): HoleState {
  return (hole === TOTAL ? total : holes[hole - 1]) ?? NOTHING_STANDS;
}

/** By receiving order, each entry once. */
function inOrder<Score>(entries: readonly Entry<Score>[]): readonly Entry<Score>[] {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq);
  const byId = new Map<string, Entry<Score>>();
  for (const entry of sorted) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()];
}

function after<Score>(fold: Fold<Score>, entry: Entry<Score>): Fold<Score> {
  if (fold.shown === null || nothingStands(fold) || entry.settles !== undefined) return { ...alone(entry), rivals: [] };
  const rivals = fold.rivals.filter((rival) => rival.author !== entry.author);
  if (entry.score === fold.shown.score) {
    return { shown: fold.shown, seen: fold.seen.add(entry.id), rivals, confirmed: fold.confirmed || entry.author !== fold.shown.author };
  }
  if (!mayReplace(fold, fold.shown, entry)) return { ...fold, rivals: [...rivals, entry] };
  const same = rivals.filter((rival) => rival.score === entry.score);
  return { ...alone(entry), rivals: rivals.filter((rival) => !same.includes(rival)), confirmed: same.length > 0 };
}

const alone = <Score>(entry: Entry<Score>) => ({ shown: entry, seen: new Set([entry.id]), confirmed: false });

/** A hole that was cleared contests nothing. */
function nothingStands({ shown, rivals }: Fold<unknown>): boolean {
  return shown?.score === null && rivals.length === 0;
}

function mayReplace({ seen, rivals }: Fold<unknown>, shown: Entry<unknown>, entry: Entry<unknown>): boolean {
  if (entry.source === 'check') return false;
  // what a manager settled is not a marker's to change
  if (entry.source === 'marker' && shown.settles !== undefined) return false;
  const fresh = entry.replaces !== null && seen.has(entry.replaces);
  return fresh && (rivals.length === 0 || entry.author === shown.author);
}

/**
 * What becomes of a new entry that is received after `entries`. One received before is `repeated` whatever has happened
 * since, so that a phone may ask again.
 */
export function judgeEntry(entries: readonly Entry[], entry: Omit<Entry, 'seq'>, state: EntryState): Outcome {
  return outcomeAfter(entries, entry, () => placeRefusal(entry, state) ?? scoreRefusal(entry, state) ?? settlingRefusal(entry));
}

/** What becomes of a new entry unless it is refused. */
export function outcomeAfter<Score>(
  entries: readonly Entry<Score>[],
  entry: Omit<Entry<Score>, 'seq'>,
  refusal: () => Refusal | null,
): Outcome {
  const earlier = entries.find(({ id }) => id === entry.id);
  if (earlier !== undefined) return sameFact(earlier, entry) ? 'repeated' : { refused: 'id-reused' };
  const refused = refusal();
  if (refused !== null) return { refused };
  const here = [...entries.filter(({ hole }) => hole === entry.hole), { ...entry, seq: Number.POSITIVE_INFINITY }];
  const { rivals } = inOrder(here).reduce<Fold<Score>>(after, empty());
  return rivals.some(({ id }) => id === entry.id) ? 'disputed' : 'applied';
}

/** Why nothing may be entered there, or by this source. */
export function placeRefusal(
  { hole, source }: Omit<Entry<unknown>, 'seq'>,
  { tournament, holes }: EntryState,
  from = TOTAL,
): Refusal | null {
  if (tournament === 'closed') return 'ended';
  if (tournament === 'locked' && source === 'marker') return 'locked';
  return Number.isInteger(hole) && hole >= from && hole <= holes ? null : 'no-such-hole';
}

function scoreRefusal({ hole, score }: Omit<Entry, 'seq'>, { holes }: EntryState): Refusal | null {
  if (hole === TOTAL && score === 'pickup') return 'not-a-total';
  if (typeof score !== 'number') return null;
  if (hole === TOTAL) return isTotal(score, holes) ? null : 'not-a-total';
  return isStrokes(score) ? null : 'not-a-score';
}

/** Why an entry may not end a dispute; null of one that does not. */
export function settlingRefusal(entry: Omit<Entry<unknown>, 'seq'>): Refusal | null {
  if (entry.settles === undefined) return null;
  if (entry.source === 'marker') return 'markers-cannot-settle';
  return entry.settles.trim() === '' ? 'reason-missing' : null;
}

function sameFact(a: Omit<Entry<unknown>, 'seq'>, b: Omit<Entry<unknown>, 'seq'>): boolean {
  return a.hole === b.hole && a.score === b.score && a.author === b.author;
}
