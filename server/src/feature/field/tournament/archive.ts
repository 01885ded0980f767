import type { Tournament } from '@fairway/api';
import { requireTournament, updateTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { ARRIVING } from './arriving.ts';

/** Puts a tournament away: lists leave it out, nobody but staff sees it, and what is in it stays as it is, also once it is closed. */
export const archiveTournament = (deps: Writer, actor: Actor): Promise<Tournament> => turn(deps, actor, 'archived');

/** Takes it out again. */
export const restoreTournament = (deps: Writer, actor: Actor): Promise<Tournament> => turn(deps, actor, 'restored');

function turn(deps: Writer, actor: Actor, kind: 'archived' | 'restored'): Promise<Tournament> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    evenArchived: true,
    change: async (tx, { id, archivedAt }) => {
      const isAway = archivedAt !== null && archivedAt > ARRIVING;
      if (isAway === (kind === 'archived')) throw new AppError('already-in-state');
      await updateTournament(tx, id, { archivedAt: kind === 'archived' ? deps.clock() : null });
      return { kind, subjectType: 'tournament', subjectId: id };
    },
    answer: (tx, { id }) => requireTournament(tx, id),
  });
}
