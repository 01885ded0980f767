import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

/** What an authority asks for (RFC 8555 §8.3). */
const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/;
const PATIENCE = { requestTimeout: 20_000, headersTimeout: 20_000, connectionsCheckingInterval: 5000 } as const;
/** It answers in one line and closes: more come in another moment. */
const MOST_CONNECTIONS = 500;
const RETRY_SECONDS = 60;

type Needs = {
  publicUrl: string;
  /** Of the authority's token; null: nobody asked for it. */
  findAnswer(token: string): Promise<string | null>;
  /** Why there is no https to lead on to, in words for whoever opens it; null: there is. */
  missing(): Promise<string | null>;
  report(error: unknown): void;
};

type HttpDoor = { listen(port: number, host: string): Promise<void>; close(): void };

/** The plain http of a server that has https by itself: it answers the authority, and leads everything else on to https. */
export function createHttpDoor({ publicUrl, findAnswer, missing, report }: Needs): HttpDoor {
  const { origin } = new URL(publicUrl);
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const [, token] = CHALLENGE.exec(url) ?? [];
    if (token !== undefined) {
      const answer = await findAnswer(token);
      return send(response, answer === null ? 404 : 200, answer ?? '');
    }
    const why = await missing();
    if (why !== null) return send(response, 503, why, { 'retry-after': RETRY_SECONDS });
    // the name of the settings, not the one that the request claims
    send(response, 308, '', { location: `${origin}${url.startsWith('/') ? url : '/'}` });
  };
  const server: Server = createServer(PATIENCE, ({ url = '/' }, response) => {
    answer(url, response).catch((error: unknown) => {
      report(error);
      send(response, 503, '');
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  return {
    listen: async (port, host) => {
      server.listen(port, host);
      await once(server, 'listening');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, status: number, text: string, headers: Record<string, string | number> = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
    ...headers,
  });
  response.end(text);
}
