import type { DayFacts } from '@fairway/facts';
import { expect, test } from 'vitest';
import { awardNumbers } from './award-number.ts';

type Core = DayFacts['core'];
type Award = NonNullable<Core['prizes']>['awards'][number];

const core = {
  competitors: [
    { id: 'an', cards: [[4, 5]], totals: [null], playedOff: [15] },
    { id: 'binh', cards: [[4, 'pickup']], totals: [null], playedOff: [20] },
    { id: 'chi', cards: [[null, null]], totals: [11], playedOff: [30] },
  ],
  result: { places: { net: {}, gross: {} } },
  prizes: { measurements: [{ id: 'an', kind: 'longest-drive', hole: 4, centimetres: 21_709 }] },
} as unknown as Core;
const award = (over: Partial<Award>) => ({ id: 'a', kind: 'best-net', ...over }) as Award;

test.each([
  ['strokes, handicap and net', award({}), 'an', { gross: 9, handicap: 1.5, net: 7.5 }],
  ['the total alone, where no hole is known', award({}), 'chi', { gross: 11, handicap: 3, net: 8 }],
  ['nothing where a hole was picked up', award({}), 'binh', null],
  ['the distance of a measured award', award({ kind: 'longest-drive', hole: 4 }), 'an', { metres: 217.09 }],
  ['nothing where nobody won', award({}), null, null],
] as const)('beside a winner stands %s', (_, of, winner, numbers) => {
  expect(awardNumbers(core, of, winner)).toEqual(numbers);
});
