import { describe, expect, test } from 'vitest';
import { card, course, PLAIN_COURSE } from '../../test-kit/index.ts';
import type { HandicapLimits } from './limit.ts';
import { limited } from './limit.ts';
import { adjustedGross, netDoubleBogey } from './net-double-bogey.ts';
import { scoreDifferential } from './score-differential.ts';
import { strokeRanks, strokesPerHole } from './strokes-received.ts';

describe('nine holes of eighteen', () => {
  const FRONT = [7, 5, 15, 9, 1, 3, 17, 11, 13];
  test('are ranked again from 1 by their published indexes', () => {
    expect(strokeRanks(FRONT)).toEqual([4, 3, 8, 5, 1, 2, 9, 6, 7]);
  });
  test.each<[string, number, number[]]>([
    ['take strokes by nine, in the order of the published indexes', 11, [1, 1, 1, 1, 2, 2, 1, 1, 1]],
    ['give a plus handicap back from the highest index', -2, [0, 0, -1, 0, 0, 0, -1, 0, 0]],
    ['have three each off 27', 27, [3, 3, 3, 3, 3, 3, 3, 3, 3]],
  ])('%s', (_, playing, strokes) => {
    expect(strokesPerHole(playing, FRONT)).toEqual(strokes);
    expect(strokesPerHole(playing, strokeRanks(FRONT))).toEqual(strokes);
  });
});

describe('net double bogey', () => {
  test.each<[string, number, number | null, number]>([
    ['is par + 2 without a stroke', 4, 0, 6],
    ['and one more with each stroke received', 5, 2, 9],
    ['is one less where a stroke is given back', 3, -1, 4],
    ['is par + 5 at most', 4, 4, 9],
    ['is par + 5 without a handicap', 3, null, 8],
  ])('%s', (_, par, received, most) => {
    expect(netDoubleBogey(par, received)).toBe(most);
  });
});

describe('the adjusted gross', () => {
  const nine = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
  test('holds each hole to its net double bogey, and a pick-up counts as that', () => {
    expect(adjustedGross(card('9 7 3 5 4 4 3 5 x'), nine, 1)).toBe(7 + 6 + 24 + 6);
  });
  test('goes by the order of the published indexes of nine holes, 1, 3, 5 … 17', () => {
    const odd = { ...nine, strokeIndex: [1, 3, 5, 7, 9, 11, 13, 15, 17] };
    expect(adjustedGross(card('9 9 9 5 4 4 3 5 4'), odd, 2)).toBe(7 + 7 + 5 + 25);
  });
  test('is held to par + 5 without a handicap, with or without stroke indexes', () => {
    expect(adjustedGross(card('12 4 3 5 4 4 3 5 4'), { ...nine, strokeIndex: null }, null)).toBe(9 + 32);
  });
  test('is not there for a card with a hole open', () => {
    expect(adjustedGross(card('4 4 3 5 4 4 3 5 -'), nine, 1)).toBeNull();
    expect(adjustedGross([], PLAIN_COURSE, 1)).toBeNull();
  });
  test('is not there where no stroke index says where the strokes fall', () => {
    expect(adjustedGross(card('4 4 3 5 4 4 3 5 4'), { ...nine, strokeIndex: null }, 1)).toBeNull();
  });
});

describe('the limit of a gender', () => {
  const SHEET: HandicapLimits = { m: { min: 5, max: 24 }, f: { min: null, max: 36 } };
  test.each<[string, number, 'm' | 'f', number]>([
    ['a man above it plays off it', 241, 'm', 240],
    ['a man on it keeps it', 240, 'm', 240],
    ['a man below the least plays off the least', 49, 'm', 50],
    ['a woman has her own', 300, 'f', 300],
    ['and no least where none is set', -10, 'f', -10],
  ])('%s', (_, handicap, gender, counts) => {
    expect(limited(handicap, SHEET, gender)).toBe(counts);
  });
  test('where there is no sheet every handicap stands', () => {
    expect(limited(540, null, 'm')).toBe(540);
  });
});

describe('a score differential', () => {
  test.each([
    ['16.42… is 16.4', 90, 130, 711, 164],
    ['an exact half goes up: 5.65 is 5.7', 78, 130, 715, 57],
    ['below 0 too: −5.65 is −5.6', 65, 130, 715, -56],
    ['on a tee of standard slope it is the strokes above the rating', 73, 113, 711, 19],
  ])('%s (Rules of Handicapping 5.1a)', (_, adjusted, slope, rating, differential) => {
    expect(scoreDifferential(adjusted, { slope, rating })).toBe(differential);
  });
  test('is not there for a tee without a slope or a rating', () => {
    expect(scoreDifferential(72, { slope: null, rating: 711 })).toBeNull();
    expect(scoreDifferential(72, { slope: 113, rating: null })).toBeNull();
  });
});
