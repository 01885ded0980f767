import { divisionFor } from '@fairway/golf';
import type { Transaction } from '../../db/open.ts';
import { AppError } from '../../http/errors.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../write.ts';
import type { Action } from '../activity/store.ts';
import { eligibilityOf, golfDivision } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { withCourseHandicap } from '../tournament/course-handicap.ts';
import { requireCutPlayers } from '../tournament/standing-cut.ts';
import { findRounds } from '../tournament/store.ts';
import { findPlayers, type PlayerRow, putIntoDivision } from './store.ts';

type Assigned = { assigned: number; unassigned: { playerId: string; name: string }[] };

/** Puts every player without a division into the one that fits; lists the players who fit none. */
export async function assignPlayers(deps: Writer, actor: Actor): Promise<Assigned> {
  let outcome: Assigned = { assigned: 0, unassigned: [] };
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const divisions = (await findDivisions(tx, tournament.id)).map(golfDivision);
      if (divisions.length === 0) throw new AppError('no-division');
      const rounds = await findRounds(tx, tournament.id);
      const waiting = (await findPlayers(tx, tournament.id)).filter(({ divisionId }) => divisionId === null);
      const placed = Map.groupBy(waiting, (person) =>
        divisionFor(divisions, withCourseHandicap(person, rounds), eligibilityOf(tournament)),
      );
      const unassigned = (placed.get(null) ?? []).map(({ id, name }) => ({ playerId: id, name }));
      outcome = { assigned: waiting.length - unassigned.length, unassigned };
      const actions: Action[] = [];
      for (const [divisionId, people] of placed) if (divisionId !== null) actions.push(await assign(tx, tournament, divisionId, people));
      return actions;
    },
    answer: async () => outcome,
  });
}

async function assign(tx: Transaction, tournament: TournamentRow, divisionId: string, people: readonly PlayerRow[]): Promise<Action> {
  const changes = people.map((before) => ({ playerId: before.id, name: before.name, before, after: { ...before, divisionId } }));
  await requireCutPlayers(tx, tournament, changes);
  const playerIds = people.map(({ id }) => id);
  await putIntoDivision(tx, divisionId, playerIds);
  return { kind: 'assigned', subjectType: 'division', subjectId: divisionId, after: { playerIds } };
}
