import { describe, expect, it, test } from 'vitest';
import { codeOf, typedKeys } from './typed-keys.ts';
import { plainOfKeys } from './word-of-keys.ts';

const STATUSES = ['ok', 'NR', 'WD', 'DQ', 'DNS', 'cut'];

describe('a code of which an input method made letters', () => {
  it.each([
    ['ƯD', 'WD'],
    ['ưd', 'WD'],
    ['wd', 'WD'],
    ['DNS', 'DNS'],
  ])('%s is a known one', (typed, code) => {
    expect(codeOf(typed, STATUSES)).toBe(code);
  });

  it.each([
    ['Á', 'A1'],
    ['Ò', 'O2'],
    ['Ơ', 'O7'],
    ['Đ', 'D9'],
    ['Đ12', 'D912'],
    ['A12', 'A12'],
    ['07', '07'],
    ['', ''],
  ])('%s says its keys: %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it.each(['Xe đỏ', '山', 'А1'])('%s has letters that no code has', (typed) => {
    expect(codeOf(typed)).toBeNull();
  });

  it('may come from either method', () => {
    expect(typedKeys('ƯD')).toEqual(['U7D', 'WD', 'UWD']);
    expect(typedKeys('bưởi')).toEqual(['bwowri', 'buwowri', 'bu7o73i']);
  });
});

test.each([
  ['dduwcs', 'duc'],
  ['d9u71c', 'duc'],
  ['ddwcs', 'duc'],
  ['ddoongf', 'dong'],
  ['nguyeenx', 'nguyen'],
  ['nguye6n4', 'nguyen'],
  ['hungf', 'hung'],
  ['xuaan', 'xuan'],
  ['duc', 'duc'],
  ['son', 'son'],
])('%s is typed for %s', (typed, word) => {
  expect(plainOfKeys(typed)).toBe(word);
});
