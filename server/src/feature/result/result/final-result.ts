import type { Transaction } from '../../../db/database.ts';
import { competitionOf } from '../../../engine/competition/competition.ts';
import { findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { writeFinalResult } from '../../../engine/competition/result/final-result-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { staffContests } from '../../../engine/match/contest-state.ts';
import { boardOf } from '../../play/leaderboard/board.ts';
import { winnersOf } from '../winner/winner.ts';

/**
 * Freezes board, winners and contests as they are, in the transaction that closes the tournament, after it has set the state. From then
 * on answers come from here: no later edit of a club, and no later version of the engine, changes them.
 */
export async function freezeResult(tx: Transaction, tournamentId: string): Promise<void> {
  const tournament = await requireTournamentFacts(tx, tournamentId);
  const competition = await competitionOf(tx, tournament);
  const winners = winnersOf(competition, await findDecisions(tx, tournamentId));
  await writeFinalResult(tx, tournamentId, { board: boardOf(competition), winners, contests: staffContests(competition) });
}
