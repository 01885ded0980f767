import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

export const STREAM_TYPE = 'text/event-stream; charset=utf-8';

type FreeParser = (parser: unknown, request: null, socket: Socket) => void;
/** What Node itself calls when a connection stops being HTTP; where a Node has none, a watcher only takes more memory. */
const { freeParser } = (process.getBuiltinModule('_http_common') ?? {}) as { freeParser?: FreeParser };

/**
 * Takes the connection out of Fastify's hands and opens the stream on it; null: whoever asked has left. It ends with the connection, not
 * with a last chunk: so one frame is the same bytes for every watcher.
 */
export function openStream(reply: FastifyReply): Socket | null {
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  const response = reply.raw;
  const { socket } = response;
  if (!socket) return null;
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    ...headers,
    'content-type': STREAM_TYPE,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
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
