import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isInOrder } from './check.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SEED = 'c0ffee00'.repeat(8);
const LINES = ['an', 'binh', 'cuong']
  .toSorted((a, b) => (sha256(`Fairway lucky draw 1:${SEED}:${a}`) < sha256(`Fairway lucky draw 1:${SEED}:${b}`) ? -1 : 1))
  .map((playerId, nth) => ({ nth: nth + 1, prize: 0, playerId, name: playerId, outcome: 'given' as const }));

test.each([
  ['what was drawn in the order of the seed', LINES, sha256(SEED), true],
  ['players in another order', LINES.toReversed(), sha256(SEED), false],
  ['another seed than was sealed', LINES, sha256('another'), false],
] as const)('%s: %#', (_, lines, seal, matches) => {
  expect(isInOrder(SEED, { seal, lines: [...lines] })).toBe(matches);
});
