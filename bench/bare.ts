import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from './child.ts';

/** The control of everything that is served: Node's own HTTP server and not a line more than the answers need. */

const watchers = new Set<ServerResponse>();
let head: Record<string, string> = {};
let body: Buffer = Buffer.alloc(0);

const server = createServer((request, response) => {
  if (request.url === '/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\n\n');
    watchers.add(response);
  } else if (request.headers['if-none-match'] === head.etag) response.writeHead(304, { etag: head.etag }).end();
  else response.writeHead(200, { ...head, 'content-length': body.length }).end(body);
});

const calls = {
  /** Serves these bytes under this ETag; answers the port. */
  start: async (base64: string, etag: string): Promise<number> => {
    body = Buffer.from(base64, 'base64');
    head = { etag, 'content-type': 'application/json; charset=utf-8' };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },
  /** Writes the same bytes to every watcher; answers the instant at which it began, in nanoseconds. */
  broadcast: (event: string): string => {
    const begun = String(process.hrtime.bigint());
    for (const watcher of watchers) watcher.write(event);
    return begun;
  },
};
export type Bare = typeof calls;

answerParent(calls, async () => {
  server.closeAllConnections();
  server.close();
});
