import type { Blocker, Language, RulesMoved, Tournament } from '@fairway/api';
import { LATEST_EDITION } from '@fairway/golf';
import type { Database, Transaction } from '../../../db/database.ts';
import { deleteFinalResult } from '../../../engine/competition/result/final-result-store.ts';
import { holeLists } from '../../../engine/tournament/counted-hole/count.ts';
import { allPublished, findPublishedHoles } from '../../../engine/tournament/counted-hole/store.ts';
import { editionOf } from '../../../engine/tournament/edition.ts';
import { findRounds, type RoundRow, requireTournament, updateTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import { type Actor, requireOpen, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { enter } from '../../field/tournament/state.ts';
import { tellPublished } from '../winner/facts-prizes.ts';
import { openAwards } from '../winner/open-award.ts';
import { publishNobody } from '../winner/publication.ts';
import { requireNone, sayBlocker } from './blocker.ts';
import { freezeResult } from './final-result.ts';
import { finishBlockers } from './finish.ts';
import { contestBlocker } from './match-blocker.ts';
import { movedBetween } from './moved.ts';
import { roundBlockers } from './round-blocker.ts';

const answer = (tx: Transaction, { id }: { id: string }): Promise<Tournament> => requireTournament(tx, id);

/** Freezes the result once every round is finished and nothing is left to decide; from now on every write is refused. */
export async function closeTournament(deps: Writer, actor: Actor): Promise<Tournament> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      requireNone((await closeBlockers(tx, tournament)).map(({ error }) => error));
      const closed = await enter(tx, tournament, 'closed');
      await freezeResult(tx, tournament.id);
      const nobody = await publishNobody(tx, tournament.id, deps.clock());
      if (!nobody) await tellPublished(tx, tournament.id, deps.clock());
      return nobody ? [closed, nobody] : closed;
    },
    answer,
  });
}

type Reopening = Input<'POST /api/tournaments/:tournamentId/reopen'>['body'];

/**
 * Closed → open: the frozen result is discarded, and everything may be corrected again. By the rules of then it stays by them, also when it is
 * closed again.
 */
export async function reopenTournament(deps: Writer, actor: Actor, { rules }: Reopening): Promise<Tournament> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, tournament) => {
      if (tournament.state !== 'closed') throw new AppError('already-in-state');
      await deleteFinalResult(tx, tournament.id);
      if (rules === 'today') await updateTournament(tx, tournament.id, { edition: null });
      return { ...(await enter(tx, tournament, 'open')), after: { state: 'open', rules } };
    },
    answer,
  });
}

/** What would be otherwise by the rules of today; null: it was closed by them. */
export async function reopenPreview(db: Database, tournament: TournamentRow, language: Language): Promise<{ moved: RulesMoved | null }> {
  if (tournament.state !== 'closed') throw new AppError('already-in-state');
  const then = editionOf(tournament);
  return { moved: then === LATEST_EDITION ? null : await movedBetween(db, tournament.id, [then, LATEST_EDITION], language) };
}

/** What closing would be refused with, and what finishing the first unfinished round would be refused with. */
export async function closePreview(db: Database, tournament: TournamentRow, language: Language): Promise<{ blockers: Blocker[] }> {
  requireOpen(tournament);
  return db.transaction(async (tx) => {
    const blockers = await closeBlockers(tx, tournament);
    return { blockers: blockers.map(({ error, roundId }) => sayBlocker(error, language, roundId)) };
  });
}

type CloseBlocker = { error: AppError; roundId: string | null };

async function closeBlockers(tx: Transaction, tournament: TournamentRow): Promise<CloseBlocker[]> {
  const rounds = await findRounds(tx, tournament.id);
  const next = rounds.find(({ finishedAt }) => finishedAt === null);
  const ofRound = (round: RoundRow) => (error: AppError) => ({ error, roundId: round.id });
  if (next) {
    const toFinish = await finishBlockers(tx, tournament, next);
    return [{ error: new AppError('rounds-not-finished'), roundId: next.id }, ...toFinish.map(ofRound(next))];
  }
  // Since the round was finished a player may have been set present, or lost their handicap.
  const lacks: CloseBlocker[] = [];
  for (const round of rounds) lacks.push(...(await roundBlockers(tx, tournament, round)).map(ofRound(round)));
  if (lacks.length > 0) return lacks;
  const undecided =
    (await contestBlocker(tx, tournament)) ?? (await holesBlocker(tx, tournament, rounds)) ?? (await awardsBlocker(tx, tournament.id));
  return undecided === null ? [] : [{ error: undecided, roundId: null }];
}

/** A result frozen while the holes are hidden would have no net for ever. */
async function holesBlocker(tx: Transaction, tournament: TournamentRow, rounds: readonly RoundRow[]): Promise<AppError | null> {
  const published = await findPublishedHoles(tx, rounds, await holeLists(tx, tournament));
  return allPublished(published) ? null : new AppError('counted-holes-unpublished');
}

/** A result frozen while players are level for an award would leave it without a winner for ever. */
async function awardsBlocker(tx: Transaction, tournamentId: string): Promise<AppError | null> {
  const awards = await openAwards(tx, tournamentId);
  return awards.length === 0 ? null : new AppError('awards-open', { params: { awards } });
}
