import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { letGo, request } from './connection.ts';

/** Many open event streams. */
export type Streams = {
  /** When the last of them received the last byte of this frame, in nanoseconds. Call it before the frame is sent. */
  allHave(frame: string): Promise<bigint>;
  close(): void;
};

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
  let wanted: Buffer = Buffer.alloc(0);
  let missing = 0;
  let done: (at: bigint) => void = () => {};
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      if (missing > 0 && chunk.includes(wanted) && --missing === 0) done(process.hrtime.bigint());
    });
  }
  return {
    allHave: (frame) => {
      wanted = Buffer.from(frame);
      missing = count;
      return new Promise((resolve) => {
        done = resolve;
      });
    },
    close: () => {
      for (const socket of sockets) letGo(socket);
    },
  };
}
