import { AUTHORIZATION_SENT } from '@fairway/api/rule/header';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../language.ts';
import { addressOf, call } from './api.ts';
import { ApiError } from './api-error.ts';

type Sent = { address: string; init: RequestInit };
let sent: Sent[] = [];

const storage = new Map<string, string>();
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

function answer(response: Response | Error): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    if (response instanceof Error) throw response;
    return response;
  });
}

beforeEach(() => {
  sent = [];
  storage.clear();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('fills in the path and leaves out empty parts', () => {
    expect(addressOf('/api/clubs/:clubId/courses', { params: { clubId: 'a/b' }, query: { search: '', page: 2, state: undefined } })).toBe(
      '/api/clubs/a%2Fb/courses?page=2',
    );
  });

  test('carries the token and the chosen language', async () => {
    storage.set('golf_access_token', 'secret');
    chooseLanguage('en');
    answer(json(200, { items: [] }));
    await expect(call('GET /api/clubs')).resolves.toEqual({ items: [] });
    expect(sent[0]?.init.headers).toMatchObject({ Authorization: 'Bearer secret', [AUTHORIZATION_SENT]: '1', 'Accept-Language': 'en' });
  });

  test('sends its body as JSON, and a form as it is', async () => {
    answer(new Response(null, { status: 204 }));
    await call('POST /api/divisions', { body: { tournamentId: 't', name: 'A', gender: 'a' } });
    const form = new FormData();
    await call('POST /api/tournaments/:tournamentId/players/import/file', { params: { tournamentId: 't' }, body: form });
    expect(sent[0]?.init.body).toBe('{"tournamentId":"t","name":"A","gender":"a"}');
    expect(sent[1]?.init.body).toBe(form);
    expect(sent[1]?.init.headers).not.toHaveProperty('Content-Type');
  });

  test('returns a file unchanged', async () => {
    answer(new Response('sheet', { headers: { 'Content-Type': 'application/octet-stream' } }));
    const file = await call('GET /api/tournaments/:tournamentId/players/import/template', { params: { tournamentId: 't' } });
    await expect(file.text()).resolves.toBe('sheet');
  });
});

describe('a call that fails', () => {
  const failure = () => call('GET /api/clubs').catch((error: unknown) => error);

  test('has code, sentence, errors of fields and the current record', async () => {
    answer(json(409, { code: 'stale-version', message: 'Đã đổi.', current: { version: 3 } }));
    expect(await failure()).toMatchObject({ status: 409, code: 'stale-version', message: 'Đã đổi.', current: { version: 3 } });
    answer(json(422, { code: 'validation', message: 'Sai.', errors: { name: ['Vui lòng nhập.'] } }));
    expect(await failure()).toMatchObject({ errors: { name: ['Vui lòng nhập.'] } });
  });

  test('without an answer is a network error', async () => {
    answer(new TypeError('fetch failed'));
    expect(await failure()).toMatchObject({ status: 0, code: 'network' });
  });

  test('whose answer breaks off is one too', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('Error in body stream')) });
    answer(new Response(broken, { headers: { 'Content-Type': 'application/json' } }));
    expect(await failure()).toMatchObject({ status: 0, code: 'network' });
  });

  test('with a page that is not ours is still an error with a sentence', async () => {
    answer(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }));
    expect(await failure()).toMatchObject({ status: 502, code: 'unknown', message: '' });
  });

  test('by a proxy that finds a file too large says how large it was', async () => {
    answer(new Response('<h1>413</h1>', { status: 413, headers: { 'Content-Type': 'text/html' } }));
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(2_000)]));
    const sent = call('POST /api/tournaments/:tournamentId/players/import/file', { params: { tournamentId: 't' }, body: form });
    await expect(sent).rejects.toMatchObject({ status: 413, code: 'too-large-for-proxy', current: 2_000 });
  });

  test('because a proxy has taken the login away keeps the session: another one would end the same', async () => {
    storage.set('golf_access_token', 'right');
    answer(json(401, { code: 'authorization-dropped', message: 'Proxy' }));
    expect(await failure()).toMatchObject({ code: 'authorization-dropped' });
    expect(storage.size).toBe(1);
  });

  test('with 401 ends the session', async () => {
    storage.set('golf_access_token', 'old').set('golf_session', '{}');
    answer(json(401, { code: 'unauthenticated', message: 'Vui lòng đăng nhập.' }));
    expect(await failure()).toBeInstanceOf(ApiError);
    expect(storage.size).toBe(0);
  });
});
