import type { EntryOutcome, Language, NewEntry } from '@fairway/contract';
import { sentence } from '@fairway/contract';
import { foldCard, type HoleScore } from '@fairway/golf';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { HOLES, judgeBatch, storedEntry, toGolf, type Verdict } from './judge.ts';
import { appendEntries, type Deed, golfEntry, type Known, type Place, readKnown, type StoredEntry } from './store.ts';
import type { InTurn } from './turn.ts';

/** What scores are written with. */
export type Scoring = { db: Database; inTurn: InTurn; clock: () => Date };
/** Where entries go, and who sends them. */
export type Desk = Place & { siteId: string; userId: string };

/** What is decided about the facts: the entries to append, with the activity that tells of them. */
type Decision = { write: readonly StoredEntry[]; deed: Pick<Deed, 'kind' | 'subjectId' | 'before' | 'after'> };

/** More than enough for writers of several processes that take turns by chance. */
const MOST_TRIES = 20;

/**
 * Judges by the facts of one moment and appends at that same moment: when anything happened in between, the board's version has
 * risen, nothing is written and it is judged again. So no writer waits inside a transaction, and none is lost.
 */
async function decideAndAppend<D extends Decision>(
  { db, inTurn }: Scoring,
  desk: Desk,
  about: { ids: string[]; playerIds: string[] },
  now: Date,
  decide: (known: Known) => D,
): Promise<{ boardVersion: number; decision: D }> {
  return inTurn(desk.tournamentId, async () => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = await readKnown(db, desk, about.ids, about.playerIds);
      if (!known) throw new AppError('tournament-not-found');
      if (known.state === 'closed') throw new AppError('tournament-ended');
      const decision = decide(known);
      if (decision.write.length === 0) return { boardVersion: known.boardVersion, decision };
      const { siteId, userId } = desk;
      const boardVersion = await appendUnlessTaken(db, desk, known.boardVersion, decision.write, { ...decision.deed, siteId, userId }, now);
      if (boardVersion !== null) return { boardVersion, decision };
    }
    throw new AppError('unavailable', { retryAfterSeconds: 1 });
  });
}

/** An id that another tournament took in the same instant breaks the primary key: judged again, it is refused. */
async function appendUnlessTaken(...given: Parameters<typeof appendEntries>): Promise<number | null> {
  try {
    return await appendEntries(...given);
  } catch (error) {
    if (isTakenId(error)) return null;
    throw error;
  }
}

const isTakenId = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'constraint' in error.cause && error.cause.constraint === 'entry_pkey';

/** Appends a batch; the answer has one outcome for each entry, in the batch's order. */
export async function enterScores(
  scoring: Scoring,
  desk: Desk,
  entries: readonly NewEntry[],
  language: Language,
): Promise<{ boardVersion: number; outcomes: EntryOutcome[] }> {
  const about = { ids: entries.map(({ id }) => id), playerIds: [...new Set(entries.map(({ playerId }) => playerId))] };
  const { boardVersion, decision } = await decideAndAppend(scoring, desk, about, scoring.clock(), (known) => {
    const verdicts = judgeBatch(known, desk.roundId, entries, desk.userId);
    const kept = verdicts.filter(({ outcome }) => outcome === 'applied' || outcome === 'disputed');
    const write = kept.map(({ entry }) => storedEntry(entry, desk.roundId, desk.userId));
    return { verdicts, write, deed: batchDeed(desk.roundId, kept) };
  });
  return { boardVersion, outcomes: decision.verdicts.map((verdict) => outcomeOf(verdict, language)) };
}

/** The entries themselves are the history; the log tells whose cards were written on, and how much. */
function batchDeed(roundId: string, kept: readonly Verdict[]): Decision['deed'] {
  const cards = Map.groupBy(kept, ({ entry }) => entry.playerId);
  const disputed = kept.filter(({ outcome }) => outcome === 'disputed').length;
  const after = { roundId, entries: kept.length, ...(disputed > 0 && { disputed }), playerIds: [...cards.keys()] };
  return { kind: 'score', subjectId: cards.size === 1 ? (kept[0]?.entry.playerId ?? null) : null, before: null, after };
}

function outcomeOf({ entry, outcome, refusal }: Verdict, language: Language): EntryOutcome {
  const message = refusal && sentence(refusal.code, language, refusal.params);
  return { id: entry.id, outcome, code: refusal?.code ?? null, message };
}

/** Ends a dispute with a manager's value and reason; sent twice it is settled once. */
export async function settleHole(
  scoring: Scoring,
  desk: Desk,
  settlement: { id: string; playerId: string; hole: number; score: HoleScore; reason: string },
): Promise<void> {
  const now = scoring.clock();
  const { playerId, hole, score } = settlement;
  await decideAndAppend(scoring, desk, { ids: [settlement.id], playerIds: [playerId] }, now, (known) => {
    const { shown, rivals } = holeState(known, desk.roundId, hole);
    const entry = { ...settlement, replaces: shown?.id ?? null, enteredAt: now.toISOString(), device: null };
    const settled = { ...storedEntry(entry, desk.roundId, desk.userId), reason: settlement.reason };
    const before = { hole, shown: shown?.score ?? null, rivals: rivals.map((rival) => rival.score) };
    const deed = { kind: 'settle' as const, subjectId: playerId, before, after: { hole, score, reason: settlement.reason } };
    const again = known.entries.find(({ id }) => id === settlement.id);
    if (again) return { write: repeatedSettlement(again, settled), deed };
    if (known.finished) throw new AppError('round-finished');
    if (rivals.length === 0) throw new AppError('not-disputed');
    return { write: [settled], deed };
  });
}

function holeState(known: Known, roundId: string, hole: number) {
  const entries = known.entries.filter((entry) => entry.roundId === roundId && entry.hole === hole);
  return foldCard(entries.map(toGolf), HOLES).holes[hole - 1] ?? { shown: null, rivals: [] };
}

/** Nothing to write for the same settlement; another one must have an id of its own. */
function repeatedSettlement(known: StoredEntry, again: StoredEntry): readonly StoredEntry[] {
  const a = golfEntry(known);
  const b = golfEntry(again);
  const same =
    known.playerId === again.playerId &&
    known.roundId === again.roundId &&
    a.hole === b.hole &&
    a.score === b.score &&
    a.settles === b.settles;
  if (!same) throw new AppError('validation', { errors: { id: [{ key: 'entry-id-taken' }] } });
  return [];
}
