import { setTimeout as wait } from 'node:timers/promises';
import { POLL_SECONDS } from '@fairway/api/rule/header';
import type { Audience } from './kit/audience.ts';
import { startChild } from './kit/child.ts';
import { withFolder } from './kit/folder.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';

const [FEW, MANY] = [300, 3_000];
/** Long enough that the server has counted them twice, and then as long again. */
const SETTLES_MS = 15_000;
const LASTS_MS = 20_000;

/** What pages cost that hear no stream, and ask for the board as often as the server lets them. */
export async function benchPoll(): Promise<void> {
  for (const pages of [FEW, MANY]) {
    const [product, audience] = [startChild<Product>('./product.ts'), startChild<Audience>('./audience.ts')];
    try {
      await withFolder(async (folder) => {
        const port = await product.ask('start', folder);
        const { events } = await product.ask('fill', 1);
        await audience.ask('poll', port, `/api/live/tournaments/${events[0]?.id}`, pages, POLL_SECONDS);
        await wait(SETTLES_MS);
        const [cpu, begun] = [await product.ask('cpu'), performance.now()];
        await wait(LASTS_MS);
        const share = ((await product.ask('cpu')) - cpu) / (performance.now() - begun);
        const name = `${pages.toLocaleString('en')} pages without a stream`;
        print(`${name}, every ${await audience.ask('interval')} s (to reach: ≤ 5)`, share * 100, '% of a core');
        await audience.end();
        await product.end();
      });
    } finally {
      await audience.end();
      await product.end();
    }
  }
}
