import { sendCards } from './entries.ts';
import type { Bare } from './kit/bare.ts';
import { type Child, startChild } from './kit/child.ts';
import { type Answer, type Connection, header, openConnection, request } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';

const ROUNDS = 21;
const ROUND_MS = 200;
const CONNECTIONS = 16;
/** What every browser sends. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** The headers that describe the body; the product adds the others. */
const OF_THE_BODY = ['content-type', 'content-encoding', 'content-length', 'etag', 'cache-control', 'vary'];

/** The public board of 144, warm, whole and not modified, beside a bare server that sends the same bytes. */
export async function benchBoard(): Promise<void> {
  const [product, bare] = [startChild<Product>('./product.ts'), startChild<Bare>('./bare.ts')];
  try {
    await withFolder(async (folder) => {
      const port = await product.ask('start', folder);
      const path = await filledBoard(product, port);
      const first = await openConnection(port);
      const board = await first.send(request(`GET ${path}`, BROWSER));
      first.close();
      const barePort = await bare.ask('start', board.body.toString('base64'), headersOf(board));
      await compareAnswers(path, board, await openMany(port), await openMany(barePort));
      await product.end();
    });
  } finally {
    await product.end();
    await bare.end();
  }
}

/** A tournament of 144 with half of its cards complete; returns the path of its board. */
async function filledBoard(product: Child<Product>, port: number): Promise<`/${string}`> {
  const filled = await product.ask('fill', 1);
  const [event] = filled.events;
  if (!event) throw new Error('no tournament');
  const desk = await openConnection(port);
  await sendCards(desk, filled, event);
  desk.close();
  return `/api/live/tournaments/${event.id}`;
}

async function compareAnswers(
  path: `/${string}`,
  board: Answer,
  ours: readonly Connection[],
  theirs: readonly Connection[],
): Promise<void> {
  const size = `${(board.body.length / 1000).toFixed(1)} kB`;
  const known = { ...BROWSER, 'if-none-match': header(board.head, 'etag') ?? '' };
  for (const [name, headers, status] of [
    [`board of 144, warm, ${size} as a browser takes it`, BROWSER, 200],
    ['board of 144, not modified (304)', known, 304],
  ] as const) {
    const bytes = request(`GET ${path}`, headers);
    const { subject, ratio } = await alternate(
      () => rate(ours, bytes, status),
      () => rate(theirs, bytes, status),
      ROUNDS,
    );
    print(name, subject, 'requests/s', { value: ratio, to: 'a bare Node server with the same bytes', goal: '≥ 0.75' });
  }
  for (const connection of [...ours, ...theirs]) connection.close();
}

const headersOf = ({ head }: Answer) =>
  Object.fromEntries(
    OF_THE_BODY.flatMap((name) => {
      const value = header(head, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const openMany = (port: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));

/** Each connection asks again as soon as it has its answer; returns requests a second. */
async function rate(connections: readonly Connection[], bytes: Buffer, status: number): Promise<number> {
  const begun = performance.now();
  let answers = 0;
  const ask = async (connection: Connection) => {
    while (performance.now() - begun < ROUND_MS) {
      const answer = await connection.send(bytes);
      if (answer.status !== status) throw new Error(`${answer.status} in place of ${status}`);
      answers++;
    }
  };
  await Promise.all(connections.map(ask));
  return (answers * 1000) / (performance.now() - begun);
}
