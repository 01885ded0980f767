import { randomUUID } from 'node:crypto';
import type { EntryOutcome, Language } from '@fairway/api';
import { foldCard, type HoleScore, MOST_HOLES, stateOn, TOTAL } from '@fairway/golf';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { golfEntry, type StoredEntry, toGolf } from '../../../engine/competition/entry/golf-entry.ts';
import { readyLedger } from '../../../engine/ledger/ledger.ts';
import { AppError } from '../../../error/app-error.ts';
import { sentence } from '../../../text/word.ts';
import type { Live } from '../../../work/live.ts';
import type { InTurn } from '../../../work/turn.ts';
import type { Source } from '../../../work/waiting-line.ts';
import { holdTournament } from '../../../write/write.ts';
import { type Author, appendEntries, type Decision, type FreshBatch, type ScoreAction } from './append-store.ts';
import { judgeBatch, type SentEntry, storedEntry, type Verdict } from './judge.ts';
import { type RoundRef, type RoundState, readKnown } from './store.ts';
import type { Together } from './together.ts';

type Written = { boardVersion: number };
/** What writing scores needs. `tell` passes on the board's version once it is committed: a notice inside the commit makes commits wait for each other. */
export type Scoring = { db: Database; inTurn: InTurn; clock: () => Date; tell: Live['tell'] };
/** The round of the entries, and who sends them. */
export type Desk = RoundRef & { principal: Author };

type Judged<D extends Decision> = Written & { decision: D };
type About = { ids: string[]; playerIds: string[] };

/** Another tournament may take the same id in the same instant, which ends a transaction; not three times. */
const MOST_TRIES = 3;

/** Whose turn it is to write: the phones of one code take turns with those of the others, after the desks. */
export const sourceOf = ({ kind, id }: Author): Source => ({ id, isPhone: kind === 'link' });

/**
 * Judges by the facts of one moment and appends only if they are unchanged: if anything was written in between, the board's version is
 * higher, and nothing is written. Then the entries are judged again with the tournament locked: however many people edit it, entries
 * wait for those before them and for nobody else.
 */
export async function appendByFacts<D extends Decision>(
  scoring: Scoring,
  desk: Desk,
  about: About,
  decide: (roundState: RoundState) => D,
): Promise<Judged<D>> {
  const append = () => appendAsJudged(scoring, desk, about, decide);
  const judged = await scoring.inTurn(desk.tournamentId, sourceOf(desk.principal), append);
  if (judged.decision.write.length > 0) scoring.tell({ tournamentId: desk.tournamentId, boardVersion: judged.boardVersion });
  return judged;
}

async function appendAsJudged<D extends Decision>(
  scoring: Scoring,
  desk: Desk,
  about: About,
  decide: (roundState: RoundState) => D,
): Promise<Judged<D>> {
  const { db } = scoring;
  const first = await judgeAndAppend(db, scoring, desk, about, decide);
  if (first) return first;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const judged = await db
      .transaction(async (tx) => {
        await holdTournament(tx, desk.tournamentId);
        await readyLedger(tx, desk.tournamentId, scoring.clock());
        return (await judgeAndAppend(tx, scoring, desk, about, decide)) ?? tx.rollback();
      })
      .catch(nullIfRolledBack);
    if (judged) return judged;
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

function nullIfRolledBack(error: unknown): null {
  if (error instanceof TransactionRollbackError) return null;
  throw error;
}

/** Null: what was judged by is not true any more. */
async function judgeAndAppend<D extends Decision>(
  db: Database,
  { clock }: Scoring,
  desk: Desk,
  { ids, playerIds }: About,
  decide: (roundState: RoundState) => D,
): Promise<Judged<D> | null> {
  const roundState = await readKnown(db, desk, ids, playerIds);
  if (!roundState) throw new AppError('tournament-not-found');
  if (roundState.archived) throw new AppError('tournament-archived');
  if (roundState.state === 'closed') throw new AppError('tournament-ended');
  const decision = decide(roundState);
  if (decision.write.length === 0) return { boardVersion: roundState.boardVersion, decision };
  if (roundState.lines === 0 || roundState.entries.some(({ serial }) => serial === null)) return null; // the ledger first
  if (decision.write.some(({ id }) => roundState.foreign.includes(id))) throw new AppError('not-found');
  const boardVersion = await nullIfTaken(appendEntries(db, desk, roundState, decision, desk.principal, clock()));
  return boardVersion === null ? null : { boardVersion, decision };
}

/** An id that another tournament took in the same instant breaks the primary key: judged again, it is refused. */
const nullIfTaken = (appended: Promise<number | null>): Promise<number | null> =>
  appended.catch((error: unknown) => {
    if (isTakenId(error)) return null;
    throw error;
  });

const isTakenId = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'constraint' in error.cause && error.cause.constraint === 'entry_pkey';

type Answer = Written & { outcomes: EntryOutcome[] };
type Batch = { entries: readonly SentEntry[]; language: Language };

/** Appends a batch; returns one outcome for each entry, in the batch's order. */
export async function enterScores(scoring: Scoring, desk: Desk, { entries, language }: Batch): Promise<Answer> {
  const about = { ids: entries.map(({ id }) => id), playerIds: [...new Set(entries.map(({ playerId }) => playerId))] };
  const decide = (roundState: RoundState) => judged(roundState, desk, entries, scoring.clock());
  const { boardVersion, decision } = await appendByFacts(scoring, desk, about, decide);
  return { boardVersion, outcomes: decision.verdicts.map((verdict) => outcomeOf(verdict, language)) };
}

/** Who sends the entries is not known yet; they are judged as those of any person at a desk. */
const SOMEBODY: Author = { kind: 'person', id: '' };

type FreshScoring = Pick<Scoring, 'inTurn' | 'clock' | 'tell'> & { appendFresh: Together<FreshBatch, number | null> };

/**
 * Nearly every score is the first on its hole, for a player who is in the round. So a batch is first judged as if that were true, without
 * reading, and appended only if it is true and the sender may: one statement checks it all, for the batches of all tournaments that wait
 * at the same time. Null: the request takes the usual way.
 */
export async function enterFreshScores(
  { inTurn, clock, tell, appendFresh }: FreshScoring,
  round: RoundRef,
  { entries, language }: Batch,
  token: string,
): Promise<Answer | null> {
  // how many strokes a total may have, the round says, and whose tee shots a side may use
  if (entries.some(({ replaces, hole, driveBy }) => replaces !== null || hole === TOTAL || driveBy)) return null;
  const known = {
    boardVersion: 0,
    lines: 0,
    state: 'open' as const,
    archived: false,
    finished: false,
    firstHole: 1,
    lastHole: MOST_HOLES,
    players: entries.map(({ playerId }) => playerId),
    cut: [],
    notStarted: [],
    inFlight: [],
    partners: [],
    confirmed: [],
    entries: [],
    foreign: [],
  };
  const decision = judged(known, { ...round, principal: SOMEBODY }, entries, clock());
  if (decision.write.length === 0) return null;
  const append = () => nullIfTaken(appendFresh({ round, decision, token }));
  const boardVersion = await inTurn(round.tournamentId, { id: token }, append);
  if (boardVersion === null) return null;
  tell({ tournamentId: round.tournamentId, boardVersion });
  return { boardVersion, outcomes: decision.verdicts.map((verdict) => outcomeOf(verdict, language)) };
}

function judged(
  roundState: RoundState,
  { roundId, principal }: Pick<Desk, 'roundId' | 'principal'>,
  entries: readonly SentEntry[],
  now: Date,
) {
  const verdicts = judgeBatch(roundState, roundId, entries, principal, now);
  return { verdicts, write: verdicts.flatMap(({ write }) => write ?? []), action: batchAction(roundId, verdicts) };
}

/** The entries themselves are the history; the log has only the players and the number of entries. */
function batchAction(roundId: string, verdicts: readonly Verdict[]): ScoreAction {
  const writes = verdicts.filter(({ write }) => write !== null);
  const cards = Map.groupBy(writes, ({ entry }) => entry.playerId);
  const disputed = writes.filter(({ outcome }) => outcome === 'disputed').length;
  const after = { roundId, entries: writes.length, ...(disputed > 0 && { disputed }), playerIds: [...cards.keys()] };
  return { kind: 'score', subjectId: cards.size === 1 ? (writes[0]?.entry.playerId ?? null) : null, before: null, after };
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
  const decide = (roundState: RoundState): Decision => {
    const { shown, rivals } = holeState(roundState, desk.roundId, hole);
    const entry = { ...settlement, replaces: shown?.id ?? null, enteredAt: now.toISOString(), device: null };
    const settled = { ...storedEntry(entry, desk.roundId, desk.principal, now), reason: settlement.reason };
    const before = { hole, shown: shown?.score ?? null, rivals: rivals.map((rival) => rival.score) };
    const action = { kind: 'settle' as const, subjectId: playerId, before, after: { hole, score, reason: settlement.reason } };
    const again = roundState.entries.find(({ id }) => id === settlement.id);
    if (again) return { write: repeatedSettlement(again, settled), action };
    if (roundState.finished) throw new AppError('round-finished');
    if (rivals.length === 0) throw new AppError('not-disputed');
    return { write: [settled], action };
  };
  const about = { ids: [settlement.id], playerIds: [playerId] };
  await appendByFacts(scoring, desk, about, decide);
}

/**
 * A player has no score on a hole: what was written there is settled with the reason, whoever differs. Within a transaction that holds the
 * tournament.
 */
export async function writeOffHole(
  tx: Transaction,
  scoring: Scoring,
  desk: Desk,
  { playerId, hole, reason }: { playerId: string; hole: number; reason: string },
): Promise<void> {
  const now = scoring.clock();
  const id = randomUUID();
  await readyLedger(tx, desk.tournamentId, now);
  const decide = (roundState: RoundState): Decision => {
    const { shown, rivals } = holeState(roundState, desk.roundId, hole);
    const entry = { id, playerId, hole, score: 'pickup' as const, replaces: shown?.id ?? null, enteredAt: now.toISOString(), device: null };
    const before = { hole, shown: shown?.score ?? null, rivals: rivals.map(({ score }) => score) };
    const action = { kind: 'settle' as const, subjectId: playerId, before, after: { hole, score: entry.score, reason } };
    if (roundState.finished) throw new AppError('round-finished');
    return { write: [{ ...storedEntry(entry, desk.roundId, desk.principal, now), reason }], action };
  };
  const written = await judgeAndAppend(tx, scoring, desk, { ids: [id], playerIds: [playerId] }, decide);
  if (written === null) throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

function holeState(roundState: RoundState, roundId: string, hole: number) {
  const entries = roundState.entries.filter((entry) => entry.roundId === roundId && entry.hole === hole);
  return stateOn(foldCard(entries.map(toGolf), MOST_HOLES), hole);
}

/** Writes nothing for the same settlement; a different one must have its own id. */
function repeatedSettlement(earlier: StoredEntry, again: StoredEntry): readonly StoredEntry[] {
  const a = golfEntry(earlier);
  const b = golfEntry(again);
  const same =
    earlier.playerId === again.playerId &&
    earlier.roundId === again.roundId &&
    a.hole === b.hole &&
    a.score === b.score &&
    a.settles === b.settles;
  if (!same) throw new AppError('validation', { errors: { id: [{ key: 'entry-id-taken' }] } });
  return [];
}
