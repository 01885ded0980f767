import { expect, test } from 'vitest';
import { candidatesFor } from './candidate.ts';

const line = (name: string, partners?: string[]) => ({
  ...{ playerId: name, name },
  ...(partners && { partners: partners.map((of) => ({ playerId: of, name: of })) }),
});
const named = (...given: Parameters<typeof candidatesFor>) => candidatesFor(...given).map(({ name }) => name);

test('where single players compete, anyone may be put into an award', () => {
  expect(named({ wonBy: 'players' }, { lines: [line('An'), line('Bình')] })).toEqual(['An', 'Bình']);
});

test('of sides with one ball a side wins what the cards decide, and a partner what is measured', () => {
  const board = { lines: [line('Sông Hồng', ['An', 'Bình'])], sides: null };
  expect(named({ wonBy: 'sides' }, board)).toEqual(['Sông Hồng']);
  expect(named({ wonBy: 'players' }, board)).toEqual(['An (Sông Hồng)', 'Bình (Sông Hồng)']);
});

test('where sides play a ball each, a side or a player, as the prize says', () => {
  const board = { lines: [line('An'), line('Bình')], sides: { lines: [line('Cặp 1', ['An', 'Bình'])] } };
  expect(named({ wonBy: 'sides' }, board)).toEqual(['Cặp 1']);
  expect(named({ wonBy: 'players' }, board)).toEqual(['An', 'Bình']);
});
