import type { StaffBoard, Winner } from '@fairway/api';
import type { Transaction } from '../../db/open.ts';
import { competitionOf } from '../competition/competition.ts';
import { writeFinalResult } from '../competition/final-result-store.ts';
import { requireTournamentFacts } from '../competition/store.ts';
import { boardOf } from '../leaderboard/board.ts';
import { findDecisions } from '../winner/store.ts';
import { winnersOf } from '../winner/winner.ts';

/**
 * Freezes board and winners as they are, in the transaction that closes the tournament, after it has set the state. From then
 * on answers come from here: no later edit of a club, and no later version of the engine, changes them.
 */
export async function freezeResult(tx: Transaction, tournamentId: string): Promise<void> {
  const tournament = await requireTournamentFacts(tx, tournamentId);
  const competition = await competitionOf(tx, tournament);
  const winners = winnersOf(competition, await findDecisions(tx, tournamentId));
  const board = { ...boardOf(competition), winners: winners.map(boardWinner) };
  await writeFinalResult(tx, tournamentId, { board, winners });
}

const boardWinner = ({
  kind,
  name,
  nameEnglish,
  hole,
  divisionId,
  place,
  winner,
  prize,
}: Winner): NonNullable<StaffBoard['winners']>[number] => ({
  award: kind,
  ownName: name,
  ownNameEnglish: nameEnglish,
  hole,
  divisionId,
  place,
  playerId: winner?.playerId ?? null,
  sponsor: prize.sponsor,
});
