import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { networkOf } from './network.ts';

/** Requests of one address. A clubhouse has one for everybody in it, but needs few of these: its phones read boards. */
export const MOST_REQUESTS = 600;
/** Requests of one phone: a caddie sends one a stroke at most, and what waited goes in batches. */
export const MOST_PHONE_REQUESTS = 240;
const WINDOW_MS = 60_000;
/** Addresses that are remembered; beyond this number a new one pushes out the oldest. */
const MOST_ADDRESSES = 10_000;

/**
 * Boards and their list come from memory, event streams are counted while they are open, and logins by their failures. Whether the
 * process is alive costs nothing to say, and whoever asks restarts it when there is no answer.
 */
const NOT_COUNTED = /^\/api\/(?:live\/|auth\/login$|alive$)/;

/** Counts a request of an address, and refuses it beyond the limit. */
type Count = (request: FastifyRequest) => Promise<void>;
/** Counts a request that must ask the database for what is usually in memory: an id or a club that nobody asked for lately. */
export type CountLookup = Count;

/** Limits what one address may ask without being signed in, wherever each answer costs something, and what one phone may. */
export async function limitRequests(app: FastifyInstance): Promise<CountLookup> {
  await app.register(rateLimit, { global: false, cache: MOST_ADDRESSES });
  const ofAddress = ({ ip }: FastifyRequest) => networkOf(ip);
  const ofPhone = ({ headers }: FastifyRequest) => headers.authorization ?? '';
  const counter = (max: number, keyGenerator: (request: FastifyRequest) => string): Count => {
    const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const seconds = counted.ttlInSeconds;
      throw new AppError('too-many-requests', { params: { seconds }, retryAfterSeconds: seconds });
    };
  };
  const countAnonymous = counter(MOST_REQUESTS, ofAddress);
  const countPhone = counter(MOST_PHONE_REQUESTS, ofPhone);
  app.addHook('onRequest', async (request) => {
    if (isLimited(request)) await countAnonymous(request);
    if (isOfPhones(request)) await countPhone(request);
  });
  return counter(MOST_REQUESTS, ofAddress);
}

const isLimited = ({ routeOptions: { config, url = '' } }: FastifyRequest): boolean => config.access === 'anyone' && !NOT_COUNTED.test(url);

const isOfPhones = ({ routeOptions: { config } }: FastifyRequest): boolean => config.access === 'marker' || config.access === 'marker-late';
