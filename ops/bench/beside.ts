import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../drill/kit/load.ts';
import { createDesk, type Desk } from './crowd/watchers.ts';
import type { Audience } from './kit/audience.ts';
import { type Child, startChild } from './kit/child.ts';
import { openConnection } from './kit/connection.ts';
import { withFolder } from './kit/folder.ts';
import { print } from './kit/print.ts';
import type { Product } from './kit/product.ts';
import { entryList } from './player-import.ts';

const WATCHERS = 3_000;
const ROWS = 1_000;
const STROKES = 80;
/** A desk types so often. */
const EVERY_MS = 50;
/** 36 phones enter 18 holes each in 30 seconds. */
const PHONES_EVERY_MS = 30_000 / (36 * 18);

type Work = readonly [name: string, once: () => Promise<unknown>, goal?: string];

/** How long a desk waits for its strokes on the embedded database while somebody else has the server do one thing after the other. */
export const benchBeside = (): Promise<void> => withFolder((folder) => withFolder((backups) => benchIn(folder, backups)));

async function benchIn(folder: string, backups: string): Promise<void> {
  const [product, audience] = [startChild<Product>('./product.ts'), startChild<Audience>('./audience.ts')];
  try {
    const port = await product.ask('start', folder);
    const { token, events } = await product.ask('fill', 3);
    const [event, printed, imported] = events;
    if (!event || !printed || !imported) throw new Error('no tournament');
    const newDesk = async () => createDesk(await openConnection(port), token, event);
    const desk = await newDesk();
    let phones: Desk | undefined;
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
    const enter = async (): Promise<void> => {
      phones ??= await newDesk(); // only now: a server closes a connection that is silent for minutes
      await phones.enter();
      await wait(PHONES_EVERY_MS);
    };
    let made = 0;
    const works: readonly Work[] = [
      ['nothing else', () => wait(EVERY_MS)],
      ['144 score cards as PDF', () => ask(`${printed.path}/paper/score-card`), '≤ 1.3'],
      [`an import of ${ROWS.toLocaleString('en')} rows, previewed`, upload, '≤ 1.3'],
      ['a backup', () => product.ask('backup', join(backups, `${made++}.jsonl.gz`)), '≤ 1.3'],
      ['36 phones', enter],
      [WATCHED, enter, '≤ 5'],
    ];
    await typed(desk.enter);
    const costs: number[] = [];
    let idle: number | undefined;
    for (const [name, once, goal] of works) {
      if (name === WATCHED) await audience.ask('open', port, `/api/live/tournaments/${event.id}/events`, WATCHERS);
      const { answered, took, cpu } = await typedBeside(product, desk.enter, once);
      const late = quantile(answered, 0.95);
      idle ??= late;
      const of = { value: late / idle, to: `that beside nothing else; each of the other took ${quantile(took, 0.5).toFixed(0)} ms` };
      print(`a stroke beside ${name}`, late, 'ms, p95', { ...of, ...(goal && { goal }) });
      costs.push(cpu / (answered.length + took.length));
    }
    const [alone = 0, watched = 0] = costs.slice(-2);
    print(`a stroke of many, told to ${WATCHERS.toLocaleString('en')} watchers`, watched, 'ms of CPU', {
      value: watched / alone,
      to: 'one that nobody watches',
      goal: '≤ 2',
    });
    for (const open of [desk, phones]) open?.close();
  } finally {
    await audience.end();
    await product.end();
  }
}

const WATCHED = `36 phones and ${WATCHERS.toLocaleString('en')} watchers`;

async function typedBeside(product: Child<Product>, enter: () => Promise<void>, once: () => Promise<unknown>) {
  let isOver = false;
  const took: number[] = [];
  const before = await product.ask('cpu');
  const working = (async () => {
    for (let begun = performance.now(); !isOver; begun = performance.now()) {
      await once();
      took.push(performance.now() - begun);
    }
  })();
  const answered = await typed(enter);
  isOver = true;
  await working;
  return { answered, took, cpu: (await product.ask('cpu')) - before };
}

/** The milliseconds that each of a desk's strokes took. */
export async function typed(enter: () => Promise<void>, strokes = STROKES): Promise<number[]> {
  const answered: number[] = [];
  for (let nth = 0; nth < strokes; nth++) {
    const begun = performance.now();
    await enter();
    answered.push(performance.now() - begun);
    await wait(EVERY_MS);
  }
  return answered;
}
