import { eq, type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../access/principal.ts';
import type { TournamentRecord } from '../access/tournament-record.ts';
import type { Database, Transaction } from '../db/database.ts';
import { keepSides } from '../db/keep-sides.ts';
import { announce } from '../db/notice/announce.ts';
import { tournament } from '../db/schema/field/tournament.ts';
import { AppError } from '../error/app-error.ts';
import { createTurns } from '../work/turn.ts';
import { type Action, type ActionContext, recordActivity } from './action.ts';

/** What writing needs. */
export type Writer = {
  db: Database;
  clock: () => Date;
  /** Whoever keeps a board of the tournament is told that it is out of date. */
  live: { invalidate(tournamentId: string): void };
  /** Tells the ledger of a tournament what the transaction has changed of what decides. */
  tellLedger: (tx: Transaction, tournamentId: string, now: Date) => Promise<void>;
};
export type TournamentRow = typeof tournament.$inferSelect;

/** Who writes to a tournament; the scope checked both before the route runs: `actorOf(input)`. */
export type Actor = { principal: Principal; tournament: TournamentRecord };
/** The least that must be known of it: a captain's link brings no more. */
export type ActorByIds = { principal: Principal; tournament: Pick<TournamentRecord, 'id' | 'siteId'> };
/** null: the server by itself, when a time has come. */
export type ActorOrClock = { principal: Principal | null; tournament: ActorByIds['tournament'] };
export const actorOf = ({ principal, scope }: { principal: Principal; scope: { tournament: TournamentRecord } }): Actor => ({
  principal,
  tournament: scope.tournament,
});

/** What was done; null or nothing: no change, so the log and the boards stay as they are. */
type Done = Action | readonly Action[] | null;

type TournamentWork<Answer> = {
  /** Changes records of the tournament, which is locked until the transaction ends, and returns what was done. */
  change: (tx: Transaction, held: TournamentRow) => Promise<Done>;
  /** What the caller gets, read after the change, with the new version of the board; `done` is the first of the actions. */
  answer: (tx: Transaction, held: TournamentRow, done: Action | null) => Promise<Answer>;
  /** No board can show it: its version stays. */
  unseen?: true;
  /** Allowed even in a closed tournament. */
  evenClosed?: true;
  /** Allowed even in an archived tournament. */
  evenArchived?: true;
};

/** Who changes a tournament goes one after the other in this process: entries, which go beside them, wait for one and not for all. */
const inTurn = createTurns();

/**
 * The one way to write to a tournament. It locks the tournament, so that writing and closing cannot interleave; refuses an archived or a
 * closed one; makes the change; writes the log; raises the version of the board and notifies every process. Once the caller has the answer,
 * no older board is shown.
 */
export async function writeTournament<Answer>(
  { db, live, clock, tellLedger }: Writer,
  { principal, tournament: { id, siteId } }: ActorOrClock,
  { change, answer, unseen, evenClosed, evenArchived }: TournamentWork<Answer>,
): Promise<Answer> {
  const inTransaction = async (tx: Transaction) => {
    const held = await holdTournament(tx, id);
    if (!evenArchived) requireNotArchived(held);
    if (!evenClosed) requireOpen(held);
    const actions = await record(tx, { principal, siteId, tournamentId: id }, await change(tx, held));
    const isSeen = actions.length > 0 && !unseen;
    // another name of a golfer is in that of their side, also of one that waits while single players compete
    if (isSeen) await keepSides(tx, id);
    // in a closed one nothing that decides may change: what did nevertheless gets no line
    if (isSeen && held.state !== 'closed') await tellLedger(tx, id, clock());
    // a deleted tournament has no row to raise, but its boards must still hear of it
    if (isSeen && (await raiseBoards(tx, eq(tournament.id, id))).length === 0) await announce(tx, id, held.boardVersion + 1);
    return [actions.length > 0, await answer(tx, held, actions[0] ?? null)] as const;
  };
  const [isDone, result] = await inTurn(id, { id: principal?.id ?? 'clock' }, () => db.transaction(inTransaction));
  if (isDone) live.invalidate(id);
  return result;
}

export type Work<Answer> = {
  change: (tx: Transaction) => Promise<Done>;
  answer: (tx: Transaction, done: Action | null) => Promise<Answer>;
  /** The tournaments whose boards show the change; undefined: none. */
  boards?: (done: Action) => SQL | undefined;
};

/** The same for records outside a tournament, and for a new tournament. */
export async function write<Answer>({ db, live }: Writer, actor: ActionContext, { change, answer, boards }: Work<Answer>): Promise<Answer> {
  const [raised, result] = await db.transaction(async (tx) => {
    const [done = null] = await record(tx, actor, await change(tx));
    const showing = done && boards?.(done);
    const ids = showing ? await raiseBoards(tx, showing) : [];
    return [ids, await answer(tx, done)] as const;
  });
  for (const id of raised) live.invalidate(id);
  return result;
}

async function record(tx: Transaction, where: ActionContext, done: Done): Promise<readonly Action[]> {
  const actions = done === null ? [] : [done].flat();
  for (const action of actions) await recordActivity(tx, where, action);
  return actions;
}

/** What is put away is restored before it is changed. */
function requireNotArchived({ archivedAt }: Pick<TournamentRow, 'archivedAt'>): void {
  if (archivedAt !== null) throw new AppError('tournament-archived');
}

/** A write to a closed tournament is refused. A locked one still lets managers correct. */
export function requireOpen({ state }: { state: string }): void {
  if (state === 'closed') throw new AppError('tournament-ended');
}

/** Locks the tournament until the transaction ends. */
export async function holdTournament(tx: Transaction, tournamentId: string): Promise<TournamentRow> {
  const [row] = await tx.select().from(tournament).where(eq(tournament.id, tournamentId)).for('update');
  if (!row) throw new AppError('tournament-not-found');
  return row;
}

/** Raises the version of these tournaments' boards; every process hears it when the transaction commits. Returns their ids. */
export async function raiseBoards(tx: Transaction, where: SQL): Promise<string[]> {
  const raised = await tx
    .update(tournament)
    .set({ boardVersion: sql`${tournament.boardVersion} + 1` })
    .where(where)
    .returning({ id: tournament.id, boardVersion: tournament.boardVersion });
  for (const { id, boardVersion } of raised) await announce(tx, id, boardVersion);
  return raised.map(({ id }) => id);
}
