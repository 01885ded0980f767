import { expect, it } from 'vitest';
import { createLimit } from './limit.ts';

it('a limit is of each caller for a minute; what is refused is not counted, and what is given back fits again', () => {
  let now = 0;
  const limit = createLimit(100, () => now);
  const refused = (seconds: number) =>
    expect.objectContaining({ code: 'too-many-requests', details: expect.objectContaining({ retryAfterSeconds: seconds }) });
  limit.take('an', 60);
  now = 20_000;
  expect(() => limit.take('an', 41)).toThrow(refused(40));
  limit.take('bình', 100);
  limit.take('an', 40);
  expect(() => limit.take('an')).toThrow(refused(40));
  limit.giveBack('an');
  limit.take('an');
  now = 60_000;
  limit.take('an', 100);
});
