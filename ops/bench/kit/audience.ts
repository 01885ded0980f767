import { once } from 'node:events';
import { connect } from 'node:net';
import { answerParent } from './child.ts';
import { header, letGo, openConnection, request } from './connection.ts';
import { localAddressOf, openStreams, type Streams } from './stream.ts';

/** Watchers in a process of their own, so that reading their frames does not slow the desk that is timed. */

type Path = `/${string}`;
let streams: Streams | undefined;
let arrived: Promise<bigint> = Promise.resolve(0n);

/** So many connections are opened at a time, as the browsers' spread of the way back does. */
const AT_A_TIME = 100;

/** A watcher who comes back: the stream's first event, then the board. */
async function comeBack(nth: number, port: number, events: Path, board: Path): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: localAddressOf(nth) });
  await once(socket, 'connect');
  const first = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk) => chunk.includes('data: {"v":') && resolve());
    socket.once('close', () => reject(new Error('the server closed the stream')));
  });
  socket.write(request(`GET ${events}`, { accept: 'text/event-stream' }));
  await first;
  const connection = await openConnection(port);
  const { status } = await connection.send(request(`GET ${board}`, { 'accept-encoding': 'gzip, br' }));
  connection.close();
  if (status !== 200) throw new Error(`the board was answered ${status}`);
  back.push(() => letGo(socket));
}
const back: (() => void)[] = [];
const timers = new Map<number, NodeJS.Timeout>();
let seconds = 0;

const calls = {
  open: async (port: number, events: Path, count: number): Promise<void> => {
    streams = await openStreams(port, events, count);
  },
  /** How the event that comes next may begin; `arrivedAt` answers when the last has it, in nanoseconds. */
  expect: (...beginnings: string[]): void => {
    arrived = streams?.allHave(...beginnings) ?? Promise.resolve(0n);
  },
  last: (): string => streams?.last() ?? '',
  arrivedAt: async (): Promise<string> => String(await arrived),
  /** So many requests for a board, over kept-alive connections. */
  askAll: async (port: number, board: Path, count: number): Promise<void> => {
    let left = count;
    const ask = async () => {
      const connection = await openConnection(port);
      while (left-- > 0) {
        const { status } = await connection.send(request(`GET ${board}`, { 'accept-encoding': 'gzip, br' }));
        if (status !== 200) throw new Error(`no board: ${status}`);
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  },
  /** So many pages that hear no stream: each asks again and again, by the tag that it has, after the seconds that it is told. */
  poll: async (port: number, board: Path, count: number, head: string): Promise<void> => {
    for (let nth = 0; nth < count; nth++) {
      const connection = await openConnection(port, localAddressOf(nth));
      const ask = async (etag: string): Promise<void> => {
        const answer = await connection.send(request(`GET ${board}`, { 'accept-encoding': 'gzip, br', 'if-none-match': etag }));
        seconds = Number(header(answer.head, head));
        timers.set(nth, setTimeout(ask, seconds * 1000 * (0.75 + Math.random() / 2), header(answer.head, 'etag') ?? ''));
      };
      timers.set(nth, setTimeout(ask, Math.random() * 3000, ''));
      back.push(() => {
        clearTimeout(timers.get(nth));
        connection.close();
      });
    }
  },
  /** What the last of them was told, in seconds. */
  interval: (): number => seconds,
  leave: (): void => {
    streams?.close();
    for (const end of back.splice(0)) end();
  },
  /** Everybody comes back at once; answers the milliseconds until the last has the board. */
  comeBack: async (port: number, events: Path, board: Path, count: number): Promise<number> => {
    const begun = performance.now();
    let next = 0;
    const come = async () => {
      while (next < count) await comeBack(next++, port, events, board);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, come));
    return performance.now() - begun;
  },
};
export type Audience = typeof calls;

answerParent(calls, async () => calls.leave());
