import type { PublicBoard } from '@fairway/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountLookup } from '../../../../access/rate-limit.ts';
import { AppError } from '../../../../error/app-error.ts';
import { bytesOf, type KeptAnswer, keptAnswer, sendKept } from '../../../../http/kept-answer.ts';
import type { BoardCache } from './board-cache.ts';
import { PUBLIC_CACHE, type PublicAnswer, type Snapshot } from './snapshot.ts';

type PublicSnapshot = { snapshot: Snapshot; board: PublicAnswer; ageMs: number };

/** The snapshot of a public tournament. One that is not public answers exactly as one that does not exist. */
export const publicSnapshots =
  (boards: BoardCache, countLookup: CountLookup) =>
  async (tournamentId: string, request: FastifyRequest): Promise<PublicSnapshot> => {
    if (!boards.has(tournamentId)) countLookup(request);
    const latest = await boards.latest(tournamentId);
    if (!latest?.snapshot.public) throw new AppError('tournament-not-found');
    return { ...latest, board: latest.snapshot.public };
  };

/** While the database does not answer, with its age, and in no cache. */
export function sendPublic(
  { bytes, ageMs }: { bytes: KeptAnswer; ageMs: number },
  request: FastifyRequest,
  reply: FastifyReply,
  type?: string,
): Promise<FastifyReply> {
  if (ageMs > 0) return sendKept(bytes, 'no-store', request, reply.header('age', Math.ceil(ageMs / 1000)), type);
  return sendKept(bytes, PUBLIC_CACHE, request, reply, type);
}

type PublicInput = { params: { tournamentId: string }; request: FastifyRequest; reply: FastifyReply };

/**
 * The handler of a route with more of a public tournament than its board: the answer is made for the first who asks with a version of the
 * board, and kept for all others with the same one. Bytes are sent as they are made. `countLookup`: whoever has a costly one made is counted.
 * `file`: it is a file of this kind and name, not JSON.
 */
export function publicAnswer(
  requirePublic: ReturnType<typeof publicSnapshots>,
  make: (snapshot: Snapshot) => Promise<unknown>,
  countLookup?: CountLookup,
  file?: { readonly type: string; readonly disposition: (board: PublicBoard) => string },
) {
  const cache = new WeakMap<Snapshot, Promise<KeptAnswer>>();
  const bytesFor = (snapshot: Snapshot): Promise<KeptAnswer> => {
    const found = cache.get(snapshot);
    if (found) return found;
    const making = make(snapshot).then((answer) =>
      (Buffer.isBuffer(answer) ? keptAnswer : bytesOf)(answer as Buffer, `${snapshot.version}-`),
    );
    cache.set(snapshot, making);
    making.catch(() => cache.delete(snapshot)); // tried again by the next one
    return making;
  };
  return async ({ params, request, reply }: PublicInput): Promise<FastifyReply> => {
    const { snapshot, ageMs } = await requirePublic(params.tournamentId, request);
    if (!cache.has(snapshot)) countLookup?.(request);
    const bytes = await bytesFor(snapshot);
    if (file && snapshot.public) reply.header('content-disposition', file.disposition(snapshot.public.board));
    return sendPublic({ bytes, ageMs }, request, reply, file?.type);
  };
}
