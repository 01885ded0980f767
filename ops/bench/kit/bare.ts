import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from './child.ts';

/** The control for everything that is served: Node's plain HTTP server in its own process, with only what the answers need. */

const watchers = new Set<ServerResponse>();
let headers: OutgoingHttpHeaders = {};
let body: Buffer = Buffer.alloc(0);

const server = createServer((request, response) => {
  if (request.url === '/events') watch(response);
  else if (request.headers['if-none-match'] === headers.etag) response.writeHead(304, { etag: headers.etag }).end();
  else response.writeHead(200, headers).end(body);
});

/** The stream ends with the connection, as the product's does: frames are written without chunk headers. */
function watch(response: ServerResponse): void {
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' }).flushHeaders();
  watchers.add(response);
}

const calls = {
  /** Serves these bytes with these headers; returns the port. */
  start: async (base64: string, settings: Record<string, string>): Promise<number> => {
    body = Buffer.from(base64, 'base64');
    headers = settings;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  },
  /** Writes the same bytes to every watcher; returns when it began, in nanoseconds. */
  broadcast: (event: string): string => {
    const begun = process.hrtime.bigint();
    const frame = Buffer.from(event);
    for (const watcher of watchers) watcher.write(frame);
    return String(begun);
  },
};
export type Bare = typeof calls;

answerParent(calls, async () => {
  server.closeAllConnections();
  server.close();
});
