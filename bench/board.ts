import type { Bare } from './bare.ts';
import { startChild } from './child.ts';
import { type Connection, header, openConnection, request } from './connection.ts';
import { sendCards } from './entries.ts';
import { withFolder } from './folder.ts';
import { alternate } from './measure.ts';
import { print } from './print.ts';
import type { Product } from './product.ts';

const ROUNDS = 21;
const REQUESTS = 1_000;
const CONNECTIONS = 8;

/** The public board of 144, warm, whole and not modified, beside a bare server that sends the same bytes. */
export async function benchBoard(): Promise<void> {
  await withFolder(async (folder) => {
    const [product, bare] = [startChild<Product>('./product.ts'), startChild<Bare>('./bare.ts')];
    try {
      const port = await product.ask('start', folder);
      const filled = await product.ask('fill', 1);
      const [event] = filled.events;
      if (!event) throw new Error('no tournament');
      const first = await openConnection(port);
      await sendCards(first, filled, event);
      const path = `/api/live/tournaments/${event.id}` as const;
      const board = await first.send(request(`GET ${path}`));
      const etag = header(board.head, 'etag') ?? '';
      const barePort = await bare.ask('start', board.body.toString('base64'), etag);
      const [ours, theirs] = [await openMany(port), await openMany(barePort)];
      const whole = await alternate(
        () => rate(ours, request(`GET ${path}`), 200),
        () => rate(theirs, request('GET /board'), 200),
        ROUNDS,
      );
      const to = 'a bare Node server with the same bytes';
      print(`board of 144, ${board.body.length} bytes, warm`, whole.subject, 'requests/s', { value: whole.ratio, to, goal: '≥ 0.6' });
      const known = { 'if-none-match': etag };
      const unchanged = await alternate(
        () => rate(ours, request(`GET ${path}`, known), 304),
        () => rate(theirs, request('GET /board', known), 304),
        ROUNDS,
      );
      print('board of 144, not modified (304)', unchanged.subject, 'requests/s', { value: unchanged.ratio, to, goal: '≥ 0.6' });
      for (const connection of [first, ...ours, ...theirs]) connection.close();
    } finally {
      await product.end();
      await bare.end();
    }
  });
}

const openMany = (port: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)));

/** Each connection asks again as soon as it has its answer; answers the requests a second. */
async function rate(connections: readonly Connection[], bytes: Buffer, status: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      for (let nth = 0; nth < REQUESTS / CONNECTIONS; nth++) {
        const answer = await connection.send(bytes);
        if (answer.status !== status) throw new Error(`${answer.status} in place of ${status}`);
      }
    }),
  );
  return (REQUESTS * 1000) / (performance.now() - begun);
}
