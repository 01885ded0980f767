import type { MarkerFlight, MarkerMatch, MarkerMatchEntry } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { markerCard, markerFlight } from '../../../test/marker-flight.ts';
import { EMPTY_OUTBOX, type Outbox } from '../../outbox/outbox.ts';
import type { Besides } from '../phone/admission.ts';
import { cardView } from '../play/card-view.ts';
import {
  extraHoles,
  fillByWords,
  headOn,
  isOver,
  isOverBefore,
  lastOwn,
  lineOn,
  type MatchView,
  matchViews,
  playedOn,
  receivedOn,
  saidOn,
  wordOn,
} from './match-view.ts';

const ball = (playerId: string, strokes = 0) => ({ playerId, strokes, gender: 'm' as const });
const matchOf = (over: Partial<MarkerMatch> = {}): MarkerMatch => ({
  ...{ id: 'm', version: 1, number: 1, format: 'singles', end: 'halved', nassau: false, startingHole: null },
  sides: [
    { name: 'An', team: null, balls: [ball('an')] },
    { name: 'Binh', team: null, balls: [ball('binh', 2)] },
  ],
  ...{ facts: [], differing: [] },
  ...over,
});
const STROKE_INDEX = [18, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

type Told = { id?: string; word: MarkerMatchEntry['word']; refused?: string };
type Given = {
  scores?: Record<string, readonly number[]>;
  match?: Partial<MarkerMatch>;
  /** Typed here and not sent yet. */
  typed?: readonly Told[];
  held?: readonly Told[];
  round?: Partial<MarkerFlight['round']>;
};
const entryOf = ({ id, word }: Told, nth: number): MarkerMatchEntry => ({
  ...{ id: id ?? `w${nth}`, matchId: 'm', hole: 1, word, replaces: null, enteredAt: '2026-04-25T01:00:00.000Z' },
});
function viewOf({ scores = {}, match, typed = [], held = [], round = {} }: Given = {}): MatchView {
  const flight = markerFlight(
    ['an', 'binh', 'chi', 'dung'].map((id) => markerCard(id, scores[id])),
    { matches: [matchOf(match)] },
  );
  const played = { ...flight, round: { ...flight.round, strokeIndex: STROKE_INDEX, ...round } };
  const outbox: Outbox<Besides> = {
    ...EMPTY_OUTBOX,
    unsent: typed.map((one, nth) => ({ entry: entryOf(one, nth), refused: one.refused ?? null })),
  };
  const cards = played.cards.map((card) => cardView(card, played.round, EMPTY_OUTBOX, []));
  const kept = held.map((one, nth) => ({ shot: entryOf(one, nth), reason: 'Vì sao' }));
  const [view] = matchViews({ flight: played, cards, outbox, held: kept });
  return view as MatchView;
}
const stateOf = (given: Given) => viewOf(given).played.state;
const won = (hole: number, winner: 0 | 1 | 'halved' | null): Told => ({ word: { kind: 'hole', hole, winner } });
const conceded = (hole: number, by: 0 | 1): Told => ({ word: { kind: 'hole-conceded', hole, by } });
const fives = (count: number): readonly number[] => Array(count).fill(5);

describe('a match without network', () => {
  test('stands by the strokes on the phone, with those that each receives', () => {
    const scores = { an: [4, 5, 4], binh: [5, 5, 5] };
    // Binh receives one on the second and one on the third
    const view = viewOf({ scores });
    expect(view.played.holes.slice(0, 3).map(({ winner }) => winner)).toEqual([0, 1, 'halved']);
    expect(view.played.state).toMatchObject({ code: 'in-play', leader: null, left: 15 });
    expect([1, 2, 3, 4].map((hole) => receivedOn(view, 'binh', hole))).toEqual([0, 1, 1, 0]);
  });

  test('of two balls a side counts the better one', () => {
    const match: Partial<MarkerMatch> = {
      format: 'four-ball',
      sides: [
        { name: 'Đỏ', team: null, balls: [ball('an'), ball('chi')] },
        { name: 'Xanh', team: null, balls: [ball('binh'), ball('dung')] },
      ],
    };
    expect(stateOf({ match, scores: { an: [6], chi: [4], binh: [5], dung: [5] } })).toMatchObject({ leader: 0, up: 1 });
  });

  test('goes on by what was conceded here and is not sent, and by what is held', () => {
    const scores = { an: [4], binh: [4] };
    expect(stateOf({ scores, typed: [conceded(1, 0)] })).toMatchObject({ leader: 1, up: 1 });
    const held = viewOf({ scores, held: [conceded(1, 0)] });
    expect([held.played.state, wordOn(held, 1)]).toMatchObject([{ leader: 1 }, { where: 'held', reason: 'Vì sao' }]);
    expect(stateOf({ scores, typed: [{ ...conceded(1, 0), refused: 'Không' }] })).toMatchObject({ leader: null });
  });

  test('takes back what this phone said last, and nothing of others', () => {
    const facts: MarkerMatch['facts'] = [{ id: 'other', seq: 1, word: { kind: 'hole-conceded', hole: 1, by: 1 }, own: false }];
    const view = viewOf({ match: { facts }, typed: [{ id: 'mine', ...won(2, 1) }] });
    expect(lastOwn(view)?.id).toBe('mine');
    const back = viewOf({ match: { facts }, typed: [{ id: 'mine', ...won(2, 1) }, { word: { kind: 'struck', fact: 'mine' } }] });
    expect([lastOwn(back), lineOn(back, 2)?.winner, lineOn(back, 1)?.winner]).toEqual([null, null, 0]);
  });

  test('is said to be over, and on which hole; what is entered after it counts for nothing', () => {
    const view = viewOf({ scores: { an: fives(10), binh: Array(10).fill(9) }, typed: [won(11, 1)] });
    expect(view.played.state).toMatchObject({ code: 'won', winner: 0, up: 10, left: 8, hole: 10 });
    expect([10, 11].map((hole) => isOverBefore(view, hole))).toEqual([false, true]);
    expect([lineOn(view, 11)?.winner, saidOn(view, 11)]).toEqual([null, 1]);
  });

  test('a concession ends it before its hole', () => {
    const view = viewOf({ typed: [won(1, 0), { word: { kind: 'match-conceded', by: 0, hole: 2 } }] });
    expect([view.played.state, isOverBefore(view, 1), isOverBefore(view, 3)]).toMatchObject([{ code: 'won', winner: 1 }, false, true]);
  });
});

describe('extra holes', () => {
  const level = Array.from({ length: 18 }, (_, at) => won(at + 1, 'halved'));
  const match = { end: 'extra-holes', startingHole: 7 } as const;

  test('are offered one after the other, on the holes of the round from the one that it began on', () => {
    expect(extraHoles(viewOf({ match, typed: level.slice(1) }))).toEqual([]);
    const view = viewOf({ match, typed: [...level, won(19, 'halved')] });
    expect([extraHoles(view), playedOn(view, 19), playedOn(view, 20), playedOn(view, 18)]).toEqual([[19, 20], 7, 8, null]);
    expect(stateOf({ match, typed: [...level, won(19, 1)] })).toMatchObject({ code: 'won', winner: 1, hole: 19, extraHole: 1 });
  });

  test('of a back nine are numbered on from its last hole', () => {
    const round = { firstHole: 10, par: Array(9).fill(4), strokeIndex: null };
    const typed = Array.from({ length: 9 }, (_, at) => won(at + 10, 'halved'));
    expect(extraHoles(viewOf({ match: { ...match, startingHole: 10 }, round, typed }))).toEqual([19]);
  });
});

describe('where nobody writes strokes', () => {
  test('a correction replaces the entry that was shown, and a cleared hole has no result', () => {
    const facts: MarkerMatch['facts'] = [{ id: 'first', seq: 1, word: { kind: 'hole', hole: 1, winner: 0 }, own: true }];
    expect(headOn(viewOf({ match: { facts } }), 1)).toBe('first');
    const cleared = viewOf({ match: { facts }, typed: [{ id: 'second', ...won(1, null) }] });
    expect([headOn(cleared, 1), lineOn(cleared, 1)?.winner]).toEqual(['second', null]);
  });

  test('strokes say nothing without a handicap or a stroke index', () => {
    const sides = matchOf().sides.map((side) => ({ ...side, balls: [] })) as unknown as MarkerMatch['sides'];
    const scores = { an: [4], binh: [5] };
    expect(viewOf({ match: { sides }, scores })).toMatchObject({ needsWords: true, played: { state: { code: 'not-begun' } } });
    expect(viewOf({ round: { strokeIndex: null }, scores, typed: [won(1, 1)] })).toMatchObject({
      needsWords: true,
      played: { state: { leader: 1 } },
    });
  });

  test('the strip of holes shows what is known of them', () => {
    const differing: MarkerMatch['differing'] = [{ hole: 3, winners: [0, 'halved'] }];
    const views = [viewOf({ typed: [won(1, 0)], match: { differing } }), viewOf({ typed: [won(1, 0), won(2, 1)] })];
    expect([1, 2, 3, 4].map((hole) => fillByWords(views, hole))).toEqual(['filled', 'partly', 'disputed', 'empty']);
  });
});

describe('a Nassau', () => {
  const nassauOf = (...typed: Told[]) => viewOf({ match: { nassau: true }, typed });
  const firstTo = (hole: number) => Array.from({ length: hole }, (_, at) => won(at + 1, 0));

  test('has a state for each nine beside the whole', () => {
    const { parts, played } = nassauOf(...firstTo(5), won(10, 1));
    expect([parts?.front.state, parts?.back.state, played.state]).toMatchObject([
      { code: 'won', up: 5, left: 4 },
      { leader: 1, up: 1 },
      { leader: 0, up: 4, left: 12 },
    ]);
  });

  test('whose whole is won goes on where its back nine does: a hole there counts, and may be conceded', () => {
    const view = nassauOf(...firstTo(10), won(11, 1));
    expect(view.played.state).toMatchObject({ code: 'won', up: 10, left: 8 });
    expect(view.parts?.back.state).toMatchObject({ code: 'in-play', leader: null });
    expect([11, 12].map((hole) => isOverBefore(view, hole))).toEqual([false, false]);
    expect([isOver(view), lineOn(view, 11)?.winner, fillByWords([view], 11), fillByWords([view], 12)]).toEqual([
      false,
      1,
      'filled',
      'empty',
    ]);
  });

  test('is over once its nines are, too', () => {
    const view = nassauOf(...firstTo(14));
    expect([isOver(view), isOverBefore(view, 14), isOverBefore(view, 15)]).toEqual([true, false, true]);
    const conceded = nassauOf(won(1, 0), { word: { kind: 'match-conceded', by: 1, hole: 2 } });
    expect([isOver(conceded), isOverBefore(conceded, 3)]).toEqual([true, true]);
  });
});
