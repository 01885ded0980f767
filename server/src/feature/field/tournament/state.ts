import type { Tournament } from '@fairway/api';
import type { TournamentState } from '@fairway/api/choice/field/tournament';
import type { Transaction } from '../../../db/database.ts';
import { editionOf } from '../../../engine/tournament/edition.ts';
import { requireTournament, updateTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';

/** Open → locked: markers may no longer write, managers may still correct. */
export const lockScores = (deps: Writer, actor: Actor): Promise<Tournament> => turn(deps, actor, 'open', 'locked');

/** Locked → open. */
export const unlockScores = (deps: Writer, actor: Actor): Promise<Tournament> => turn(deps, actor, 'locked', 'open');

function turn(deps: Writer, actor: Actor, from: TournamentState, to: TournamentState): Promise<Tournament> {
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      if (tournament.state !== from) throw new AppError('already-in-state');
      return enter(tx, tournament, to);
    },
    answer: (tx, { id }) => requireTournament(tx, id),
  });
}

/** Changes the state of a tournament, and notifies its boards. A closed one stays by the rules that it is closed by. */
export async function enter(tx: Transaction, held: TournamentRow, to: TournamentState): Promise<Action> {
  const { id, state: from } = held;
  await updateTournament(tx, id, { state: to, ...(to === 'closed' && { edition: editionOf(held) }) });
  const kind = to === 'open' ? (from === 'closed' ? 'reopened' : 'unlocked') : to;
  return { kind, subjectType: 'tournament', subjectId: id, before: { state: from }, after: { state: to } };
}
