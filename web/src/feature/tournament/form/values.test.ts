import { TOURNAMENT_DEFAULTS } from '@fairway/api';
import { expect, test } from 'vitest';
import { newValues, settingsOf, valuesOf } from './values.ts';

test('a new tournament starts with the defaults of the api, and without regulations', () => {
  const { regulations: _, regulationsEnglish: __, ...defaults } = TOURNAMENT_DEFAULTS;
  expect(settingsOf(newValues())).toMatchObject(defaults);
});

test('what is opened and saved unchanged is the same', () => {
  const settings = { ...settingsOf(newValues()), name: 'Giải thu', time: '06:30', location: 'Sân Đồi', netFloor: -3 };
  expect(settingsOf(valuesOf(settings))).toEqual(settings);
});

test('an award keeps its id, so that decisions about it stay; a new one has none', () => {
  const saved = { id: 'a', kind: 'best-gross', main: true } as const;
  const values = valuesOf({ ...settingsOf(newValues()), awards: [saved] });
  expect(settingsOf({ ...values, awards: [...values.awards, { kind: 'best-gross', main: true }] }).awards).toEqual([
    saved,
    { kind: 'best-gross', main: true },
  ]);
});

test('only settings are taken from a tournament', () => {
  const settings = { ...settingsOf(newValues()), id: 'x', playerCount: 3 };
  expect(Object.keys(valuesOf(settings))).toEqual(Object.keys(newValues()));
});

test('a time is sent as 06:30 however it was typed, and an unreadable one unchanged', () => {
  expect(settingsOf({ ...newValues(), time: '6h30' }).time).toBe('06:30');
  expect(settingsOf({ ...newValues(), time: 'sáng' }).time).toBe('sáng');
  expect(settingsOf({ ...newValues(), time: '' }).time).toBeNull();
});
