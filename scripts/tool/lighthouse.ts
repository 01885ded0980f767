import { withFolder } from '../../ops/bench/kit/folder.ts';
import { type Goals, PAGES } from '../../ops/lighthouse/pages.ts';
import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { startServer } from '../../server/test/engine/process.ts';
import { requireBrowser } from '../kit/browser.ts';
import { installOwn } from '../kit/own-packages.ts';
import { buildWebIfChanged } from '../kit/web.ts';

const RUNS = 3;
/** Loaded when its packages are there. */
type Measure = (task: {
  browser: string;
  url: string;
  path: string;
  login: { username: string; password: string } | null;
  runs: number;
}) => Promise<Record<keyof Goals, number>[]>;

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `npm run lighthouse`: the medians of three runs a page, as a mobile phone sees it. */
await installOwn('ops/lighthouse');
if (!(await buildWebIfChanged())) throw new Error('the web could not be built');
const browser = await requireBrowser();
const measureModule: string = '../ops/lighthouse/measure.ts';
const { measure }: { measure: Measure } = await import(measureModule);

await withFolder(async (folder) => {
  const server = await startServer({ DATA_DIR: folder, DEMO: 'on' });
  try {
    const { items } = (await (await fetch(`${server.url}/api/live/tournaments`)).json()) as { items: { id: string }[] };
    for (const { path: pattern, signedIn, goals } of PAGES) {
      const path = pattern.replace(':tournamentId', items[0]?.id ?? '');
      const login = signedIn ? { username: 'admin', password: DEMO_PASSWORD } : null;
      const scores = await measure({ browser, url: server.url, path, login, runs: RUNS });
      const parts = Object.entries(goals).map(([category, goal]) => {
        const median = medianOf(scores.map((score) => score[category as keyof Goals]));
        if (median < goal) process.exitCode = 1;
        return `${category} ${median}${median < goal ? ` ✗ (goal ${goal})` : ''}`;
      });
      console.log(`${pattern.padEnd(36)} ${parts.join(' · ')}`);
    }
  } finally {
    await server.stop();
  }
});
