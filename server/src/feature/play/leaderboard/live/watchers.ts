import type { Socket } from 'node:net';
import { setImmediate as others } from 'node:timers/promises';
import type { PublicBoard } from '@fairway/api';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../../error/app-error.ts';
import { newsFrame, pokeFrame } from './board-news.ts';
import type { PublicAnswer } from './snapshot.ts';

export const MOST_WATCHERS = 10_000;
/** Less than the minute after which proxies give up on a silent connection. */
export const HEARTBEAT_MS = 20_000;
/** A reader that is this far behind is dropped; it comes back by itself and gets the newest version. */
const MOST_UNREAD_BYTES = 64 * 1024;
const RETRY_SECONDS = 30;
/** How long the browser waits before it comes back; spread, so that not all come at once after a restart. */
const retryMs = () => 1000 + Math.floor(Math.random() * 2000);

/** One takes some 30 µs: these take as long as a stroke. */
const SENT_AT_ONCE = 64;

const HEARTBEAT = Buffer.from(':\n\n');

export type Watchers = {
  /**
   * Where all places are taken, the newest reader of the address that has the most gives way, and asks for the board by GET from then on. Whoever
   * comes from that address is refused with 503, and asks so too. Many phones share an address behind a clubhouse's or a carrier's router.
   */
  makeRoom(address: string): void;
  /** Keeps the connection open, and sends the version at once: after a reconnect this one event repairs everything. */
  add(tournamentId: string, address: string, stream: Socket, current: PublicAnswer): void;
  /**
   * Sends what is new on a board since they were last told, a few of them at a time: strokes do not wait for all. What they know already is not
   * sent again. Whoever tells waits for the end of the telling before.
   */
  tell(tournamentId: string, current: PublicAnswer): Promise<void>;
  /** Says that there is a newer version, of a board that cannot be made at present. */
  poke(tournamentId: string, version: number): Promise<void>;
  areThere(tournamentId: string): boolean;
  watched(): string[];
  count(): number;
  end(tournamentId: string): void;
  endAll(): void;
};

/** For a reader that gives way: when to try again. The page asks by GET meanwhile. */
const COME_LATER = Buffer.from(`retry: ${RETRY_SECONDS * 1000}\n\n`);

/** Who watches a board, and which one they were told of last. */
type Audience = { readonly streams: Set<Socket>; etag: string; version: number };
/** The most tournaments whose last told board is kept. Watchers of any other hear the version alone, not what changed. */
const MOST_TOLD = 200;

/** The open connections of everyone who watches a board. */
export function createWatchers(most = MOST_WATCHERS): Watchers {
  const byTournament = new Map<string, Audience>();
  /** The connections of each address, the newest last, with what ends each. */
  const byAddress = new Map<string, Map<Socket, () => void>>();
  const lastBoards = new LRUCache<string, PublicBoard>({ max: MOST_TOLD });
  let inAll = 0;
  let heartbeat: NodeJS.Timeout | undefined;

  /** To those who are there now. */
  const send = async (streams: Iterable<Socket>, frame: Buffer): Promise<void> => {
    for (const [nth, stream] of [...streams].entries()) {
      if (nth > 0 && nth % SENT_AT_ONCE === 0) await others();
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
      else if (!stream.destroyed) stream.write(frame);
    }
  };
  const beat = (): void => {
    const all = [...byTournament.values()].flatMap(({ streams }) => [...streams]);
    void send(all, HEARTBEAT);
  };
  const takePlace = (address: string, stream: Socket, leave: () => void): void => {
    const own = byAddress.get(address) ?? new Map();
    byAddress.set(address, own.set(stream, leave));
    inAll += 1;
    heartbeat ??= setInterval(beat, HEARTBEAT_MS).unref();
  };
  /** Answers false when the place was given up before. */
  const giveUpPlace = (address: string, stream: Socket): boolean => {
    const own = byAddress.get(address);
    if (!own?.delete(stream)) return false;
    if (own.size === 0) byAddress.delete(address);
    inAll -= 1;
    if (inAll === 0) {
      clearInterval(heartbeat);
      heartbeat = undefined;
    }
    return true;
  };
  const forget = (tournamentId: string): void => {
    byTournament.delete(tournamentId);
    lastBoards.delete(tournamentId);
  };
  const remember = (audience: Audience, tournamentId: string, { etag, board }: PublicAnswer): void => {
    Object.assign(audience, { etag, version: board.boardVersion });
    lastBoards.set(tournamentId, board);
  };
  const begin = (tournamentId: string, current: PublicAnswer): Audience => {
    const audience = { streams: new Set<Socket>(), etag: '', version: 0 };
    byTournament.set(tournamentId, audience);
    remember(audience, tournamentId, current);
    return audience;
  };
  const end = (tournamentId: string): void => {
    const streams = byTournament.get(tournamentId)?.streams ?? [];
    forget(tournamentId); // each closes later, and must not be written to any more
    for (const stream of streams) stream.destroy(); // what the system has of it still goes out
  };

  return {
    makeRoom: (address) => {
      if (inAll < most) return;
      let largest = new Map<Socket, () => void>();
      for (const own of byAddress.values()) if (own.size > largest.size) largest = own;
      const [newest] = [...largest].slice(-1);
      // one more here and one less there must not turn it round
      if (!newest || largest.size <= (byAddress.get(address)?.size ?? 0) + 1)
        throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
      const [stream, leave] = newest;
      leave();
      stream.write(COME_LATER);
      stream.destroy();
    },
    add: (tournamentId, address, stream, current) => {
      if (stream.destroyed) return;
      const audience = byTournament.get(tournamentId) ?? begin(tournamentId, current);
      const { streams } = audience;
      streams.add(stream);
      const leave = (): void => {
        if (!giveUpPlace(address, stream)) return;
        streams.delete(stream);
        if (streams.size === 0 && byTournament.get(tournamentId) === audience) forget(tournamentId);
      };
      takePlace(address, stream, leave);
      stream.once('close', leave);
      stream.write(`retry: ${retryMs()}\n`);
      stream.write(pokeFrame(Math.max(current.board.boardVersion, audience.version))); // the others may know a newer one
    },
    tell: async (tournamentId, current) => {
      const audience = byTournament.get(tournamentId);
      if (!audience || audience.etag === current.etag) return;
      const board = lastBoards.get(tournamentId);
      const frame = board ? newsFrame({ etag: audience.etag, board }, current) : pokeFrame(current.board.boardVersion);
      remember(audience, tournamentId, current);
      await send(audience.streams, frame);
    },
    poke: (tournamentId, version) => send(byTournament.get(tournamentId)?.streams ?? [], pokeFrame(version)),
    areThere: (tournamentId) => byTournament.has(tournamentId),
    watched: () => [...byTournament.keys()],
    count: () => inAll,
    end,
    endAll: () => {
      for (const tournamentId of byTournament.keys()) end(tournamentId);
    },
  };
}
