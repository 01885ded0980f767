import { cardOver, type Event, wholeCard } from '../../server/test/kit/event.ts';
import { entriesRequest } from './entries.ts';
import { type Child, startChild } from './kit/child.ts';
import { openConnection } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { alternate } from './kit/measure.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';
import { cpuOf, HOLES_LEFT, readBoard, repeat, type Turn, turns } from './stroke.ts';

const CARDS = 144;
const ROUNDS = 7;
const WARM_UP = 60;

/**
 * The server's processor for a stroke and the board that is read then: of sides of two with one ball, and of partners with a ball each, beside
 * as many cards of single players.
 */
export async function benchSides(): Promise<void> {
  await withFolder(async (folder) => {
    const product = startChild<Product>('./product.ts');
    try {
      const port = await product.ask('start', folder);
      const players = await filled(product, port, CARDS, 'single');
      const oneBall = await filled(product, port, 2 * CARDS, 'scramble');
      const ownBalls = await filled(product, port, CARDS, 'four-ball');
      const connection = await openConnection(port);
      const stroke = ({ event, token }: Filled) => {
        const turn = turns([event]);
        return async () => {
          const { entry }: Turn = turn();
          const { status, body } = await connection.send(entriesRequest(event.roundPath, token, [entry]));
          if (status !== 200) throw new Error(`a stroke was not taken: ${status} ${body}`);
          await readBoard(connection, event);
        };
      };
      const [single, scramble, fourBall] = [players, oneBall, ownBalls].map(stroke) as [Work, Work, Work];
      for (const work of [single, scramble, fourBall]) await repeat(work, WARM_UP);
      const cpu = (work: Work) => () => cpuOf(product, work);
      for (const [name, work, goal] of [
        ['sides of one ball', scramble, '≤ 1.2'],
        ['partners with a ball each', fourBall, null],
      ] as const) {
        const { subject, ratio } = await alternate(cpu(work), cpu(single), ROUNDS);
        print(`a stroke and its board: ${CARDS} cards of ${name}`, subject, 'ms of CPU', {
          ...{ value: ratio, to: 'that of single players' },
          ...(goal !== null && { goal }),
        });
      }
      connection.close();
    } finally {
      await product.end();
    }
  });
}

type Work = () => Promise<void>;
/** `event.playerIds`: who has the cards. */
type Filled = { readonly event: Event; readonly token: string };

/** A tournament whose golfers play alone or in pairs; every card has its first holes. */
async function filled(product: Child<Product>, port: number, golfers: number, play: string): Promise<Filled> {
  const { token, userId, events } = await product.ask('fill', 1, golfers);
  const [event] = events;
  if (!event) throw new Error('no tournament');
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: JSON.stringify(body) ?? null });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { version: number; items: { id: string }[] };
  };
  const holders = { ...event };
  if (play !== 'single') {
    const { version } = await ask('GET', event.path);
    await ask('PATCH', event.path, { play, version });
    const pairs = Array.from({ length: golfers / 2 }, (_, nth) => ({ partners: event.playerIds.slice(2 * nth, 2 * nth + 2) }));
    const { items } = await ask('POST', `${event.path}/sides`, { sides: pairs });
    if (play === 'scramble') holders.playerIds = items.map(({ id }) => id);
  }
  const cards = holders.playerIds.map((playerId) => wholeCard(playerId, cardOver()).slice(0, -HOLES_LEFT.length));
  await product.ask('upsert', [{ roundId: event.roundId, userId, cards }]);
  return { event: holders, token };
}
