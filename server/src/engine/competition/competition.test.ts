import type { Status } from '@fairway/golf';
import { expect, it } from 'vitest';
import { outOf, statusOf } from './competition.ts';
import { authorOf, golfEntry, type StoredEntry } from './entry/golf-entry.ts';
import { isPlausible } from './entry/plausible.ts';

it('whoever is out in one round is out of the tournament, as they were last', () => {
  const status = (...statuses: (Status | undefined)[]) => statusOf(statuses.map((one) => one && { status: one }));
  expect([status(), status('ok', 'ok'), status('ok', undefined)]).toEqual(['ok', 'ok', 'ok']);
  expect([status('WD', 'ok'), status('WD', 'DQ', undefined), status('DQ', 'WD')]).toEqual(['WD', 'DQ', 'WD']);
});

it('who plays to the end, or never began, is out in no way', () => {
  expect((['ok', 'WD', 'NR', 'DQ', 'DNS'] as const).map(outOf)).toEqual([null, 'WD', 'NR', 'DQ', null]);
});

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

it('a time is believed from the year 2000 to a day from now', () => {
  const now = new Date('2026-04-25T01:00:00Z');
  const believed = (time: string) => isPlausible(Date.parse(time), now);
  expect(['2000-01-01T00:00:00Z', '2026-04-25T01:00:00Z', '2026-04-26T01:00:00Z'].map(believed)).toEqual([true, true, true]);
  expect(['1999-12-31T23:59:59Z', '2026-04-26T01:00:01Z'].map(believed)).toEqual([false, false]);
});
