import type { officeSignupRoutes, ownSignupRoutes } from '@fairway/api';
import { bearerToken } from '../../../access/gate.ts';
import { networkOf } from '../../../access/network.ts';
import { type CountLookup, MOST_ENTERING } from '../../../access/rate-limit.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { createQueue } from '../../../work/queue.ts';
import { actorOf } from '../../../write/write.ts';
import { officeForm, writeForm } from './form.ts';
import { sendLinks, sendMessage } from './letter.ts';
import { ownLink } from './link.ts';
import { listSignups, wholeSignup } from './list.ts';
import { act, addSignup, correctSignup, givePackage, listPackages, moveUp, renewLink } from './office.ts';
import { answerOffer, changeOwn, enterByPage, nameMember, ownData, withdrawOwn } from './own.ts';
import { createEnterPages, requireTakingForm } from './page.ts';
import { ownPage } from './shown.ts';

/** Whoever enters does so one after the other, network by network, at most as many in a minute as one form takes: strokes have the database in between. */
const ENTERING = { atOnce: 1, restMs: 30, inAll: 2 * MOST_ENTERING, ofOne: MOST_ENTERING / 2 };

export function signupHandlers(deps: Deps, countLookup: CountLookup): Handlers<typeof ownSignupRoutes & typeof officeSignupRoutes> {
  const pages = createEnterPages(deps.db, deps.clock);
  const turns = createQueue(ENTERING, () => new AppError('unavailable', { retryAfterSeconds: 5 }));
  /** Places have come or gone: the page is read anew. */
  const forgetting = async <Answer>(tournamentId: string, work: Promise<Answer>): Promise<Answer> => {
    const answer = await work;
    pages.forget(tournamentId);
    return answer;
  };
  return {
    'GET /api/live/tournaments/:tournamentId/enter': async ({ params: { tournamentId }, request }) => {
      if (pages.isKept(tournamentId)) return pages.of(tournamentId);
      const giveBack = countLookup(request);
      const page = await pages.of(tournamentId);
      giveBack();
      return page;
    },
    'POST /api/live/tournaments/:tournamentId/enter': async ({ params: { tournamentId }, body, request }) =>
      enterByPage(deps, pages, tournamentId, body, (work) => turns.run(work, networkOf(request.ip))),
    'POST /api/live/tournaments/:tournamentId/enter/link': async ({ params, body }) => {
      await requireTakingForm(deps.db, params.tournamentId);
      sendLinks(deps, params.tournamentId, body.email);
    },
    'GET /api/signup': async ({ principal }) => ownPage(deps.db, principal, deps.clock()),
    'PATCH /api/signup': async ({ principal, body }) => changeOwn(deps, principal, body),
    'POST /api/signup/answer': async ({ principal, body }) => forgetting(principal.tournamentId, answerOffer(deps, principal, body.takes)),
    'POST /api/signup/withdraw': async ({ principal }) => forgetting(principal.tournamentId, withdrawOwn(deps, principal)),
    'PUT /api/signup/members/:memberId': async ({ principal, params, body }) => nameMember(deps, principal, params.memberId, body),
    'GET /api/signup/link': async ({ principal, request }) => ownLink(deps, principal, bearerToken(request) ?? ''),
    'GET /api/signup/data': async ({ principal, reply }) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="signup.json"')
        .send(JSON.stringify(await ownData(deps.db, principal), null, 2)),

    'GET /api/tournaments/:tournamentId/signup-form': async ({ scope }) => officeForm(deps, scope.tournament.id),
    'PUT /api/tournaments/:tournamentId/signup-form': async (input) =>
      forgetting(input.scope.tournament.id, writeForm(deps, actorOf(input), input.body)),
    'GET /api/tournaments/:tournamentId/signups': async ({ scope, query }) => listSignups(deps.db, scope.tournament.id, query),
    'POST /api/tournaments/:tournamentId/signups': async (input) => addSignup(deps, actorOf(input), input.body),
    'GET /api/tournaments/:tournamentId/signups/:signupId': async ({ scope, params }) =>
      wholeSignup(deps.db, scope.tournament.siteId, params.signupId),
    'PATCH /api/tournaments/:tournamentId/signups/:signupId': async (input) =>
      correctSignup(deps, actorOf(input), input.params.signupId, input.body),
    'POST /api/tournaments/:tournamentId/signups/:signupId/link': async (input) => renewLink(deps, actorOf(input), input.params.signupId),
    'POST /api/tournaments/:tournamentId/signups/acts': async (input) =>
      forgetting(input.scope.tournament.id, act(deps, actorOf(input), input.body)),
    'POST /api/tournaments/:tournamentId/signups/next': async (input) => moveUp(deps, actorOf(input)),
    'POST /api/tournaments/:tournamentId/signups/messages': async ({ scope, body }) => sendMessage(deps, scope.tournament.id, body),
    'GET /api/tournaments/:tournamentId/signup-packages': async ({ scope }) => listPackages(deps, scope.tournament.id),
    'POST /api/tournaments/:tournamentId/signup-packages': async (input) => givePackage(deps, actorOf(input), input.body),
  };
}
