import type { markerRoutes as markerApi } from '@fairway/api';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../../access/gate.ts';
import { findMarkerByToken } from '../../../access/marker-store.ts';
import type { Marker } from '../../../access/principal.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { actorOf } from '../../../write/write.ts';
import type { Passwords } from '../../account/auth/passwords.ts';
import type { Scoring } from '../score/score.ts';
import { admit, linkOf } from './admission.ts';
import { decideHeld, readHeld } from './held/held.ts';
import { letIn } from './let-in.ts';
import { makeLinks, revokeLink } from './link/link.ts';
import { linkOfCode } from './link/six-digits.ts';
import { findLinkedFlights } from './link/store.ts';
import { goOnByPass, makePass } from './pass.ts';
import { confirmCard } from './phone/confirmation.ts';
import { enterFromPhone } from './phone/entry.ts';
import { noteUnsent, readFlight } from './phone/flight.ts';
import { sayFromPhone } from './phone/match.ts';
import { measureFromPhone } from './phone/shot.ts';
import { limitStrokes, littleByLittle } from './phone/stroke-limit.ts';
import { shutOut } from './shut-out.ts';

export const markerHandlers = (deps: Deps, passwords: Passwords, scoring: Scoring): Handlers<typeof markerApi> => {
  /** A slow body may arrive minutes after the gate: meanwhile the phone may be shut out, or its link ended. */
  const asItStands = async (marker: Marker, request: FastifyRequest): Promise<Marker> =>
    (await findMarkerByToken(deps.db, bearerToken(request) ?? '', deps.clock())) ?? {
      ...marker,
      flightId: null,
      ended: 'marker-link-ended',
    };
  const countStrokes = limitStrokes();
  const writer = { ...deps, inTurn: scoring.inTurn };
  return {
    'GET /api/tournaments/:tournamentId/rounds/:roundId/links': async ({ scope }) => ({
      items: await findLinkedFlights(deps.db, scope.round.id),
      secure: deps.config.publicUrl.startsWith('https:'),
    }),

    'POST /api/tournaments/:tournamentId/rounds/:roundId/links': async (input) => ({
      items: await makeLinks({ ...deps, passwords }, actorOf(input), { ...input.body, roundId: input.scope.round.id }),
    }),

    'DELETE /api/tournaments/:tournamentId/rounds/:roundId/links/:linkId': async (input) => {
      await revokeLink(deps, actorOf(input), input.scope.link.id);
      return undefined;
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/shut-out': async (input) => {
      const { body, scope } = input;
      if (body.undo && scope.round.finishedAt !== null) throw new AppError('round-finished'); // before anything is done
      return { undone: await shutOut(scoring, deps, actorOf(input), { ...body, roundId: scope.round.id, deviceId: scope.device.id }) };
    },

    'POST /api/tournaments/:tournamentId/rounds/:roundId/devices/:deviceId/let-in': async (input) => {
      await letIn(deps, actorOf(input), input.scope.device.id);
      return undefined;
    },

    'GET /api/tournaments/:tournamentId/rounds/:roundId/held-entries': async ({ scope, query }) => ({
      ...(await readHeld(deps.db, scope.round, { ...query, now: deps.clock() })),
      ...query,
    }),

    'POST /api/tournaments/:tournamentId/rounds/:roundId/held-entries/decision': async (input) => {
      const { body, scope, language } = input;
      return { refused: await decideHeld(scoring, deps, actorOf(input), { ...body, roundId: scope.round.id, language }) };
    },

    'POST /api/marker/devices': async ({ body, request }) => {
      const device = request.headers['user-agent'] ?? null;
      const comeIn = async () => {
        if ('pass' in body) return goOnByPass(writer, body, device);
        const { link, waits } =
          'link' in body ? { link: await linkOf(deps.db, body.link), waits: false } : await linkOfCode(deps, body, request.ip);
        return admit(writer, link, { device, waits }, body.known);
      };
      const { token, marker } = await comeIn();
      return { token, flight: marker.waits ? null : await readFlight(deps.db, marker, deps.clock()) };
    },

    'GET /api/marker/flight': async ({ principal, query }) => {
      await noteUnsent(deps, principal, query.unsent);
      return readFlight(deps.db, principal, deps.clock());
    },

    'POST /api/marker/passes': async ({ principal, query }) => {
      await noteUnsent(deps, principal, query.unsent);
      return { pass: await makePass(deps.db, principal, deps.clock()) };
    },

    'POST /api/marker/entries': async ({ principal, query, body, language, request }) => {
      countStrokes(principal, body.entries.length);
      const outcomes = await littleByLittle(body.entries, async (entries) =>
        enterFromPhone(scoring, await asItStands(principal, request), { entries, language }),
      );
      await noteUnsent(deps, principal, query.unsent);
      return { outcomes };
    },

    'POST /api/marker/measurements': async ({ principal, query, body, language, request }) => {
      countStrokes(principal, body.measurements.length);
      const outcomes = await littleByLittle(body.measurements, async (measurements) =>
        measureFromPhone(writer, await asItStands(principal, request), { measurements, language }),
      );
      await noteUnsent(deps, principal, query.unsent);
      return { outcomes };
    },

    'POST /api/marker/match-entries': async ({ principal, query, body, language, request }) => {
      countStrokes(principal, body.entries.length);
      const outcomes = await littleByLittle(body.entries, async (entries) =>
        sayFromPhone(writer, await asItStands(principal, request), { entries, language }),
      );
      await noteUnsent(deps, principal, query.unsent);
      return { outcomes };
    },

    'POST /api/marker/confirmations': async ({ principal, body, request }) => {
      await confirmCard(writer, await asItStands(principal, request), body);
      return readFlight(deps.db, principal, deps.clock());
    },
  };
};
