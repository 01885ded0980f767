import { routes } from '@fairway/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { ROUTES, SAMPLES, sendSample } from './request.ts';
import { createWorld } from './world.ts';

const test = await testApp();
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

const SIGNED_IN = ROUTES.filter((route) => routes[route].access !== 'anyone');

describe('what only people with a login may read', () => {
  it.each(SIGNED_IN)('stays in no cache: the answer of %s', async (route) => {
    const ids = await createWorld(test.db, test.clubId, SAMPLES[route].scene);
    for (const who of [null, 'stranger', 'admin'] as const) {
      const { headers } = await sendSample(test, who, route, ids);
      expect(headers['cache-control']).toMatch(/^(?:no-store|private, no-cache)$/);
    }
  });
});
