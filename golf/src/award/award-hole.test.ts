import { expect, test } from 'vitest';
import type { AwardHole } from './award-hole.ts';
import { awardHoles, measuredAwards } from './award-hole.ts';

test.each<[string, readonly AwardHole[] | null]>([
  ['3', [{ hole: 3 }]],
  ['3, 7m, 12f', [{ hole: 3 }, { hole: 7, gender: 'm' }, { hole: 12, gender: 'f' }]],
  [
    ' 18F ,1M',
    [
      { hole: 18, gender: 'f' },
      { hole: 1, gender: 'm' },
    ],
  ],
  ['', []],
  ['  ', []],
  [
    '7 m,12  F',
    [
      { hole: 7, gender: 'm' },
      { hole: 12, gender: 'f' },
    ],
  ],
  ['3, 3,7m,3, 7M', [{ hole: 3 }, { hole: 7, gender: 'm' }]],
  ['3, 3m', [{ hole: 3 }, { hole: 3, gender: 'm' }]],
  [',', null],
  ['1 8', null],
  ['7 mf', null],
  ['m', null],
  ['3,', null],
  ['3 7', null],
  ['0', null],
  ['19', null],
  ['7x', null],
  ['m7', null],
  ['3m5', null],
])('the holes written "%s" are %j', (written, holes) => {
  expect(awardHoles(written)).toEqual(holes);
});

test('each hole has an award of its own, of men or women where it says so', () => {
  const shared = { main: false, membersOnly: true };
  expect(measuredAwards('nearest-pin', [{ hole: 3 }, { hole: 7, gender: 'm' }], shared)).toEqual([
    { id: 'nearest-pin-3', kind: 'nearest-pin', hole: 3, basis: 'gross', ...shared },
    { id: 'nearest-pin-7m', kind: 'nearest-pin', hole: 7, gender: 'm', basis: 'gross', ...shared },
  ]);
});
