import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { writeAsSeen } from './write-as-seen.ts';

type List = { version: number; mine: string };

/** A server whose list others change before the first write. */
async function written(seen: List, now: List) {
  const told: List[] = [];
  const write = async ({ version }: List) => {
    if (version !== now.version) throw new ApiError(409, 'stale-version', '', {}, now);
    return { version: version + 1, mine: 'written' };
  };
  const answer = writeAsSeen(
    seen,
    ({ mine }) => mine,
    write,
    (newer) => told.push(newer),
  );
  return { answer: await answer.catch(({ code }) => code), told };
}

test('a decision is written over a newer state that leaves what it is about as it was', async () => {
  const now = { version: 5, mine: 'a' };
  expect(await written({ version: 1, mine: 'a' }, now)).toEqual({ answer: { version: 6, mine: 'written' }, told: [now] });
});

test('a decision about what others have changed is refused, and the newer state is there to look at', async () => {
  const now = { version: 5, mine: 'b' };
  expect(await written({ version: 1, mine: 'a' }, now)).toEqual({ answer: 'stale-version', told: [now] });
});
