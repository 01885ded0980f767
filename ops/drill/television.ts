import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublicBoard } from '@fairway/api';
import { readable } from '@fairway/facts/readable';
import { type Choice, type PicturedDriver, until } from '../../e2e/browsers/driver.ts';
import { chromium } from '../../e2e/browsers/program/chromium.ts';
import { qtWebEngine } from '../../e2e/browsers/program/qt-web-engine.ts';
import { wpe } from '../../e2e/browsers/program/wpe.ts';
import { buildWebIfChanged } from '../../scripts/kit/web.ts';
import { freePort } from '../../server/test/engine/port.ts';
import { type RunningServer, startServer } from '../../server/test/engine/process.ts';
import { type BusyDay, busyDay } from '../../server/test/kit/busy-day.ts';
import { withFolder } from '../bench/kit/folder.ts';
import { type Drill, type Outcome, Skip } from './kit/outcome.ts';
import { familyOf, residentOf } from './kit/process-family.ts';
import { megabytes } from './pressure/memory.ts';

/** `least`: the smallest screen that it is tried on. */
type Engine = { readonly name: string; readonly least: readonly [number, number]; readonly find: () => Choice<PicturedDriver> };

const ENGINES: readonly Engine[] = [
  { name: 'Chromium', least: [1280, 720], find: chromium },
  // cog 0.16 ends on a screen of 1280 × 720
  { name: 'WPE', least: [1366, 768], find: wpe },
  { name: 'QtWebEngine 5', least: [1280, 720], find: () => qtWebEngine(5) },
  { name: 'QtWebEngine 6', least: [1280, 720], find: () => qtWebEngine(6) },
];

const LARGER = [
  [1920, 1080],
  [3840, 2160],
] as const;
const GOLFERS_A_PAGE = 24;
const SAMPLE_MS = 1_000;
/** What a browser may keep of a day’s strokes, after the first quarter of them. */
const MOST_GROWTH = 1.25;
const ASLEEP_MS = 10_000;
const YEAR_MS = 365 * 24 * 3_600_000;

/** Lets the page’s clock be set as it runs. Preloaded into these engines libfaketime stops them. */
const CLOCK = 'Date.now = ((real) => () => real.call(Date) + (window.clockMs || 0))(Date.now);';
/** Runs in the page, in old syntax: what a television that cuts off a twentieth at each edge would not show, and how it is drawn. */
const DRAWN = `(() => {
  const [x, y] = [innerWidth / 20 - 1, innerHeight / 20 - 1];
  const walk = document.createTreeWalker(document.querySelector('.television'), NodeFilter.SHOW_TEXT);
  const shown = [...document.querySelectorAll('.television img')].map((one) => [one.className || 'a picture', one.getBoundingClientRect()]);
  while (walk.nextNode()) {
    if (walk.currentNode.parentElement.closest('.for-listeners')) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    shown.push([walk.currentNode.textContent, range.getBoundingClientRect()]);
  }
  return {
    letters: Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 100) / 100,
    golfers: document.querySelectorAll('.tv-list tbody tr').length,
    cut: shown.filter(([, { left, right, top, bottom }]) => left < x || right > innerWidth - x || top < y || bottom > innerHeight - y)
      .map(([what]) => what),
  };
})()`;
type Drawn = { letters: number; golfers: number; cut: string[] };

async function play({ name, least, find }: Engine, folder: string, minutes: number): Promise<Outcome> {
  const choice = find();
  if ('missing' in choice) throw new Skip(choice.missing);
  if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  let server: RunningServer | undefined;
  const day = await busyDay(env, () => server?.url);
  server = await startServer(env);
  const broken: string[] = [];
  const notes: string[] = [];
  const hall = { day, address: `/tournaments/${day.event.id}/live?tv=1`, broken, notes };
  const page = { at: async (width: number, height: number) => choice.open({ width, height, before: CLOCK }) };
  try {
    await sendSome(day, 300);
    for (const [width, height] of [least, ...LARGER]) {
      const screen = await page.at(width, height);
      try {
        await screen.go(server.url + hall.address);
        await look(screen, width, broken);
        if (process.env.PICTURES) writeFileSync(join(process.env.PICTURES, `${name}-${height}.png`), await screen.picture());
      } finally {
        await screen.close();
      }
    }
    const screen = await page.at(1920, 1080);
    try {
      await screen.go(server.url + hall.address);
      server = await watch(screen, server, () => startServer(env), hall, minutes);
    } finally {
      await screen.close();
    }
  } catch (error) {
    broken.push((error as Error).message);
  } finally {
    await day.outbox.stop();
    await server?.stop();
  }
  return { load: '144 golfers, every stroke', note: notes.join(' · '), broken };
}

async function sendSome({ outbox }: BusyDay, count: number): Promise<void> {
  outbox.start();
  while (outbox.acknowledged.size < count) await wait(100);
  await outbox.stop();
}

async function look(screen: PicturedDriver, width: number, broken: string[]): Promise<void> {
  await until(screen, 'a page of golfers', `document.querySelectorAll('.tv-list tbody tr').length > 0`);
  await wait(1_000); // until the letters have loaded and the names are fitted
  const { letters, golfers, cut } = (await screen.read(DRAWN)) as Drawn;
  if (Math.abs(letters - width / 120) > 0.02) broken.push(`${width} px: letters of ${letters} px, not ${width / 120}`);
  if (golfers !== GOLFERS_A_PAGE) broken.push(`${width} px: ${golfers} golfers a page`);
  if (cut.length > 0) broken.push(`${width} px: in the outer twentieth: ${cut.join(', ')}`);
}

type Hall = {
  readonly day: BusyDay;
  readonly address: string;
  readonly broken: string[];
  readonly notes: string[];
};

/** What a hall sees in a day: strokes, a server that comes back, a browser that slept, a tab that was hidden, a clock; and what the browser keeps. */
async function watch(
  screen: PicturedDriver,
  first: RunningServer,
  start: () => Promise<RunningServer>,
  { day, broken, notes }: Hall,
  minutes: number,
): Promise<RunningServer> {
  let server = first;
  const isCurrent = async (after: string): Promise<void> => {
    const begun = Date.now();
    const answer = await fetch(`${server.url}/api/live/tournaments/${day.event.id}`);
    const { ledger } = (await answer.json()) as PublicBoard;
    const code = readable(ledger?.head ?? '');
    const shown = `document.querySelector('.tv-ledger').textContent.includes(${JSON.stringify(code)})`;
    await until(screen, `the newest stroke ${after}`, shown).then(
      () => notes.push(`${after}: ${((Date.now() - begun) / 1000).toFixed(1)} s`),
      (error: Error) => broken.push(error.message.split('\n')[0] ?? ''),
    );
  };
  await sendSome(day, 400);
  await isCurrent('after a stroke');

  await server.stop();
  await wait(3_000);
  server = await start();
  await sendSome(day, 500);
  await isCurrent('after the server was away');

  const family = familyOf(screen.pid);
  for (const pid of family) process.kill(pid, 'SIGSTOP');
  await sendSome(day, 600);
  await wait(ASLEEP_MS);
  for (const pid of family) process.kill(pid, 'SIGCONT');
  await isCurrent('after it slept');

  if (screen.hide !== undefined) {
    await screen.hide(true);
    await until(screen, 'a hidden page', 'document.hidden');
    await sendSome(day, 700);
    await wait(ASLEEP_MS);
    await screen.hide(false);
    await isCurrent('after it was hidden');
  }

  const perSecond = (day.entries.length - 800) / (minutes * 60);
  const samples: number[] = [];
  for (let sent = 700; sent < day.entries.length - 100; sent += perSecond * (SAMPLE_MS / 1_000)) {
    const begun = Date.now();
    await sendSome(day, Math.floor(sent));
    samples.push(residentOf(screen.pid));
    await wait(Math.max(0, SAMPLE_MS - (Date.now() - begun)));
  }
  await isCurrent('after all of them');
  const tenth = Math.ceil(samples.length / 10);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const quarter = Math.floor(samples.length / 4);
  const [warm, last] = [mean(samples.slice(quarter, quarter + tenth)), mean(samples.slice(-tenth))];
  notes.push(`memory ${megabytes(samples[0] ?? 0)}, warm ${megabytes(warm)}, at the end ${megabytes(last)}`);
  if (last > warm * MOST_GROWTH) broken.push(`its memory grew from ${megabytes(warm)} to ${megabytes(last)}`);

  for (const [how, ms] of [
    ['a year back', -YEAR_MS],
    ['a year ahead', YEAR_MS],
  ] as const) {
    await screen.read(`(window.clockMs = ${ms})`);
    await wait(3_000);
    const { golfers } = (await screen.read(DRAWN)) as Drawn;
    if (golfers === 0) broken.push(`no golfers once its clock was set ${how}`);
    await sendSome(day, day.outbox.acknowledged.size + 10);
    await isCurrent(`its clock ${how}`);
  }
  return server;
}

/** `npm run drill -- television`: real engines of televisions, boxes and kiosks before a whole day. */
export const televisions: readonly Drill[] = ENGINES.map((engine) => ({
  name: `television, ${engine.name}`,
  play: ({ minutes }) => {
    if (process.platform !== 'linux') throw new Skip('memory and sleep are those of Linux');
    return withFolder((folder) => play(engine, folder, minutes ?? 1.5));
  },
}));
