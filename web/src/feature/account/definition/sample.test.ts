import { COUNTBACKS, FORMAT_RULES, TIEBREAKS } from '@fairway/api/choice/account/definition';
import { BASES, TIEBREAKS as ORDERS, COUNTBACKS as SEGMENTS } from '@fairway/golf';
import { describe, expect, test } from 'vitest';
import { formatExampleOf, tieExample } from './sample.ts';

const tie = (basis: (typeof BASES)[number], tiebreak: keyof typeof ORDERS, countback: keyof typeof SEGMENTS) =>
  tieExample(basis, structuredClone(ORDERS[tiebreak]) as never, structuredClone(SEGMENTS[countback]) as never);

describe('the sample cards', () => {
  test.each(BASES)('are tied on the %s', (basis) => {
    expect(tie(basis, 'shared', 'none')).toMatchObject({ winner: null, trials: [] });
  });

  test.each([
    ['gross', 84],
    ['net', 72],
    ['points', 36],
  ] as const)('on the %s at %i', (basis, value) => {
    expect(tie(basis, 'shared', 'none').value).toBe(value);
  });

  test('are separated by each built-in countback, in its own way', () => {
    const by = COUNTBACKS.map((countback) => [countback, tie('gross', 'countback', countback).winner]);
    expect(Object.fromEntries(by)).toEqual({
      '9-6-3-1-18-to-1': 'an',
      '9-6-3-1': 'an',
      '18-to-1': 'an',
      official: 'an',
      hardest: 'binh',
      none: null,
    });
  });

  test('are separated by each built-in tiebreak on the gross', () => {
    const by = TIEBREAKS.map((tiebreak) => [tiebreak, tie('gross', tiebreak, '9-6-3-1').winner]);
    expect(Object.fromEntries(by)).toEqual({
      'lower-handicap': 'an',
      countback: 'an',
      'countback-lower-handicap': 'an',
      'gross-higher-handicap': 'binh',
      shared: null,
    });
  });

  test('go on with the next key where one leaves them tied', () => {
    const { trials } = tie('gross', 'countback', '9-6-3-1');
    expect(trials.map(({ result }) => result)).toEqual(['level', 'ahead']);
  });
});

describe('the example of a format', () => {
  test('adds up what each hole counts', () => {
    const gross = formatExampleOf(structuredClone(FORMAT_RULES['stroke-play-gross']));
    expect([gross.basis, gross.value]).toEqual(['gross', { an: 83, binh: 86 }]);
    const net = formatExampleOf(structuredClone(FORMAT_RULES['stroke-play-net']));
    expect([net.value, net.winner]).toEqual([{ an: 71, binh: 70 }, 'binh']);
  });

  test('counts no more than the maximum', () => {
    const { counted } = formatExampleOf({ basis: 'gross', maximum: { kind: 'double-par' } });
    expect(Math.max(...counted.binh)).toBe(8);
  });

  test('gives points', () => {
    const { basis, counted, value } = formatExampleOf(structuredClone(FORMAT_RULES.stableford) as never);
    expect(basis).toBe('points');
    expect(value.an).toBe(counted.an.reduce((sum, points) => sum + points, 0));
  });
});
