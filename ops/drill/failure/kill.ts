import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../server/test/engine/port.ts';
import { startServer } from '../../../server/test/engine/process.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill, DrillOptions, Outcome } from '../kit/outcome.ts';
import { type Environment, onEmbedded, onPostgres } from '../kit/place.ts';

/** The server lives at least for a moment and at most this long. */
const LONGEST_LIFE_MS = 4_000;

/** A server that is killed at random moments under load, and started again at once, at the same address. */
const playKills =
  ({ minutes }: DrillOptions) =>
  async (database: Environment): Promise<Outcome> => {
    const seconds = (minutes ?? 1) * 60;
    const env = { ...database, PORT: String(await freePort()) };
    return playFault(env, { perSecond: 200, seconds }, async (scene) => {
      const end = performance.now() + seconds * 1000;
      let kills = 0;
      for (let isBack = true; isBack && performance.now() < end; kills++) {
        await wait(Math.random() * LONGEST_LIFE_MS);
        const moment = performance.now();
        await scene.server.kill();
        scene.server = await startServer(env);
        isBack = await scene.back(moment);
      }
      return { load: `${kills} kills in ${seconds / 60} min` };
    });
  };

export const killEmbedded: Drill = { name: 'kill -9, embedded', play: (options) => onEmbedded(playKills(options)) };
export const killPostgres: Drill = { name: 'kill -9, postgres', play: (options) => onPostgres(playKills(options)) };
