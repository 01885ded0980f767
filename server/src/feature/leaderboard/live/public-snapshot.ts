import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { AppError } from '../../../errors.ts';
import type { BoardCache } from './board-cache.ts';
import { type BoardBytes, PUBLIC_CACHE, type Snapshot, sendBoard } from './snapshot.ts';

type PublicSnapshot = { snapshot: Snapshot; board: BoardBytes; ageMs: number };

/** The snapshot of a public tournament. One that is not public answers exactly as one that does not exist. */
export const publicSnapshots =
  (boards: BoardCache, countLookup: CountLookup) =>
  async (tournamentId: string, request: FastifyRequest): Promise<PublicSnapshot> => {
    if (!boards.has(tournamentId)) await countLookup(request);
    const latest = await boards.latest(tournamentId);
    if (!latest?.snapshot.public) throw new AppError('tournament-not-found');
    return { ...latest, board: latest.snapshot.public };
  };

/** While the database does not answer, with its age, and in no cache. */
export function sendPublic(
  { bytes, ageMs }: { bytes: BoardBytes; ageMs: number },
  request: FastifyRequest,
  reply: FastifyReply,
  type?: string,
): FastifyReply {
  if (ageMs > 0) return sendBoard(bytes, 'no-store', request, reply.header('age', Math.ceil(ageMs / 1000)), type);
  return sendBoard(bytes, PUBLIC_CACHE, request, reply, type);
}
