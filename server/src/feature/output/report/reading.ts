import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Database } from '../../../db/database.ts';
import { type RoundFacts, requireTournamentFacts, roundFacts, type TournamentFacts } from '../../../engine/competition/store.ts';

/** The facts that everything made of a tournament begins with. */
export type Reading = { db: Database; tournament: TournamentRecord; facts: TournamentFacts; rounds: RoundFacts[]; publicUrl: string };

export async function beginReading(db: Database, tournament: TournamentRecord, publicUrl: string): Promise<Reading> {
  const facts = await requireTournamentFacts(db, tournament.id);
  return { db, tournament, facts, rounds: await roundFacts(db, tournament.id), publicUrl };
}

/** Whether anyone may open the tournament’s pages. */
export const isPublic = ({ public: open, archivedAt }: Pick<TournamentFacts, 'public' | 'archivedAt'>): boolean =>
  open && archivedAt === null;
