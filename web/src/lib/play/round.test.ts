import type { Round } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { roundOf } from './round.ts';

const par = Array(18).fill(4);

describe('the round', () => {
  const round = (number: number, finished: boolean): Round => ({
    id: String(number),
    number,
    date: '2026-04-25',
    finished,
    suspendedAt: null,
    playingConditions: null,
    version: 1,
    courseName: 'Sân A',
    par,
    strokeIndex: null,
    women: null,
    tees: [],
    nines: null,
    holes: 'all',
  });

  test.each([
    ['', [round(1, true), round(2, false), round(3, false)], 2],
    ['', [round(1, true), round(2, true)], 2],
    ['1', [round(1, true), round(2, false)], 1],
    ['9', [round(1, false)], 1],
  ])('“%s” opens', (asked, rounds, number) => {
    expect(roundOf(rounds, { round: asked })?.number).toBe(number);
  });
});
