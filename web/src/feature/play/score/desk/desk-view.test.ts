import type { NewEntry, ScoreCard, ScoreSheet } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { entry as entryOf, scoreCard } from '../../../../../test/score-card.ts';
import {
  cardView,
  createCardViews,
  isComplete,
  isStatusOfRound,
  type PlayedHandicaps,
  progressOf,
  receivedBy,
  unfinished,
} from './desk-view.ts';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const course = { par, strokeIndex: null, women: null };
const playing = { shut: null, finished: false };
const card = (over: Partial<ScoreCard> = {}) => scoreCard('an', { name: 'Trần Minh An', ...over });
const entry = (over: Partial<NewEntry> = {}) => entryOf('mine', { score: 5, ...over });
const fact = (id: string, score: number): ScoreCard['disputes'][number]['shown'] => ({
  id,
  hole: 2,
  score,
  driveBy: null,
  source: 'desk',
  clockWrong: false,
  authorName: 'Lê Hà',
  device: null,
  enteredAt: '',
  receivedAt: '',
  replaces: null,
  reason: null,
});
const holesOf = (view: ReturnType<typeof cardView>, hole: number) => view.holes[hole - 1];

describe('a hole on the desk', () => {
  const scored = card({ holes: [4, ...Array(17).fill(null)], entries: ['theirs', ...Array(17).fill(null)] });

  test('shows the server’s score, and the entry that a correction replaces', () => {
    expect(holesOf(cardView(scored, [], course, playing), 1)).toMatchObject({ score: 4, head: 'theirs', saving: 'saved' });
  });

  test('shows a typed score while it is being sent; a further correction replaces that', () => {
    const unsent = [
      { entry: entry({ id: 'first', score: 5 }), refused: null },
      { entry: entry({ id: 'second', score: 6 }), refused: null },
    ];
    expect(holesOf(cardView(scored, unsent, course, playing), 1)).toMatchObject({ score: 6, head: 'second', saving: 'on-its-way' });
  });

  test('is empty while a clearing is being sent', () => {
    const unsent = [{ entry: entry({ score: null }), refused: null }];
    expect(holesOf(cardView(scored, unsent, course, playing), 1)).toMatchObject({ score: null, saving: 'on-its-way' });
  });

  test('shows the server’s score, marked, instead of a refused one', () => {
    const unsent = [{ entry: entry({ score: 9 }), refused: 'no' }];
    expect(holesOf(cardView(scored, unsent, course, playing), 1)).toMatchObject({ score: 4, head: 'theirs', saving: 'refused' });
  });

  test('marks odd values: a hole in one, and more than five over par', () => {
    const view = cardView(card({ holes: [1, 10, 8, 10, 9, ...Array(13).fill(null)] }), [], course, playing);
    expect(view.holes.slice(0, 5).map(({ odd }) => odd)).toEqual(['hole-in-one', 'far-over-par', null, null, null]);
  });

  test('is not asked about once somebody has looked again, also while that is being sent; another score is', () => {
    const looked = card({ holes: [1, ...Array(17).fill(null)], confirmed: [1] });
    const oddOf = (of: ScoreCard, given: Partial<NewEntry>[]) =>
      cardView(
        of,
        given.map((one) => ({ entry: entry(one), refused: null })),
        course,
        playing,
      ).holes[0]?.odd;
    expect(oddOf(looked, [])).toBeNull();
    expect(oddOf({ ...looked, confirmed: [] }, [{ score: 1, check: true }])).toBeNull();
    expect(oddOf(looked, [{ score: 11 }])).toBe('far-over-par');
  });

  test('shows what was typed first while a second typing is being sent', () => {
    const unsent = [{ entry: entry({ score: 6, check: true }), refused: null }];
    expect(holesOf(cardView(scored, unsent, course, playing), 1)).toMatchObject({ score: 4, head: 'theirs', saving: 'on-its-way' });
  });

  test('is odd by the player’s strokes: nine on a par 4 for a scratch player is odd, ten with two strokes received is not', () => {
    const strokeIndex = Array.from({ length: 18 }, (_, at) => at + 1);
    const people = new Map<string, PlayedHandicaps>([
      ['an', { gender: 'm', cards: [{ roundId: 'r', playingHandicap: 0 }] }],
      ['binh', { gender: 'm', cards: [{ roundId: 'r', playingHandicap: 36 }] }],
      ['chi', { gender: 'm', cards: [{ roundId: 'r', playingHandicap: null }] }],
    ]);
    const received = receivedBy(people, { id: 'r', par, strokeIndex });
    const odd = (playerId: string, score: number) =>
      cardView(card({ playerId, holes: [score, ...Array(17).fill(null)] }), [], course, playing, received.get(playerId)).holes[0]?.odd;
    expect([odd('an', 9), odd('binh', 10), odd('binh', 11)]).toEqual(['far-over-par', null, 'far-over-par']);
    expect([odd('chi', 9), odd('chi', 10)]).toEqual([null, 'far-over-par']);
    expect(receivedBy(people, { id: 'r', par, strokeIndex: null }).size).toBe(0);
  });

  test('is compared with what its player plays by: a woman with her card, and odd by the strokes that she receives on it', () => {
    const women = { par: par.with(0, 5), strokeIndex: par.map((_, at) => 18 - at) };
    const both = { par, strokeIndex: par.map((_, at) => at + 1), women };
    const people = new Map(
      ['an', 'lan'].map((id) => [id, { gender: id === 'an' ? 'm' : 'f', cards: [{ roundId: 'r', playingHandicap: 1 }] }] as const),
    );
    const received = receivedBy(people, { id: 'r', ...both });
    const view = (playerId: string) =>
      cardView(
        card({ playerId, women: playerId === 'lan', holes: [9, ...Array(17).fill(null)] }),
        [],
        both,
        playing,
        received.get(playerId),
      );
    expect(['an', 'lan'].map((id) => [view(id).course.par[0], view(id).totals.toPar])).toEqual([
      [4, 5],
      [5, 4],
    ]);
    expect(['an', 'lan'].map((id) => received.get(id)?.indexOf(1))).toEqual([0, 17]);
  });

  test('has both values when it is disputed', () => {
    const dispute = { hole: 2, shown: fact('a', 5), rivals: [fact('b', 6)] };
    const view = cardView(card({ disputes: [dispute] }), [], course, playing);
    expect(holesOf(view, 2)?.dispute).toBe(dispute);
    expect(holesOf(view, 1)?.dispute).toBeNull();
  });
});

describe('a card', () => {
  test.each([
    [playing, null, true],
    [{ shut: null, finished: true }, 'finished', false],
    [{ shut: 'ended', finished: true }, 'ended', false],
    [{ shut: 'archived', finished: true }, 'archived', false],
  ] as const)('of a round that is %j is closed: %s', (round, closed, writable) => {
    expect(cardView(card(), [], course, round)).toMatchObject({ closed, writable });
  });

  test('of a player who missed the cut takes no score, and none is expected', () => {
    expect(cardView(card({ status: 'cut' }), [], course, playing)).toMatchObject({ closed: 'cut', writable: false, expected: false });
  });

  test.each([
    [{}, true],
    [{ status: 'WD' }, false],
    [{ status: 'NR' }, false],
    [{ status: 'DNS' }, false],
  ] as const)('with %j has scores to come: %s', (over, expected) => {
    expect(cardView(card(over), [], course, playing)).toMatchObject({ expected, writable: true });
  });
});

describe('what is missing', () => {
  const whole = card({ playerId: 'whole', holes: par });
  const half = card({ playerId: 'half', holes: [...par.slice(0, 9), ...Array(9).fill(null)] });
  const none = card({ playerId: 'none' });
  const away = card({ playerId: 'away', status: 'DNS' });
  const out = card({ playerId: 'out', status: 'DQ' });
  const views = [whole, half, none, away, out].map((one) => cardView(one, [], course, playing));

  test('counts cards and holes of players whose scores are expected', () => {
    expect(progressOf(views)).toEqual({ expected: 3, complete: 1, missingHoles: 27, disputed: 0 });
    expect(isComplete(progressOf(views))).toBe(false);
    expect(isComplete({ expected: 3, complete: 3, missingHoles: 0, disputed: 0 })).toBe(true);
    expect(isComplete({ expected: 3, complete: 3, missingHoles: 0, disputed: 1 })).toBe(false);
  });

  test('lists the players with missing scores, the emptiest card first', () => {
    expect(unfinished(views).map(({ playerId }) => playerId)).toEqual(['none', 'half']);
  });
});

describe('drawing', () => {
  const sheet: ScoreSheet = {
    boardVersion: 1,
    roundId: 'r',
    firstHole: 1,
    ...course,
    finished: false,
    sides: null,
    cards: [card(), card({ playerId: 'binh' })],
  };

  test('keeps the other cards when a key is typed on one', () => {
    const views = createCardViews();
    const before = views(sheet, [], null);
    const after = views(sheet, [{ entry: entry(), refused: null }], null);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  test('makes a card again when a new one comes from the server', () => {
    const views = createCardViews();
    const before = views(sheet, [], null);
    const after = views({ ...sheet, cards: [card({ holes: par }), sheet.cards[1] ?? card()] }, [], null);
    expect(after[0]?.missing).toEqual([]);
    expect(after[1]).toBe(before[1]);
  });

  test('marks odd scores when handicaps arrive later', () => {
    const views = createCardViews();
    const nine = { ...sheet, cards: [card({ holes: [9, ...Array(17).fill(null)] })] };
    const odd = (playingHandicap: number) =>
      views(
        nine,
        [],
        null,
        receivedBy(new Map<string, PlayedHandicaps>([['an', { gender: 'm', cards: [{ roundId: 'r', playingHandicap }] }]]), {
          id: 'r',
          par,
          strokeIndex: par.map((_, at) => at + 1),
        }),
      )[0]?.holes[0]?.odd;
    expect(views(nine, [], null)[0]?.holes[0]?.odd).toBeNull();
    expect([odd(0), odd(18)]).toEqual(['far-over-par', null]);
  });

  test('closes every card when the round is finished', () => {
    const views = createCardViews();
    views(sheet, [], null);
    expect(views({ ...sheet, finished: true }, [], null).map(({ closed }) => closed)).toEqual(['finished', 'finished']);
  });
});

describe('a status is set on the card', () => {
  test.each([
    ['ok', 'ok', true],
    ['WD', 'WD', true],
    ['cut', 'cut', false],
  ] as const)('that shows %s and has %s of its own: %s', (status, own, settable) => {
    expect(isStatusOfRound(card({ status }), own)).toBe(settable);
  });

  test('not where it comes from an earlier round, or before the players are read', () => {
    expect(isStatusOfRound(card({ status: 'WD' }), 'ok')).toBe(false);
    expect(isStatusOfRound(card(), undefined)).toBe(false);
  });
});
