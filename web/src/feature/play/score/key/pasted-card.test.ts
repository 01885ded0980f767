import { describe, expect, test } from 'vitest';
import { readPastedCard } from './pasted-card.ts';

const OUT = [4, 5, 4, 3, 5, 4, 6, 4, 5];
const IN = [5, 3, 5, 4, 4, 6, 3, 5, 12];
const CARD = [...OUT, ...IN];

const ROUND = { par: CARD };
const EIGHTEEN = { holes: 18, withTotals: 21 };

test.each([
  ['tabs, as a sheet copies a row', CARD.join('\t')],
  ['lines, as a sheet copies a column', `${CARD.join('\r\n')}\r\n`],
  ['spaces', CARD.join(' ')],
  ['commas', CARD.join(', ')],
  ['tabs, with OUT, IN and TOT that fit', [...OUT, 40, ...IN, 47, 87].join('\t')],
])('18 scores are read with %s between them', (_, text) => {
  expect(readPastedCard(text, ROUND)).toEqual(CARD);
});

test('X is a pick-up, and counts nothing in the totals', () => {
  const [, ...rest] = IN;
  expect(readPastedCard([...OUT, 40, 'x', ...rest, 42, 82].join('\t'), ROUND)).toEqual([...OUT, 'pickup', ...rest]);
});

test.each([
  ['', { code: 'paste-count', count: 0, ...EIGHTEEN }],
  ['4 5', { code: 'paste-count', count: 2, ...EIGHTEEN }],
  [CARD.slice(1).join('\t'), { code: 'paste-count', count: 17, ...EIGHTEEN }],
  [[...CARD, 87].join(' '), { code: 'paste-count', count: 19, ...EIGHTEEN }],
  [['An', ...CARD.slice(1)].join(' '), { code: 'paste-value', hole: 1, value: 'An' }],
  [[...CARD.slice(0, 17), 31].join(' '), { code: 'paste-value', hole: 18, value: '31' }],
  [[...CARD.slice(0, 17), 0].join(' '), { code: 'paste-value', hole: 18, value: '0' }],
  [['4.5', ...CARD.slice(1)].join(' '), { code: 'paste-value', hole: 1, value: '4.5' }],
  [[...OUT, 41, ...IN, 47, 87].join('\t'), { code: 'paste-total', total: 'OUT', given: '41', sum: 40 }],
  [[...OUT, 40, ...IN, 46, 87].join('\t'), { code: 'paste-total', total: 'IN', given: '46', sum: 47 }],
  [[...OUT, 40, ...IN, 47, 88].join('\t'), { code: 'paste-total', total: 'TOT', given: '88', sum: 87 }],
])('“%s” is no card: %j', (text, problem) => {
  expect(readPastedCard(text, ROUND)).toEqual(problem);
});

describe('a card of a back nine', () => {
  const round = { firstHole: 10, par: IN };

  test('is nine scores, or with the total behind them ten', () => {
    expect(readPastedCard(IN.join(' '), round)).toEqual(IN);
    expect(readPastedCard([...IN, 47].join('\t'), round)).toEqual(IN);
  });

  test.each([
    [[...IN, 46].join(' '), { code: 'paste-total', total: 'TOT', given: '46', sum: 47 }],
    [['x', 'An', ...IN.slice(2)].join(' '), { code: 'paste-value', hole: 11, value: 'An' }],
    [IN.slice(1).join(' '), { code: 'paste-count', count: 8, holes: 9, withTotals: 10 }],
    [CARD.join(' '), { code: 'paste-eighteen', first: 10, last: 18 }],
    [[...OUT, 40, ...IN, 47, 87].join('\t'), { code: 'paste-eighteen', first: 10, last: 18 }],
  ])('“%s” is none: %j', (text, problem) => {
    expect(readPastedCard(text, round)).toEqual(problem);
  });
});
