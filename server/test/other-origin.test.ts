import { describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';

const OURS = 'https://pages.example';
const test = await testApp({ CORS_ORIGINS: OURS });

describe('a page of another origin', () => {
  it('on the list may log in without the cookie, which it cannot read', async () => {
    const login = async (origin: string) =>
      (await test.ask(null, 'POST /api/auth/login', { username: 'nobody', password: 'x' }, { origin })).body.code;
    expect([await login('https://other.example'), await login(OURS)]).toEqual(['csrf-mismatch', 'wrong-credentials']);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('on the list may send %s, one that is not may not', async (method) => {
    const preflight = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
      const answer = await test.app.inject({ method: 'OPTIONS', url: '/api/clubs', headers });
      return [answer.headers['access-control-allow-origin'], String(answer.headers['access-control-allow-methods']).includes(method)];
    };
    expect(await preflight(OURS)).toEqual([OURS, true]);
    expect(await preflight('https://other.example')).toEqual([undefined, true]);
  });

  it('may show pictures', async () => {
    expect((await test.ask(null, 'GET /api/alive')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
