import { type Routes, routes } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { everything } from './kit/world/everything.ts';
import { pathOf, ROUTES, SAMPLES } from './kit/world/request.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({}, { emptied: 'once' });
const enter = keptWorlds(test);

const namesVersion = (route: keyof Routes): boolean => {
  const { body } = routes[route] as { body?: { shape?: object } };
  return route.startsWith('PATCH ') && body?.shape !== undefined && 'version' in body.shape;
};
/** Whoever has its link changes their own signup, and the office by its version. */
const OWN = 'PATCH /api/signup';
const WITH_VERSION = ROUTES.filter(namesVersion);

describe('a change of a record that another person has changed meanwhile', () => {
  it('is noticed by every route that changes a record', () => {
    expect(WITH_VERSION).toEqual(ROUTES.filter((route) => route.startsWith('PATCH ') && route !== OWN));
  });

  it.each(WITH_VERSION)('%s answers with the current record, and changes nothing', async (route) => {
    const ids = await enter(SAMPLES[route].scene);
    const before = await everything(test.db);
    const sent = { ...(SAMPLES[route].body?.(ids) as object), version: 7 };
    const { status, body } = await test.ask('admin', `PATCH ${pathOf(route, ids)}`, sent);
    expect([status, body.code]).toEqual([409, 'stale-version']);
    expect(body.current).toMatchObject({ version: 1 });
    expect(await everything(test.db)).toBe(before);
  });
});
