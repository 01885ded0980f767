import { setTimeout as wait } from 'node:timers/promises';
import { withFolder } from '../bench/folder.ts';
import { startServer } from '../server/test/process.ts';
import { audit } from './audit.ts';
import { createLoad, tournamentsFor } from './load.ts';
import { startNginx } from './nginx.ts';
import { type Drill, entriesBroken, type Outcome } from './outcome.ts';
import { databaseOf, fill, withPostgres } from './place.ts';

const PER_SECOND = 200;
const portOf = (url: string) => Number(new URL(url).port);

async function play(folder: string, env: Record<string, string>): Promise<Outcome> {
  const filled = await fill(env, tournamentsFor(PER_SECOND, 40));
  const one = await startServer({ ...env, TRUST_PROXY: '127.0.0.1' });
  const other = await startServer({ ...env, TRUST_PROXY: '127.0.0.1' });
  const nginx = await startNginx(folder, [portOf(one.url), portOf(other.url)]);
  const load = createLoad(filled, PER_SECOND, () => nginx.url);
  load.start();
  await wait(5_000);
  const before = load.acknowledged().size;
  const moment = performance.now();
  await one.kill();
  const backAfterMs = await load.backAfter(moment);
  await wait(5_000);
  await load.stop();
  const after = load.acknowledged().size - before;
  for (const part of [nginx, other]) await part.stop();
  const found = await audit(env, load.acknowledged());
  const halted = after === 0 ? ['nothing was acknowledged by the process that was left'] : [];
  return { load: `${load.name} through nginx`, ...found, backAfterMs, broken: [...halted, ...entriesBroken(found)] };
}

/** Two servers behind nginx; one is killed under load, and the other goes on. */
export const twoProcesses: Drill = {
  name: 'one of two killed, nginx, postgres',
  play: () => withFolder((folder) => withPostgres((postgres) => play(folder, databaseOf(postgres)))),
};
