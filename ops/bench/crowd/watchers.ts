import { setTimeout as wait } from 'node:timers/promises';
import { POKE_INTERVAL_MS } from '../../../server/src/work/live.ts';
import { type Event, stroke } from '../../../server/test/kit/event.ts';
import { entriesRequest } from '../entries.ts';
import type { Bare } from '../kit/bare.ts';
import { type Child, startChild } from '../kit/child.ts';
import { type Connection, openConnection } from '../kit/connection.ts';
import { withFolder } from '../kit/folder.ts';
import { alternate, median } from '../kit/measure.ts';
import { print } from '../kit/print.ts';
import type { Product } from '../kit/product.ts';
import { newsOf, openStreams, type Streams } from '../kit/stream.ts';

const WATCHERS = 1_000;
const ROUNDS = 9;
const BURSTS = 7;
/** Sending this many entries takes longer than the interval in which pokes are combined. */
const BURST = 60;
/** After this pause news goes at once: telling 1,000 takes some 40 ms, and news waits for nine times as long. */
const PAUSE_MS = 600;

/** How long it takes to notify 1,000 watchers of a new version of the board, beside a bare server that writes the same bytes. */
export async function benchWatchers(): Promise<void> {
  const [product, bare] = [startChild<Product>('./product.ts'), startChild<Bare>('./bare.ts')];
  try {
    await withFolder(async (folder) => {
      const port = await product.ask('start', folder);
      const { token, events } = await product.ask('fill', 1);
      const [event] = events;
      if (!event) throw new Error('no tournament');
      const desk = createDesk(await openConnection(port), token, event);
      const ours = await openStreams(port, `/api/live/tournaments/${event.id}/events`, WATCHERS);
      const theirs = await openStreams(await bare.ask('start', '', {}), '/events', WATCHERS);
      await benchPoke(product, bare, desk, ours, theirs);
      await benchBurst(desk, ours);
      for (const open of [ours, theirs, desk]) open.close();
      await product.end();
    });
  } finally {
    await product.end();
    await bare.end();
  }
}

/** One entry: timed from when the server hears of the commit, and from when it was sent. */
async function benchPoke(product: Child<Product>, bare: Child<Bare>, desk: Desk, ours: Streams, theirs: Streams): Promise<void> {
  const whole: number[] = [];
  const { subject, ratio } = await alternate(
    async () => {
      await wait(PAUSE_MS);
      const arrived = ours.allHave(...newsOf(desk.version + 1));
      const sent = process.hrtime.bigint();
      await desk.enter();
      whole.push(milliseconds(sent, await arrived));
      return milliseconds(BigInt(await product.ask('heardAt')), await arrived);
    },
    async () => {
      await wait(PAUSE_MS);
      const frame = ours.last();
      const arrived = theirs.allHave(frame);
      return milliseconds(BigInt(await bare.ask('broadcast', frame)), await arrived);
    },
    ROUNDS,
  );
  print(`a stroke’s news, from the commit to the last of ${WATCHERS} watchers`, subject, 'ms', {
    value: ratio,
    to: 'a bare Node SSE server with the same bytes',
    goal: '≤ 2',
  });
  print(`entry, from its sending to the last of ${WATCHERS} watchers`, median(whole), 'ms');
}

/** The last of many entries in a row waits for the end of the interval. */
async function benchBurst(desk: Desk, ours: Streams): Promise<void> {
  const times: number[] = [];
  for (let burst = 0; burst < BURSTS; burst++) {
    await wait(PAUSE_MS);
    for (let nth = 1; nth < BURST; nth++) await desk.enter();
    const arrived = ours.allHave(...newsOf(desk.version + 1));
    const sent = process.hrtime.bigint();
    await desk.enter();
    times.push(milliseconds(sent, await arrived));
  }
  print(`the last entry of ${BURST} in a row, with the wait of up to ${POKE_INTERVAL_MS} ms`, median(times), 'ms');
}

export const milliseconds = (from: bigint, to: bigint): number => Number(to - from) / 1e6;

/** Sends one stroke after the other, and keeps the board's version. */
export type Desk = { version: number; enter(): Promise<void>; close(): void };

export function createDesk(connection: Connection, token: string, { roundPath, playerIds }: Event): Desk {
  let strokes = 0;
  const desk: Desk = {
    version: 1,
    enter: async () => {
      const player = playerIds[Math.floor(strokes / 18) % playerIds.length] ?? '';
      const entry = stroke(player, (strokes++ % 18) + 1, 4);
      const { status, body } = await connection.send(entriesRequest(roundPath, token, [entry]));
      if (status !== 200) throw new Error(`an entry was not taken: ${status} ${body}`);
      desk.version = JSON.parse(body.toString()).boardVersion;
    },
    close: connection.close,
  };
  return desk;
}
