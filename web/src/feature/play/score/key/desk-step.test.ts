import { describe, expect, test } from 'vitest';
import { an, binh, cardsOf, chi, empty, type } from '../../../../../test/desk.ts';
import { deskKeyOf } from './desk-key.ts';
import { press } from './desk-step.ts';

describe('typing scores', () => {
  test('a usual card takes exactly 18 keys and lands on the next card', () => {
    const keys = '454354645535446354';
    const { field, desk, all } = type(keys);
    expect(keys).toHaveLength(18);
    expect(field[an]).toEqual([...keys].map(Number));
    expect(all).toHaveLength(18);
    expect(desk.place).toEqual({ playerId: binh, hole: 1 });
  });

  test.each([
    ['2', 2, 2],
    ['9', 9, 2],
    ['10', 10, 2],
    ['12', 12, 2],
    ['19', 19, 2],
  ])('%s on hole 1 means %d strokes and goes on', (keys, strokes, hole) => {
    const { field, desk } = type(keys);
    expect(field[an]?.[0]).toBe(strokes);
    expect(desk.place).toEqual({ playerId: an, hole });
  });

  test('a leading 1 waits', () => {
    const { field, desk, all } = type('1');
    expect(all).toEqual([]);
    expect(field[an]?.[0]).toBeNull();
    expect(desk).toMatchObject({ typed: '1', place: { playerId: an, hole: 1 } });
  });

  test.each([
    [['+', '2', '0'], 20],
    [['+', '2', '3'], 23],
    [['+', '3', '0'], 30],
    [['+', '1', '1'], 11],
    [['+', '2', 'Enter'], 2],
  ])('after + two digits are one number: %j', (keys, strokes) => {
    const { field, desk } = type(keys);
    expect(field[an]?.[0]).toBe(strokes);
    expect(desk).toMatchObject({ typed: '', place: { playerId: an, hole: 2 } });
  });

  test.each([[['+', '3', '1']], [['+', '4']], [['+', '0']]])('more than 30 strokes are refused and nothing moves: %j', (keys) => {
    const { all, problem, desk } = type(keys);
    expect(problem).toBe('out-of-range');
    expect(all).toEqual([]);
    expect(desk).toMatchObject({ typed: '', place: { playerId: an, hole: 1 } });
  });

  test('0 alone is not a score', () => {
    expect(type('0').all).toEqual([]);
  });

  test.each(['.', ',', 'Decimal'])('%s is a pick-up and goes on', (key) => {
    const { field, desk } = type([key]);
    expect(field[an]?.[0]).toBe('pickup');
    expect(desk.place?.hole).toBe(2);
  });

  test('a pick-up takes the place of a waiting 1', () => {
    expect(type('1.').field[an]?.slice(0, 2)).toEqual(['pickup', null]);
  });

  test('the same score again changes nothing and goes on: a card is checked by typing it again', () => {
    const scores = [...'454354645535446354'].map(Number);
    const { all, desk } = type('454354645535446354', { field: { [an]: scores, [binh]: empty() } });
    expect(all).toEqual([]);
    expect(desk.place).toEqual({ playerId: binh, hole: 1 });
  });
});

describe('moving', () => {
  test.each([
    [['ArrowRight', 'ArrowRight'], { playerId: an, hole: 3 }],
    [['ArrowDown'], { playerId: binh, hole: 1 }],
    [['ArrowUp'], { playerId: an, hole: 1 }],
    [['ArrowLeft'], { playerId: an, hole: 1 }],
    [['End'], { playerId: an, hole: 18 }],
    [['End', 'ArrowRight'], { playerId: an, hole: 18 }],
    [['End', 'Home'], { playerId: an, hole: 1 }],
    [['Enter'], { playerId: an, hole: 2 }],
  ])('%j', (keys, place) => {
    const { desk, all } = type(keys);
    expect(desk.place).toEqual(place);
    expect(all).toEqual([]);
  });

  test('goes from the last hole to the next card, and skips the card of a player who withdrew', () => {
    const field = { [an]: empty(), [binh]: empty(), [chi]: empty() };
    expect(type('4', { field, at: { playerId: an, hole: 18 } }).desk.place).toEqual({ playerId: binh, hole: 1 });
    expect(type('4', { field, at: { playerId: an, hole: 18 }, withdrawn: [binh] }).desk.place).toEqual({ playerId: chi, hole: 1 });
  });

  test('can reach the card of a player who withdrew: those strokes are facts too', () => {
    expect(type('45', { withdrawn: [an] }).field[an]?.slice(0, 2)).toEqual([4, 5]);
  });

  test('stays on the last card and says that it is the end', () => {
    const { desk, end } = type('4', { at: { playerId: binh, hole: 18 } });
    expect(end).toBe(true);
    expect(desk.place).toEqual({ playerId: binh, hole: 18 });
  });
});

describe('clearing', () => {
  const field = { [an]: [4, 5, ...Array(16).fill(null)], [binh]: empty() };

  test.each(['Delete', 'Backspace'])('%s clears the hole and stays', (key) => {
    const { field: after, desk } = type([key], { field, at: { playerId: an, hole: 2 } });
    expect(after[an]?.[1]).toBeNull();
    expect(desk.place?.hole).toBe(2);
  });

  test('Backspace on an empty hole steps back, so that one key and the right digit correct a slip', () => {
    const { field: after, desk } = type(['Backspace', '6'], { field, at: { playerId: an, hole: 3 } });
    expect(after[an]?.slice(0, 3)).toEqual([4, 6, null]);
    expect(desk.place?.hole).toBe(3);
  });

  test('Backspace and Escape drop only the waiting keys', () => {
    for (const keys of [
      ['1', 'Backspace'],
      ['1', 'Escape'],
      ['+', '2', 'Escape'],
    ]) {
      const { all, desk } = type(keys, { field });
      expect(all).toEqual([]);
      expect(desk).toMatchObject({ typed: '', place: { playerId: an, hole: 1 } });
    }
  });
});

describe('undo', () => {
  test('writes the score from before, hole by hole back to the start', () => {
    const { field, all, desk } = type(['5', '6', 'Ctrl-z', 'Ctrl-z'], { field: { [an]: [4, ...Array(17).fill(null)], [binh]: empty() } });
    expect(field[an]?.slice(0, 2)).toEqual([4, null]);
    expect(all.slice(2)).toEqual([
      { playerId: an, hole: 2, before: 6, after: null },
      { playerId: an, hole: 1, before: 5, after: 4 },
    ]);
    expect(desk.place).toEqual({ playerId: an, hole: 1 });
  });

  test('never takes back what another person has written since', () => {
    const { desk } = type('5');
    const step = press(desk, { kind: 'undo' }, cardsOf({ [an]: [7, ...Array(17).fill(null)], [binh]: empty() }));
    expect(step).toMatchObject({ problem: 'changed-meanwhile', changes: [] });
  });

  test('says when there is nothing to undo', () => {
    expect(type(['Ctrl-z']).problem).toBe('nothing-to-undo');
  });
});

describe('a card that takes no scores', () => {
  test.each([['5'], ['1'], ['.'], ['+'], ['Delete']])('%s is refused and nothing moves', (key) => {
    const { problem, all, desk } = type([key], { field: { [an]: [4, ...Array(17).fill(null)] }, closed: [an] });
    expect(problem).toBe('not-writable');
    expect(all).toEqual([]);
    expect(desk.place).toEqual({ playerId: an, hole: 1 });
  });

  test('can still be moved through', () => {
    expect(type(['ArrowRight'], { closed: [an] }).desk.place?.hole).toBe(2);
  });
});

describe('keys of the browser', () => {
  test.each([
    { key: 'Tab' },
    { key: 'c', ctrlKey: true },
    { key: 'a' },
    { key: 'ArrowLeft', altKey: true },
    { key: '5', ctrlKey: true },
    { key: 'F5' },
  ])('%j stays the browser’s', (pressed) => {
    expect(deskKeyOf({ ctrlKey: false, metaKey: false, altKey: false, ...pressed })).toBeNull();
  });
});
