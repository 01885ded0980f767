import type { Socket } from 'node:net';
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
  add(tournamentId: string, address: string, stream: Socket, version: number): void;
  /** Returns whether there is a watcher. */
  poke(tournamentId: string, version: number): boolean;
  watched(): string[];
  count(): number;
  end(tournamentId: string): void;
  endAll(): void;
};

/** The open connections of everyone who watches a board. */
export function createWatchers(limits: WatcherLimits = WATCHER_LIMITS): Watchers {
  const byTournament = new Map<string, Set<Socket>>();
  const byAddress = new Map<string, number>();
  let inAll = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  const send = (streams: Iterable<Socket>, frame: Buffer): void => {
    for (const stream of streams) {
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
      else stream.write(frame);
    }
  };
  const beat = (): void => {
    for (const streams of byTournament.values()) send(streams, HEARTBEAT);
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
    const streams = byTournament.get(tournamentId) ?? [];
    byTournament.delete(tournamentId); // each closes later, and must not be written to any more
    for (const stream of streams) stream.destroy(); // what the system has of it still goes out
  };

  return {
    requireRoom: (address) => {
      const full = inAll >= limits.inAll || (byAddress.get(address) ?? 0) >= limits.perAddress;
      if (full) throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    },
    add: (tournamentId, address, stream, version) => {
      if (stream.destroyed) return;
      const streams = byTournament.get(tournamentId) ?? new Set();
      byTournament.set(tournamentId, streams.add(stream));
      count(address, 1);
      stream.once('close', () => {
        count(address, -1);
        streams.delete(stream);
        if (streams.size === 0 && byTournament.get(tournamentId) === streams) byTournament.delete(tournamentId);
      });
      stream.write(`retry: ${retryMs()}\n`);
      stream.write(pokeFrame(version));
    },
    poke: (tournamentId, version) => {
      const streams = byTournament.get(tournamentId);
      if (streams) send(streams, pokeFrame(version));
      return streams !== undefined;
    },
    watched: () => [...byTournament.keys()],
    count: () => inAll,
    end,
    endAll: () => {
      for (const tournamentId of byTournament.keys()) end(tournamentId);
    },
  };
}
