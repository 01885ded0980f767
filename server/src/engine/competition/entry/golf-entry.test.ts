import { expect, it } from 'vitest';
import { authorOf, golfEntry, type StoredEntry } from './golf-entry.ts';

const ENTRY: StoredEntry = {
  ...{ id: 'e', playerId: 'p', roundId: 'r', hole: 3, strokes: 5, pickup: false, driveBy: null, source: 'desk', device: 'desk 1' },
  ...{ principalKind: 'person', principalId: 'lan', enteredAt: '2026-04-25T01:00:00Z', clockWrong: false, replaces: null, reason: null },
};

it('an entry is strokes, a picked up ball or a cleared hole, and settles a dispute where it has a reason', () => {
  const taken = { id: 'e', hole: 3, score: 5, source: 'desk', author: 'person lan desk 1', replaces: null };
  expect(golfEntry(ENTRY)).toEqual(taken);
  expect(golfEntry({ ...ENTRY, pickup: true, strokes: null }).score).toBe('pickup');
  expect(golfEntry({ ...ENTRY, strokes: null }).score).toBeNull();
  expect(golfEntry({ ...ENTRY, replaces: 'd', reason: 'xem lại thẻ' })).toEqual({ ...taken, replaces: 'd', settles: 'xem lại thẻ' });
});

it.each<[string, Partial<StoredEntry>, string]>([
  ['a person at a desk', {}, 'person lan desk 1'],
  ['a phone, by whichever link', { principalKind: 'link', principalId: 'link 1', device: 'phone' }, 'link phone'],
  ['a link without a phone of its own', { principalKind: 'link', principalId: 'link 1', device: null }, 'link link 1'],
  ['the program itself', { principalKind: null, principalId: null, device: null, source: 'marker' }, 'marker'],
  ['who checks what they entered', { source: 'check' }, 'check person lan desk 1'],
])('the author of an entry: %s', (_, given, author) => {
  expect(authorOf({ ...ENTRY, ...given })).toBe(author);
});
