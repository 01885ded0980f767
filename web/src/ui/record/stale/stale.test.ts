import { expect, test } from 'vitest';
import { changesOf, chosenTogether, chosenWith, differencesOf } from './stale.ts';

const opened = { name: 'Giải thu', holes: [3, 7], date: '2026-10-01', place: 'A' };

test('every field in which the two versions differ is listed, with who changed it', () => {
  const mine = { ...opened, name: 'Giải thu 2026', holes: [3, 9] };
  const current = { ...opened, name: 'Cúp thu', date: '2026-10-02' };
  expect(differencesOf(opened, mine, current)).toEqual([
    { key: 'name', changedBy: 'both' },
    { key: 'holes', changedBy: 'me' },
    { key: 'date', changedBy: 'them' },
  ]);
});

test('the same change made by both is not a difference', () => {
  const both = { ...opened, holes: [1, 2] };
  expect(differencesOf(opened, both, { ...both, holes: [1, 2] })).toEqual([]);
});

test('fields within a value come in any order', () => {
  const [one, other] = [{ prizes: [{ kind: 'best-net', places: 3 }] }, { prizes: [{ places: 3, kind: 'best-net' }] }];
  expect(differencesOf(one, one, other)).toEqual([]);
  expect(changesOf(one, other)).toEqual({});
});

test('only what was changed is sent', () => {
  expect(changesOf(opened, { ...opened, holes: [3, 7], place: 'B' })).toEqual({ place: 'B' });
});

test('fields that depend on the same one are chosen together, and others alone', () => {
  const fields = { name: {}, format: {}, formatRule: { goesWith: 'format' as const } };
  const differences = (['name', 'format', 'formatRule'] as const).map((key) => ({ key, changedBy: 'both' as const }));
  const together = (key: keyof typeof fields) => chosenWith(differences, key, fields).map((one) => one.key);
  expect(together('formatRule')).toEqual(['format', 'formatRule']);
  expect(together('format')).toEqual(['format', 'formatRule']);
  expect(together('name')).toEqual(['name']);
});

test('who chooses is told which fields are chosen together, where more than one of them differs', () => {
  const fields = { name: {}, format: {}, formatRule: { goesWith: 'format' as const } };
  const told = (...keys: (keyof typeof fields)[]) =>
    chosenTogether(
      keys.map((key) => ({ key, changedBy: 'both' as const })),
      fields,
    ).map((together) => together.map(({ key }) => key));
  expect(told('name', 'format', 'formatRule')).toEqual([['format', 'formatRule']]);
  expect(told('name', 'formatRule')).toEqual([]);
});
