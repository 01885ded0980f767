import { type Winner, type WinnerList, winnerList as wire } from '@fairway/api';
import type { Database, Transaction } from '../../../db/database.ts';
import { type Competition, competitionOf } from '../../../engine/competition/competition.ts';
import { findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { findFinalResult } from '../../../engine/competition/result/final-result-store.ts';
import { requireTournamentFacts, type TournamentFacts } from '../../../engine/competition/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { initialsOfPlayers } from '../../play/leaderboard/public-name.ts';
import { publicationOf } from './published.ts';
import { requireCandidates, winnersOf } from './winner.ts';

/** The current winners; for a closed tournament the frozen ones. */
export async function winnerList(db: Database, tournamentId: string): Promise<WinnerList> {
  const tournament = await requireTournamentFacts(db, tournamentId);
  const { isFinal, items } = await currentWinners(db, tournament, requireCandidates);
  const { boardVersion } = tournament;
  const publication = await publicationOf(db, tournamentId, items);
  return { boardVersion, final: isFinal, publication, initials: await initialsOfPlayers(db, tournamentId), items };
}

/** Who wins depends on most of a tournament: a write names the version of the board that its author saw. */
export async function requireSeenWinners(tx: Transaction, { id, boardVersion }: TournamentRow, seen: number): Promise<void> {
  if (boardVersion !== seen) throw new AppError('stale-version', { current: wire.parse(await winnerList(tx, id)) });
}

/** The winners alone, also while there are none. */
export async function findWinners(db: Database, tournamentId: string): Promise<Winner[]> {
  return (await currentWinners(db, await requireTournamentFacts(db, tournamentId))).items;
}

async function currentWinners(db: Database, tournament: TournamentFacts, check?: (competition: Competition) => void) {
  const frozen = tournament.state === 'closed' ? await findFinalResult(db, tournament.id) : null;
  if (frozen) return { isFinal: true, items: frozen.winners };
  const competition = await competitionOf(db, tournament);
  check?.(competition);
  return { isFinal: false, items: winnersOf(competition, await findDecisions(db, tournament.id)) };
}
