import type { WinnerList } from '@fairway/api';
import type { Transaction } from '../../../db/database.ts';
import { deletePublication, findPublication, writePublication } from '../../../engine/competition/result/publication-store.ts';
import { divisionFacts, requireTournamentFacts } from '../../../engine/competition/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { hidesAnything } from '../../play/leaderboard/hidden.ts';
import { tellPublished } from './facts-prizes.ts';
import { requireDecided, requireWinners } from './open-award.ts';
import { boardWinner } from './published.ts';
import { findWinners, requireSeenWinners, winnerList } from './winner-list.ts';

const subjectType = 'tournament';

/** Shows the winners of now, as their author saw them, to the public. A presentation must come first where something is still hidden: the winners would tell it. */
export async function publishWinners(deps: Writer, actor: Actor, seen: number): Promise<WinnerList> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, held) => {
      await requireSeenWinners(tx, held, seen);
      const tournamentId = held.id;
      const tournament = await requireTournamentFacts(tx, tournamentId);
      if (hidesAnything({ tournament, divisions: await divisionFacts(tx, tournamentId) })) throw new AppError('winners-hidden');
      // nobody is still to win anything of a result that is closed: without this it would never be final
      if (tournament.state !== 'closed') requireWinners(await findWinners(tx, tournamentId));
      const wasChanged = await copyWinners(tx, tournamentId, deps.clock());
      return wasChanged ? { kind: 'winners-published', subjectType, subjectId: tournamentId } : null;
    },
    answer: (tx, { id }) => winnerList(tx, id),
  });
}

/** Keeps the winners of now as what the public sees; false: it already did. */
export async function copyWinners(tx: Transaction, tournamentId: string, publishedAt: Date): Promise<boolean> {
  const { items, publication } = await winnerList(tx, tournamentId);
  requireDecided(items);
  if (publication && !publication.isChanged) return false;
  await writePublication(tx, tournamentId, { winners: items.map(boardWinner), publishedAt });
  await tellPublished(tx, tournamentId, publishedAt);
  return true;
}

/**
 * Where nobody wins any award of a result that is closed, as in matches without strokes awards by strokes, there is nobody to wait for: that is
 * published with it, and the result is final. Null: somebody wins, there is no award, or something is hidden.
 */
export async function publishNobody(tx: Transaction, tournamentId: string, now: Date): Promise<Action | null> {
  const { items, publication } = await winnerList(tx, tournamentId);
  const isOfNobody = items.length > 0 && items.every(({ winner }) => winner === null);
  const tournament = await requireTournamentFacts(tx, tournamentId);
  if (publication || !isOfNobody || hidesAnything({ tournament, divisions: await divisionFacts(tx, tournamentId) })) return null;
  await copyWinners(tx, tournamentId, now);
  return { kind: 'winners-published', subjectType, subjectId: tournamentId };
}

/** The public sees no winners any more. */
export async function unpublishWinners(deps: Writer, actor: Actor, seen: number): Promise<WinnerList> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, held) => {
      await requireSeenWinners(tx, held, seen);
      const tournamentId = held.id;
      if (!(await findPublication(tx, tournamentId))) return null;
      await deletePublication(tx, tournamentId);
      return { kind: 'winners-unpublished', subjectType, subjectId: tournamentId };
    },
    answer: (tx, { id }) => winnerList(tx, id),
  });
}
