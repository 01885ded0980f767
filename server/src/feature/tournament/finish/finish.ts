import type { FinishOutlook, Language, Tournament } from '@fairway/api';
import type { Database, Transaction } from '../../../db/open.ts';
import { AppError } from '../../../errors.ts';
import { type Actor, requireOpen, type TournamentRow } from '../open.ts';
import { openRound, told } from '../round.ts';
import { requireRound, updateRound } from '../round-store.ts';
import { findRounds, type RoundRow } from '../store.ts';
import { makeCut, missedCut, obstaclesToCut, takeBackCut } from './cut.ts';
import { requireNone, sayObstacle } from './obstacle.ts';
import { lacksOfRound } from './round-complete.ts';

/** A round is finished when every player has 18 scores or a status, and none is disputed; who stands below the line is then cut. */
export async function finishRound(db: Database, actor: Actor, roundId: string, now: Date): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { tournament, round } = await openRound(tx, actor, roundId);
    requireNone(await obstaclesToFinish(tx, tournament, round));
    await makeCut(tx, actor, round);
    await updateRound(tx, roundId, { finishedAt: now });
    return told(tx, actor, roundId, { kind: 'finished' });
  });
}

/** Opens a finished round again, for corrections; those after it are built on it, and are opened first. */
export async function resumeRound(db: Database, actor: Actor, roundId: string): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const { round } = await openRound(tx, actor, roundId);
    if (round.finishedAt === null) throw new AppError('already-in-state');
    const last = (await findRounds(tx, round.tournamentId)).findLast(({ finishedAt }) => finishedAt !== null);
    if (last && last.number > round.number) throw new AppError('later-round-finished', { params: { round: last.number } });
    await takeBackCut(tx, actor, round);
    await updateRound(tx, roundId, { finishedAt: null });
    return told(tx, actor, roundId, { kind: 'resumed' });
  });
}

/** What finishing a round would be refused with; else who would miss the cut. */
export async function finishOutlook(db: Database, { tournament }: Actor, roundId: string, language: Language): Promise<FinishOutlook> {
  requireOpen(tournament);
  return db.transaction(async (tx) => {
    const round = await requireRound(tx, tournament.id, roundId);
    const obstacles = await obstaclesToFinish(tx, tournament, round);
    const cut = obstacles.length === 0 ? await missedCut(tx, round) : [];
    return { obstacles: obstacles.map((error) => sayObstacle(error, language, roundId)), cut };
  });
}

export async function obstaclesToFinish(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  if (round.finishedAt !== null) return [new AppError('round-finished')];
  return [...(await lacksOfRound(tx, tournament, round)), ...(await obstaclesToCut(tx, tournament, round))];
}
