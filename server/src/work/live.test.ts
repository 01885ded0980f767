import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import type { Notice, NoticeListener } from '../db/notice/notice.ts';
import { CHECK_INTERVAL_MS, createLive, type LiveListener, POKE_INTERVAL_MS } from './live.ts';

/** A live part with a database that answers what the test sets. */
async function listening() {
  let heard: NoticeListener | undefined;
  const told: Notice[] = [];
  const database = {
    listen: async (listener: NoticeListener) => {
      heard = listener;
      return {
        tell: (notice: Notice) => void told.push(notice),
        stop: async () => {
          heard = undefined;
        },
      };
    },
  } as unknown as OpenDatabase;
  const listener = {
    poke: vi.fn(),
    invalidate: vi.fn(),
    invalidateAll: vi.fn(),
    check: vi.fn(async () => {}),
    close: vi.fn(),
  } satisfies LiveListener;
  const report = vi.fn();
  const live = createLive(database, report);
  live.subscribe(listener);
  await live.start();
  const notice = (tournamentId: string, boardVersion: number) => heard?.notice({ tournamentId, boardVersion });
  return { live, listener, report, notice, told, lose: () => heard?.lost(), regain: () => heard?.back(), hears: () => heard !== undefined };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('notices', () => {
  it('are passed on at once; those that follow closely are passed on as one, with the newest version', async () => {
    const { listener, notice } = await listening();
    notice('cup', 1);
    expect(listener.poke).toHaveBeenCalledExactlyOnceWith('cup', 1);
    for (const version of [2, 4, 3]) notice('cup', version);
    expect(listener.poke).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(POKE_INTERVAL_MS);
    expect(listener.poke.mock.calls.slice(1)).toEqual([['cup', 4]]);
    vi.advanceTimersByTime(10 * POKE_INTERVAL_MS);
    expect(listener.poke).toHaveBeenCalledTimes(2);
  });

  it('of one tournament do not hold up another', async () => {
    const { listener, notice } = await listening();
    notice('cup', 1);
    notice('open', 1);
    expect(listener.poke.mock.calls).toEqual([
      ['cup', 1],
      ['open', 1],
    ]);
  });

  it('never come closer together than the interval, however many there are', async () => {
    const { listener, notice } = await listening();
    for (let version = 1; version <= 1000; version++) {
      notice('cup', version);
      vi.advanceTimersByTime(1);
    }
    expect(listener.poke.mock.calls.length).toBeLessThanOrEqual(Math.ceil(1000 / POKE_INTERVAL_MS) + 1);
    vi.advanceTimersByTime(POKE_INTERVAL_MS);
    expect(listener.poke.mock.lastCall).toEqual(['cup', 1000]);
  });

  it('of a version that is committed are passed on here at once, and told to the other processes as often', async () => {
    const { live, listener, notice, told } = await listening();
    for (const boardVersion of [1, 2, 3, 4]) live.tell({ tournamentId: 'cup', boardVersion });
    expect(listener.poke).toHaveBeenCalledExactlyOnceWith('cup', 1);
    vi.advanceTimersByTime(POKE_INTERVAL_MS);
    expect(listener.poke.mock.lastCall).toEqual(['cup', 4]);
    expect(told.map(({ boardVersion }) => boardVersion)).toEqual([1, 4]);
    notice('cup', 5);
    vi.advanceTimersByTime(POKE_INTERVAL_MS);
    expect(told).toHaveLength(2); // they have heard it themselves
  });

  it('that may have been missed make everything doubtful, and are looked for when the connection is back', async () => {
    const { listener, lose, regain } = await listening();
    lose();
    expect([listener.invalidateAll.mock.calls.length, listener.check.mock.calls.length]).toEqual([1, 0]);
    regain();
    expect([listener.invalidateAll.mock.calls.length, listener.check.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('the live part', () => {
  it('checks the versions in between, and reports a failed check', async () => {
    const { listener, report } = await listening();
    listener.check.mockRejectedValueOnce(new Error('no database'));
    await vi.advanceTimersByTimeAsync(2 * CHECK_INTERVAL_MS);
    expect(listener.check).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledOnce();
  });

  it('stops cleanly: no timer and no listener is left, and watchers are released', async () => {
    const { live, listener, notice, hears } = await listening();
    notice('cup', 1);
    await live.stop();
    expect([vi.getTimerCount(), hears()]).toEqual([0, false]);
    expect(listener.close).toHaveBeenCalledOnce();
  });
});
