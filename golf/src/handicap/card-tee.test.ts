import { describe, expect, test } from 'vitest';
import type { Gender } from '../gender.ts';
import type { CardTee } from './card-tee.ts';
import { courseHandicapFrom, teeFor } from './card-tee.ts';
import { fraction, fractionOf, wholeStrokes } from './fraction.ts';
import { playingHandicap } from './playing-handicap.ts';

const par = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];
const tee = (name: string, gender: Gender | null, courseRating: number | null, slope: number | null): CardTee => ({
  name,
  gender,
  courseRating,
  slope,
});
const tees = [
  tee('Blue', null, 71.5, 125),
  tee('White', 'm', 69.8, 121),
  tee('White', 'f', 74.2, 145),
  tee('Red', 'f', 70.4, 122),
  tee('Gold', null, null, 130),
  tee('Black', null, 73.1, null),
];
const card = { par, strokeIndex: null, tees };

describe('the tee that a player plays from', () => {
  test.each<[string, string | null, Gender, CardTee | undefined]>([
    ['is that of its name', 'Blue', 'm', tees[0]],
    ['is found however its name is written', ' blue ', 'f', tees[0]],
    ['has the figures for the player’s gender', 'White', 'f', tees[2]],
    ['is none where its figures are for the others only', 'Red', 'm', undefined],
    ['is none of another name', 'Green', 'm', undefined],
    ['is none while nobody says so', null, 'm', undefined],
  ])('%s', (_, name, gender, expected) => {
    expect(teeFor(tees, { tee: name, gender })).toEqual(expected ?? null);
  });
});

describe('of two rows of a tee', () => {
  const [ofAll, ofWomen] = [tee('Silver', null, 70.2, 120), tee('Silver', 'f', 72.3, 128)];
  const [noSlope, noRating] = [tee('Silver', 'f', 72.3, null), tee('Silver', null, null, 120)];
  test.each<[string, CardTee[], CardTee]>([
    ['that of the player’s gender is theirs, before that of everyone', [ofAll, ofWomen], ofWomen],
    ['whichever is listed first', [ofWomen, ofAll], ofWomen],
    ['the one with figures is theirs where the other has no slope', [noSlope, ofAll], ofAll],
    ['or no rating', [noRating, ofWomen], ofWomen],
    ['that of the player’s gender is theirs while neither has its figures', [noRating, noSlope], noSlope],
  ])('%s', (_, rows, expected) => {
    expect(teeFor(rows, { tee: 'Silver', gender: 'f' })).toBe(expected);
  });
});

describe('a course handicap from the card', () => {
  // https://github.com/GHajaymore/Golf-Tournament-Organizer: 10.5 off slope 125, rating 71.5 is 11; 22.0 off 145 and 74.2 is 30.
  test.each<[string, Gender, number, string, number]>([
    ['is index × slope / 113 + rating − par', 'm', 105, 'Blue', 11],
    ['of a woman is that of the women’s rating', 'f', 220, 'White', 30],
    ['of a man from the same tee is that of the men’s', 'm', 220, 'White', 21],
    ['of a plus player is below the par', 'm', -20, 'Blue', -3],
  ])('%s', (_, gender, handicapIndex, name, strokes) => {
    const found = courseHandicapFrom(card, { gender, handicapIndex, tee: name });
    expect(found && wholeStrokes(found.exact)).toBe(strokes);
  });

  test('keeps its fraction', () => {
    const { exact } = courseHandicapFrom(card, { gender: 'm', handicapIndex: 105, tee: 'Blue' }) ?? {};
    expect(exact).toEqual(fraction(105 * 125 - 565, 1130));
  });

  test.each<[string, number | null, string | null]>([
    ['an index', null, 'Blue'],
    ['a tee', 105, null],
    ['that tee on the card', 105, 'Green'],
    ['a rating', 105, 'Gold'],
    ['a slope', 105, 'Black'],
    ['a rating for the player’s gender', 105, 'Red'],
  ])('is none without %s', (_, handicapIndex, name) => {
    expect(courseHandicapFrom(card, { gender: 'm', handicapIndex, tee: name })).toBeNull();
  });
});

describe('the par of a tee', () => {
  const men = { par: par.with(0, 3), strokeIndex: null };
  const women = { par, strokeIndex: null };
  const from = (own: number | null, rating = 72) => ({ tees: [{ ...tee('White', null, rating, 113), par: own }] });
  const player = { handicapIndex: 100, tee: 'White' };
  // Rules of Handicapping 6.2b: 10.0 × 95 % is 9.5, and one stroke for par 72 in a field of par 71 is 10.5, so 11
  test.each<[string, Parameters<typeof courseHandicapFrom>[0], Gender, { exact: number; added: number }, number]>([
    ['adds its difference to the par of the card after the allowance', { ...men, ...from(72) }, 'm', { exact: 100, added: 1 }, 11],
    ['that is lower takes it away', { ...men, ...from(69) }, 'm', { exact: 130, added: -2 }, 10],
    ['adds to a woman who plays the one card', { ...men, ...from(72) }, 'f', { exact: 100, added: 1 }, 11],
    [
      'adds nothing to a woman who is compared with it by a card of her own',
      { ...men, women, ...from(72) },
      'f',
      { exact: 100, added: 0 },
      10,
    ],
    ['is that of the card of women where it is not said', { ...men, women, ...from(null) }, 'f', { exact: 100, added: 0 }, 10],
    [
      'is that of the one card where it is not said, so that the allowance falls on the difference',
      { ...men, ...from(null) },
      'm',
      { exact: 110, added: 0 },
      10,
    ],
    ['may be that of the card', { ...men, ...from(71) }, 'm', { exact: 110, added: 0 }, 10],
  ])('%s', (_, of, gender, { exact, added }, played) => {
    const found = courseHandicapFrom(of, { ...player, gender });
    expect(found).toEqual({ exact: fractionOf(exact), added });
    expect(found && playingHandicap(found, null, 95)).toBe(played);
  });
});
