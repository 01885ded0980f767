import { describe, expect, test } from 'vitest';
import { an, binh, empty, type } from '../../../../../test/desk.ts';

const hole = (number: number, playerId = an) => ({ playerId, hole: number });
const FULL = [...'454354645535446354'].map(Number);

describe('a leading 1 that is left behind', () => {
  test.each([
    ['Enter', hole(6)],
    ['ArrowRight', hole(6)],
    ['ArrowLeft', hole(4)],
    ['ArrowDown', hole(5, binh)],
    ['Home', hole(1)],
    ['End', hole(18)],
  ])('by %s is asked about; Enter writes a hole in one and goes where the key would have gone', (key, place) => {
    const asked = type(['1', key], { at: hole(5) });
    expect(asked.all).toEqual([]);
    expect(asked.desk).toMatchObject({ typed: '1', place: hole(5), question: { about: 'hole-in-one' } });
    const { field, desk } = type(['1', key, 'Enter'], { at: hole(5) });
    expect(field[an]?.[4]).toBe(1);
    expect(desk).toMatchObject({ typed: '', place, question: null });
  });

  test('by a click is asked about, and the answer goes to the hole that was clicked last', () => {
    const { all, desk } = type(['1', { click: hole(9, binh) }, { click: hole(3) }, 'Enter'], { at: hole(5) });
    expect(all).toEqual([{ ...hole(5), before: null, after: 1 }]);
    expect(desk.place).toEqual(hole(3));
  });

  test.each(['Escape', 'Backspace', 'Delete', 'Ctrl-z'])('is dropped by %s, and the hole stays without a score', (key) => {
    const { all, desk } = type(['1', 'ArrowRight', key], { at: hole(5) });
    expect(all).toEqual([]);
    expect(desk).toMatchObject({ typed: '', place: hole(5), question: null });
  });

  test('waits for its answer while the digits of the next holes come in', () => {
    const { all, desk } = type(['1', 'Enter', '4', '5', 'ArrowRight'], { at: hole(5) });
    expect(all).toEqual([]);
    expect(desk).toMatchObject({ place: hole(5), question: { about: 'hole-in-one' } });
  });

  test('is not asked about on the way to 10–19, nor if the hole has a 1 already', () => {
    expect(type('10111912').field[an]?.slice(0, 5)).toEqual([10, 11, 19, 12, null]);
    const { desk } = type(['1', 'Enter'], { field: { [an]: [1, ...empty().slice(1)] } });
    expect(desk).toMatchObject({ question: null, place: hole(2) });
  });
});

describe('a full card', () => {
  const field = { [an]: FULL, [binh]: empty() };

  test('warns before its first stroke is replaced, and holds the digits that follow', () => {
    const { all, desk } = type('459454', { field });
    expect(all).toEqual([]);
    expect(desk).toMatchObject({ place: hole(3), question: { about: 'full-card', changes: [{ hole: 3, before: 4, after: 9 }] } });
  });

  test('takes the new strokes after one Enter, without another question while the cursor is on it', () => {
    const { field: after, desk } = type(['9', 'Enter', '8', 'Delete'], { field });
    expect(after[an]?.slice(0, 4)).toEqual([9, 8, null, 3]);
    expect(desk.question).toBeNull();
  });

  test('warns again after another card', () => {
    const { desk } = type(['9', 'Enter', { click: hole(1, binh) }, { click: hole(5) }, '9'], { field });
    expect(desk.question).toMatchObject({ about: 'full-card' });
  });

  test.each(['Escape', 'ArrowRight'])('stays as it is at %s', (key) => {
    const { all, desk } = type(['9', key], { field });
    expect(all).toEqual([]);
    expect(desk.question).toBeNull();
  });

  test('stays as it is when another hole is clicked', () => {
    const { all, desk } = type(['9', { click: hole(2, binh) }], { field });
    expect(all).toEqual([]);
    expect(desk).toMatchObject({ place: hole(2, binh), question: null });
  });

  test('warns before a stroke is cleared too', () => {
    expect(type(['Backspace'], { field }).desk.question).toMatchObject({ changes: [{ hole: 1, before: 4, after: null }] });
  });

  test('does not warn the person who has just filled it', () => {
    const { field: after } = type([...'454354645535446354', 'Backspace', '5'], { at: hole(1, binh), field: { [binh]: empty() } });
    expect(after[binh]?.[17]).toBe(5);
  });

  test('is asked about once where a 1 is left behind on it', () => {
    const { field: after, desk } = type(['1', 'Enter', 'Enter'], { field });
    expect(after[an]?.[0]).toBe(1);
    expect(desk.question).toBeNull();
  });
});

describe('a card that the keys came to by themselves, past the last hole of the one before', () => {
  const field = { [an]: empty(), [binh]: [null, 4, ...Array(16).fill(null)] };
  const onTo = (...keys: string[]) => type(['5', '5', ...keys], { field, at: hole(18) });

  test('asks before a score of another person is replaced, and holds the digits that follow', () => {
    const { all, desk } = onTo('6', '7');
    expect(all).toHaveLength(2);
    expect(desk).toMatchObject({ place: hole(2, binh), question: { about: 'filled-hole', changes: [{ before: 4, after: 6 }] } });
  });

  test('takes the new one after Enter; Escape and the arrows leave the score', () => {
    expect(onTo('6', 'Enter').field[binh]?.slice(0, 2)).toEqual([5, 6]);
    for (const key of ['Escape', 'ArrowRight']) expect(onTo('6', key).field[binh]?.slice(0, 2)).toEqual([5, 4]);
  });

  test('does not ask about the same score, one that was typed here, nor on a card that the person went to', () => {
    expect(onTo('4').desk).toMatchObject({ place: hole(3, binh), question: null });
    expect(onTo('4', '7', 'Backspace', '8').field[binh]?.slice(0, 3)).toEqual([5, 4, 8]);
    expect(type([{ click: hole(2, binh) }, '6'], { field, at: hole(18) }).field[binh]?.[1]).toBe(6);
  });
});

describe('a pasted card', () => {
  const text = FULL.join('\t');
  const paste = { kind: 'paste', text } as const;

  test('fills the card of the cursor from any hole, stays on it, and is undone at once', () => {
    const { field, desk } = type([paste], { at: hole(7) });
    expect(field[an]).toEqual(FULL);
    expect(desk.place).toEqual(hole(18));
    expect(type([paste, 'Ctrl-z'], { at: hole(7) }).field[an]).toEqual(empty());
  });

  test('warns before it replaces a full one', () => {
    const field = { [an]: FULL.map((strokes) => strokes + 1) };
    expect(type([paste], { field }).desk.question).toMatchObject({ about: 'full-card', changes: { length: 18 } });
    expect(type([paste, 'Enter'], { field }).field[an]).toEqual(FULL);
  });

  test('that is no card says why and changes nothing', () => {
    const { all, problem } = type([{ kind: 'paste', text: '4 5 4' }]);
    expect(problem).toEqual({ code: 'paste-count', count: 3, holes: 18, withTotals: 21 });
    expect(all).toEqual([]);
  });

  test('is refused on a card that takes no scores', () => {
    expect(type([paste], { closed: [an] }).problem).toBe('not-writable');
  });
});
