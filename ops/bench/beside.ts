import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../drill/kit/load.ts';
import { startChild } from './kit/child.ts';
import { openConnection } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';
import { openStreams } from './kit/stream.ts';
import { entryList } from './player-import.ts';
import { createDesk } from './watchers.ts';

const WATCHERS = 1_000;
const ROWS = 1_000;
const STROKES = 200;
/** A desk types so often. */
const EVERY_MS = 50;

type Work = readonly [name: string, once: () => Promise<unknown>];

/** How long a desk waits for its strokes on the embedded database while 1,000 watch, and while somebody else has the server do one thing after the other. */
export const benchBeside = (): Promise<void> => withFolder((folder) => withFolder((backups) => benchIn(folder, backups)));

async function benchIn(folder: string, backups: string): Promise<void> {
  const product = startChild<Product>('./product.ts');
  try {
    const port = await product.ask('start', folder);
    const { token, events } = await product.ask('fill', 3);
    const [event, printed, imported] = events;
    if (!event || !printed || !imported) throw new Error('no tournament');
    const desk = createDesk(await openConnection(port), token, event);
    const watchers = await openStreams(port, `/api/live/tournaments/${event.id}/events`, WATCHERS);
    const base = `http://127.0.0.1:${port}`;
    const authorization = `Bearer ${token}`;
    const ask = async (path: string, more: RequestInit = {}): Promise<void> => {
      const answer = await fetch(`${base}${path}`, { headers: { authorization }, ...more });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`it was answered ${answer.status}`);
    };
    const list = new Blob([new Uint8Array(entryList(ROWS))]);
    const upload = (): Promise<void> => {
      const body = new FormData();
      body.append('file', list, 'list.xlsx');
      return ask(`${imported.path}/players/import/file`, { method: 'POST', body });
    };
    let made = 0;
    const works: readonly Work[] = [
      ['nothing else', () => wait(EVERY_MS)],
      ['144 score cards as PDF', () => ask(`${printed.path}/paper/score-card`)],
      [`an import of ${ROWS.toLocaleString('en')} rows, previewed`, upload],
      ['a backup', () => product.ask('backup', join(backups, `${made++}.jsonl.gz`))],
    ];
    await typed(desk.enter);
    for (const [name, once] of works) {
      let isOver = false;
      const took: number[] = [];
      const working = (async () => {
        for (let begun = performance.now(); !isOver; begun = performance.now()) {
          await once();
          took.push(performance.now() - begun);
        }
      })();
      const answered = await typed(desk.enter);
      isOver = true;
      await working;
      const [median, late] = [0.5, 0.95].map((share) => quantile(answered, share)) as [number, number];
      print(`a stroke beside ${name}`, late, 'ms, p95', {
        value: median,
        to: `ms (median); each of the other took ${quantile(took, 0.5).toFixed(0)} ms`,
        goal: 'p95 < 20 ms',
      });
    }
    for (const open of [watchers, desk]) open.close();
  } finally {
    await product.end();
  }
}

/** The milliseconds that each of a desk's strokes took. */
async function typed(enter: () => Promise<void>): Promise<number[]> {
  const answered: number[] = [];
  for (let nth = 0; nth < STROKES; nth++) {
    const begun = performance.now();
    await enter();
    answered.push(performance.now() - begun);
    await wait(EVERY_MS);
  }
  return answered;
}
