import type { Tournament } from '@fairway/api';
import { LATEST_EDITION } from '@fairway/golf';
import { editionOf } from '../../../engine/tournament/edition.ts';
import { requireTournament, updateTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { ARRIVING } from './arriving.ts';

/**
 * Puts a tournament away: lists leave it out, nobody but staff sees it, and what is in it stays as it is, also once it is closed. One that was never
 * closed goes by the rules of then, and by those of today again only where they are the same.
 */
export const archiveTournament = (deps: Writer, actor: Actor): Promise<Tournament> => turn(deps, actor, 'archived');

/** Takes it out again. */
export const restoreTournament = (deps: Writer, actor: Actor): Promise<Tournament> => turn(deps, actor, 'restored');

function turn(deps: Writer, actor: Actor, kind: 'archived' | 'restored'): Promise<Tournament> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    evenArchived: true,
    change: async (tx, held) => {
      const { id, archivedAt, state } = held;
      const isAway = archivedAt !== null && archivedAt > ARRIVING;
      if (isAway === (kind === 'archived')) throw new AppError('already-in-state');
      const edition = editionOf(held);
      const goesBy = kind === 'restored' && edition === LATEST_EDITION ? null : edition;
      await updateTournament(tx, id, {
        archivedAt: kind === 'archived' ? deps.clock() : null,
        ...(state !== 'closed' && { edition: goesBy }),
      });
      return { kind, subjectType: 'tournament', subjectId: id };
    },
    answer: (tx, { id }) => requireTournament(tx, id),
  });
}
