import { beforeAll, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../i18n/words.ts';
import { ApiError } from './api-error.ts';
import { failureOf } from './failure.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await switchLanguage('en');
});

test.each([
  [
    'no answer',
    new ApiError(0, 'network', ''),
    'danger',
    'Network Error',
    'There is no connection. Please check the network and try again.',
  ],
  [
    '422, with the first sentence of each field',
    new ApiError(422, 'validation', 'x', { name: ['A value is required.', 'Too short.'], date: ['Not a valid date.'] }),
    'warning',
    'Input validation error',
    'A value is required.\nNot a valid date.',
  ],
  [
    '422 without fields',
    new ApiError(422, 'no-division', 'No division was found.'),
    'warning',
    'Input validation error',
    'No division was found.',
  ],
  ['400', new ApiError(400, 'bad-request', 'The request could not be read.'), 'warning', 'Bad request', 'The request could not be read.'],
  ['404', new ApiError(404, 'tournament-not-found', 'Tournament not found.'), 'warning', 'Bad request', 'Tournament not found.'],
  ['409', new ApiError(409, 'tournament-ended', 'Tournament has ended.'), 'warning', 'Bad request', 'Tournament has ended.'],
  ['403 on a write', new ApiError(403, 'forbidden', 'This action is unauthorized.'), 'danger', 'Error', 'This action is unauthorized.'],
  ['500', new ApiError(500, 'server-error', 'Server Error.'), 'danger', 'Error', 'Server Error.'],
  [
    'a file that a proxy finds too large',
    new ApiError(413, 'too-large-for-proxy', '', {}, 3 * 1024 * 1024),
    'danger',
    'Bad request',
    'The file of 3 MB is larger than the proxy in front of Fairway lets through. Whoever runs Fairway should let 17 MB pass: in nginx, client_max_body_size 17m.',
  ],
  ['a login that a proxy took away', new ApiError(401, 'authorization-dropped', 'A proxy …'), 'danger', 'Error', 'A proxy …'],
  ['a page that is not ours', new ApiError(502, 'unknown', ''), 'danger', 'Error', 'Server Error. Please try again later.'],
] as const)('%s', (_, error, status, header, message) => {
  expect(failureOf(error)).toEqual({ status, header, message });
});

test('401 has no sentence: the login page comes instead', () => {
  expect(failureOf(new ApiError(401, 'unauthenticated', 'Unauthenticated.'))).toBeNull();
});

test('what is no failed request has our sentence too, never the words of a browser', () => {
  expect(failureOf(new TypeError('Failed to fetch'))?.message).toBe('Server Error. Please try again later.');
});

test('an error’s own words are shown nowhere, but by a code that the server has a sentence for', () => {
  const sources = import.meta.glob<string>('../../{feature,office,ui}/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const lines = Object.entries(sources).flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => (/rror\??\.message/.test(line) && !line.includes('isApiError(') ? `${file}: ${line.trim()}` : [])),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(lines).toEqual([]);
});
