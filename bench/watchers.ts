import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Bare } from './bare.ts';
import { startChild } from './child.ts';
import { letGo, openConnection } from './connection.ts';
import { entriesRequest } from './entries.ts';
import { withFolder } from './folder.ts';
import { alternate } from './measure.ts';
import { print } from './print.ts';
import type { Product } from './product.ts';

const WATCHERS = 1_000;
const ROUNDS = 15;
/** Longer than the product gathers pokes together, so that every poke is sent at once. */
const PAUSE_MS = 400;

/** From the instant at which the process hears of the new version to the last byte at the last of 1,000 watchers. */
export async function benchWatchers(): Promise<void> {
  await withFolder(async (folder) => {
    const [product, bare] = [startChild<Product>('./product.ts'), startChild<Bare>('./bare.ts')];
    const sockets: Socket[] = [];
    try {
      const port = await product.ask('start', folder);
      const filled = await product.ask('fill', 1);
      const [event] = filled.events;
      if (!event) throw new Error('no tournament');
      const barePort = await bare.ask('start', '', '"1"');
      const ours = await watch(port, `/api/live/tournaments/${event.id}/events`, sockets);
      const theirs = await watch(barePort, '/events', sockets);
      const desk = await openConnection(port);
      let replaces: string | null = null;
      const stroke = async () => {
        const id = randomUUID();
        const arrived = ours.next();
        const entry = {
          id,
          playerId: event.playerIds[0] ?? '',
          hole: 1,
          score: 3 + (replaces === null ? 0 : 1),
          replaces,
          enteredAt: new Date().toISOString(),
        };
        await desk.send(entriesRequest(event.roundPath, filled.token, [entry as never]));
        replaces = id;
        return milliseconds(BigInt(await product.ask('heardAt')), await arrived);
      };
      const broadcast = async () => {
        const arrived = theirs.next();
        return milliseconds(BigInt(await bare.ask('broadcast', 'id: 42\ndata: {"v":42}\n\n')), await arrived);
      };
      const paused = async (run: () => Promise<number>) => {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        return run();
      };
      const { subject, ratio } = await alternate(
        () => paused(stroke),
        () => paused(broadcast),
        ROUNDS,
      );
      print(`poke to the last of ${WATCHERS} watchers`, subject, 'ms', { value: ratio, to: 'a bare Node SSE server', goal: '≤ 2' });
      desk.close();
    } finally {
      for (const socket of sockets) letGo(socket);
      await product.end();
      await bare.end();
    }
  });
}

const milliseconds = (from: bigint, to: bigint): number => Number(to - from) / 1e6;

/** Opens the streams; `next` is the instant at which the last of them has received something again. */
async function watch(port: number, path: string, sockets: Socket[]): Promise<{ next: () => Promise<bigint> }> {
  let waiting = new Set<Socket>();
  let done: (at: bigint) => void = () => {};
  const heard = (socket: Socket) => {
    if (waiting.delete(socket) && waiting.size === 0) done(process.hrtime.bigint());
  };
  const own: Socket[] = [];
  for (let nth = 0; nth < WATCHERS; nth++) {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`);
    await once(socket, 'data');
    own.push(socket);
  }
  sockets.push(...own);
  // What is said on opening may come in pieces.
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  for (const socket of own) socket.on('data', () => heard(socket));
  return {
    next: () =>
      new Promise((resolve) => {
        waiting = new Set(own);
        done = resolve;
      }),
  };
}
