import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../server/test/engine/process.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill } from '../kit/outcome.ts';
import { onPostgres } from '../kit/place.ts';

/** Every few seconds the clock is somewhere else: an hour ahead, then an hour behind, then right again. */
const JUMPS = `
const RealDate = Date;
const offset = () => [0, 3_600_000, -3_600_000][Math.floor(process.uptime() / 5) % 3];
globalThis.Date = class Date extends RealDate {
  constructor(...given) { super(...(given.length ? given : [RealDate.now() + offset()])); }
  static now() { return RealDate.now() + offset(); }
};`;
const LONG_MS = 20_000;

/** The clock of the server's machine jumps under load, in a zone with a clock change of its own. */
export const clockJumps: Drill = {
  name: 'field: a clock that jumps',
  play: () =>
    onPostgres((env) => {
      const jumping = ['--import', `data:text/javascript,${encodeURIComponent(JUMPS)}`];
      const start = (own: Record<string, string>) => startServer({ ...own, TZ: 'America/Santiago' }, jumping);
      return playFault(env, { start }, async ({ server, back }) => {
        await wait(LONG_MS);
        await back(performance.now());
        return { load: 'an hour ahead, an hour behind, every 5 s', broken: server.isRunning() ? [] : ['the server ended'] };
      });
    }),
};
