import { AUTHORIZATION_SENT } from '@fairway/api/rule/header';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { say } from '../text/word.ts';

const test = await testApp({}, { emptied: 'once' });
const SENT = { [AUTHORIZATION_SENT]: '1' };
const readProfile = async (headers: Record<string, string>) => (await test.ask(null, 'GET /api/profile', undefined, headers)).body.code;

describe('a login that was sent and did not come', () => {
  it('is said to be taken away, with what to set, also where a proxy puts its own in its place', async () => {
    expect(await readProfile(SENT)).toBe('authorization-dropped');
    expect(await readProfile({ ...SENT, authorization: 'Basic Y2x1Yjpnb2xm' })).toBe('authorization-dropped');
    expect(say('en')('authorization-dropped')).toContain('login=PASSTHRU');
  });

  it('is another matter than none, and than a wrong one', async () => {
    expect(await readProfile({})).toBe('unauthenticated');
    expect(await readProfile({ ...SENT, authorization: `Bearer ${'x'.repeat(40)}` })).toBe('unauthenticated');
    expect(await readProfile({ ...SENT, authorization: 'Bearer short' })).toBe('unauthenticated');
  });
});

it('an error is in no cache, also of what is no route', async () => {
  for (const path of ['GET /api/nothing', 'GET /assets/new.js', 'GET /api/profile'] as const)
    expect((await test.ask(null, path)).headers['cache-control'], path).toBe('no-store');
});
