import type { PublicBoard } from '@fairway/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FeedState, FIRST_STATE, watchBoard } from '../feed/board-feed.ts';
import type { StreamEvents } from '../feed/stream.ts';
import { ageIn } from './age.ts';
import { CHECK_MS, isNewPage, watchVersion } from './turn/new-version.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a television runs for a week, one day of it without network, with no more timers or streams than on the first day', async () => {
  const network = { isThere: true };
  const open = new Set<StreamEvents>();
  let version = 1;
  let last: FeedState = FIRST_STATE;
  const feed = watchBoard(
    {
      load: async () => {
        if (!network.isThere) throw new TypeError('Failed to fetch');
        return { kind: 'fresh', board: { boardVersion: version } as PublicBoard, etag: null, ageMs: 0 };
      },
      ready: async () => {},
      listen: (events) => {
        const timer = setTimeout(() => {
          if (!network.isThere) return events.lost();
          events.opened();
          events.poked({ v: version });
        }, 10);
        open.add(events);
        return () => {
          clearTimeout(timer);
          open.delete(events);
        };
      },
      now: Date.now,
      random: () => 0.5,
    },
    (state) => {
      last = state;
    },
  );
  const counts: string[] = [];
  for (let day = 1; day <= 7; day++) {
    network.isThere = day !== 4;
    if (!network.isThere) for (const events of open) events.lost();
    for (let hour = 0; hour < 24; hour++) {
      version++;
      if (network.isThere) for (const events of open) events.poked({ v: version });
      // as a proxy does it now and then
      if (network.isThere && hour % 6 === 5) for (const events of open) events.lost();
      await vi.advanceTimersByTimeAsync(HOUR_MS);
    }
    if (network.isThere) counts.push(`${vi.getTimerCount()} timers, ${open.size} stream`);
    expect([day, last.connection, last.board?.boardVersion]).toEqual([day, day === 4 ? 'offline' : 'live', day === 4 ? 73 : version]);
    if (day === 4) expect(ageIn('vi', Date.now() - (last.confirmedAt ?? 0))).toBe('1 ngày trước');
  }
  expect(new Set(counts)).toEqual(new Set(['1 timers, 1 stream']));
  feed.stop();
  expect([vi.getTimerCount(), open.size]).toEqual([0, 0]);
});

test('a new version of the program is noticed once, also after a day without an answer', async () => {
  let answer: () => Promise<boolean> = async () => false;
  const onNew = vi.fn();
  const stop = watchVersion(() => answer(), onNew);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect([onNew.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1]);
  answer = async () => true;
  await vi.advanceTimersByTimeAsync(5 * CHECK_MS);
  expect([onNew.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  stop();
});

test.each([
  ['the same', '<script src="/assets/live-a.js"></script><link href="/assets/live-b.css">', false],
  ['another script', '<script src="/assets/live-c.js"></script><link href="/assets/live-b.css">', true],
  ['another style', '<script src="/assets/live-a.js"></script><link href="/assets/live-c.css">', true],
  ['the page of a hotel’s network', '<script src="/login.js"></script>', false],
])('a page with %s', (_, html, isNew) => {
  expect(isNewPage(html, (address) => ['/assets/live-a.js', '/assets/live-b.css'].includes(address))).toBe(isNew);
});

test('an age is said from a minute on, in the language of the page', () => {
  expect(ageIn('vi', 59_000)).toBeNull();
  expect((['vi', 'en', 'ko', 'ja', 'zh'] as const).map((language) => ageIn(language, 3 * HOUR_MS))).toEqual([
    '3 giờ trước',
    '3 hours ago',
    '3시간 전',
    '3 時間前',
    '3小时前',
  ]);
});
