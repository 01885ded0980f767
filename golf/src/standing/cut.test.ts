import { describe, expect, test } from 'vitest';
import { cardToPar, competitor, PLAIN_COURSE, rules } from '../../test-kit/index.ts';
import type { Competitor } from '../competitor.ts';
import type { CutRule } from './cut.ts';
import { cut } from './cut.ts';
import { standings } from './standing.ts';

const TWO_ROUNDS = rules({ rounds: [PLAIN_COURSE, PLAIN_COURSE] });
const TOP_2: CutRule = { keep: { players: 2 }, within: 'field', ties: 'in' };

/** A player some strokes over par on one hole, the first unless named. */
const at = (id: string, over: number, given: Partial<Competitor> & { hole?: number } = {}) =>
  competitor(id, { cards: [cardToPar(PLAIN_COURSE, { [given.hole ?? 1]: over })], ...given });
const through = (field: readonly Competitor[], rule: CutRule) => cut(TWO_ROUNDS, field, 'gross', 1, rule).through.join(' ');

describe('the cut after the first of two rounds', () => {
  const field = [at('an', 0), at('binh', 1), at('chi', 2), at('dung', 3), at('giang', 4)];
  test.each<[string, CutRule['keep'], string]>([
    ['keeps the first two', { players: 2 }, 'an binh'],
    ['keeps 40 %', { percent: 40 }, 'an binh'],
    ['keeps a share rounded up', { percent: 41 }, 'an binh chi'],
    ['keeps all where there are not as many', { players: 60 }, 'an binh chi dung giang'],
    ['keeps all of them at 100 %', { percent: 100 }, 'an binh chi dung giang'],
    ['keeps nobody at 0', { players: 0 }, ''],
    ['keeps a share of one decimal: 20.1 % of five are two', { percent: 20.1 }, 'an binh'],
    ['keeps those within two strokes of the leader', { behindLeader: 2 }, 'an binh chi'],
    ['and the leader alone within none', { behindLeader: 0 }, 'an'],
  ])('%s', (_, keep, ids) => {
    expect(through(field, { ...TOP_2, keep })).toBe(ids);
  });

  test('within a number of strokes of the leader goes by net strokes on the list of nets, and by points on that of points', () => {
    const players = field.map((player) => ({ ...player, handicap: 0 }));
    const keep = { behindLeader: 2 };
    const on = (basis: 'net' | 'points') => cut(TWO_ROUNDS, players, basis, 1, { ...TOP_2, keep }).through.join(' ');
    expect([on('net'), on('points')]).toEqual(['an binh chi', 'an binh chi dung giang']);
  });

  test('names who missed it, in the order of the list', () => {
    expect(cut(TWO_ROUNDS, field, 'gross', 1, TOP_2)).toEqual({ through: ['an', 'binh'], missed: ['chi', 'dung', 'giang'] });
  });

  test('leaves out of the count who is out already or has not finished, on either side', () => {
    const out = [at('wd', 0, { status: 'WD' }), competitor('thru1', { cards: [[3]] })];
    const result = cut(TWO_ROUNDS, [...field, ...out], 'gross', 1, TOP_2);
    expect(result).toEqual({ through: ['an', 'binh'], missed: ['chi', 'dung', 'giang'] });
  });

  test('goes by the rounds played so far', () => {
    const played = field.map((player, nth) => ({ ...player, cards: [...player.cards, cardToPar(PLAIN_COURSE, { 1: 9 - 3 * nth })] }));
    expect(cut(TWO_ROUNDS, played, 'gross', 1, TOP_2).through).toEqual(['an', 'binh']);
    expect(cut(TWO_ROUNDS, played, 'gross', 2, TOP_2).through).toEqual(['giang', 'dung']);
  });

  test('goes by points on the list of points, where more are better', () => {
    const players = field.map((player) => ({ ...player, handicap: 0 }));
    expect(cut(TWO_ROUNDS, players, 'points', 1, { ...TOP_2, keep: { players: 1 } }).through).toEqual(['an']);
  });
});

describe('ties at the line', () => {
  const separated = [at('an', 0), at('late', 1, { hole: 18 }), at('early', 1), at('dung', 2)];
  const level = [at('an', 0), at('binh', 1), at('chi', 1), at('dung', 2)];
  test.each<[string, readonly Competitor[], CutRule['ties'], string]>([
    ['in: those on the same score go on, countback or not', separated, 'in', 'an early late'],
    ['in: equal cards go on', level, 'in', 'an binh chi'],
    ['out: the countback decides', separated, 'out', 'an early'],
    ['out: equal cards stay behind', level, 'out', 'an'],
  ])('%s', (_, field, ties, ids) => {
    expect(through(field, { ...TOP_2, ties })).toBe(ids);
  });

  test('out: a shared place that ends at the line goes on', () => {
    expect(through([at('binh', 1), at('chi', 1), at('dung', 2)], { ...TOP_2, ties: 'out' })).toBe('binh chi');
  });

  test('out: over the field the place on its list counts, whatever the divisions', () => {
    const level = [at('an', 0, { division: 'A' }), at('binh', 1, { division: 'A' }), at('chi', 1, { division: 'B' })];
    expect(through(level, { ...TOP_2, ties: 'out' })).toBe('an');
  });
});

describe('a line for each division', () => {
  const field = [
    at('an', 0, { division: 'A' }),
    at('binh', 1, { division: 'A' }),
    at('chi', 5, { division: 'B' }),
    at('dung', 6, { division: 'B' }),
    at('em', 9),
  ];
  test('keeps as many of each', () => {
    expect(through(field, { keep: { players: 1 }, within: 'division', ties: 'in' })).toBe('an chi em');
  });
  test('takes its share of each', () => {
    expect(through(field, { keep: { percent: 50 }, within: 'division', ties: 'out' })).toBe('an chi em');
  });
  test('keeps those near the leader of each', () => {
    expect(through(field, { keep: { behindLeader: 1 }, within: 'division', ties: 'out' })).toBe('an binh chi dung em');
    expect(through(field, { keep: { behindLeader: 1 }, within: 'field', ties: 'out' })).toBe('an binh');
  });
  test('keeps who is separated in the division, though a card in play shares their place over the field', () => {
    const inPlay = competitor('x', { division: 'A', cards: [[5]] });
    const level = [at('late', 1, { hole: 18, division: 'B' }), at('early', 1, { division: 'B' })];
    expect(through([inPlay, ...level], { keep: { players: 1 }, within: 'division', ties: 'out' })).toBe('early');
  });
  test('keeps the tie keys of the division', () => {
    const level = [at('an', 0, { division: 'A' }), at('x', 0, { division: 'B' }), at('y', 0, { division: 'B' })];
    expect(through(level, { keep: { players: 1 }, within: 'division', ties: 'out' })).toBe('an');
  });
});

describe('who missed the cut', () => {
  const missed = (id: string, ...over: number[]) =>
    competitor(id, { status: 'cut', handicap: 0, cards: over.map((strokes) => cardToPar(PLAIN_COURSE, { 1: strokes })) });
  const finisher = competitor('last', { handicap: 0, cards: [cardToPar(PLAIN_COURSE, { 1: 9 }), cardToPar(PLAIN_COURSE, { 1: 9 })] });

  test.each(['gross', 'net', 'points'] as const)('is listed below the finishers by the rounds played (%s)', (basis) => {
    const field = [missed('one-worse', 1), missed('two', 5, 5), missed('one-better', 0), finisher];
    const list = standings(TWO_ROUNDS, field, basis);
    expect(list.map(({ id }) => id)).toEqual(['last', 'two', 'one-better', 'one-worse']);
    expect(list.slice(1).every(({ place }) => place === null)).toBe(true);
  });

  test('comes last of them without a handicap, on the list of nets', () => {
    const field = [{ ...missed('none', 0), handicap: null }, missed('some', 3)];
    expect(standings(TWO_ROUNDS, field, 'net').map(({ id }) => id)).toEqual(['some', 'none']);
  });
});
