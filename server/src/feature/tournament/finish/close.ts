import type { Language, Obstacle, Tournament } from '@fairway/api';
import type { Database, Transaction } from '../../../db/open.ts';
import { AppError } from '../../../errors.ts';
import { freezeResult } from '../../leaderboard/final-result.ts';
import { openAwards } from '../../winner/open-award.ts';
import { hiddenHoleCount } from '../hidden-hole-count.ts';
import { findPublishedHoles } from '../hidden-hole-store.ts';
import { type Actor, lockOpenTournament, requireOpen, type TournamentRow } from '../open.ts';
import { enter } from '../state.ts';
import { findRounds, type RoundRow } from '../store.ts';
import { obstaclesToFinish } from './finish.ts';
import { requireNone, sayObstacle } from './obstacle.ts';
import { lacksOfRound } from './round-complete.ts';

/** Every round being finished and nothing left to decide, freezes the result; from now on every write is refused. */
export async function closeTournament(db: Database, actor: Actor): Promise<Tournament> {
  return db.transaction(async (tx) => {
    const current = await lockOpenTournament(tx, actor.tournament.id);
    requireNone((await obstaclesToClose(tx, current)).map(({ error }) => error));
    const closed = await enter(tx, actor, current.state, 'closed');
    await freezeResult(tx, current.id);
    return closed;
  });
}

/** What closing would be refused with, and of the first round that is not finished, what finishing it would be. */
export async function closeOutlook(db: Database, { tournament }: Actor, language: Language): Promise<{ obstacles: Obstacle[] }> {
  requireOpen(tournament);
  return db.transaction(async (tx) => {
    const obstacles = await obstaclesToClose(tx, tournament);
    return { obstacles: obstacles.map(({ error, roundId }) => sayObstacle(error, language, roundId)) };
  });
}

type Found = { error: AppError; roundId: string | null };

async function obstaclesToClose(tx: Transaction, tournament: TournamentRow): Promise<Found[]> {
  const rounds = await findRounds(tx, tournament.id);
  const next = rounds.find(({ finishedAt }) => finishedAt === null);
  const ofRound = (round: RoundRow) => (error: AppError) => ({ error, roundId: round.id });
  if (next) {
    const toFinish = await obstaclesToFinish(tx, tournament, next);
    return [{ error: new AppError('rounds-not-finished'), roundId: next.id }, ...toFinish.map(ofRound(next))];
  }
  // A player may have been set present, or his handicap taken away, since the round was finished.
  const lacks: Found[] = [];
  for (const round of rounds) lacks.push(...(await lacksOfRound(tx, tournament, round)).map(ofRound(round)));
  if (lacks.length > 0) return lacks;
  const undecided = (await obstacleOfHoles(tx, tournament, rounds)) ?? (await obstacleOfAwards(tx, tournament.id));
  return undecided === null ? [] : [{ error: undecided, roundId: null }];
}

/** A result frozen while the holes are hidden would have no net for ever. */
async function obstacleOfHoles(tx: Transaction, tournament: TournamentRow, rounds: readonly RoundRow[]): Promise<AppError | null> {
  const count = await hiddenHoleCount(tx, tournament);
  if (count === 0) return null;
  const published = await findPublishedHoles(tx, tournament.id, count);
  return rounds.every(({ id }) => published.has(id)) ? null : new AppError('hidden-holes-unpublished');
}

/** A result frozen while players are level for an award would leave it without a winner for ever. */
async function obstacleOfAwards(tx: Transaction, tournamentId: string): Promise<AppError | null> {
  const awards = await openAwards(tx, tournamentId);
  return awards.length === 0 ? null : new AppError('awards-open', { params: { awards } });
}
