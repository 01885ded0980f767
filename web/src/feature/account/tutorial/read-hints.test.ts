import { beforeEach, expect, test, vi } from 'vitest';
import { memory } from '../../../../test/memory.ts';
import { hasReadHint, keepHintRead } from './read-hints.ts';

beforeEach(() => vi.stubGlobal('localStorage', memory()));

test('a hint that one person has read is gone for them, and still there for others and in other parts', () => {
  keepHintRead('hanh', 'flight');
  keepHintRead('hanh', 'score');
  expect(['flight', 'score', 'prize'].map((part) => hasReadHint('hanh', part))).toEqual([true, true, false]);
  expect(hasReadHint('lan', 'flight')).toBe(false);
});

test('a browser that keeps something else there shows the hints', () => {
  localStorage.setItem('golf_hints', 'not json');
  expect(hasReadHint('hanh', 'flight')).toBe(false);
});
