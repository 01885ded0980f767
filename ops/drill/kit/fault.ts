import { type RunningServer, startServer } from '../../../server/test/engine/process.ts';
import type { Filled } from '../../../server/test/kit/filled.ts';
import { audit } from './audit.ts';
import { createLoad, type Load, tournamentsFor } from './load.ts';
import { entriesBroken, type Outcome, Skip } from './outcome.ts';
import { type Environment, fill } from './place.ts';

/** What a fault is played on: a server, and desks that enter into it. A fault that ends the server puts the next one in its place. */
export type Scene = {
  env: Environment;
  filled: Filled;
  load: Load;
  server: RunningServer;
  /** Waits until entries sent after a moment (`performance.now()`) are acknowledged. False if none are for a minute, which the line says. */
  back(since: number): Promise<boolean>;
};

/** What is not said is usual: a hundred entries a second for a minute, on one server. */
type FaultSetting = {
  perSecond?: number;
  /** How long the desks must have something to enter. */
  seconds?: number;
  tournaments?: number;
  /** How many entries go in one request. */
  together?: number;
  start?: (env: Environment, filled: Filled) => Promise<RunningServer>;
};

/** What a fault says of itself, before what is found afterwards; its `load` stands behind that of the desks. */
export type Seen = Partial<Outcome>;

/**
 * Fills a database, starts a server and lets desks enter; plays the fault; then the server must stop in order and have all that it
 * acknowledged, once.
 */
export async function playFault(
  env: Environment,
  {
    perSecond = 100,
    seconds = 60,
    tournaments = tournamentsFor(perSecond, seconds),
    together,
    start = (own) => startServer(own),
  }: FaultSetting,
  fault: (scene: Scene) => Promise<Seen>,
): Promise<Outcome> {
  const filled = await fill(env, tournaments);
  const server = await start(env, filled);
  const load = createLoad(filled, perSecond, () => scene.server.url, together);
  const broken: string[] = [];
  let backAfterMs: number | undefined;
  const back = async (since: number): Promise<boolean> => {
    const tookMs = await load.backAfter(since);
    if (tookMs === null) broken.push('nothing was acknowledged for a minute');
    else backAfterMs = Math.max(backAfterMs ?? 0, tookMs);
    return tookMs !== null;
  };
  const scene: Scene = { env, filled, load, server, back };
  let seen: Seen = {};
  let code: number | null;
  load.start();
  try {
    seen = await fault(scene);
  } catch (error) {
    if (error instanceof Skip) throw error;
    broken.push(String(error));
  } finally {
    await load.stop();
    code = await scene.server.stop();
  }
  const result = await audit(env, load.acknowledged());
  if (code !== 0) broken.push(`the server ended with ${code}`);
  return {
    ...result,
    backAfterMs,
    ...seen,
    load: [load.name, seen.load ?? []].flat().join(', '),
    broken: [...(seen.broken ?? []), ...broken, ...entriesBroken(result)],
  };
}
