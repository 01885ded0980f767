import type { OpenDatabase } from '../../server/src/db/database.ts';
import { askerOf } from '../../server/test/season/asker.ts';
import { openSeason } from '../../server/test/season/kept-season.ts';
import { print } from './kit/print.ts';

const TIMES = 10;
/** Less is nothing that can be measured, in milliseconds. */
const LEAST = 1;

/**
 * Every GET that a screen or the public asks of itself, of a club with five seasons: how long the server's thread is busy with it once a process has
 * answered it before, to the same of a club of one day. The embedded database works on that thread too. The first run makes the seasons, a minute
 * or two an engine.
 */
export async function benchSeason(): Promise<void> {
  for (const engine of ['pglite', 'postgres'] as const) {
    const { day, season, close } = await openSeason(engine);
    const [ofDay, ofSeason] = [await timesOf(day), await timesOf(season)];
    for (const [name, { first, again }] of ofSeason) {
      const control = {
        value: Math.max(again, LEAST) / Math.max(ofDay.get(name)?.again ?? again, LEAST),
        to: `one day; ${first.toFixed(0)} ms the first time`,
      };
      print(`${engine}: ${name.replace('GET /api', '')} (goal: under 50)`, again, 'ms', control);
    }
    await close();
  }
}

type Times = { first: number; again: number };

async function timesOf(database: OpenDatabase): Promise<Map<string, Times>> {
  const { askings, ask, close } = await askerOf(database);
  const firsts: number[] = [];
  for (const asking of askings) firsts.push(await busyWith(() => ask(asking)));
  const times = new Map<string, Times>();
  for (const [nth, asking] of askings.entries()) {
    // the system counts in steps of some milliseconds
    const all = await busyWith(async () => {
      for (let time = 0; time < TIMES; time++) await ask(asking);
    });
    times.set(asking.name, { first: firsts[nth] ?? 0, again: all / TIMES });
  }
  await close();
  return times;
}

/** The milliseconds of this thread alone, however busy the machine is. */
async function busyWith(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
