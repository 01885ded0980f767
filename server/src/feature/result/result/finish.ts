import type { FinishPreview, Language, Tournament } from '@fairway/api';
import type { Database, Transaction } from '../../../db/database.ts';
import { findRounds, type RoundRow, requireTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, requireOpen, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { requireRound, updateRound } from '../../field/tournament/round-store.ts';
import { requireNone, sayBlocker } from './blocker.ts';
import { cutBlockers, makeCut, missedCut, takeBackCut } from './cut.ts';
import { roundBlockers, turnNotReturned } from './round-blocker.ts';

const subjectType = 'round';
const answer = (tx: Transaction, { id }: { id: string }): Promise<Tournament> => requireTournament(tx, id);

/**
 * A round can be finished when every player has 18 scores or a status, or its matches are decided, and none is disputed; players below the line
 * are then cut. Substitutes of sides with a ball each, and whoever they replaced, need no whole card: without one they have no return.
 */
export async function finishRound(deps: Writer, actor: Actor, roundId: string): Promise<Tournament> {
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action[]> => {
    const round = await requireRound(tx, tournament.id, roundId);
    requireNone(await finishBlockers(tx, tournament, round));
    await turnNotReturned(tx, tournament, round, { from: 'ok', to: 'NR' });
    const cut = await makeCut(tx, round);
    await updateRound(tx, round, { finishedAt: deps.clock() });
    return [...cut, { kind: 'finished', subjectType, subjectId: roundId }];
  };
  return writeTournament(deps, actor, { change, answer });
}

/** Opens a finished round again, for corrections. Later rounds build on it, so they must be opened first. */
export async function reopenRound(deps: Writer, actor: Actor, roundId: string): Promise<Tournament> {
  const change = async (tx: Transaction, tournament: TournamentRow): Promise<Action[]> => {
    const round = await requireRound(tx, tournament.id, roundId);
    if (round.finishedAt === null) throw new AppError('already-in-state');
    const last = (await findRounds(tx, tournament.id)).findLast(({ finishedAt }) => finishedAt !== null);
    if (last && last.number > round.number) throw new AppError('later-round-finished', { params: { round: last.number } });
    const uncut = await takeBackCut(tx, round);
    await turnNotReturned(tx, tournament, round, { from: 'NR', to: 'ok' });
    await updateRound(tx, round, { finishedAt: null });
    return [...uncut, { kind: 'reopened', subjectType, subjectId: roundId }];
  };
  return writeTournament(deps, actor, { change, answer });
}

/** What finishing a round would be refused with; without a blocker, who would miss the cut. */
export async function finishPreview(db: Database, tournament: TournamentRow, roundId: string, language: Language): Promise<FinishPreview> {
  requireOpen(tournament);
  return db.transaction(async (tx) => {
    const round = await requireRound(tx, tournament.id, roundId);
    const blockers = await finishBlockers(tx, tournament, round);
    const cut = blockers.length === 0 ? await missedCut(tx, round) : [];
    return { blockers: blockers.map((error) => sayBlocker(error, language, roundId)), cut };
  });
}

export async function finishBlockers(tx: Transaction, tournament: TournamentRow, round: RoundRow): Promise<AppError[]> {
  if (round.finishedAt !== null) return [new AppError('round-finished')];
  return [...(await roundBlockers(tx, tournament, round)), ...(await cutBlockers(tx, tournament, round))];
}
