import type { EntryOutcome, Language, NewEntry } from '@fairway/api';
import { foldCard, type HoleScore } from '@fairway/golf';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { sentence } from '../../word.ts';
import { HOLES } from '../competition/card-store.ts';
import { golfEntry, type StoredEntry, toGolf } from '../competition/golf-entry.ts';
import { judgeBatch, storedEntry, type Verdict } from './judge.ts';
import { type Author, appendEntries, type Guard, type Known, type RoundRef, readKnown, type ScoreAction } from './store.ts';
import type { InTurn } from './turn.ts';

type Written = { boardVersion: number };
/** What writing scores needs. */
export type Scoring = { db: Database; inTurn: InTurn<Written>; clock: () => Date };
/** The round of the entries, as the request found it, and who sends them. */
export type Desk = RoundRef & Author & Pick<Known, 'boardVersion' | 'state'>;

/** The decision about the facts: the entries to append, and their activity. */
type Decision = { write: readonly StoredEntry[]; action: ScoreAction };
type About = { ids: string[]; playerIds: string[] };

/** More than enough for writers of several processes that meet by chance. */
const MOST_TRIES = 20;

/**
 * Judges by the facts of one moment and appends only if they are unchanged: if anything was written in between, the board's version is
 * higher, nothing is written and the entries are judged again. So no writer waits inside a transaction, and no entry is lost.
 */
async function appendByFacts<D extends Decision>(
  { db, clock }: Scoring,
  desk: Desk,
  { ids, playerIds }: About,
  decide: (known: Known) => D,
): Promise<Written & { decision: D }> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await readKnown(db, desk, ids, playerIds);
    if (!known) throw new AppError('tournament-not-found');
    if (known.state === 'closed') throw new AppError('tournament-ended');
    const decision = decide(known);
    if (decision.write.length === 0) return { boardVersion: known.boardVersion, decision };
    const boardVersion = await append(db, desk, { judgedAt: known.boardVersion, onFreshHoles: false }, decision, clock());
    if (boardVersion !== null) return { boardVersion, decision };
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

/**
 * Nearly every score is the first on its hole, for a player who is in the round. So it is first judged as if that were true, without
 * reading, and appended only if it is true: the same statement checks it. Null: it is not true, and the facts must be read.
 */
async function appendFresh<D extends Decision>(
  { db, clock }: Scoring,
  desk: Desk,
  judgedAt: number,
  { playerIds }: About,
  decide: (known: Known) => D,
): Promise<(Written & { decision: D }) | null> {
  const { state } = desk;
  const decision = decide({ boardVersion: judgedAt, state, finished: false, players: playerIds, cut: [], notStarted: [], entries: [] });
  if (decision.write.length === 0) return null;
  const boardVersion = await append(db, desk, { judgedAt, onFreshHoles: true }, decision, clock());
  return boardVersion === null ? null : { boardVersion, decision };
}

const append = (db: Database, desk: Desk, guard: Guard, { write, action }: Decision, now: Date): Promise<number | null> =>
  appendUnlessTaken(db, desk, guard, write, desk, action, now);

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

/** Appends a batch; returns one outcome for each entry, in the batch's order. */
export async function enterScores(
  scoring: Scoring,
  desk: Desk,
  entries: readonly NewEntry[],
  language: Language,
): Promise<{ boardVersion: number; outcomes: EntryOutcome[] }> {
  const about = { ids: entries.map(({ id }) => id), playerIds: [...new Set(entries.map(({ playerId }) => playerId))] };
  const decide = (known: Known) => {
    const verdicts = judgeBatch(known, desk.roundId, entries, desk.principal, scoring.clock());
    return { verdicts, write: verdicts.flatMap(({ write }) => write ?? []), action: batchAction(desk.roundId, verdicts) };
  };
  const { boardVersion, decision } = await scoring.inTurn(desk.tournamentId, async (before) => {
    const newest = Math.max(desk.boardVersion, before?.boardVersion ?? 0);
    const isFirst = entries.every(({ replaces }) => replaces === null);
    const fresh = isFirst ? await appendFresh(scoring, desk, newest, about, decide) : null;
    return fresh ?? appendByFacts(scoring, desk, about, decide);
  });
  return { boardVersion, outcomes: decision.verdicts.map((verdict) => outcomeOf(verdict, language)) };
}

/** The entries themselves are the history; the log has only the players and the number of entries. */
function batchAction(roundId: string, verdicts: readonly Verdict[]): ScoreAction {
  const kept = verdicts.filter(({ write }) => write !== null);
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
  const decide = (known: Known): Decision => {
    const { shown, rivals } = holeState(known, desk.roundId, hole);
    const entry = { ...settlement, replaces: shown?.id ?? null, enteredAt: now.toISOString(), device: null };
    const settled = { ...storedEntry(entry, desk.roundId, desk.principal), reason: settlement.reason };
    const before = { hole, shown: shown?.score ?? null, rivals: rivals.map((rival) => rival.score) };
    const action = { kind: 'settle' as const, subjectId: playerId, before, after: { hole, score, reason: settlement.reason } };
    const again = known.entries.find(({ id }) => id === settlement.id);
    if (again) return { write: repeatedSettlement(again, settled), action };
    if (known.finished) throw new AppError('round-finished');
    if (rivals.length === 0) throw new AppError('not-disputed');
    return { write: [settled], action };
  };
  const about = { ids: [settlement.id], playerIds: [playerId] };
  await scoring.inTurn(desk.tournamentId, () => appendByFacts(scoring, desk, about, decide));
}

function holeState(known: Known, roundId: string, hole: number) {
  const entries = known.entries.filter((entry) => entry.roundId === roundId && entry.hole === hole);
  return foldCard(entries.map(toGolf), HOLES).holes[hole - 1] ?? { shown: null, rivals: [] };
}

/** Writes nothing for the same settlement; a different one must have its own id. */
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
