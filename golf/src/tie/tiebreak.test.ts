import { expect, test } from 'vitest';
import type { Basis } from '../basis.ts';
import type { TieSettings } from './tie-keys.ts';
import { ties, tiesOf } from './tie-keys.ts';
import type { CountbackId, TiebreakId } from './tiebreak.ts';
import { COUNTBACKS, TIE_PARTS, TIEBREAKS } from './tiebreak.ts';

const by = (tiebreak: TiebreakId, countback: CountbackId, basis: Basis) => ties(tiebreak, countback)[basis].map((key) => key.by);

test('by default the lower handicap comes before the countback of net and points, and gross knows no handicap', () => {
  expect(by('lower-handicap', '9-6-3-1', 'net')).toEqual(['handicap', 'countback']);
  expect(by('lower-handicap', '9-6-3-1', 'points')).toEqual(['handicap', 'countback']);
  expect(by('lower-handicap', '9-6-3-1', 'gross')).toEqual(['countback']);
});

test('a countback is scored on the basis of its list', () => {
  const { gross, net, points } = ties('countback', '9-6-3-1');
  expect([gross, net, points].map((keys) => keys.flatMap((key) => (key.by === 'countback' ? key.score : [])))).toEqual([
    ['gross'],
    ['net'],
    ['points'],
  ]);
});

test('where the gross tie goes to the higher handicap, net still goes to the lower', () => {
  expect(ties('gross-higher-handicap', 'none').gross).toEqual([{ by: 'handicap', wins: 'higher' }]);
  expect(ties('gross-higher-handicap', 'none').net).toEqual([{ by: 'handicap', wins: 'lower' }]);
});

test('of several rounds each is compared as a whole before its segments', () => {
  expect(ties('countback', '9-6-3-1').net).toEqual([
    { by: 'countback', segments: [{ whole: true }, { last: 9 }, { last: 6 }, { last: 3 }, { last: 1 }], score: 'net' },
  ]);
});

test.each<[TiebreakId, Basis, string[]]>([
  ['countback-lower-handicap', 'gross', ['countback']],
  ['countback-lower-handicap', 'net', ['countback', 'lower']],
  ['countback-lower-handicap', 'points', ['countback', 'lower']],
  ['countback', 'points', ['countback']],
  ['gross-higher-handicap', 'gross', ['higher', 'countback']],
  ['gross-higher-handicap', 'net', ['lower', 'countback']],
  ['gross-higher-handicap', 'points', ['lower', 'countback']],
])('%s: ties by %s go by %j', (tiebreak, basis, keys) => {
  const given = ties(tiebreak, '9-6-3-1')[basis];
  expect(given.map((key) => (key.by === 'handicap' ? key.wins : key.by))).toEqual(keys);
});

test('the holes that count back are those of the card, or where asked for those that were played last', () => {
  const orders = (...holesAs: ['card' | 'play'] | []) =>
    tiesOf(TIEBREAKS.countback, [{ last: 9 }], ...holesAs.map((as) => ({ holesAs: as }))).gross.map((key) => 'order' in key && key.order);
  expect([orders(), orders('card'), orders('play')]).toEqual([[false], [false], ['play']]);
});

test('shared ties have no key at all', () => {
  for (const countback of Object.keys(COUNTBACKS) as CountbackId[])
    expect(ties('shared', countback)).toEqual({ gross: [], net: [], points: [] });
});

test('every tiebreak goes with every countback', () => {
  for (const tiebreak of Object.keys(TIEBREAKS) as TiebreakId[])
    for (const countback of Object.keys(COUNTBACKS) as CountbackId[])
      expect(ties(tiebreak, countback).net.some((key) => key.by === 'countback')).toBe(tiebreak !== 'shared' && countback !== 'none');
});

test('every part of a tiebreak is a key of its own on its list', () => {
  const { net } = tiesOf({ gross: [], net: TIE_PARTS, points: [] }, [{ last: 9 }], { manual: ['an'] });
  expect(net).toEqual([
    { by: 'countback', segments: [{ whole: true }, { last: 9 }], score: 'net' },
    { by: 'handicap', wins: 'lower' },
    { by: 'handicap', wins: 'higher' },
    { by: 'gross' },
    { by: 'last-round', score: 'net' },
    { by: 'last-rounds', score: 'net' },
    { by: 'age', wins: 'older' },
    { by: 'gender', wins: 'f' },
    { by: 'manual', order: ['an'] },
  ]);
});

test('an order that nobody made yet, and a countback of nothing, are no keys', () => {
  expect(tiesOf({ gross: ['manual', 'countback'], net: [], points: [] }, []).gross).toEqual([]);
});

test('a countback takes off the exact share unless another is asked for, and goes by the card unless by the order of play', () => {
  const key = (settings: TieSettings) => tiesOf(TIEBREAKS.countback, [{ last: 9 }], settings).net[0];
  expect(key({ share: 'exact', holesAs: 'card' })).toEqual(key({}));
  expect(key({ share: 'received', holesAs: 'play' })).toMatchObject({ share: 'received', order: 'play' });
});
