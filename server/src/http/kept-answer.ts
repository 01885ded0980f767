import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** An answer to many, as it goes over the wire: made once, and sent to whoever asks as often as they like. */
export type KeptAnswer = {
  etag: string;
  plain: Buffer;
  /** Each is made for the first who asks for it: of most answers one form is enough. */
  packed: Partial<Record<Packing, Promise<Buffer>>>;
  /** Earlier answers with these bytes, to be sent again as they are. */
  sent: Partial<Record<Form, { head: string[]; body: Buffer }>>;
};
type Packing = 'gzip' | 'br';
/** The form of an answer: an encoding, or “unchanged”. */
type Form = 'plain' | Packing | 'unchanged';

/** Made for the first who asks and kept for all others; after a failure it is tried again. */
export function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * What was read for one answers all who ask for the same within a moment; a failure is kept for nobody. Beyond `most` the oldest goes.
 * `has`: the answer is there, current or not. `expire`: none of them is current any more.
 */
export function createKept<Value>({ ageMs, most }: { ageMs: number; most: number }, now: () => number) {
  const cache = new Map<string, { value: Promise<Value>; until: number }>();
  return {
    has: (key: string): boolean => cache.has(key),
    expire: (): void => {
      for (const entry of cache.values()) entry.until = 0;
    },
    get: (key: string, read: () => Promise<Value>): Promise<Value> => {
      const entry = cache.get(key);
      if (entry && entry.until > now()) return entry.value;
      cache.delete(key);
      const oldest = cache.size >= most ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      const value = read();
      cache.set(key, { value, until: now() + ageMs });
      value.catch(() => {
        if (cache.get(key)?.value === value) cache.delete(key);
      });
      return value;
    },
  };
}

const NOTHING = Buffer.alloc(0);
const [deflate, compress] = [promisify(gzip), promisify(brotliCompress)];
/** Of a board of 144 (84 kB) 5 makes 5 % less than 4, in twice the time. Of one of 1,500 (866 kB) 1 makes 10 % more, in a quarter of the time. */
const [USUAL, QUICK, LARGE_BYTES] = [4, 1, 256 * 1024];
const brotli = ({ length }: Buffer) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: length > LARGE_BYTES ? QUICK : USUAL } });
const PACK: Readonly<Record<Packing, (plain: Buffer) => Promise<Buffer>>> = {
  gzip: (plain) => deflate(plain),
  br: (plain) => compress(plain, brotli(plain)),
};

/** An answer as JSON; its tag begins with its version, if it has one. */
export const bytesOf = (answer: unknown, version = ''): KeptAnswer => keptAnswer(Buffer.from(JSON.stringify(answer)), version);

/** `content`: what its bytes are made of, where that is shorter. */
export function keptAnswer(plain: Buffer, version: string, content: readonly Buffer[] = [plain]): KeptAnswer {
  // After an update of the program the same version could be other bytes. Weak: the encodings differ in bytes.
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return { etag: `W/"${version}${hash.digest('base64url').slice(0, 12)}"`, plain, packed: {}, sent: {} };
}

/** The bytes of an answer in a form; of an unchanged one none. */
export async function bodyOf({ plain, packed }: KeptAnswer, form: Form): Promise<Buffer> {
  if (form === 'unchanged') return NOTHING;
  if (form === 'plain') return plain;
  packed[form] ??= PACK[form](plain);
  return packed[form];
}

export const asksForHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';

/** Ends an answer with its head, for whoever asks for no more, before its body is made. It says no length: the framework would say 0 of nothing. */
export const sendHead = (reply: FastifyReply): FastifyReply => reply.send(Readable.from([]));

const JSON_TYPE = 'application/json; charset=utf-8';

export async function sendKept(
  answer: KeptAnswer,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
  type = JSON_TYPE,
): Promise<FastifyReply> {
  reply.header('etag', answer.etag).header('cache-control', cacheControl);
  varyBy('Accept-Encoding', reply);
  const form = formFor(request.headers, answer);
  if (form === 'unchanged') return reply.code(304).send();
  reply.header('content-type', type);
  if (form !== 'plain') reply.header('content-encoding', form);
  if (asksForHead(request) && form !== 'plain' && !answer.packed[form]) return sendHead(reply); // nothing is packed for a head
  const body = await bodyOf(answer, form);
  return reply.header('content-length', body.length).send(body);
}

/** Which form of an answer a request is answered with. */
export function formFor(headers: IncomingHttpHeaders, { etag }: KeptAnswer): Form {
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
const encodingFor = (accepted = ''): 'br' | 'gzip' | 'plain' => encodings.memo(accepted);

/** Browsers send the same few headers, for every board and every version of it. */
const encodings = new LRUCache<string, 'br' | 'gzip' | 'plain'>({
  max: 100,
  memoMethod: (accepted) => {
    const encodings = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
    return encodings.includes('br') ? 'br' : encodings.includes('gzip') ? 'gzip' : 'plain';
  },
});
