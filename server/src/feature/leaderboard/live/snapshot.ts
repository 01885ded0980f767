import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PublicBoard, StaffBoard } from '@fairway/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Database } from '../../../db/open.ts';
import { findBoards } from '../find-boards.ts';
import { findFrameOrigins } from './public-store.ts';

/** A version of a tournament's board, made once for all its readers. */
export type Snapshot = {
  version: number;
  /** As staff see it. */
  board: StaffBoard;
  /** The answer to anyone; null: the tournament is not public, or it is archived. */
  public: BoardBytes | null;
  /** The answer to staff, made when the first of them asks. */
  staff(): Promise<BoardBytes>;
  /** The websites that may show the board in a frame. */
  frameOrigins(): Promise<readonly string[]>;
};

/** A board as it goes over the wire. */
export type BoardBytes = {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** The heads of earlier public answers with this board, for use again as they are. */
  heads: Partial<Record<Form, string[]>>;
};
/** The form of an answer: an encoding, or “unchanged”. */
type Form = 'plain' | 'gzip' | 'br' | 'unchanged';

/** The current board; for a closed tournament the frozen one. Null: there is no such tournament. */
export async function loadSnapshot(db: Database, tournamentId: string): Promise<Snapshot | null> {
  const found = await db.transaction((tx) => findBoards(tx, tournamentId), { isolationLevel: 'repeatable read', accessMode: 'read only' });
  if (!found) return null;
  const { board, public: seen } = found;
  return {
    version: board.boardVersion,
    board,
    public: seen && (await boardBytes(seen)),
    staff: madeOnce(() => boardBytes(board)),
    frameOrigins: madeOnce(() => findFrameOrigins(db, tournamentId)),
  };
}

/** Made for the first who asks and kept for all others; after a failure it is tried again. */
function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

const deflate = promisify(gzip);
const compress = promisify(brotliCompress);
/** Beyond 5 brotli gains little and takes many times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const boardBytes = (board: PublicBoard | StaffBoard): Promise<BoardBytes> => bytesOf(board, `${board.boardVersion}-`);

/** An answer in every form that it is sent in; its tag begins with its version, if it has one. */
export const bytesOf = (answer: unknown, version = ''): Promise<BoardBytes> => compressed(Buffer.from(JSON.stringify(answer)), version);

export async function compressed(plain: Buffer, version: string): Promise<BoardBytes> {
  const [gzipped, br] = await Promise.all([deflate(plain), compress(plain, BROTLI)]);
  // After an update of the program the same version could be other bytes. Weak: the encodings differ in bytes.
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  return { etag: `W/"${version}${hash}"`, plain, gzip: gzipped, br, heads: {} };
}

/**
 * A second old is current enough for a cache in between; when the server is down, an old board is better than none. But within a minute no
 * cache shows what was made private: together these are less than a minute, however a cache adds them up. Pages that are open keep the board
 * that they have, and say how old it is.
 */
export const PUBLIC_CACHE = 'public, max-age=1, s-maxage=1, stale-while-revalidate=20, stale-if-error=30';
/** The list is loaded anew as often; a tournament that was made private stays in no cache. */
export const LIST_CACHE = 'public, max-age=1, s-maxage=1';
export const STAFF_CACHE = 'private, no-cache';

const JSON_TYPE = 'application/json; charset=utf-8';

export function sendBoard(
  board: BoardBytes,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
  type = JSON_TYPE,
): FastifyReply {
  reply.header('etag', board.etag).header('cache-control', cacheControl);
  varyBy('Accept-Encoding', reply);
  const form = formFor(request.headers, board);
  if (form === 'unchanged') return reply.code(304).send();
  reply.header('content-type', type);
  if (form !== 'plain') reply.header('content-encoding', form);
  return reply.header('content-length', board[form].length).send(board[form]);
}

/** Which form of a board a request is answered with. */
export function formFor(headers: IncomingHttpHeaders, { etag }: BoardBytes): Form {
  return isKnown(headers['if-none-match'], etag) ? 'unchanged' : encodingFor(headers['accept-encoding']);
}

/** Keeps the value that the hook for other origins has set before. */
export function varyBy(name: string, reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${name}` : name);
}

/** A cache in between may have made the tag strong, or list several. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}

/** The smaller one, if the client accepts it. */
function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  const encodings = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  return encodings.includes('br') ? 'br' : encodings.includes('gzip') ? 'gzip' : 'plain';
}
