import { describe, expect, test } from 'vitest';
import { markerCard, markerHole, stroke } from '../../../test/marker-flight.ts';
import { answered, begun, EMPTY_OUTBOX, entered, kept, type Outbox } from '../../outbox/outbox.ts';
import { cardView, totalsOf } from './card-view.ts';
import { holeAfter, playingOrder, quickKeys } from './playing-order.ts';
import { holeFill, isWhole, missingOn, nextPlayer, openHole, unusual } from './progress.ts';

const COURSE = { par: Array<number>(18).fill(4), strokeIndex: null };
const view = (card = markerCard('an'), outbox: Outbox<ReturnType<typeof stroke>> = EMPTY_OUTBOX) => cardView(card, COURSE, outbox, []);

test('a hole has the par and index that its player plays by: of women those of their card', () => {
  const women = { par: COURSE.par.with(0, 5), strokeIndex: COURSE.par.map((_, at) => 18 - at) };
  const of = (isOfWomen: boolean) => cardView(markerCard('lan', [5], { women: isOfWomen }), { ...COURSE, women }, EMPTY_OUTBOX, []);
  expect([of(false), of(true)].map((card) => [card.holes[0]?.par, card.holes[0]?.strokeIndex, totalsOf(card).toPar])).toEqual([
    [4, null, 1],
    [5, 18, 0],
  ]);
});

const ROUND = { par: Array(18).fill(4) };

describe('playing order', () => {
  test('a shotgun start at hole 7 plays 7 to 18, then 1 to 6', () => {
    expect(playingOrder(7, ROUND)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6]);
    expect([holeAfter(playingOrder(7, ROUND), 18), holeAfter(playingOrder(7, ROUND), 6)]).toEqual([1, null]);
  });

  test('on a back nine it goes round by nine, by the numbers of the course’s card; a start that the round has not is its first hole', () => {
    const back = { firstHole: 10, par: Array(9).fill(4) };
    expect(playingOrder(12, back)).toEqual([12, 13, 14, 15, 16, 17, 18, 10, 11]);
    expect(playingOrder(1, back)).toEqual(playingOrder(null, back));
  });

  test('a flight without a starting hole begins on the first', () => {
    expect(playingOrder(null, ROUND).at(0)).toBe(1);
  });

  test('the page opens on the first hole in that order that lacks a score', () => {
    const scores = Array(18).fill(null).fill(4, 9, 12);
    expect(openHole([view(markerCard('an', scores))], playingOrder(10, ROUND))).toBe(13);
    expect(openHole([view(markerCard('an', Array(18).fill(4)))], playingOrder(10, ROUND))).toBe(9);
  });
});

test.each([
  [3, [2, 3, 4, 5, 6]],
  [4, [3, 4, 5, 6, 7]],
  [5, [4, 5, 6, 7, 8]],
])('a par %i has the keys %j', (par, keys) => {
  expect(quickKeys(par)).toEqual(keys);
});

describe('a hole on this phone', () => {
  const typed = entered(EMPTY_OUTBOX as Outbox<ReturnType<typeof stroke>>, [stroke('a', { score: 6 })]);
  const first = (outbox: typeof typed) => view(markerCard('an', [5]), outbox).holes[0];

  test('is on the phone once the storage has committed it, and not before', () => {
    expect(first(typed)).toMatchObject({ score: 6, where: 'in-memory', head: 'a' });
    expect(first(kept(typed, ['a']))).toMatchObject({ score: 6, where: 'on-phone' });
  });

  test('is received when the server answered for it', () => {
    expect(first(EMPTY_OUTBOX)).toMatchObject({ score: 5, where: 'received', head: 'an-1' });
  });

  test('that was refused shows what was typed, and a correction replaces what the server has', () => {
    const sent = begun(typed)?.outbox ?? EMPTY_OUTBOX;
    const refused = answered(sent, [{ id: 'a', outcome: 'refused', code: null, message: 'Không.' }], 0);
    expect(first(refused)).toMatchObject({ score: 6, where: 'refused', head: 'an-1', reason: 'Không.' });
  });

  test('that waits for the committee is not received', () => {
    const held = [{ id: 'b', playerId: 'an', hole: 1, score: 7, reason: 'Thẻ đã xác nhận.' }];
    expect(cardView(markerCard('an', [5]), COURSE, EMPTY_OUTBOX, held).holes[0]).toMatchObject({
      score: 7,
      where: 'held',
      head: 'an-1',
      reason: 'Thẻ đã xác nhận.',
    });
  });

  test('on which two phones differ shows both', () => {
    const holes = markerCard('an').holes.with(0, markerHole({ score: 4, rivals: [{ score: 5, own: true }] }));
    expect(view(markerCard('an', [], { holes })).holes[0]?.differing).toEqual([4, 5]);
  });
});

describe('what is missing at a glance', () => {
  const binh = markerCard('binh', [5]);
  const disputed = markerCard('chi', [4]).holes.with(0, markerHole({ score: 4, rivals: [{ score: 5, own: false }] }));

  test.each([
    ['empty', [markerCard('an'), markerCard('binh')]],
    ['partly', [markerCard('an'), binh]],
    ['filled', [markerCard('an', [4]), binh]],
    ['filled', [markerCard('an', ['pickup']), binh]],
    ['filled', [binh, markerCard('dung', [], { status: 'DNS' })]],
    ['disputed', [binh, markerCard('chi', [], { holes: disputed })]],
  ] as const)('hole 1 is %s', (fill, cards) => {
    expect(
      holeFill(
        cards.map((card) => view(card)),
        1,
      ),
    ).toBe(fill);
  });

  test('the next player is the next one without a score, around the flight', () => {
    const cards = [view(markerCard('an')), view(binh), view(markerCard('chi')), view(markerCard('dung', [], { status: 'WD' }))];
    expect([nextPlayer(cards, 1, 'an'), nextPlayer(cards, 1, 'chi')]).toEqual(['chi', 'an']);
    expect(missingOn(cards, 1).map(({ playerId }) => playerId)).toEqual(['an', 'chi']);
  });
});

describe('a card', () => {
  test('has its total and to par over the holes played', () => {
    expect(totalsOf(view(markerCard('an', [5, 4, 3, 6])))).toEqual({ total: 18, toPar: 2, played: 4 });
  });

  test('with a pick-up has no total, and is whole all the same', () => {
    const card = view(markerCard('an', ['pickup', ...Array(17).fill(4)]));
    expect([totalsOf(card).total, isWhole(card)]).toEqual([null, true]);
  });

  test.each([
    [null, 'missing'],
    [7, 'high'],
    [6, null],
    ['pickup', null],
  ] as const)('a %j on a par 4 before confirming: %s', (score, what) => {
    const hole = view(markerCard('an', [score])).holes[0];
    expect(hole && unusual(hole)).toBe(what);
  });
});
