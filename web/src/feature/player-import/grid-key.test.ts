import { describe, expect, test } from 'vitest';
import { afterEditing, keyDeed } from './grid-key.ts';

const size = { lines: 30, columns: 5 };
const here = { line: 12, column: 2 };
const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('a key on a cell', () => {
  test.each([
    ['ArrowUp', {}, { line: 11, column: 2 }],
    ['ArrowDown', {}, { line: 13, column: 2 }],
    ['ArrowLeft', {}, { line: 12, column: 1 }],
    ['ArrowRight', {}, { line: 12, column: 3 }],
    ['PageDown', {}, { line: 22, column: 2 }],
    ['PageUp', {}, { line: 2, column: 2 }],
    ['Home', {}, { line: 12, column: 0 }],
    ['End', {}, { line: 12, column: 4 }],
    ['Home', { ctrlKey: true }, { line: 0, column: 0 }],
    ['End', { ctrlKey: true }, { line: 29, column: 4 }],
    ['ArrowDown', { ctrlKey: true }, { line: 29, column: 2 }],
  ])('%s %j moves', (key, over, go) => {
    expect(keyDeed({ key, ...plain, ...over }, here, size)).toEqual({ go });
  });

  test('stays within the grid', () => {
    expect(keyDeed({ key: 'ArrowUp', ...plain }, { line: 0, column: 0 }, size)).toEqual({ go: { line: 0, column: 0 } });
    expect(keyDeed({ key: 'PageDown', ...plain }, { line: 25, column: 4 }, size)).toEqual({ go: { line: 29, column: 4 } });
  });

  test.each([
    ['Enter', { edit: null }],
    ['F2', { edit: null }],
    ['N', { edit: 'N' }],
    ['ắ', { edit: 'ắ' }],
    ['7', { edit: '7' }],
    ['Delete', { empty: true }],
    ['Backspace', { empty: true }],
  ])('%s edits', (key, deed) => {
    expect(keyDeed({ key, ...plain }, here, size)).toEqual(deed);
  });

  test.each([
    ['Tab', {}],
    ['Escape', {}],
    [' ', {}],
    ['c', { ctrlKey: true }],
    ['v', { metaKey: true }],
    ['ArrowLeft', { altKey: true }],
  ])('%s %j is the browser’s', (key, over) => {
    expect(keyDeed({ key, ...plain, ...over }, here, size)).toBeNull();
  });
});

describe('a cell that is edited', () => {
  test.each([
    ['Enter', false, { line: 13, column: 2 }],
    ['Enter', true, { line: 11, column: 2 }],
    ['Tab', false, { line: 12, column: 3 }],
    ['Tab', true, { line: 12, column: 1 }],
    ['ArrowLeft', false, null],
    ['x', false, null],
  ])('after %s (with shift: %s) goes on at %j', (key, shiftKey, place) => {
    expect(afterEditing({ key, shiftKey }, here, size)).toEqual(place);
  });
});
