import type { TOURNAMENT_STATES, Tournament } from '@fairway/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { finalResult, tournament } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../activity/store.ts';
import { freezeResult } from '../leaderboard/final-result.ts';
import { raiseBoardVersion } from './board-version.ts';
import { hiddenHoleCount } from './hidden-hole-count.ts';
import { findPublishedHoles } from './hidden-hole-store.ts';
import { type Actor, by, lockOpenTournament, lockTournament, type TournamentRow } from './open.ts';
import { requireComplete } from './round-complete.ts';
import { findRounds, requireTournament } from './store.ts';

type State = (typeof TOURNAMENT_STATES)[number];

/** Open → locked: markers may no longer write, managers may still correct. */
export const lockScores = (db: Database, actor: Actor): Promise<Tournament> => turn(db, actor, 'open', 'locked');

/** Locked → open. */
export const unlockScores = (db: Database, actor: Actor): Promise<Tournament> => turn(db, actor, 'locked', 'open');

async function turn(db: Database, actor: Actor, from: State, to: State): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { state } = await lockOpenTournament(tx, actor.tournament.id);
    if (state !== from) throw new AppError('already-in-state');
    return enter(tx, actor, from, to);
  });
}

/** Every round being finished, freezes the result; from now on every write is refused. */
export async function closeTournament(db: Database, actor: Actor): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const current = await lockOpenTournament(tx, actor.tournament.id);
    const rounds = await findRounds(tx, current.id);
    if (rounds.some(({ finishedAt }) => finishedAt === null)) throw new AppError('rounds-not-finished');
    // A player may have been set present, or his handicap taken away, since the round was finished.
    for (const { id } of rounds) await requireComplete(tx, current, id);
    await requirePublished(tx, current);
    const closed = await enter(tx, actor, current.state, 'closed');
    await freezeResult(tx, current.id);
    return closed;
  });
}

/** A result frozen while the holes are hidden would have no net for ever. */
async function requirePublished(tx: Transaction, current: TournamentRow): Promise<void> {
  const count = await hiddenHoleCount(tx, current);
  if (count === 0) return;
  const published = await findPublishedHoles(tx, current.id, count);
  const rounds = await findRounds(tx, current.id);
  if (rounds.some(({ id }) => !published.has(id))) throw new AppError('hidden-holes-unpublished');
}

/** Closed → open: the frozen result is given up, and everything may be corrected again. */
export async function reopenTournament(db: Database, actor: Actor): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { id, state } = await lockTournament(tx, actor.tournament.id);
    if (state !== 'closed') throw new AppError('already-in-state');
    await tx.delete(finalResult).where(eq(finalResult.tournamentId, id));
    return enter(tx, actor, state, 'open');
  });
}

async function enter(tx: Transaction, actor: Actor, from: State, to: State): Promise<Tournament> {
  const { id } = actor.tournament;
  await tx
    .update(tournament)
    .set({ state: to, version: sql`${tournament.version} + 1` })
    .where(eq(tournament.id, id));
  const kind = to === 'locked' ? 'locked' : to === 'closed' ? 'closed' : from === 'closed' ? 'reopened' : 'unlocked';
  await recordActivity(tx, { ...by(actor), kind, subjectType: 'tournament', subjectId: id, before: { state: from }, after: { state: to } });
  await raiseBoardVersion(tx, id);
  return requireTournament(tx, id);
}
