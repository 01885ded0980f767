import type { ScoreCard } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { cardsOnScreen, DESK_DEFAULTS, flightsOf, NO_FLIGHT, startingPlace } from './desk-address.ts';
import { cardView } from './desk-view.ts';

const course = { par: Array(18).fill(4), strokeIndex: null };
const view = (playerId: string, flight: string | null, over: Partial<ScoreCard> = {}, finished = false) =>
  cardView(scoreCard(playerId, { flight, divisionId: 'A', ...over }), [], course, { shut: null, finished });
const views = [view('an', '1', { holes: course.par }), view('binh', '1', { divisionId: 'B' }), view('chi', '2'), view('dung', null)];
const people = new Map([['chi', { vga: '38632', bagTag: null }]]);
const at = (over: Partial<typeof DESK_DEFAULTS>) => ({ ...DESK_DEFAULTS, ...over });
const idsOf = (cards: readonly { playerId: string }[]) => cards.map(({ playerId }) => playerId);

describe('cards on screen', () => {
  test.each([
    [{}, ['an', 'binh', 'chi', 'dung']],
    [{ flight: '1' }, ['an', 'binh']],
    [{ flight: NO_FLIGHT }, ['dung']],
    [{ division: 'B' }, ['binh']],
    [{ flight: '2', division: 'B' }, []],
    [{ search: 'h' }, ['binh', 'chi']],
    [{ search: '38632' }, ['chi']],
    [{ search: 'h', division: 'B' }, ['binh']],
    [{ search: 'zz' }, []],
    [{ search: ' ' }, ['an', 'binh', 'chi', 'dung']],
    [{ view: 'page', card: 'binh', flight: '2', search: 'dung' }, ['an', 'binh']],
    [{ view: 'page' }, []],
  ])('%j: %j', (over, ids) => {
    expect(idsOf(cardsOnScreen(views, at(over), people))).toEqual(ids);
  });

  test('have their flights listed in the order of the cards', () => {
    expect(flightsOf(views)).toEqual(['1', '2', NO_FLIGHT]);
  });
});

describe('the desk begins', () => {
  test('on the first hole without a score', () => {
    expect(startingPlace(views, at({}), people)).toEqual({ playerId: 'binh', hole: 1 });
    const half = view('half', '1', { holes: [4, 4, ...Array(16).fill(null)] });
    expect(startingPlace([half], at({}), people)).toEqual({ playerId: 'half', hole: 3 });
  });

  test('on the card that the address names', () => {
    expect(startingPlace(views, at({ view: 'page', card: 'chi' }), people)).toEqual({ playerId: 'chi', hole: 1 });
    expect(startingPlace(views, at({ view: 'page', card: 'gone' }), people)).toBeNull();
  });

  test('nowhere if nothing is missing or the round is finished', () => {
    expect(startingPlace([view('an', '1', { holes: course.par })], at({}), people)).toBeNull();
    expect(startingPlace([view('an', '1', {}, true)], at({}), people)).toBeNull();
  });
});
