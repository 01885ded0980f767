import { describe, expect, it } from 'vitest';
import { createPolls, pollSeconds } from './polls.ts';

describe('a page that hears no stream asks again', () => {
  it.each([
    ['of few pages, every three seconds', 300, 0, 3],
    ['of a thousand', 1000, 0, 4],
    ['of 3,000, 500 times a second together', 3000, 0, 6],
    ['of 3,000, beside strokes that take half of the thread', 3000, 0.5, 6],
    ['of few, where the thread has a tenth of its time left', 300, 0.9, 15],
    ['never more rarely than a page with a stream', 3000, 1, 60],
  ])('%s', (_, pages, busy, seconds) => {
    expect(pollSeconds(pages, busy)).toBe(seconds);
  });
});

describe('how many ask', () => {
  it('is counted over five seconds, by the interval that they were told', () => {
    const clock = { ms: 0, busy: 0 };
    const polls = createPolls(
      () => clock.ms,
      () => clock.busy,
    );
    const asked = (times: number) => Array.from({ length: times }, () => polls.next()).at(-1);
    expect(asked(5_000)).toBe('3');
    clock.ms = 5_000; // 1,000 a second, every three seconds: 3,000 pages
    expect(asked(1)).toBe('6');
    expect(asked(2_500)).toBe('6');
    clock.ms = 10_000; // 500 a second, every six: as many
    expect(asked(1)).toBe('6');
    clock.ms = 3_600_000;
    expect(asked(1)).toBe('3');
  });
});
