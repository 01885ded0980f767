import { expect, it } from 'vitest';
import { createWaitingLine, type Source } from './waiting-line.ts';

const desk = (id: string): Source => ({ id });
const phone = (id: string): Source => ({ id, isPhone: true });

it.each<[string, [string, Source][], string[]]>([
  [
    'one source is served in the order in which it came',
    [
      ['1', desk('an')],
      ['2', desk('an')],
    ],
    ['1', '2'],
  ],
  [
    'of two sources one waits for one piece of the other, however many that has',
    [
      ['a1', phone('a')],
      ['a2', phone('a')],
      ['a3', phone('a')],
      ['b1', phone('b')],
      ['b2', phone('b')],
    ],
    ['a1', 'b1', 'a2', 'b2', 'a3'],
  ],
  [
    'a desk goes before every phone, whenever it came',
    [
      ['phone', phone('a')],
      ['desk 1', desk('an')],
      ['desk 2', desk('an')],
    ],
    ['desk 1', 'desk 2', 'phone'],
  ],
])('in a waiting line %s', (_, waiting, order) => {
  const line = createWaitingLine<string>();
  for (const [one, source] of waiting) line.add(one, source);
  expect(line.length()).toBe(order.length);
  expect(order.map(() => line.next())).toEqual(order);
  expect([line.next(), line.length()]).toEqual([undefined, 0]);
});
