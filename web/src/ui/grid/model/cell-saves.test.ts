import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CellSave, createCellSaves, hasStale, hasUnsaved } from './cell-saves.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const save = (state: CellSave['state'], text = 'An') => ({ text, state, message: '', over: '' });
const SAVED = { text: 'An', state: 'saved', message: '', over: '' } as const;

test('a cell says for three seconds that it was saved, unless it was written again meanwhile', () => {
  const { told, mark, markSaved, saveOf } = createCellSaves<'name' | 'vga'>();
  markSaved('a', 'name', SAVED);
  markSaved('a', 'vga', SAVED);
  vi.advanceTimersByTime(2_000);
  mark('a', 'vga', save('failed', 'x'));
  expect([saveOf('a', 'name')?.state, saveOf('a', 'vga')?.state]).toEqual(['saved', 'failed']);
  vi.advanceTimersByTime(1_000);
  expect([...told.getState().saves]).toEqual([['a', new Map([['vga', save('failed', 'x')]])]]);
});

test('a row of which nothing is said any more is gone, and rows that nothing happened to stay the same', () => {
  const { told, mark } = createCellSaves<'name'>();
  mark('a', 'name', save('saving'));
  mark('b', 'name', save('failed'));
  const before = told.getState().saves.get('b');
  mark('a', 'name', null);
  expect([...told.getState().saves.keys()]).toEqual(['b']);
  expect(told.getState().saves.get('b')).toBe(before);
});

test.each([
  ['saved', false, false],
  ['saving', true, false],
  ['failed', true, false],
  ['wrong', true, false],
  ['stale', true, true],
] as const)('of a cell that is %s', (state, isUnsaved, isStale) => {
  const { told, mark } = createCellSaves<'name'>();
  mark('a', 'name', save(state));
  expect([hasUnsaved(told.getState().saves), hasStale(told.getState().saves)]).toEqual([isUnsaved, isStale]);
});
