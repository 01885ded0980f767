import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNews } from './news.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Telling takes as many milliseconds as are given. */
function newsThatTakes(ms: number) {
  const told: (readonly [string, number | undefined, number])[] = [];
  const begun = performance.now();
  const news = createNews(async (tournamentId, version) => {
    told.push([tournamentId, version, performance.now() - begun]);
    vi.setSystemTime(Date.now() + ms);
    await vi.advanceTimersByTimeAsync(ms);
  });
  return { news, told };
}

it('the first news goes at once; what comes meanwhile is gathered, and its last is told after nine times as long as telling took', async () => {
  const { news, told } = newsThatTakes(100);
  await news.tell('cup', 2);
  await news.tell('cup', 3);
  await news.tell('cup', 4);
  expect(told).toEqual([['cup', 2, 0]]);
  await vi.advanceTimersByTimeAsync(899);
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.slice(1)).toEqual([['cup', 4, 1000]]);
});

it('after a pause in which nothing came the next goes at once, and no tournament waits for another', async () => {
  const { news, told } = newsThatTakes(10);
  await news.tell('cup', 2);
  await vi.advanceTimersByTimeAsync(90);
  await news.tell('cup', 3);
  await news.tell('open', 7);
  expect(told.map(([id, version]) => [id, version])).toEqual([
    ['cup', 2],
    ['cup', 3],
    ['open', 7],
  ]);
});

it('news that could not be told does not stop the next', async () => {
  const failing = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined);
  const news = createNews(failing);
  await expect(news.tell('cup', 2)).rejects.toThrow('no database');
  await vi.advanceTimersByTimeAsync(1);
  await news.tell('cup', 3);
  expect(failing).toHaveBeenCalledTimes(2);
});
