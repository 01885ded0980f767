import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { networkOf } from './network.ts';

/** Requests of one address. A clubhouse has one for everybody in it, but needs few of these: its phones read boards. */
export const MOST_REQUESTS = 600;
const WINDOW_MS = 60_000;
/** Addresses that are remembered; beyond this number a new one pushes out the oldest. */
const MOST_ADDRESSES = 10_000;

/**
 * Boards and their list come from memory, event streams are counted while they are open, and logins by their failures. Whether the
 * process is alive costs nothing to say, and whoever asks restarts it when there is no answer.
 */
const NOT_COUNTED = /^\/api\/(?:live\/|auth\/login$|alive$)/;

/** Limits what one address may ask without being signed in, wherever each answer costs something. */
export async function limitAnonymous(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: MOST_ADDRESSES });
  const count = app.createRateLimit({ max: MOST_REQUESTS, timeWindow: WINDOW_MS, keyGenerator: ({ ip }) => networkOf(ip) });
  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    const seconds = counted.ttlInSeconds;
    throw new AppError('too-many-requests', { params: { seconds }, retryAfterSeconds: seconds });
  });
}

const isLimited = ({ routeOptions: { config, url = '' } }: FastifyRequest): boolean => config.access === 'anyone' && !NOT_COUNTED.test(url);
