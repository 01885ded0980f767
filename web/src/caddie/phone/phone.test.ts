import { expect, test } from 'vitest';
import { NoAnswer, Refusal } from '../request.ts';
import { troubleOf } from './phone.ts';

const refusal = (status: number, code: string) => new Refusal(status, code, 'Vì sao', undefined);

test.each([
  ['a failure of the server', refusal(500, 'server-error'), true],
  ['too many requests at once', refusal(429, 'too-many-requests'), true],
  ['no answer', new NoAnswer(), true],
  ['a code that has ended', refusal(401, 'marker-link-ended'), false],
  ['a code before its hour', refusal(422, 'marker-link-early'), false],
  ['a fault of the page', new TypeError(), false],
])('the same key is tried again after %s: %s', (_, error, isTriedAgain) => {
  const key = { link: 'AbCdEfGhIjKlMnOpQrSt_-' };
  expect(troubleOf(error, key).key).toEqual(isTriedAgain ? key : null);
});
