import { expect, test } from 'vitest';
import type { Competitor, CutRule } from '../src/index.ts';
import { cut, standings } from '../src/index.ts';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../test-kit/index.ts';
import published from './cut.json' with { type: 'json' };
import { casesWith, PAR_FOURS, spread } from './oracle.ts';

/** Flights of one size, no two players on the same score, the flights in turn. */
function field(flights: readonly number[]): readonly Competitor[] {
  return flights.flatMap((size, flight) =>
    Array.from({ length: size }, (_, nth) => {
      const cards = [cardToPar(PLAIN_COURSE, { 1: nth * flights.length + flight })];
      return competitor(`f${flight}p${nth}`, { division: `${flight}`, cards });
    }),
  );
}

test.each(casesWith<{ field: number; percent: number }, { survivors: number }>(published, 'percent'))('%s', (_, { input, expected }) => {
  const result = cut(rules(), field([input.field]), 'gross', 1, { keep: { percent: input.percent }, within: 'field', ties: 'in' });
  expect(result.through).toHaveLength(expected.survivors);
});

type Flights = Pick<CutRule, 'keep' | 'within'> & { flights: readonly number[] };

test.each(casesWith<Flights, { survivors: number }>(published, 'flights'))('%s', (_, { input, expected }) => {
  const { flights, keep, within } = input;
  const result = cut(rules(), field(flights), 'gross', 1, { keep, within, ties: 'in' });
  expect(result.through).toHaveLength(expected.survivors);
});

type Totals = Readonly<Record<string, number>>;
type TwoRounds = { first_round: Totals; second_round: Totals; keep: CutRule['keep'] };
type Order = { order: readonly string[]; places: readonly (number | null)[] };

test.each(casesWith<TwoRounds, Order>(published, 'second_round'))('%s', (_, { input, expected }) => {
  const { first_round: first, second_round: second, keep } = input;
  const of = rules({ rounds: [PAR_FOURS, PAR_FOURS] });
  const players = Object.entries(first).map(([id, strokes]) => competitor(id, { cards: [spread(strokes, 18)] }));
  const { missed } = cut(of, players, 'gross', 1, { keep, within: 'field', ties: 'in' });
  const after = players.map((player) =>
    missed.includes(player.id)
      ? { ...player, status: 'cut' as const }
      : { ...player, cards: [...player.cards, spread(second[player.id] ?? 0, 18)] },
  );
  const list = standings(of, after, 'gross');
  expect(list.map(({ id }) => id)).toEqual(expected.order);
  expect(list.map(({ place }) => place?.position ?? null)).toEqual(expected.places);
});
