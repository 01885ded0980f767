import { setTimeout as wait } from 'node:timers/promises';
import type { Audience } from '../kit/audience.ts';
import type { Bare } from '../kit/bare.ts';
import { type Child, startChild } from '../kit/child.ts';
import { openConnection } from '../kit/connection.ts';
import { withFolder } from '../kit/folder.ts';
import { alternate } from '../kit/measure.ts';
import { print } from '../kit/print.ts';
import type { Product } from '../kit/product.ts';
import { newsOf } from '../kit/stream.ts';
import { createDesk, type Desk, milliseconds } from './watchers.ts';

const WATCHERS = 5_000;
const NAME = WATCHERS.toLocaleString('en');
const ROUNDS = 3;
const BURSTS = 3;
/** As many as take several pokes. */
const BURST = 200;
/** After this pause news goes at once: telling 5,000 takes a quarter of a second, and news waits for nine times as long. */
const PAUSE_MS = 3_000;
const MEGABYTE = 1024 * 1024;
/** As `npm start` starts it, for its memory. */
const AS_STARTED = {
  execArgv: ['--max-semi-space-size=8'],
  env: { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
};

/** As many as one process is promised: what a poke, a score, the memory and everybody’s coming back cost with them. */
export async function benchCrowd(): Promise<void> {
  const [product, bare] = [startChild<Product>('./product.ts', AS_STARTED), startChild<Bare>('./bare.ts')];
  const [ours, theirs] = [startChild<Audience>('./audience.ts'), startChild<Audience>('./audience.ts')];
  try {
    await withFolder(async (folder) => {
      const port = await product.ask('start', folder);
      const { token, events } = await product.ask('fill', 2);
      const [watched, quiet] = events;
      if (!watched || !quiet) throw new Error('no tournament');
      const board = `/api/live/tournaments/${watched.id}` as const;
      const before = await product.ask('memory');
      await ours.ask('open', port, `${board}/events`, WATCHERS);
      await theirs.ask('open', await bare.ask('start', '', {}), '/events', WATCHERS);
      const memory = await product.ask('memory');
      print(`memory of the process with ${NAME} watchers`, memory / MEGABYTE, 'MB', {
        value: (memory - before) / WATCHERS / 1024,
        to: 'kB for a watcher',
        goal: '≤ 250 MB',
      });
      // only now: a server closes a connection that is silent for as long as 5,000 take to come
      const desk = createDesk(await openConnection(port), token, watched);
      await benchPoke(product, bare, desk, ours, theirs);
      const other = createDesk(await openConnection(port), token, quiet);
      await benchScores(desk, other);
      other.close();
      await benchNews(product, ours, desk, port, board);
      await benchReturn(product, ours, desk, port, board);
      desk.close();
    });
  } finally {
    for (const child of [ours, theirs, product, bare]) await child.end();
  }
}

async function benchPoke(product: Child<Product>, bare: Child<Bare>, desk: Desk, ours: Child<Audience>, theirs: Child<Audience>) {
  const { subject, ratio } = await alternate(
    async () => {
      await wait(PAUSE_MS);
      await ours.ask('expect', ...newsOf(desk.version + 1));
      await desk.enter();
      return milliseconds(BigInt(await product.ask('heardAt')), BigInt(await ours.ask('arrivedAt')));
    },
    async () => {
      await wait(PAUSE_MS);
      const frame = await ours.ask('last');
      await theirs.ask('expect', frame);
      const sent = BigInt(await bare.ask('broadcast', frame));
      return milliseconds(sent, BigInt(await theirs.ask('arrivedAt')));
    },
    ROUNDS,
  );
  const to = 'a bare Node SSE server with the same bytes';
  print(`a stroke’s news, from the commit to the last of ${NAME} watchers`, subject, 'ms', { value: ratio, to, goal: '≤ 1.5' });
}

/** What a stroke costs the server when it tells everybody what changed, beside everybody asking for the board. */
async function benchNews(product: Child<Product>, ours: Child<Audience>, desk: Desk, port: number, board: `/${string}`): Promise<void> {
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    await wait(PAUSE_MS);
    const before = await product.ask('cpu');
    await work();
    return (await product.ask('cpu')) - before;
  };
  const { subject, ratio } = await alternate(
    () =>
      cpuOf(async () => {
        await ours.ask('expect', ...newsOf(desk.version + 1));
        await desk.enter();
        await ours.ask('arrivedAt');
      }),
    () => cpuOf(() => ours.ask('askAll', port, board, WATCHERS)),
    ROUNDS,
  );
  const to = 'their asking for the board, made already';
  print(`a stroke, told to ${NAME} watchers`, subject, 'ms of CPU', { value: ratio, to, goal: '≤ 0.5' });
}

/** Scores one after the other for a board that everybody watches, beside one that nobody does: each after the last poke of the other. */
async function benchScores(watched: Desk, quiet: Desk): Promise<void> {
  const burst = async (desk: Desk): Promise<number> => {
    await wait(PAUSE_MS);
    const begun = performance.now();
    for (let nth = 0; nth < BURST; nth++) await desk.enter();
    return (performance.now() - begun) / BURST;
  };
  const { subject, ratio } = await alternate(
    () => burst(watched),
    () => burst(quiet),
    BURSTS,
  );
  print(`a score with ${NAME} watchers, ${BURST} in a row`, subject, 'ms', { value: ratio, to: 'one that nobody watches', goal: '≤ 1.5' });
}

/** Everybody is dropped and back, each with the stream’s first event and the board: one that was entered while nobody was there. */
async function benchReturn(product: Child<Product>, ours: Child<Audience>, desk: Desk, port: number, board: `/${string}`): Promise<void> {
  await ours.ask('leave');
  await wait(1_000);
  const computed = await product.ask('boardsComputed');
  await desk.enter();
  await wait(PAUSE_MS);
  const ms = await ours.ask('comeBack', port, `${board}/events`, board, WATCHERS);
  print(`${NAME} watchers dropped and back, each with its board`, ms / 1_000, 's', { value: ms / 5_000, to: 'five seconds', goal: '≤ 1' });
  const boards = (await product.ask('boardsComputed')) - computed;
  print(`boards computed for the ${NAME}, of a version that is new to all`, boards, 'boards', {
    value: boards,
    to: 'one for a version',
    goal: '≤ 1',
  });
}
