import { expect, test } from 'vitest';
import { flightSizes } from '../src/index.ts';
import published from './draw.json' with { type: 'json' };
import { casesWith } from './oracle.ts';

type Sizes = { size: number; players: readonly number[] };

test.each(casesWith<Sizes, { flights: readonly (readonly number[])[] }>(published, 'players'))('%s', (_, { input, expected }) => {
  expect(input.players.map((players) => flightSizes(players, input.size))).toEqual(expected.flights);
});
