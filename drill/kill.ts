import { setTimeout as wait } from 'node:timers/promises';
import { withFolder } from '../bench/folder.ts';
import { freePort } from '../server/test/port.ts';
import { startServer } from '../server/test/process.ts';
import { audit } from './audit.ts';
import { createLoad, tournamentsFor } from './load.ts';
import { type Asked, type Drill, entriesBroken, type Outcome } from './outcome.ts';
import { databaseOf, type Environment, fill, withPostgres } from './place.ts';

const PER_SECOND = 200;
/** The server lives at least for a moment and at most this long. */
const LONGEST_LIFE_MS = 4_000;

/** A server that is killed at random moments under load, and started again at once. */
async function playKills(database: Environment, minutes: number): Promise<Outcome> {
  const filled = await fill(database, tournamentsFor(PER_SECOND, minutes * 60));
  const env = { ...database, PORT: String(await freePort()) };
  let server = await startServer(env);
  const load = createLoad(filled, PER_SECOND, () => server.url);
  let [kills, backAfterMs] = [0, 0];
  load.start();
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; kills++) {
    await wait(Math.random() * LONGEST_LIFE_MS);
    const moment = performance.now();
    await server.kill();
    server = await startServer(env);
    backAfterMs = Math.max(backAfterMs, await load.backAfter(moment));
  }
  await load.stop();
  await server.stop();
  const found = await audit(env, load.acknowledged());
  return { load: `${load.name}, ${kills} kills in ${minutes} min`, ...found, backAfterMs, broken: entriesBroken(found) };
}

const minutesOf = ({ minutes }: Asked) => minutes ?? 1;

export const killEmbedded: Drill = {
  name: 'kill -9, embedded',
  play: (asked) => withFolder((folder) => playKills({ DATA_DIR: folder }, minutesOf(asked))),
};
export const killPostgres: Drill = {
  name: 'kill -9, postgres',
  play: (asked) => withPostgres((server) => playKills(databaseOf(server), minutesOf(asked))),
};
