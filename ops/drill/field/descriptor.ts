import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../server/test/engine/process.ts';
import { letGo, request } from '../../bench/kit/connection.ts';
import { localAddressOf } from '../../bench/kit/stream.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill } from '../kit/outcome.ts';
import { onEmbedded, portOf } from '../kit/place.ts';
import { programNamed } from '../kit/program.ts';

const FILES = 1024;
/** More streams than there are descriptors. */
const STREAMS = 1_034;
const ANSWER_MS = 2_000;
const HELD_MS = 5_000;

type PendingRequest = { socket: Socket; status: number };

/** Asks for an event stream and keeps the connection, whatever the answer; 0 is none. */
async function askForStream(port: number, path: `/${string}`, nth: number): Promise<PendingRequest> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: localAddressOf(nth) });
  socket.on('error', () => {});
  socket.write(request(`GET ${path}`, { accept: 'text/event-stream' }));
  const answer = once(socket, 'data').then(([chunk]) => Number(String(chunk).slice(9, 12)));
  const none = Promise.race([once(socket, 'close'), wait(ANSWER_MS, null, { ref: false })]).then(() => 0);
  return { socket, status: await Promise.race([answer, none]).catch(() => 0) };
}

const healthOf = (url: string): Promise<number> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ status }) => status,
    () => 0,
  );

/** More watchers than the process may open files: those beyond are sent away, and entries go on, then and afterwards. */
export const outOfDescriptors: Drill = {
  name: 'field: out of file descriptors',
  play: () => {
    const through = [programNamed('prlimit'), `--nofile=${FILES}`];
    return onEmbedded((env) =>
      playFault(env, { start: (own) => startServer(own, [], through) }, async ({ server, filled: { events }, back, load }) => {
        await wait(2_000);
        const requests: PendingRequest[] = [];
        for (let nth = 0; nth < STREAMS; nth++)
          requests.push(await askForStream(portOf(server), `/api/live/tournaments/${events[0]?.id}/events`, nth));
        const before = load.acknowledged().size;
        await back(performance.now());
        await wait(HELD_MS);
        const during = load.acknowledged().size - before;
        const health = await healthOf(server.url);
        for (const { socket } of requests) letGo(socket);
        await wait(1_000);
        await back(performance.now());
        const after = await healthOf(server.url);
        const count = (wanted: number) => requests.filter(({ status }) => status === wanted).length;
        const broken = [
          ...(during > 0 ? [] : ['no entry was acknowledged beside the watchers']),
          ...(count(200) > 0 && count(500) === 0 ? [] : [`${count(200)} watchers were let in, ${count(500)} answered 500`]),
          ...(health === 200 && after === 200 ? [] : [`health was ${health} beside the watchers, ${after} afterwards`]),
        ];
        const note = `${count(200)} let in, ${count(503)} told to come back, ${count(0)} closed · ${during} entries beside them`;
        return { load: `${STREAMS} watchers on ${FILES} files`, note, broken };
      }),
    );
  },
};
