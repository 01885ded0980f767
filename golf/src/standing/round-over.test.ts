import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Card } from '../card.ts';
import type { Competitor } from '../competitor.ts';
import { explainStanding } from '../explain/explain-standing.ts';
import type { FormatChoice } from '../format/format.ts';
import { leaderboard } from './leaderboard.ts';
import { standings } from './standing.ts';

const par = cardToPar(PLAIN_COURSE);
const player = (id: string, ...cards: Card[]) => competitor(id, { handicap: 0, cards });
/** 17 holes with 36 points, and 18 holes with 37. */
const short = player('short', cardToPar(PLAIN_COURSE, { 1: -2 }).slice(0, 17));
const whole = player('whole', cardToPar(PLAIN_COURSE, { 1: -1 }));

/** "1 whole 1": places and values on the format's own list. */
function board(format: FormatChoice, roundsOver: number | undefined, basis: 'gross' | 'points' = 'points', field = [short, whole]) {
  const list = standings(rules({ format, ...(roundsOver === undefined ? {} : { roundsOver }) }), field, basis);
  return list.map(({ id, place, value }) => `${place?.position ?? '-'} ${id} ${value}`);
}

describe('a hole left blank', () => {
  test('is still to be played while the round is not over', () => {
    for (const roundsOver of [undefined, 0]) expect(board('stableford', roundsOver)).toEqual(['1 short 2', '2 whole 1']);
  });

  test('has no points in Stableford once it is', () => {
    expect(board('stableford', 1)).toEqual(['1 whole 1', '2 short 0']);
  });

  test('is lost in par/bogey', () => {
    expect(board('par-bogey', 1)).toEqual(['1 whole 1', '2 short 0']);
  });

  test('counts the maximum under a maximum score', () => {
    const format = { maximum: { kind: 'double-par' }, basis: 'gross' } as const;
    expect(board(format, 1, 'gross')).toEqual(['1 whole -1', '2 short 2']);
    const [maximum] = explainStanding(rules({ format, roundsOver: 1 }), [short], 'short', 'gross', 'field');
    expect(maximum).toEqual({ code: 'maximum-score', round: 1, holes: [{ hole: 18, score: null, counts: 8 }] });
  });

  test('leaves the card unfinished in stroke play, whatever is over', () => {
    const [first] = standings(rules({ roundsOver: 1 }), [short, whole], 'gross');
    expect(first).toMatchObject({ id: 'short', value: -2, complete: false });
    expect(board('stroke-play', 1)).toEqual(board('stroke-play', undefined));
  });

  test('leaves no gross where points decide', () => {
    expect(board('stableford', 1, 'gross')).toEqual(['1 whole -1', '- short null']);
  });
});

test('a round that was missed counts no points for who has played another', () => {
  const given = rules({ format: 'stableford', rounds: [PLAIN_COURSE, PLAIN_COURSE], roundsOver: 2 });
  const list = standings(given, [player('once', cardToPar(PLAIN_COURSE, { 1: -2 })), player('twice', par, par), player('never')], 'points');
  expect(list.map(({ id, place, value }) => [id, place?.position ?? null, value])).toEqual([
    ['twice', 1, 0],
    ['once', 2, 2 - 36],
    ['never', null, null],
  ]);
});

test('a round known by its total alone is one that was played; an empty card and no total are none', () => {
  const given = rules({ format: 'stableford', rounds: [PLAIN_COURSE, PLAIN_COURSE], roundsOver: 2 });
  const closed = (facts: Partial<Competitor>) => leaderboard(given, [competitor('an', { handicap: 0, ...facts })])[0]?.rounds[1]?.complete;
  expect(closed({ totals: [80, null] })).toBe(true);
  expect(closed({ totals: [80, null], status: 'WD' })).toBe(false);
  expect(closed({ totals: [null, null], cards: [[null, null]] })).toBe(false);
});

test('of several rounds only those that are over are closed', () => {
  const given = rules({ format: 'stableford', rounds: [PLAIN_COURSE, PLAIN_COURSE], roundsOver: 1 });
  const field = [player('an', par.slice(0, 17), par.slice(0, 5))];
  expect(standings(given, field, 'points')[0]).toMatchObject({ value: -2, complete: false });
});

test.each(['WD', 'NR', 'DQ', 'DNS'] as const)('a player who is out (%s) closes no card: it says how far it was played', (status) => {
  const given = rules({ format: 'stableford', roundsOver: 1 });
  const [line] = leaderboard(given, [{ ...short, status, cards: [par.slice(0, 5)] }]);
  expect(line).toMatchObject({ holesPlayed: 5, grossToPar: 0, points: 10, complete: false });
});

test('a player who missed the cut closes the rounds played and no other, so that more of them come first', () => {
  const given = rules({ format: 'stableford', rounds: [PLAIN_COURSE, PLAIN_COURSE, PLAIN_COURSE], roundsOver: 3 });
  const cutAfter = (id: string, ...cards: Card[]) => competitor(id, { handicap: 0, status: 'cut', cards });
  const field = [cutAfter('first', cardToPar(PLAIN_COURSE, { 1: -9 })), cutAfter('second', par, par.slice(0, 17))];
  expect(standings(given, field, 'points').map(({ id }) => id)).toEqual(['second', 'first']);
  expect(leaderboard(given, field).map(({ holesPlayed }) => holesPlayed)).toEqual([36, 18]);
});
