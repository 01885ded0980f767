import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNOUNCE_MS, createAnnouncer } from './announcer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const listen = () => {
  const said: string[] = [];
  return { said, announcer: createAnnouncer((sentence) => said.push(sentence)) };
};

test('the first content of the page is not announced: it is read anyway', () => {
  const { said, announcer } = listen();
  announcer.hear(null);
  announcer.hear('An leads');
  announcer.hear('An leads');
  expect(said).toEqual([]);
});

test('a change is announced at once, and of the changes in the pause only the latest', () => {
  const { said, announcer } = listen();
  announcer.hear('An leads');
  announcer.hear('Bình leads');
  expect(said).toEqual(['Bình leads']);
  announcer.hear('Chi leads');
  announcer.hear('Dũng leads');
  vi.advanceTimersByTime(ANNOUNCE_MS - 1);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Bình leads', 'Dũng leads']);
});

test('a change that was taken back in the pause is not announced', () => {
  const { said, announcer } = listen();
  announcer.hear('An leads');
  announcer.hear('Bình leads');
  announcer.hear('Chi leads');
  announcer.hear('Bình leads');
  vi.advanceTimersByTime(2 * ANNOUNCE_MS);
  expect(said).toEqual(['Bình leads']);
});

test('nothing is announced after the page was left', () => {
  const { said, announcer } = listen();
  announcer.hear('An leads');
  announcer.hear('Bình leads');
  announcer.hear('Chi leads');
  announcer.stop();
  vi.advanceTimersByTime(2 * ANNOUNCE_MS);
  expect(said).toEqual(['Bình leads']);
});
