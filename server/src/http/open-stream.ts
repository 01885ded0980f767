import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { sendHead } from './kept-answer.ts';
import { trimHead } from './server.ts';

/** What lets it pass: nothing keeps, buffers or compresses it. nginx reads the last line, HAProxy the one before, Varnish the encoding. */
const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'content-encoding': 'identity',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** The head of a stream for whoever asks for no more: it ends with it. */
export const sendStreamHead = (reply: FastifyReply): FastifyReply => sendHead(reply.headers(HEAD));

type FreeParser = (parser: unknown, request: null, socket: Socket) => void;
/** What Node itself calls when a connection stops being HTTP; where a Node has none, a watcher only takes more memory. */
const { freeParser } = (process.getBuiltinModule('_http_common') ?? {}) as { freeParser?: FreeParser };

/**
 * Takes the connection out of Fastify's hands and opens the stream on it; null: whoever asked has left. It ends with the connection, not
 * with a last chunk: so one frame is the same bytes for every watcher.
 */
export function openStream(reply: FastifyReply): Socket | null {
  trimHead(reply.headers(HEAD)); // no hook sees what is hijacked
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  const response = reply.raw;
  const { socket } = response;
  if (!socket) return null;
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { ...headers, connection: 'close' });
  response.flushHeaders();
  socket.setNoDelay(true);
  if (freeParser) {
    response.detachSocket(socket);
    leaveHttp(socket, freeParser);
  }
  return socket;
}

/**
 * A watcher never sends a second request. Without HTTP's part of the connection (its parser alone has 10 kB), the request and the answer,
 * it takes 7 kB instead of 17 (docs/decision/0051).
 */
function leaveHttp(socket: Socket & { parser?: unknown }, free: FreeParser): void {
  socket.removeAllListeners();
  free(socket.parser, null, socket);
  socket.on('error', ignore).on('end', leave).resume();
}

const ignore = (): void => {};

function leave(this: Socket): void {
  this.destroy();
}
