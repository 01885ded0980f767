import { divisionFor, isOutOfRange } from '@fairway/golf';
import type { Transaction } from '../../../db/database.ts';
import { withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import { findPartners } from '../../../engine/tournament/side/partner-store.ts';
import { competesIn } from '../../../engine/tournament/side/play.ts';
import { sideHolder } from '../../../engine/tournament/side/side-handicap.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { eligibilityOf, golfDivision } from '../division/eligibility.ts';
import { findDivisions } from '../division/store.ts';
import { requireCutPlayers } from '../tournament/standing-cut.ts';
import { findPlayers, putIntoDivision } from './store.ts';
import type { PlayerRow } from './wire.ts';

type Assigned = { assigned: number; unassigned: { playerId: string; name: string }[] };

/**
 * Puts every player without a division into the one that fits, and, where asked, those whose handicap is out of the range of their own;
 * lists the players who fit none: they stay where they are.
 */
export async function assignPlayers(deps: Writer, actor: Actor, { misplaced }: { misplaced: 'stay' | 'move' }): Promise<Assigned> {
  let outcome: Assigned = { assigned: 0, unassigned: [] };
  return writeTournament(deps, actor, {
    change: async (tx, tournament) => {
      const divisions = (await findDivisions(tx, tournament.id)).map(golfDivision);
      if (divisions.length === 0) throw new AppError('no-division');
      const rounds = await findRounds(tx, tournament.id);
      const eligibility = eligibilityOf(tournament);
      const partners = Map.groupBy(
        (await findPartners(tx, tournament.id)).filter(({ roundId }) => roundId === rounds[0]?.id),
        ({ sideId }) => sideId,
      );
      const holderOf = (person: PlayerRow) =>
        person.kind === 'side'
          ? sideHolder(person, partners.get(person.id) ?? [], { played: tournament, division: null, rounds })
          : withCourseHandicap(person, rounds);
      const isWaiting = (person: PlayerRow): boolean => {
        const own = divisions.find(({ id }) => id === person.divisionId);
        if (own === undefined) return true;
        return misplaced === 'move' && isOutOfRange(own, holderOf(person), eligibility);
      };
      const waiting = (await findPlayers(tx, tournament.id)).filter((person) => competesIn(tournament, person) && isWaiting(person));
      const placed = Map.groupBy(waiting, (person) => divisionFor(divisions, holderOf(person), eligibility));
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
