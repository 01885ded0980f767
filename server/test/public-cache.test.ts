import { routes } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { ROUTES, SAMPLES, sendSample } from './kit/world/request.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({}, { emptied: 'once' });
const enter = keptWorlds(test);

const READ_BY_ANYONE = ROUTES.filter(
  (route) => route.startsWith('GET ') && routes[route].access === 'anyone' && !route.endsWith('/events'),
);
/** Names its content by its hash, and shows no player. */
const FOR_EVER = /\/logo\/:hash$/;
const MOST_SECONDS = 60;

/** For how long a cache may show an answer, if it adds up all that the answer allows. */
function secondsOf(cacheControl: string): number {
  if (/\bno-store\b|\bno-cache\b/.test(cacheControl)) return 0;
  const seconds = [...cacheControl.matchAll(/(?:max-age|s-maxage|stale-while-revalidate|stale-if-error)=(\d+)/g)].map(([, one]) =>
    Number(one),
  );
  return seconds.length === 0 ? Number.POSITIVE_INFINITY : seconds.reduce((sum, one) => sum + one, 0);
}

describe('what is made private is gone from every cache within a minute', () => {
  it.each(READ_BY_ANYONE.filter((route) => !FOR_EVER.test(route)))('%s', async (route) => {
    const ids = await enter(SAMPLES[route].scene);
    const first = await sendSample(test, null, route, ids);
    const again = await sendSample(test, null, route, ids); // the second answer of a board is a kept one
    for (const { headers } of [first, again]) expect(secondsOf(String(headers['cache-control'] ?? ''))).toBeLessThan(MOST_SECONDS);
  });
});
