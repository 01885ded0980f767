import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../server/test/kit/world/signup.ts';
import { quantile } from '../../drill/kit/load.ts';
import { typed } from '../beside.ts';
import { startChild } from '../kit/child.ts';
import { openConnection, request } from '../kit/connection.ts';
import { withFolder } from '../kit/folder.ts';
import { print } from '../kit/print.ts';
import type { Product } from '../kit/product.ts';
import { createDesk } from './watchers.ts';

/** A tenth of a hundred thousand, as fast as those would come within ten minutes. */
const ENTRIES = 10_000;
const EVERY_MS = 600_000 / 100_000;
/** The number of networks: of a single one, most requests are refused before they are read. */
const NETWORKS = 20;
/** Strokes while nothing else happens, before and after. */
const ALONE = 300;
/** Those are taken first; who comes after them is told that all is taken. */
const [PLACES, LIST] = [96, 40];

/** How long a desk waits for its strokes while somebody sends entries that nobody wants to another tournament of the server. */
export const benchJunk = (): Promise<void> => withFolder(benchIn);

async function benchIn(folder: string): Promise<void> {
  const product = startChild<Product>('./product.ts');
  try {
    const port = await product.ask('start', folder);
    const { token, events } = await product.ask('fill', 2);
    const [played, entered] = events;
    if (!played || !entered) throw new Error('no tournament');
    const kindId = randomUUID();
    const form = signupFormOf(kindId, {}, { places: PLACES, waitingPlaces: LIST });
    const written = { version: 0, mode: 'open', way: 'order', listed: false, opensAt: null, closesAt: '2099-12-31', form };
    const answer = await fetch(`http://127.0.0.1:${port}${entered.path}/signup-form`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(written),
    });
    if (!answer.ok) throw new Error(`the form was answered ${answer.status}`);
    const junk = junkOf(entered.id, kindId);
    const desk = createDesk(await openConnection(port), token, played);
    await typed(desk.enter);
    const cpu = [await product.ask('cpu')];
    const before = await typed(desk.enter, ALONE);
    cpu.push(await product.ask('cpu'));
    const sending = sendJunk(port, junk);
    const beside: number[] = [];
    let isSent = false;
    const sent = sending.finally(() => {
      isSent = true;
    });
    while (!isSent) beside.push(...(await typed(desk.enter, 10)));
    const answers = await sent;
    cpu.push(await product.ask('cpu'));
    const alone = quantile([...before, ...(await typed(desk.enter, ALONE))], 0.95);
    const late = quantile(beside, 0.95);
    print(`a stroke beside ${ENTRIES.toLocaleString('en')} junk entries`, late, 'ms, p95', {
      value: late / alone,
      to: `that beside nothing else; answered ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      goal: '≤ 1.3',
    });
    const [begun = 0, quiet = 0, over = 0] = cpu;
    const ofStroke = (quiet - begun) / ALONE;
    print('one of them', (over - quiet - beside.length * ofStroke) / ENTRIES, 'ms of CPU', {
      value: (over - quiet - beside.length * ofStroke) / ENTRIES / ofStroke,
      to: 'a stroke',
    });
    desk.close();
  } finally {
    await product.end();
  }
}

/** Whole entries, made before anything is timed. */
const junkOf = (tournamentId: string, kindId: string): Buffer[] =>
  Array.from({ length: ENTRIES }, (_, nth) => {
    const person = { ...enteringOf(kindId).person, name: `Golfer ${nth}` };
    const body = Buffer.from(JSON.stringify(enteringOf(kindId, { secret: newSignupSecret(), person })));
    return request(`POST /api/live/tournaments/${tournamentId}/enter`, { 'content-type': 'application/json' }, body);
  });

/** One by one in time, each network by a connection of its own; how many were answered with what. */
async function sendJunk(port: number, junk: readonly Buffer[]): Promise<Map<number, number>> {
  const connections = await Promise.all(Array.from({ length: NETWORKS }, (_, nth) => openConnection(port, `127.0.0.${nth + 2}`)));
  const answers = new Map<number, number>();
  const begun = performance.now();
  await Promise.all(
    connections.map(async (connection, of) => {
      for (let nth = of; nth < ENTRIES; nth += NETWORKS) {
        await wait(Math.max(0, begun + nth * EVERY_MS - performance.now()));
        const { status } = await connection.send(junk[nth] as Buffer);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  for (const connection of connections) connection.close();
  return answers;
}
