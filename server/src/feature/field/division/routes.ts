import type { divisionRoutes } from '@fairway/api';
import { divisionWarnings } from '@fairway/api/rule/field/division-warning';
import { withCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { addDivision, changeDivision, deleteDivision } from './division.ts';
import { eligibilityOf, golfDivision } from './eligibility.ts';
import { countPlayers, findDivisions, findMembers, wireDivision } from './store.ts';

export const divisionHandlers = (deps: Deps): Handlers<typeof divisionRoutes> => ({
  'GET /api/divisions': async ({ query: { tournamentId }, scope }) => {
    const rows = await findDivisions(deps.db, tournamentId);
    const counts = await countPlayers(deps.db, tournamentId);
    const rounds = await findRounds(deps.db, tournamentId);
    const people = (await findMembers(deps.db, tournamentId)).map((person) => withCourseHandicap(person, rounds));
    return {
      items: rows.map((row) => wireDivision(row, counts.get(row.id) ?? 0)),
      warnings: divisionWarnings(rows.map(golfDivision), people, eligibilityOf(scope.tournament)),
    };
  },
  'POST /api/divisions': async (input) => addDivision(deps, actorOf(input), input.body),
  'PATCH /api/divisions/:divisionId': async (input) => changeDivision(deps, actorOf(input), input.params.divisionId, input.body),
  'DELETE /api/divisions/:divisionId': async (input) => deleteDivision(deps, actorOf(input), input.params.divisionId),
});
