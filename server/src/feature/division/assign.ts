import { divisionFor } from '@fairway/golf';
import type { Database } from '../../db/open.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../activity/store.ts';
import { findPlayers, putIntoDivision } from '../player/store.ts';
import { raiseBoardVersion } from '../tournament/board-version.ts';
import { requireCutPlayers } from '../tournament/finish/standing-cut.ts';
import { type Actor, by, lockOpenTournament } from '../tournament/open.ts';
import { eligibilityOf, golfDivision } from './eligibility.ts';
import { findDivisions } from './store.ts';

type Assigned = { assigned: number; unassigned: { playerId: string; name: string }[] };

/** Puts every player without a division into the one that takes him; who fits none is named. */
export async function assignPlayers(db: Database, actor: Actor): Promise<Assigned> {
  return db.transaction(async (tx) => {
    const tournament = await lockOpenTournament(tx, actor.tournament.id);
    const divisions = (await findDivisions(tx, tournament.id)).map(golfDivision);
    if (divisions.length === 0) throw new AppError('no-division');
    const waiting = (await findPlayers(tx, tournament.id)).filter(({ divisionId }) => divisionId === null);
    const placed = Map.groupBy(waiting, (person) => divisionFor(divisions, person, eligibilityOf(tournament)));
    const unassigned = (placed.get(null) ?? []).map(({ id, name }) => ({ playerId: id, name }));
    const assigned = waiting.length - unassigned.length;
    if (assigned === 0) return { assigned, unassigned };
    for (const [divisionId, people] of placed) {
      if (divisionId === null) continue;
      const playerIds = people.map(({ id }) => id);
      const changes = people.map((person) => ({
        playerId: person.id,
        name: person.name,
        before: person,
        after: { ...person, divisionId },
      }));
      await requireCutPlayers(tx, tournament, changes);
      await putIntoDivision(tx, divisionId, playerIds);
      await recordActivity(tx, { ...by(actor), kind: 'assigned', subjectType: 'division', subjectId: divisionId, after: { playerIds } });
    }
    await raiseBoardVersion(tx, tournament.id);
    return { assigned, unassigned };
  });
}
