import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLimit } from './limit.ts';
import { networkOf } from './network.ts';
import { isMarkerAccess } from './principal.ts';

/** Requests of one address. A clubhouse has one for everybody in it, but needs few of these: its phones read boards. */
export const MOST_REQUESTS = 600;
/** Requests of one phone: a caddie sends one a stroke at most, and what waited goes in batches. */
export const MOST_PHONE_REQUESTS = 240;

/** Of one network: two hundred phones of a clubhouse enter within a minute, and some of them twice. */
export const MOST_ENTERING = 600;
/** Of one link of a signup. */
export const MOST_LINK_REQUESTS = 120;
/** Of one form, from wherever: more than any club has golfers. */
const MOST_OF_FORM = 1500;
const ENTERS = /^\/api\/live\/tournaments\/:tournamentId\/enter/;

/**
 * Boards, their list and logos come from memory, event streams are counted while they are open, and logins by their failures. Whether the
 * process is alive costs nothing to say, and whoever asks restarts it when there is no answer.
 */
const NOT_COUNTED = /^\/api\/(?:live\/|auth\/login$|alive$|\w+\/:\w+\/logo\/)/;

/**
 * Counts a request that must ask the database for what is usually in memory: an id, a club or a logo that nobody asked for lately. What it
 * returns takes that back.
 */
export type CountLookup = (request: FastifyRequest) => () => void;

/** Limits what one address may ask without being signed in, wherever each answer costs something, and what one phone may. */
export function limitRequests(app: FastifyInstance): CountLookup {
  const anonymous = createLimit(MOST_REQUESTS);
  const phones = createLimit(MOST_PHONE_REQUESTS);
  const lookups = createLimit(MOST_REQUESTS);
  const entering = createLimit(MOST_ENTERING);
  const forms = createLimit(MOST_OF_FORM);
  const links = createLimit(MOST_LINK_REQUESTS);
  app.addHook('onRequest', async ({ ip, method, headers, params, routeOptions: { config, url = '' } }) => {
    const { access } = config;
    if (access === 'anyone' && !NOT_COUNTED.test(url)) anonymous.take(networkOf(ip));
    if (method === 'POST' && ENTERS.test(url)) {
      entering.take(networkOf(ip));
      forms.take((params as { tournamentId: string }).tournamentId);
    }
    if (access === 'signup') links.take(headers.authorization ?? '');
    if (access !== undefined && isMarkerAccess(access)) phones.take(headers.authorization ?? '');
  });
  return ({ ip }) => {
    const network = networkOf(ip);
    lookups.take(network);
    return () => lookups.giveBack(network);
  };
}
