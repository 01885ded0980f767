import { expect, test } from 'vitest';
import { until } from '../../scripts/kit/until.ts';

const { '../public/short-address.js': source = '' } = import.meta.glob<string>('../public/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Answer = { readonly status: number; readonly path?: string };

/** What the script does on a page at this path, with an API that answers so, one after the other. */
async function opened(pathname: string, ...answers: readonly Answer[]) {
  const done = { asked: [] as string[], stopped: false, led: [] as string[] };
  const left = [...answers];
  const browser = {
    location: { pathname, replace: (path: string) => void done.led.push(path) },
    document: { getElementById: () => ({ getAttribute: () => 'https://api.example' }) },
    window: {
      stop: () => {
        done.stopped = true;
      },
    },
    fetch: async (address: string) => {
      done.asked.push(address);
      const { status, path } = left.shift() ?? { status: 404 };
      if (status === 0) throw new TypeError('no network');
      return { ok: status === 200, status, json: async () => ({ path }) };
    },
    setTimeout: (again: () => void) => again(),
  };
  new Function(...Object.keys(browser), source)(...Object.values(browser));
  if (done.stopped) await until(() => expect(done.led).toHaveLength(1));
  return done;
}

test('pages at another origin ask the server where a short address leads, before anything else begins', async () => {
  expect(await opened('/t/k7mf9xwr', { status: 200, path: '/tournaments/1/live' })).toEqual({
    asked: ['https://api.example/api/live/short-addresses/k7mf9xwr'],
    stopped: true,
    led: ['/tournaments/1/live'],
  });
  expect(await opened('/t/a/b', { status: 404 })).toMatchObject({
    asked: ['https://api.example/api/live/short-addresses/a%2Fb'],
    led: ['/tournaments/none/live'],
  });
  expect(await opened('/tournaments')).toEqual({ asked: [], stopped: false, led: [] });
});

test('while the server does not answer, or has no time, they ask again', async () => {
  const { asked, led } = await opened('/t/K7MF9XWR', { status: 0 }, { status: 429 }, { status: 503 }, { status: 200, path: '/x' });
  expect([asked.length, led]).toEqual([4, ['/x']]);
});
