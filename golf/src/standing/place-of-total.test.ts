import { expect, test } from 'vitest';
import type { Better } from '../basis.ts';
import { places } from './place-of-total.ts';

const written = (totals: readonly (number | null)[], better: Better) =>
  places(totals, better).map((place) => (place === null ? '-' : `${place.tied ? 'T' : ''}${place.position}`));

test.each<[string, (number | null)[], Better, string[]]>([
  ['are 1, 2, T3, T3, 5, fewer strokes first', [70, 71, 73, 73, 75], 'lower', ['1', '2', 'T3', 'T3', '5']],
  ['come in the order given', [75, 73, 70, 73, 71], 'lower', ['5', 'T3', '1', 'T3', '2']],
  ['begin with the most points where more is better', [30, 36, 36, -1], 'higher', ['3', 'T1', 'T1', '4']],
  ['leave out players without a total', [null, 72, null, 70], 'lower', ['-', '2', '-', '1']],
  ['may all be shared', [0, 0, 0], 'higher', ['T1', 'T1', 'T1']],
  ['are none without totals', [], 'lower', []],
])('the positions of totals %s', (_, totals, better, expected) => {
  expect(written(totals, better)).toEqual(expected);
});
