import { afterEach, expect, test, vi } from 'vitest';
import { ask, NoAnswer } from './request.ts';

afterEach(() => vi.unstubAllGlobals());
const failure = (status: number, body: string): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return ask('POST /api/marker/entries', { token: 'fm_1', body: { entries: [] } }).catch((error: unknown) => error);
};
const OURS = JSON.stringify({ code: 'validation', message: 'Sai dữ liệu', errors: {} });

test.each([
  [422, true],
  [429, false],
])('a %i of our server is an answer, and final: %s', async (status, isFinal) => {
  expect(await failure(status, OURS)).toMatchObject({ status, isFinal, message: 'Sai dữ liệu' });
});

test.each(['<html>Đăng nhập Wi-Fi</html>', '{"error":"forbidden"}'])(
  '%s of something in between is no answer: what was sent is sent again',
  async (page) => {
    expect(await failure(403, page)).toBeInstanceOf(NoAnswer);
  },
);

test('what the browser lacks is a fault, and never called no network', async () => {
  vi.stubGlobal('AbortController', undefined);
  expect(await failure(200, '{}')).not.toBeInstanceOf(NoAnswer);
});
