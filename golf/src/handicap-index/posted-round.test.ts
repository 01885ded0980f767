import { describe, expect, test } from 'vitest';
import { card, cardToPar, course, PLAIN_COURSE, postedRound } from '../../test-kit/index.ts';
import type { Card } from '../card.ts';
import { wholeTenths } from '../handicap/fraction.ts';
import type { PostedRound, PostingRule } from './posted-round.ts';
import { matchCard, postedDifferential } from './posted-round.ts';

const PUBLISHED: PostingRule = { matches: 'none', estimates: false };
const round = (overrides: Partial<PostedRound> = {}) => postedRound('2026-11-14', 0, overrides);
const posted = (overrides: Partial<PostedRound> = {}, rule: Partial<PostingRule> = {}) => {
  const found = postedDifferential(round(overrides), { ...PUBLISHED, ...rule });
  return typeof found === 'string' ? found : { ...found, tenths: wholeTenths(found.exact) };
};
const holes = (from: number, to: number): Card => PLAIN_COURSE.par.map((par, at) => (at + 1 >= from && at + 1 <= to ? par : null));

describe('a differential', () => {
  test('is of the adjusted gross, by slope and rating: 94 on 73.0 and 125 is 19.0', () => {
    const bogeys = cardToPar(PLAIN_COURSE, {
      1: 2,
      2: 2,
      3: 2,
      4: 2,
      ...Object.fromEntries(Array.from({ length: 14 }, (_, at) => [at + 5, 1])),
    });
    expect(posted({ card: bogeys, tee: { slope: 125, rating: 730 } })).toMatchObject({ adjusted: 94, tenths: 190, expectedHoles: 0 });
  });
  test('takes the conditions of the day off: 1 stroke on a slope of 113', () => {
    expect([-1, 0, 3].map((conditions) => posted({ conditions }))).toMatchObject([{ tenths: 10 }, { tenths: 0 }, { tenths: -30 }]);
  });
  test('holds each hole to net double bogey, a pick-up too', () => {
    const found = posted({ card: cardToPar(PLAIN_COURSE, { 1: 9 }).with(1, 'pickup'), courseHandicap: 1 });
    expect(found).toMatchObject({ adjusted: 72 + 3 + 2, isMostLikely: false });
  });
  test('takes the most likely strokes of a hole that was not holed out, never more than net double bogey', () => {
    const given = { card: cardToPar(PLAIN_COURSE).with(0, 'pickup').with(1, null), courseHandicap: 0 };
    expect(posted({ ...given, mostLikely: [5, 9, 9] })).toMatchObject({ adjusted: 72 + 1 + 2, isMostLikely: true });
  });
  test('does not ask what the round was scored off', () => {
    expect(posted({ play: 'best-rounds' })).toMatchObject({ tenths: 0 });
  });
});

describe('no differential', () => {
  test.each<[string, string, Partial<PostedRound>]>([
    ['a scramble', 'shared-ball', { play: 'scramble' }],
    ['foursomes', 'shared-ball', { play: 'foursomes' }],
    ['a shamble, of which the drive is shared', 'shared-ball', { play: 'shamble' }],
    ['a match, where the site counts none', 'match', { isMatch: true }],
    ['a total without its holes', 'total-only', { isTotalOnly: true, card: [] }],
    ['holes left out for no reason', 'not-excused', { card: holes(1, 17) }],
    ['nine of eighteen holes on the card of eighteen', 'too-few-holes', { card: holes(1, 9), isExcused: true }],
    ['eight of nine', 'too-few-holes', { card: card('4 4 3 5 4 4 3 5 -'), course: course('4 4 3 5 4 4 3 5 4'), isExcused: true }],
    ['a tee without a slope', 'no-rating', { tee: { slope: null, rating: 710 } }],
    ['a course without a stroke index', 'no-stroke-index', { course: { ...PLAIN_COURSE, strokeIndex: null } }],
    ['a part, where the site counts no estimates', 'estimate', { card: holes(1, 16), isExcused: true }],
  ])('of %s', (_, because, overrides) => {
    expect(posted(overrides)).toBe(because);
  });
});

describe('a match', () => {
  test('counts with the strokes that were most likely, where the site has it so; the holes after its end are expected', () => {
    const given = { isMatch: true, isExcused: true, card: holes(1, 15), mostLikely: Array(16).fill(null).with(15, 5) };
    expect(posted(given, { matches: 'most-likely' })).toBe('estimate');
    expect(posted(given, { matches: 'most-likely', estimates: true })).toMatchObject({
      adjusted: 65,
      expectedHoles: 2,
      isMostLikely: true,
    });
  });
  test('waits for the most likely strokes of every hole that came out without strokes; what was not begun is expected', () => {
    const card = matchCard(holes(1, 14).with(3, null), 18, [1, 4, 15]);
    expect(card).toEqual(holes(1, 14).with(3, 'pickup').with(14, 'pickup'));
    const given = { isMatch: true, isExcused: true, card };
    const counted = { matches: 'most-likely', estimates: true } as const;
    expect(posted({ ...given, mostLikely: [null, null, null, 5] }, counted)).toBe('no-most-likely');
    const mostLikely = Array(15).fill(null).with(3, 5).with(14, 4);
    expect(posted({ ...given, mostLikely }, counted)).toMatchObject({ expectedHoles: 3, isMostLikely: true });
    expect(posted({ ...given, mostLikely })).toBe('match');
  });
});

describe('a part of a round', () => {
  const of = (overrides: Partial<PostedRound>) => posted({ isExcused: true, ...overrides }, { estimates: true });
  test('has the rating of a nine, and half of the conditions', () => {
    const nine = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
    const given = { course: nine, card: cardToPar(nine, { 1: 1 }), tee: { slope: 113, rating: 355 } };
    expect(of({ ...given, conditions: 1 })).toMatchObject({ tenths: 10, expectedHoles: 9 });
  });
  test('of ten to seventeen holes takes their share of what the rating is above par', () => {
    const given = { card: holes(1, 12), tee: { slope: 113, rating: 738 } };
    expect(of(given)).toMatchObject({ tenths: -12, expectedHoles: 6 });
    expect(of({ ...given, card: holes(1, 12).with(0, 6) })).toMatchObject({ tenths: 8 });
    expect(of({ ...given, card: holes(1, 10), conditions: 1 })).toMatchObject({ tenths: -16, expectedHoles: 8 });
    for (const tee of [
      { slope: 113, rating: null },
      { slope: null, rating: 738 },
    ])
      expect(of({ ...given, tee })).toBe('no-rating');
  });
});
