import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { letGo, request } from './connection.ts';

/** Many open event streams. */
export type Streams = {
  /** When the last of them received an event that contains one of these texts, in nanoseconds. Call it before it is sent. */
  allHave(...texts: string[]): Promise<bigint>;
  /** The event that came last. */
  last(): string;
  close(): void;
};

/** How the event of a version begins: with what it changes, or without. */
export const newsOf = (version: number): string[] => [',', '}'].map((next) => `data: {"v":${version}${next}`);

/** The first bytes of a stream come in several pieces; after this all of them have. */
const OPENING_MS = 300;

/** A server limits the watchers of one address, so they come from several addresses of this machine. */
const OF_ONE_ADDRESS = 1_000;
export const localAddressOf = (nth: number): string => `127.0.0.${1 + Math.floor(nth / OF_ONE_ADDRESS)}`;

export async function openStreams(
  port: number,
  path: `/${string}`,
  count: number,
  headersOf: (nth: number) => Record<string, string> = () => ({}),
): Promise<Streams> {
  const sockets: Socket[] = [];
  for (let nth = 0; nth < count; nth++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: localAddressOf(nth) });
    await once(socket, 'connect');
    socket.write(request(`GET ${path}`, { accept: 'text/event-stream', ...headersOf(nth) }));
    await once(socket, 'data');
    sockets.push(socket);
  }
  await wait(OPENING_MS);
  let wanted: Buffer[] = [];
  let last = '';
  let missing = 0;
  let done: (at: bigint) => void = () => {};
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      if (missing > 0 && wanted.some((text) => chunk.includes(text)) && --missing === 0) done(process.hrtime.bigint());
    });
  }
  sockets[0]?.on('data', (chunk) => {
    if (chunk.includes('data: ')) last = String(chunk);
  });
  return {
    allHave: (...texts) => {
      wanted = texts.map((text) => Buffer.from(text));
      missing = count;
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    last: () => last,
    close: () => {
      for (const socket of sockets) letGo(socket);
    },
  };
}
