import { describe, expect, test } from 'vitest';
import type { Basis } from '../basis.ts';
import type { HoleScore } from '../card.ts';
import type { FormatChoice } from './format.ts';
import { FORMATS, formatOf, holeWorth } from './format.ts';
import { MODIFIED_STABLEFORD, PAR_BOGEY, STABLEFORD } from './points-table.ts';

describe('what a hole is worth', () => {
  const doublePar: FormatChoice = { maximum: { kind: 'double-par' }, basis: 'net' };
  const fixed: FormatChoice = { maximum: { kind: 'fixed', strokes: 9 }, basis: 'gross' };
  const netDouble: FormatChoice = { maximum: { kind: 'net-double-bogey' }, basis: 'net' };
  const withAce: FormatChoice = { points: { ...STABLEFORD, holeInOne: 1, albatross: 1 } };
  const gross: FormatChoice = { points: { ...MODIFIED_STABLEFORD, by: 'gross' } };

  test.each<[string, FormatChoice, Basis, HoleScore, par: number, received: number, worth: number | null]>([
    ['stroke play counts the strokes', 'stroke-play-gross', 'gross', 6, 4, 1, 6],
    ['and by net those received are off', 'stroke-play', 'net', 6, 4, 1, 5],
    ['a hole not holed out is worth nothing in stroke play', 'stroke-play', 'net', 'pickup', 4, 1, null],
    ['a hole without a score is worth nothing yet', 'stableford', 'points', null, 4, 1, null],
    ['a net par is two points by Stableford', 'stableford', 'points', 5, 4, 1, 2],
    ['a hole in one may be worth a point more', withAce, 'points', 1, 3, 0, 5],
    ['and an albatross too', withAce, 'points', 2, 5, 0, 6],
    ['a hole in one on a par 4 has one of the two', withAce, 'points', 1, 4, 0, 6],
    ['an albatross is eight by Modified Stableford', 'modified-stableford', 'points', 2, 5, 0, 8],
    ['and one better still is no more', 'modified-stableford', 'points', 1, 5, 0, 8],
    ['a net eagle is five', 'modified-stableford', 'points', 3, 4, 1, 5],
    ['where gross counts it is a birdie', gross, 'points', 3, 4, 1, 2],
    ['a bogey costs one', 'modified-stableford', 'points', 5, 4, 0, -1],
    ['a double bogey costs three', 'modified-stableford', 'points', 6, 4, 0, -3],
    ['and anything worse as much', 'modified-stableford', 'points', 11, 4, 0, -3],
    ['and so does a pick-up', 'modified-stableford', 'points', 'pickup', 4, 2, -3],
    ['a net birdie wins the hole from par', 'par-bogey', 'points', 4, 4, 1, 1],
    ['a net par halves it', 'par-bogey', 'points', 5, 4, 1, 0],
    ['a net bogey loses it', 'par-bogey', 'points', 6, 4, 1, -1],
    ['a hole without a result is lost', 'par-bogey', 'points', 'pickup', 4, 1, -1],
    ['no hole counts more than twice its par', doublePar, 'gross', 11, 4, 0, 8],
    ['nor more than the number set', fixed, 'gross', 11, 4, 0, 9],
    ['nor more than net double bogey', netDouble, 'gross', 11, 4, 1, 7],
    ['which by net is a double bogey', netDouble, 'net', 11, 4, 1, 6],
    ['a pick-up counts the maximum', doublePar, 'gross', 'pickup', 5, 0, 10],
    ['fewer strokes count as played', doublePar, 'gross', 7, 4, 0, 7],
  ])('%s', (_, choice, basis, score, par, received, worth) => {
    expect(holeWorth(formatOf(choice), basis, score, par, received)).toBe(worth);
  });

  test('a player without a handicap has par + 5 for net double bogey', () => {
    expect(formatOf(netDouble).mostStrokes?.(4, null)).toBe(9);
  });
});

test.each<[string, FormatChoice, Basis, string]>([
  ['stroke play is decided by net, the lower the better', 'stroke-play', 'net', 'lower'],
  ['or by gross', 'stroke-play-gross', 'gross', 'lower'],
  ['points are the better the higher', 'par-bogey', 'points', 'higher'],
  ['a maximum score is stroke play', { maximum: { kind: 'double-par' }, basis: 'gross' }, 'gross', 'lower'],
])('%s', (_, choice, basis, better) => {
  expect(formatOf(choice)).toMatchObject({ basis, better });
});

test('every format by name answers the same questions', () => {
  for (const of of Object.values(FORMATS)) expect(Object.keys(of)).toEqual(['basis', 'better', 'points', 'mostStrokes']);
  expect([FORMATS.stableford, FORMATS['modified-stableford'], FORMATS['par-bogey']].map(({ points }) => points)).toEqual([
    STABLEFORD,
    MODIFIED_STABLEFORD,
    PAR_BOGEY,
  ]);
});
