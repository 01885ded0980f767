import type { divisionRoutes } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { required } from '../auth/wall.ts';
import { findPlayers } from '../player/store.ts';
import { actorOf } from '../tournament/open.ts';
import { assignPlayers } from './assign.ts';
import { addDivision, changeDivision, deleteDivision } from './division.ts';
import { eligibilityOf } from './eligibility.ts';
import { countPlayers, findDivisions, wireDivision } from './store.ts';
import { divisionWarnings } from './warning.ts';

export const divisionHandlers = ({ db }: Deps): Handlers<typeof divisionRoutes> => ({
  'GET /api/divisions': async ({ query: { tournamentId }, scope }) => {
    const rows = await findDivisions(db, tournamentId);
    const counts = await countPlayers(db, tournamentId);
    const people = await findPlayers(db, tournamentId);
    return {
      items: rows.map((row) => wireDivision(row, counts.get(row.id) ?? 0)),
      warnings: divisionWarnings(rows, people, eligibilityOf(required(scope.tournament))),
    };
  },
  'POST /api/divisions': async (input) => addDivision(db, actorOf(input), input.body),
  'PATCH /api/divisions/:divisionId': async (input) => changeDivision(db, actorOf(input), input.params.divisionId, input.body),
  'DELETE /api/divisions/:divisionId': async (input) => {
    await deleteDivision(db, actorOf(input), input.params.divisionId);
    return undefined;
  },
  'POST /api/tournaments/:tournamentId/divisions/assign': async (input) => assignPlayers(db, actorOf(input)),
});
