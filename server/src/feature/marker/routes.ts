import type { markerRoutes as markerApi } from '@fairway/api';
import type { Deps, Handlers } from '../../route.ts';
import { actorOf } from '../../write.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Scoring } from '../score/score.ts';
import { admit, linkOf, linkOfCode } from './admission.ts';
import { confirmCard } from './confirmation.ts';
import { noteUnsent, readFlight } from './flight.ts';
import { decideHeld, readHeld } from './held.ts';
import { makeLinks, revokeLink } from './link.ts';
import { findLinkedFlights } from './link-store.ts';
import { enterFromPhone } from './phone-entry.ts';
import { shutOut } from './shut-out.ts';

export const markerHandlers = (deps: Deps, passwords: Passwords, scoring: Scoring): Handlers<typeof markerApi> => ({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/links': async ({ scope }) => ({
    items: await findLinkedFlights(deps.db, scope.round.id),
    secure: deps.config.publicUrl.startsWith('https:'),
  }),

  'POST /api/tournaments/:tournamentId/rounds/:roundId/links': async (input) => ({
    items: await makeLinks(deps, actorOf(input), { ...input.body, roundId: input.scope.round.id }),
  }),

  'DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId': async (input) => {
    await revokeLink(deps, actorOf(input), input.scope.link.id);
    return undefined;
  },

  'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out': async (input) => ({
    undone: await shutOut(scoring, deps, actorOf(input), { ...input.body, roundId: input.scope.round.id, deviceId: input.scope.device.id }),
  }),

  'GET /api/tournaments/:tournamentId/rounds/:roundId/held-entries': async ({ scope }) => ({
    items: await readHeld(deps.db, scope.round.id),
  }),

  'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision': async (input) => {
    const { body, scope, language } = input;
    return { refused: await decideHeld(scoring, deps, actorOf(input), { ...body, roundId: scope.round.id, language }) };
  },

  'POST /api/marker/devices': async ({ body, request }) => {
    const phone = { device: request.headers['user-agent'] ?? null, address: request.ip };
    const link =
      'link' in body ? await linkOf(deps.db, body.link) : await linkOfCode(deps.db, passwords, body, phone.address, deps.clock());
    const { token, marker } = await admit(deps, link, phone, 'known' in body ? body.known : undefined);
    return { token, flight: await readFlight(deps.db, marker) };
  },

  'GET /api/marker/flight': async ({ principal, query }) => {
    await noteUnsent(deps.db, principal, query.unsent);
    return readFlight(deps.db, principal);
  },

  'POST /api/marker/entries': async ({ principal, body, language }) => ({
    outcomes: await enterFromPhone(scoring, principal, { entries: body.entries, language }),
  }),

  'POST /api/marker/confirmations': async ({ principal, body }) => {
    await confirmCard(deps, principal, body);
    return readFlight(deps.db, principal);
  },
});
