import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../errors.ts';

/** Many phones share an address behind a clubhouse's or a carrier's router. */
export const WATCHER_LIMITS = { inAll: 10_000, perAddress: 2_000 };
export type WatcherLimits = typeof WATCHER_LIMITS;
/** Less than the minute after which proxies give up on a silent connection. */
export const HEARTBEAT_MS = 20_000;
/** A reader that is this far behind is dropped; it comes back by itself and gets the newest version. */
const MOST_UNREAD_BYTES = 64 * 1024;
const RETRY_SECONDS = 30;
/** How long the browser waits before it comes back; spread, so that not all come at once after a restart. */
const retryMs = () => 1000 + Math.floor(Math.random() * 2000);

const HEARTBEAT = Buffer.from(':\n\n');
export const pokeFrame = (version: number): Buffer => Buffer.from(`id: ${version}\ndata: {"v":${version}}\n\n`);

export type Watchers = {
  /** Refuses with 503 when there are too many connections. */
  requireRoom(address: string): void;
  /** Keeps the connection open, and sends the version at once: after a reconnect this one event repairs everything. */
  add(tournamentId: string, address: string, response: ServerResponse, version: number): void;
  /** Returns whether there is a watcher. */
  poke(tournamentId: string, version: number): boolean;
  watched(): string[];
  count(): number;
  end(tournamentId: string): void;
  endAll(): void;
};

/** The open connections of everyone who watches a board. */
export function createWatchers(limits: WatcherLimits = WATCHER_LIMITS): Watchers {
  const byTournament = new Map<string, Set<ServerResponse>>();
  const byAddress = new Map<string, number>();
  let inAll = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  const send = (responses: Iterable<ServerResponse>, frame: Buffer): void => {
    for (const response of responses) {
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
      else response.write(frame);
    }
  };
  const beat = (): void => {
    for (const responses of byTournament.values()) send(responses, HEARTBEAT);
  };
  const count = (address: string, change: 1 | -1): void => {
    inAll += change;
    const ofAddress = (byAddress.get(address) ?? 0) + change;
    if (ofAddress === 0) byAddress.delete(address);
    else byAddress.set(address, ofAddress);
    if (inAll === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    } else heartbeat ??= setInterval(beat, HEARTBEAT_MS).unref();
  };
  const end = (tournamentId: string): void => {
    const responses = byTournament.get(tournamentId) ?? [];
    byTournament.delete(tournamentId); // each closes later, and must not be written to any more
    for (const response of responses) response.end();
  };

  return {
    requireRoom: (address) => {
      const full = inAll >= limits.inAll || (byAddress.get(address) ?? 0) >= limits.perAddress;
      if (full) throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
    add: (tournamentId, address, response, version) => {
      if (response.closed) return;
      const responses = byTournament.get(tournamentId) ?? new Set();
      byTournament.set(tournamentId, responses.add(response));
      count(address, 1);
      response.once('close', () => {
        count(address, -1);
        responses.delete(response);
        if (responses.size === 0 && byTournament.get(tournamentId) === responses) byTournament.delete(tournamentId);
      });
      response.write(`retry: ${retryMs()}\n`);
      response.write(pokeFrame(version));
    },
    poke: (tournamentId, version) => {
      const responses = byTournament.get(tournamentId);
      if (responses) send(responses, pokeFrame(version));
      return responses !== undefined;
    },
    watched: () => [...byTournament.keys()],
    count: () => inAll,
    end,
    endAll: () => {
      for (const tournamentId of byTournament.keys()) end(tournamentId);
    },
  };
}

export const STREAM_TYPE = 'text/event-stream; charset=utf-8';

/**
 * Takes the connection out of Fastify's hands and opens the stream on it. It ends with the connection, not with a last chunk:
 * so one frame is the same bytes for every watcher.
 */
export function openStream(reply: FastifyReply): ServerResponse {
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  const response = reply.raw;
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    ...headers,
    'content-type': STREAM_TYPE,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  response.socket?.setNoDelay(true);
  return response;
}
