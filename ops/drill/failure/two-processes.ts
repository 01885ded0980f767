import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { playFault } from '../kit/fault.ts';
import { requireNginx, startNginx } from '../kit/nginx.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { type Environment, onPostgres, portOf } from '../kit/place.ts';

async function play(folder: string, database: Environment): Promise<Outcome> {
  const env = { ...database, TRUST_PROXY: '127.0.0.1' };
  let one: RunningServer | undefined;
  /** One more than is asked for, and nginx in front of both. */
  const start = async () => {
    one = await startServer(env);
    const other = await startServer(env);
    const nginx = await startNginx(folder, [portOf(one), portOf(other)]);
    return { ...other, url: nginx.url, stop: () => nginx.stop().then(other.stop) };
  };
  return playFault(env, { perSecond: 200, start }, async ({ load, back }) => {
    await wait(5_000);
    const before = load.acknowledged().size;
    const moment = performance.now();
    await one?.kill();
    await back(moment);
    await wait(5_000);
    const halted = load.acknowledged().size === before;
    return { load: 'through nginx', broken: halted ? ['nothing was acknowledged by the process that was left'] : [] };
  }).finally(() => one?.kill());
}

/** Two servers behind nginx; one is killed under load, and the other goes on. */
export const twoProcesses: Drill = {
  name: 'one of two killed, nginx, postgres',
  play: () => {
    requireNginx();
    return withFolder((folder) => onPostgres((env) => play(folder, env)));
  },
};
