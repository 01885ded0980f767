import type { TOURNAMENT_STATES, Tournament } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open.ts';
import { finalResult, tournament } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../activity/store.ts';
import { raiseBoardVersion } from './board-version.ts';
import { type Actor, by, lockOpenTournament, lockTournament } from './open.ts';
import { requireTournament } from './store.ts';

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

/** Closed → open: the frozen result is given up, and everything may be corrected again. */
export async function reopenTournament(db: Database, actor: Actor): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { id, state } = await lockTournament(tx, actor.tournament.id);
    if (state !== 'closed') throw new AppError('already-in-state');
    await tx.delete(finalResult).where(eq(finalResult.tournamentId, id));
    return enter(tx, actor, state, 'open');
  });
}

/** What every change of state ends with. */
export async function enter(tx: Transaction, actor: Actor, from: State, to: State): Promise<Tournament> {
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
