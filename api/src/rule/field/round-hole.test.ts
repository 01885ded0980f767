import { describe, expect, it } from 'vitest';
import {
  cardHole,
  cardNumbered,
  engineHole,
  engineStart,
  halvesOf,
  hasHole,
  holesOf,
  nineHoles,
  playedCard,
  type WholeCard,
} from './round-hole.ts';

const PAR = [4, 4, 3, 5, 4, 4, 3, 5, 4, 5, 4, 3, 4, 4, 4, 3, 4, 5];
const INDEX = [7, 3, 15, 1, 11, 5, 17, 9, 13, 8, 4, 16, 2, 12, 6, 18, 10, 14];
const rating = { courseRating: 35.4, slope: 125, par: null };
const tee = { name: 'White', courseRating: 70.6, slope: 128, par: null };
const card = (holes: WholeCard['holes']): WholeCard => ({
  ...{ holes, par: PAR, strokeIndex: INDEX, nines: ['Đồi', 'Hồ'], courseName: 'Sân' },
  women: { par: PAR.with(9, 4), strokeIndex: null },
  tees: [{ ...tee, back: rating }],
});

describe('what is played of a card', () => {
  it('is the whole card, from hole 1', () => {
    expect(playedCard(card('all'))).toEqual({ ...card('all'), firstHole: 1 });
  });

  it('is the last nine of a back nine, from hole 10, with its name and its own rating', () => {
    expect(playedCard(card('back'))).toMatchObject({
      ...{ firstHole: 10, par: PAR.slice(9), strokeIndex: INDEX.slice(9), nines: ['Hồ'] },
      ...{ women: { par: [4, ...PAR.slice(10)], strokeIndex: null }, tees: [{ name: 'White', ...rating }] },
    });
  });

  it('is all of a nine of the club, named as its course', () => {
    const nine = { ...card('all'), par: PAR.slice(0, 9), strokeIndex: null, women: null, nines: null, courseName: 'A' };
    expect(playedCard(nine)).toEqual({ ...nine, firstHole: 1, nines: ['A'] });
  });

  it('has no rating where the nine has none: that of eighteen holes stands for neither', () => {
    expect(playedCard(card('front'))).toMatchObject({
      firstHole: 1,
      nines: ['Đồi'],
      tees: [{ courseRating: null, slope: null, par: null }],
    });
  });
});

describe('the holes of a back nine', () => {
  const back = playedCard(card('back'));

  it('are 10 to 18 on the card and 1 to 9 for the engine', () => {
    expect(holesOf(back)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(holesOf(back).map((hole) => cardHole(back, engineHole(back, hole)))).toEqual(holesOf(back));
    expect([engineHole(back, 10), engineHole(back, 18), hasHole(back, 9), hasHole(back, 10), hasHole(back, 18)]).toEqual([
      1,
      9,
      false,
      true,
      true,
    ]);
  });

  it('begin at the first where a start is of another hole, or none is said', () => {
    expect([engineStart(back, 12), engineStart(back, 1), engineStart(back, null)]).toEqual([3, null, null]);
  });

  it('are one nine; eighteen are two', () => {
    expect([nineHoles(back), halvesOf(PAR).length]).toEqual([[holesOf(back)], 2]);
  });
});

describe('an explanation', () => {
  const rounds = [playedCard(card('all')), playedCard(card('back'))];

  it('names the holes of each round by its card, and leaves what a rule names', () => {
    const peoria = { code: 'peoria', round: 2, holes: [{ hole: 1, counts: 5 }] };
    const step = { by: 'countback', round: 2, segment: { holes: [18] }, holes: [9] };
    const tie = { code: 'tie', steps: [{ step, holes: { own: [{ hole: 9, counts: 4 }], other: [] } }] };
    const unknown = { code: 'total-only', round: 1, unknownHoles: [1, 2] };
    expect(cardNumbered([peoria, tie, unknown], rounds)).toEqual([
      { ...peoria, holes: [{ hole: 10, counts: 5 }] },
      { ...tie, steps: [{ step: { ...step, holes: [18] }, holes: { own: [{ hole: 18, counts: 4 }], other: [] } }] },
      unknown,
    ]);
  });
});
