import { startServer } from '../../server/test/engine/process.ts';
import { withFolder } from './kit/folder.ts';
import { median } from './kit/measure.ts';
import { print } from './kit/print.ts';

const STARTS = 5;

/** A second start on a filled embedded database: from the spawn to the first answer. */
export async function benchStart(): Promise<void> {
  await withFolder(async (folder) => {
    const start = async () => {
      const begun = performance.now();
      const server = await startServer({ DATA_DIR: folder, DEMO: 'on' });
      const took = performance.now() - begun;
      await server.stop();
      return took;
    };
    await start();
    const times: number[] = [];
    for (let nth = 0; nth < STARTS; nth++) times.push(await start());
    print('second start of the server, to its first answer (goal: under 3,000)', median(times), 'ms');
  });
}
