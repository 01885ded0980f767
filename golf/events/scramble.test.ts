import { expect, test } from 'vitest';
import type { Basis, Side } from '../src/index.ts';
import {
  drivesState,
  FORMATS,
  fraction,
  fractionOf,
  percent,
  sideHandicap,
  sidePlay,
  sideProblems,
  sideStandings,
  ties,
  wholeStrokes,
} from '../src/index.ts';
import { competitor, rules, side } from '../test-kit/index.ts';
import file from './scramble.json' with { type: 'json' };

const { course, players, expected } = file;
const play = sidePlay('scramble', FORMATS['stroke-play'], { drives: file.drives });
const tenthsOf = (id: string) => Math.round((players.find((player) => player.id === id)?.handicap ?? 0) * 10);
const handicapOf = (partners: readonly string[]) =>
  sideHandicap(
    partners.map((id) => fractionOf(tenthsOf(id))),
    (play.weights(partners.length) ?? []).map(percent),
  );
const sides = file.sides.map(
  ({ id, partners, card }): Side =>
    side(id, {
      partners: partners.map((one) => competitor(one, { handicap: tenthsOf(one) })),
      handicap: handicapOf(partners),
      cards: [card],
    }),
);
const given = rules({ rounds: [course], ties: ties('countback', 'official') });
const board = (basis: Basis) => sideStandings(given, play.format, sides, basis).map(({ id, place }) => [id, place?.position]);

test('twenty-four sides of four play a scramble off 25, 20, 15 and 10 per cent', () => {
  expect([sides.length, play.weights(4), sideProblems(play.format, sides, play)]).toEqual([24, file.weights, []]);
});

test.each(file.sides)('$id has the handicap and the net that were worked out by hand', ({ id, partners, card, expected: own }) => {
  const handicap = handicapOf(partners);
  expect([handicap, wholeStrokes(handicap)]).toEqual([fraction(own.exact[0] ?? 0, own.exact[1] ?? 1), own.handicap]);
  expect(card.reduce((sum, strokes) => sum + strokes, 0)).toBe(own.gross);
  expect(sideStandings(given, play.format, sides, 'net').find((line) => line.id === id)?.value).toBe((own.net - 72) * 10);
});

test.each(['net', 'gross'] as const)('the board by %s is the one worked out by hand, ties by the last nine and six', (basis) => {
  expect(board(basis)).toEqual(expected[basis]);
});

test('who lacks drives of the three that each has to give is named', () => {
  for (const { partners, drives, expected: own } of file.sides) {
    const state = drivesState(play.drives ?? 0, partners, drives, 18);
    expect(Object.fromEntries(state.partners.flatMap(({ partner, missing }) => (missing > 0 ? [[partner, missing]] : [])))).toEqual(
      own.lacks,
    );
  }
});
