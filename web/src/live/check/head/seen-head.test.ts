import { describe, expect, test } from 'vitest';
import { headOnPaper, type SeenHead, withHead } from './seen-head.ts';

const MINUTE_MS = 60_000;
const seen = (minute: number): SeenHead => ({ lines: minute, head: `${minute}`, at: minute * MINUTE_MS });
const keptAfter = (minutes: readonly number[]) =>
  minutes.reduce<readonly SeenHead[]>((heads, minute) => withHead(heads, seen(minute)), []).map(({ lines }) => lines);

describe('the heads that a phone keeps of a day', () => {
  test('are the first, the last, and one for each quarter of an hour between them', () => {
    expect(keptAfter([0, 1, 5, 14])).toEqual([0, 14]);
    expect(keptAfter([0, 16, 17, 40])).toEqual([0, 16, 40]);
  });

  test('are no more when the same board is seen again', () => {
    const heads = [seen(3)];
    expect(withHead(heads, { ...seen(3), at: 9 * MINUTE_MS })).toBe(heads);
  });

  test('are a few, and the first one stays', () => {
    const kept = keptAfter(Array.from({ length: 60 }, (_, nth) => nth * 20));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([24, 0, 59 * 20]);
  });
});

test('the head on a paper is read from the address of its QR code, and nothing that is none', () => {
  const head = '0f'.repeat(32);
  const read = (query: string) => headOnPaper(new URLSearchParams(query));
  expect(read(`head=${head}&lines=55`)).toEqual({ head, lines: 55 });
  expect(['', `head=${head}`, `head=${head}&lines=x`, `head=${head}0&lines=1`, 'head=<b>&lines=1'].map(read)).toEqual(Array(5).fill(null));
});
