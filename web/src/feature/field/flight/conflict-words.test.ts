import { expect, test } from 'vitest';
import { sentences } from '../../../../test/words.ts';
import { conflictLines } from './conflict-words.ts';

const speak = await sentences('flight');
const caddie = (number: number) => ({ kind: 'caddie' as const, caddie: String(number), flights: ['1', '2'] });

test('thirty-four caddies who are needed twice are one line that folds their sentences away; a single one is told at once', () => {
  const [line, ...others] = conflictLines(
    Array.from({ length: 34 }, (_, at) => caddie(at)),
    speak('vi'),
  );
  expect([line?.text, line?.folded.length, others]).toEqual(['34 caddie đang ở nhiều flight cùng lúc', 34, []]);
  expect(conflictLines([caddie(7)], speak('en'))).toEqual([{ text: 'Caddie 7 is in flights 1, 2.', folded: [] }]);
});
