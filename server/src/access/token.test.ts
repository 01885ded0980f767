import { expect, it } from 'vitest';
import { isWhole, newSecret, newToken } from './token.ts';

it('a token is whole as it was given out, or as those from before there were checksums; one with a wrong letter is not', () => {
  const token = newToken('fm_');
  expect(token).toMatch(/^fm_[\w-]{49}$/);
  expect([isWhole(token), isWhole(`fm_${newSecret()}`)]).toEqual([true, true]);
  const other = (at: number) => token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
  for (const wrong of [other(0), other(10), other(51), token.slice(0, -1), `${token}x`, 'fm_'])
    expect([wrong, isWhole(wrong)]).toEqual([wrong, false]);
});
