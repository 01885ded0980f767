import { describe, expect, test } from 'vitest';
import { card, cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { FormatChoice } from '../format/format.ts';
import { MODIFIED_STABLEFORD, STABLEFORD } from '../format/points-table.ts';
import { leaderboard } from './leaderboard.ts';

const round = (toPar: Record<number, number> = {}) => [cardToPar(PLAIN_COURSE, toPar)];
const steady = competitor('steady', { handicap: 0, cards: round({ 1: 1 }) });
const bold = competitor('bold', { handicap: 0, cards: round({ 2: -1, 5: 4, 6: -1 }) });
const FIELD = [steady, bold];

/** The board of a format: each player with the value that ranks on its own list, in its order. */
function board(format: FormatChoice, players: readonly Competitor[] = FIELD) {
  const lines = leaderboard(rules({ format }), players);
  return lines.map(({ id, gross, points }) => `${id} ${gross} ${points}`);
}

describe('the board of a format', () => {
  test.each<[string, FormatChoice, string[]]>([
    ['stroke play goes by strokes', 'stroke-play', ['steady 73 35', 'bold 74 36']],
    ['and so does its gross list', 'stroke-play-gross', ['steady 73 35', 'bold 74 36']],
    ['Stableford forgives the triple bogey', 'stableford', ['bold 74 36', 'steady 73 35']],
    ['Modified Stableford rewards the birdies', 'modified-stableford', ['bold 74 1', 'steady 73 -1']],
    ['par/bogey counts holes won and lost', 'par-bogey', ['bold 74 1', 'steady 73 -1']],
    ['a maximum score limits the triple bogey', { maximum: { kind: 'net-double-bogey' }, basis: 'net' }, ['bold 72 36', 'steady 73 35']],
  ])('%s', (_, format, lines) => {
    expect(board(format)).toEqual(lines);
  });

  test('a picked up hole counts the maximum, so that the card has a total', () => {
    const pickedUp = competitor('up', { handicap: 0, cards: [['pickup', ...cardToPar(PLAIN_COURSE).slice(1)]] });
    expect(board({ maximum: { kind: 'double-par' }, basis: 'gross' }, [pickedUp])).toEqual(['up 76 34']);
    expect(board({ maximum: { kind: 'fixed', strokes: 10 }, basis: 'gross' }, [pickedUp])).toEqual(['up 78 34']);
    expect(board('stroke-play', [pickedUp])).toEqual(['up null 34']);
  });

  test('where points go by gross nobody needs a handicap', () => {
    const guest = competitor('guest', { cards: round({ 1: -2 }) });
    expect(board({ points: { ...MODIFIED_STABLEFORD, by: 'gross' } }, [guest])).toEqual(['guest 70 5']);
  });

  test('an ace may be worth a point more', () => {
    const ace = competitor('ace', { handicap: 0, cards: round({ 3: -2 }) });
    expect(board({ points: { ...STABLEFORD, holeInOne: 1 } }, [ace])).toEqual(['ace 70 39']);
    expect(board('stableford', [ace])).toEqual(['ace 70 38']);
  });

  test('in play a Modified Stableford is compared with no points a hole, a Stableford with two', () => {
    const [thru3, finished] = [
      competitor('thru3', { handicap: 0, cards: [card('4 4 3')] }),
      competitor('home', { handicap: 0, cards: round() }),
    ];
    for (const format of ['stableford', 'modified-stableford', 'par-bogey'] as const) {
      const places = leaderboard(rules({ format }), [thru3, finished]).map(({ places }) => places.points);
      expect(places).toMatchObject([
        { position: 1, tied: true },
        { position: 1, tied: true },
      ]);
    }
  });
});
