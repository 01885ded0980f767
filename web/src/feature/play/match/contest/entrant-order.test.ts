import { groupNames } from '@fairway/api/rule/play/match-choice';
import { expect, it } from 'vitest';
import { byHandicap, dealtTo, isUnfit, restByLot, smallestGroup } from './entrant-order.ts';

it('puts the lowest handicap first, and whoever has none last', () => {
  const handicaps: Record<string, number | null> = { an: 12.4, binh: null, chi: 3.1, dung: 12.4 };
  expect(byHandicap(['an', 'binh', 'chi', 'dung'], (id) => handicaps[id] ?? null)).toEqual(['chi', 'an', 'dung', 'binh']);
});

it('draws everybody behind the seeds', () => {
  expect(restByLot(['an', 'binh', 'chi', 'dung'], 2, [0.9, 0.1])).toEqual(['an', 'binh', 'dung', 'chi']);
});

it('deals entrants to groups in a snake, and whoever comes later to the smallest', () => {
  const groupOf = dealtTo(['a', 'b', 'c', 'd', 'e'], 2);
  expect(groupOf).toEqual({ a: 'A', b: 'B', c: 'B', d: 'A', e: 'A' });
  expect(smallestGroup(groupOf, 2)).toBe('B');
  expect(groupNames(28).slice(25)).toEqual(['Z', 'AA', 'AB']);
});

it('tells who is in the tournament and fits another format from who is gone', () => {
  const all = ['an', 'a pair', 'a trio'].map((id) => ({ id, name: id, handicap: null }));
  const field = all.slice(1, 2);
  expect(['a pair', 'a trio', 'an', 'deleted'].map((id) => isUnfit(id, field, all))).toEqual([false, true, true, false]);
});
