import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { division, tournament } from '../../../db/schema/field/tournament.ts';
import { finalResult, winnerPublication } from '../../../db/schema/result/result.ts';
import { isFinal } from './hidden.ts';

/** Those of these tournaments whose results are final: closed, nothing hidden from anybody, no counted holes that wait, winners published if there are prizes. */
export async function findFinal(db: Database, tournamentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (tournamentIds.length === 0) return new Set();
  const { id, state, hiddenHoles, frozenAt } = tournament;
  const found = await db
    .select({
      ...{ id, state, hiddenHoles, frozenAt, publishedWinners: winnerPublication.winners },
      prizes: sql<number>`(select count(*)::int from award where award.tournament_id = ${tournament.id})`,
    })
    .from(tournament)
    .innerJoin(finalResult, eq(finalResult.tournamentId, tournament.id))
    .leftJoin(winnerPublication, eq(winnerPublication.tournamentId, tournament.id))
    .where(and(inArray(tournament.id, [...tournamentIds]), sql`coalesce(${finalResult.board} ->> 'handicapPending', 'false') = 'false'`));
  const divisions = Map.groupBy(
    await db
      .select({ tournamentId: division.tournamentId, id: division.id, frozenAt: division.frozenAt, revealedAt: division.revealedAt })
      .from(division)
      .where(inArray(division.tournamentId, [...tournamentIds])),
    ({ tournamentId }) => tournamentId,
  );
  const final = found.filter((of) => isFinal({ tournament: of, divisions: divisions.get(of.id) ?? [], prizes: Array(of.prizes) }));
  return new Set(final.map((of) => of.id));
}
