import { expect, test } from 'vitest';
import type { Card, Competitor, Side } from '../src/index.ts';
import { FORMATS, sideCard, sidePlay, sideProblems, sideStandings, ties } from '../src/index.ts';
import { competitor, rules, side } from '../test-kit/index.ts';
import file from './four-ball.json' with { type: 'json' };

const { course, players, expected } = file;
const { format, allowance } = sidePlay('four-ball', FORMATS.stableford);
const given = rules({ rounds: [course, course], format: 'stableford', allowance, cap: null, ties: ties('countback', 'official') });

/** Each partner with the cards of the rounds that they play. */
const sides = file.sides.map(({ id, rounds }): Side => {
  const ids = [...new Set(rounds.flatMap(({ partners }) => partners))];
  const partners = ids.map((one): Competitor => {
    const cards = rounds.map((round) => (round.cards[round.partners.indexOf(one)] ?? []) as Card);
    return competitor(one, { handicap: Math.round((players.find((player) => player.id === one)?.handicap ?? 0) * 10), cards });
  });
  return side(id, { partners, inRounds: rounds.map((round) => round.partners.map((partner) => ({ partner }))) });
});

test('twelve pairs play two rounds off 85 %, one with a substitute in the second', () => {
  expect([allowance, sideProblems(format, sides)]).toEqual([file.allowance, []]);
  expect(sides.filter(({ partners }) => partners.length === 3).map(({ id }) => id)).toEqual(['s05']);
});

test.each(file.sides)('$id has the points and the counting balls that were worked out by hand', ({ id, rounds }) => {
  const card = sideCard(given, 1, sides.find((one) => one.id === id) as Side, 'points');
  const ours = card.map((round) => ({ points: round.map((hole) => hole?.worth), balls: round.map((hole) => hole?.balls[0]) }));
  expect(ours).toEqual(rounds.map((round) => round.expected));
});

test('the board is the one worked out by hand: level pairs by the last round, then its last nine', () => {
  const list = sideStandings(given, format, sides, 'points');
  expect(list.map(({ id, place }) => [id, place?.position])).toEqual(expected);
  // what a list ranks is against two points a hole
  expect(list.map(({ value }) => (value ?? 0) + 72)).toEqual(
    list.map(({ id }) => file.sides.find((one) => one.id === id)?.expected.points),
  );
});
