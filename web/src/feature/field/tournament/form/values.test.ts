import { TOURNAMENT_DEFAULTS } from '@fairway/api';
import { expect, test } from 'vitest';
import { readTyped, typedOf } from '../../../../ui/record/form/typed.ts';
import { newSettings, PLAIN } from './values.ts';

test('a new tournament starts with the defaults of the api, and without regulations', () => {
  const { regulations: _, regulationsEnglish: __, ...defaults } = TOURNAMENT_DEFAULTS;
  expect(newSettings()).toMatchObject(defaults);
  expect(newSettings()).not.toHaveProperty('regulations');
});

test('what is opened and saved unchanged is the same; a prize keeps its id, so that decisions about it stay', () => {
  const awards = [{ id: 'a', kind: 'best-gross', main: true }] as const;
  const settings = { ...newSettings(), name: 'Giải thu', date: '2026-04-25', time: '06:30', location: 'Sân Đồi', netFloor: -3, awards };
  expect(readTyped(PLAIN, typedOf(PLAIN, settings, 'vi'))).toEqual(settings);
});

test('a time is sent as 06:30 however it was typed, and an unreadable one unchanged', () => {
  const sent = (time: string) => readTyped(PLAIN, { ...typedOf(PLAIN, newSettings(), 'vi'), time }).time;
  expect(['6h30', 'sáng', ''].map(sent)).toEqual(['06:30', 'sáng', null]);
});
