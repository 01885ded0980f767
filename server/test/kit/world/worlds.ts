import { keptRows, putBack } from '../../engine/kept-rows.ts';
import type { TestApp } from '../app.ts';
import type { Ids, Scene } from './scene.ts';
import { createWorld } from './world.ts';

/**
 * Makes the world of a scene once: to enter it again puts its rows back, whatever a request has written, with the same ids. The database
 * of the test is emptied `once`. `make` makes more than a world.
 */
export function keptWorlds(test: TestApp): (scene?: Scene) => Promise<Ids>;
export function keptWorlds<Made>(test: TestApp, make: (scene: Scene) => Promise<Made>): (scene?: Scene) => Promise<Made>;
export function keptWorlds(test: TestApp, make: (scene: Scene) => Promise<unknown> = (scene) => createWorld(test.db, test.clubId, scene)) {
  const worlds = new Map<string, { made: unknown; rows: string }>();
  let people: string | undefined;
  return async (scene: Scene = {}): Promise<unknown> => {
    const key = JSON.stringify(scene);
    const cached = worlds.get(key);
    people ??= await keptRows(test.db);
    await putBack(test.db, cached?.rows ?? people);
    if (cached) return cached.made;
    const made = await make(scene);
    worlds.set(key, { made, rows: await keptRows(test.db) });
    return made;
  };
}
