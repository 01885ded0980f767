import type { sponsorRoutes } from '@fairway/api';
import { type SendLogo, uploadedLogo } from '../../../file/logo.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import { addSponsor, arrangeSponsors, changeSponsor, changeSponsorLogo, deleteSponsor, sponsorList } from './sponsor.ts';

export const sponsorHandlers = (deps: Deps, sendLogo: SendLogo): Handlers<typeof sponsorRoutes> => ({
  'GET /api/tournaments/:tournamentId/sponsors': async ({ scope }) => sponsorList(deps.db, scope.tournament.id),
  'POST /api/tournaments/:tournamentId/sponsors': async (input) => addSponsor(deps, actorOf(input), input.body),
  'PUT /api/tournaments/:tournamentId/sponsors/order': async (input) => arrangeSponsors(deps, actorOf(input), input.body),
  'PATCH /api/tournaments/:tournamentId/sponsors/:sponsorId': async (input) =>
    changeSponsor(deps, actorOf(input), input.params.sponsorId, input.body),
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId': async (input) => deleteSponsor(deps, actorOf(input), input.params.sponsorId),
  'PUT /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': async (input) =>
    changeSponsorLogo(deps, actorOf(input), input.params.sponsorId, input.query.version, await uploadedLogo(input.request)),
  'DELETE /api/tournaments/:tournamentId/sponsors/:sponsorId/logo': async (input) =>
    changeSponsorLogo(deps, actorOf(input), input.params.sponsorId, input.query.version, null),
  'GET /api/backers/:sponsorId/logo/:hash': async ({ params: { sponsorId: id, hash }, request, reply }) =>
    sendLogo('sponsor', { id, hash }, request, reply),
});
