import type { teamRoutes } from '@fairway/api';
import { type SendLogo, uploadedLogo } from '../../../file/logo.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { endLink, makeLink } from './link.ts';
import { addTeams, changeTeam, changeTeamLogo, deleteTeam, wireTeams } from './team.ts';

export const teamHandlers = (deps: Deps, sendLogo: SendLogo): Handlers<typeof teamRoutes> => ({
  'GET /api/tournaments/:tournamentId/teams': async ({ scope }) => ({ items: await wireTeams(deps.db, scope.tournament) }),
  'POST /api/tournaments/:tournamentId/teams': async (input) => addTeams(deps, actorOf(input), input.body.teams),
  'PATCH /api/tournaments/:tournamentId/teams/:teamId': async (input) => changeTeam(deps, actorOf(input), input.params.teamId, input.body),
  'DELETE /api/tournaments/:tournamentId/teams/:teamId': async (input) => deleteTeam(deps, actorOf(input), input.params.teamId),
  'PUT /api/tournaments/:tournamentId/teams/:teamId/logo': async (input) =>
    changeTeamLogo(deps, actorOf(input), input.params.teamId, input.query.version, await uploadedLogo(input.request)),
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/logo': async (input) =>
    changeTeamLogo(deps, actorOf(input), input.params.teamId, input.query.version, null),
  'GET /api/teams/:teamId/logo/:hash': async ({ params: { teamId: id, hash }, request, reply }) =>
    sendLogo('team', { id, hash }, request, reply),
  'POST /api/tournaments/:tournamentId/teams/:teamId/link': async (input) =>
    makeLink(deps, actorOf(input), input.params.teamId, input.body.version),
  'DELETE /api/tournaments/:tournamentId/teams/:teamId/link': async (input) =>
    endLink(deps, actorOf(input), input.params.teamId, input.query.version),
});
