import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open.ts';
import { tournament } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../auth/session-store.ts';
import { required, type Scope, type TournamentRecord } from '../auth/wall.ts';

export type TournamentRow = typeof tournament.$inferSelect;

/** A write to a closed tournament is refused. A locked one still lets managers correct. */
export function requireOpen({ state }: { state: string }): void {
  if (state === 'closed') throw new AppError('tournament-ended');
}

/** The tournament as it is now, held until the transaction ends, so that closing and writing cannot interleave. */
export async function lockTournament(tx: Transaction, tournamentId: string): Promise<TournamentRow> {
  const [found] = await tx.select().from(tournament).where(eq(tournament.id, tournamentId)).for('update');
  if (!found) throw new AppError('tournament-not-found');
  return found;
}

/** The same for a write that a closed tournament refuses: what nearly every write begins with. */
export async function lockOpenTournament(tx: Transaction, tournamentId: string): Promise<TournamentRow> {
  const found = await lockTournament(tx, tournamentId);
  requireOpen(found);
  return found;
}

/** Who changes which tournament, both proven by the gate and the wall. */
export type Actor = { user: User; tournament: TournamentRecord };

export const actorOf = ({ user, scope }: { user: User; scope: Scope }): Actor => ({ user, tournament: required(scope.tournament) });

/** The part of an activity that says who did it and where. */
export const by = ({ user, tournament }: Actor) => ({ userId: user.id, siteId: tournament.siteId, tournamentId: tournament.id });
