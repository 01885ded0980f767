import { expect, test } from 'vitest';
import { cut } from '../src/index.ts';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../test-kit/index.ts';
import published from './cut.json' with { type: 'json' };
import { casesWith } from './oracle.ts';

test.each(casesWith<{ field: number; percent: number }, { survivors: number }>(published, 'percent'))('%s', (_, { input, expected }) => {
  const field = Array.from({ length: input.field }, (__, at) => competitor(`p${at}`, { cards: [cardToPar(PLAIN_COURSE, { 1: at })] }));
  const result = cut(rules(), field, 'gross', 1, { keep: { percent: input.percent }, within: 'field', ties: 'in' });
  expect(result.through).toHaveLength(expected.survivors);
});
