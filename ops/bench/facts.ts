import { setTimeout } from 'node:timers/promises';
import type { Event } from '../../server/test/kit/event.ts';
import { cardOver, stroke, wholeCard } from '../../server/test/kit/event.ts';
import { entriesRequest } from './entries.ts';
import { startChild } from './kit/child.ts';
import { openConnection, request } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { median } from './kit/measure.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';
import { readBoard } from './stroke.ts';

const [TOURNAMENTS, PLAYERS, STROKES] = [5, 144, 9];

/** The server's processor for the facts of a day of 144 golfers, asked for after one more stroke, beside the first time. */
export async function benchFacts(): Promise<void> {
  await withFolder(async (folder) => {
    const product = startChild<Product>('./product.ts');
    try {
      const connection = await openConnection(await product.ask('start', folder));
      const { token, events } = await product.ask('fill', TOURNAMENTS, PLAYERS);
      const enter = async (event: Event, entries: ReturnType<typeof wholeCard>): Promise<number> => {
        const { status, body } = await connection.send(entriesRequest(event.roundPath, token, entries));
        if (status !== 200) throw new Error(`an entry was not taken: ${status}`);
        return JSON.parse(body.toString()).boardVersion;
      };
      const readFacts = async (event: Event, version: number): Promise<number> => {
        while ((await readBoard(connection, event)) < version) await setTimeout(1);
        const before = await product.ask('cpu');
        const { status } = await connection.send(request(`GET /api/live/tournaments/${event.id}/facts.json`));
        if (status !== 200) throw new Error(`no facts: ${status}`);
        return (await product.ask('cpu')) - before;
      };
      const first: number[] = [];
      const again: number[] = [];
      for (const event of events) {
        let version = 0;
        for (const playerId of event.playerIds) version = await enter(event, wholeCard(playerId, cardOver()).slice(0, -1));
        first.push(await readFacts(event, version));
        for (const playerId of event.playerIds.slice(0, STROKES))
          again.push(await readFacts(event, await enter(event, [stroke(playerId, 18, 4)])));
      }
      const [ms, ofFirst] = [median(again), median(first)];
      print('facts.json of 144 golfers after one more stroke', ms, 'ms of CPU', {
        value: ms / ofFirst,
        to: 'the first time',
        goal: '≤ 0.1',
      });
      connection.close();
    } finally {
      await product.end();
    }
  });
}
