import { describe, expect, test } from 'vitest';
import type { Entry, Outcome } from './entry.ts';
import { foldCard, judgeEntry, stateOn, TOTAL } from './entry.ts';

let received = 0;
/** An entry for hole 1, received after those made before it. */
function entry(id: string, author: string, score: Entry['score'], replaces: string | null = null, given: Partial<Entry> = {}): Entry {
  received += 1;
  return { id, hole: 1, score, author, replaces, source: 'marker', seq: received, ...given };
}

/** Hole 1 as "5", or "5 disputed by 6": what is shown and what rivals it. */
function hole1(...entries: Entry[]): string {
  const [hole] = foldCard(entries, 18).holes;
  const rivals = hole?.rivals.map(({ score }) => score ?? 'cleared') ?? [];
  const more = [...(hole?.confirmed ? ['confirmed'] : []), ...(rivals.length > 0 ? ['disputed by', ...rivals] : [])];
  return [hole?.shown?.score ?? 'nothing', ...more].join(' ');
}

describe('a second look at a hole (a check)', () => {
  const a = entry('a', 'ha', 5, null, { source: 'desk' });
  const look = (id: string, score: Entry['score'], replaces: string | null = null) =>
    entry(id, 'check ha', score, replaces, { source: 'check' });

  test('that finds the same confirms it, also where the same person entered it', () => {
    expect(hole1(a, look('b', 5))).toBe('5 confirmed');
  });
  test('that finds another value disputes it, even where it saw what stands: a check never replaces', () => {
    expect(hole1(a, look('b', 6, 'a'))).toBe('5 disputed by 6');
  });
  test('may be mended by looking again', () => {
    expect(hole1(a, look('b', 6), look('c', 5))).toBe('5 confirmed');
  });
  test('is agreed with by entering its value', () => {
    expect(hole1(a, look('b', 6), entry('c', 'ha', 6, 'a', { source: 'desk' }))).toBe('6 confirmed');
  });
  test('ends where the hole is corrected: a new value is not checked yet', () => {
    expect(hole1(a, look('b', 5), entry('c', 'ha', 7, 'a', { source: 'desk' }))).toBe('7');
  });
});

describe('a card is the fold of its entries', () => {
  const a = entry('a', 'caddie 1', 5);

  test('the first value received is shown', () => {
    expect(foldCard([a], 3)).toEqual({
      card: [5, null, null],
      holes: [
        { shown: a, rivals: [], confirmed: false },
        { shown: null, rivals: [], confirmed: false },
        { shown: null, rivals: [], confirmed: false },
      ],
      total: { shown: null, rivals: [], confirmed: false },
    });
  });
  test('the total is folded as a hole is, beside the holes: replaced, disputed, confirmed, cleared', () => {
    const of = (...entries: Entry[]) => stateOn(foldCard(entries, 18), TOTAL);
    const first = entry('t1', 'desk 1', 92, null, { hole: TOTAL });
    expect(of(a, first).shown?.score).toBe(92);
    expect(foldCard([a, first], 18).card[0]).toBe(5);
    expect(of(first, entry('t2', 'desk 2', 91, 't1', { hole: TOTAL })).shown?.score).toBe(91);
    expect(of(first, entry('t2', 'desk 2', 91, null, { hole: TOTAL })).rivals.map(({ score }) => score)).toEqual([91]);
    expect(of(first, entry('t2', 'desk 2', 92, null, { hole: TOTAL })).confirmed).toBe(true);
    expect(of(first, entry('t2', 'desk 1', null, 't1', { hole: TOTAL })).shown?.score).toBe(null);
  });
  test('what stands is told of each hole, and nothing of one that the course does not have', () => {
    const folded = foldCard([a, entry('b', 'caddie 1', 3, null, { hole: 3 })], 18);
    expect([1, 3, 4, 19].map((hole) => stateOn(folded, hole).shown?.score ?? null)).toEqual([5, 3, null, null]);
  });
  test('an entry that was received twice counts as it was received first', () => {
    expect(hole1(entry('b', 'caddie 1', 5), entry('b', 'caddie 1', 6, 'b'))).toBe('5');
  });
  test('an entry that replaces what is shown takes its place', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6, 'a'))).toBe('6');
  });
  test('the same value from anyone confirms it', () => {
    expect(hole1(a, entry('b', 'caddie 2', 5))).toBe('5 confirmed');
    expect(hole1(a, entry('b', 'caddie 2', 6, 'a'), entry('c', 'caddie 1', 6, 'b'))).toBe('6 confirmed');
  });
  test('the same value from its own author confirms nothing', () => {
    expect(hole1(a, entry('b', 'caddie 1', 5, 'a'))).toBe('5');
  });
  test('a confirmed value that is replaced is not confirmed any more', () => {
    expect(hole1(a, entry('b', 'caddie 2', 5), entry('c', 'caddie 2', 6, 'b'))).toBe('6');
  });
  test('an entry may replace one that confirmed what is shown', () => {
    expect(hole1(a, entry('b', 'desk', 5), entry('c', 'desk', 6, 'b'))).toBe('6');
  });
  test('another value upon a stale entry is disputed: both are kept, the first received stays shown', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6))).toBe('5 disputed by 6');
    expect(hole1(a, entry('b', 'caddie 2', 4, 'a'), entry('c', 'caddie 1', 6, 'a'))).toBe('4 disputed by 6');
  });
  test('an author who corrects their own rival replaces it', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'caddie 2', 7, 'b'))).toBe('5 disputed by 7');
  });
  test('the dispute is over when the rival comes to agree', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'caddie 2', 5, 'b'))).toBe('5 confirmed');
  });
  test('or when the author of what is shown comes to agree with the rival', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'caddie 1', 6, 'a'))).toBe('6 confirmed');
  });
  test('or when an entry settles it', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'desk', 6, 'a', { source: 'desk', settles: 'asked both' }))).toBe('6');
  });
  test('while it lasts nobody but the author of what is shown may change it, not even having seen it', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'desk', 7, 'a', { source: 'desk' }))).toBe('5 disputed by 6 7');
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'caddie 1', 7, 'a'))).toBe('7 disputed by 6');
  });
  test('a stale entry after a settlement disputes it again', () => {
    const settled = [a, entry('b', 'caddie 2', 6), entry('c', 'desk', 6, 'a', { source: 'desk', settles: 'asked both' })];
    expect(hole1(...settled, entry('d', 'caddie 1', 7, 'a'))).toBe('6 disputed by 7');
  });
  test("what is settled is not a marker's to change, even having seen it: they dispute it; the desk may", () => {
    const settled = [a, entry('b', 'caddie 2', 6), entry('c', 'desk', 6, 'a', { source: 'desk', settles: 'asked both' })];
    expect(hole1(...settled, entry('d', 'caddie 1', 7, 'c'))).toBe('6 disputed by 7');
    expect(hole1(...settled, entry('d', 'desk 2', 7, 'c', { source: 'desk' }))).toBe('7');
  });
  test('clearing takes a score away, and a cleared hole takes any value', () => {
    const cleared = [a, entry('b', 'caddie 1', null, 'a')];
    expect(hole1(...cleared)).toBe('nothing');
    expect(hole1(...cleared, entry('c', 'caddie 2', 6))).toBe('6');
  });
  test('clearing upon a stale entry takes nothing away', () => {
    expect(hole1(a, entry('b', 'caddie 2', null))).toBe('5 disputed by cleared');
  });
  test('a cleared hole that is disputed stays so', () => {
    expect(hole1(a, entry('b', 'caddie 2', 6), entry('c', 'caddie 1', null, 'a'), entry('d', 'desk', 4))).toBe('nothing disputed by 6 4');
  });
  test('a pick-up is a score', () => {
    expect(foldCard([entry('a', 'caddie', 'pickup')], 1).card).toEqual(['pickup']);
  });
  test('an entry for a hole that the course does not have changes nothing', () => {
    expect(foldCard([entry('a', 'caddie', 5, null, { hole: 10 })], 9).card).toEqual(Array(9).fill(null));
  });
});

describe('a new entry', () => {
  const open = { tournament: 'open', holes: 18 } as const;
  const a = entry('a', 'caddie 1', 5);
  const desk = { source: 'desk' } as const;

  test.each<[string, Entry, Parameters<typeof judgeEntry>[2], Outcome]>([
    ['is applied to an empty hole', entry('b', 'caddie 1', 4, null, { hole: 2 }), open, 'applied'],
    ['is applied when it replaces what is shown', entry('b', 'caddie 2', 4, 'a'), open, 'applied'],
    ['is applied when it agrees with what is shown', entry('b', 'caddie 2', 5), open, 'applied'],
    ['is disputed when it does not know what is shown', entry('b', 'caddie 2', 4), open, 'disputed'],
    ['is repeated when it was received before', a, open, 'repeated'],
    ['is repeated even when the tournament is locked since', a, { ...open, tournament: 'locked' }, 'repeated'],
    ['is refused with the id of another fact', { ...a, score: 6 }, open, { refused: 'id-reused' }],
    ['also of the same strokes on another hole', { ...a, hole: 2 }, open, { refused: 'id-reused' }],
    ['or by another author', { ...a, author: 'caddie 2' }, open, { refused: 'id-reused' }],
    ['for the last hole is applied', entry('b', 'desk', 4, null, { hole: 18 }), open, 'applied'],
    ['of a pick-up on a hole is applied', entry('b', 'caddie 1', 'pickup', 'a'), open, 'applied'],
    [
      'from a marker is refused when the tournament is locked',
      entry('b', 'caddie 1', 4, 'a'),
      { ...open, tournament: 'locked' },
      { refused: 'locked' },
    ],
    [
      'from the desk is applied when the tournament is locked',
      entry('b', 'desk', 4, 'a', desk),
      { ...open, tournament: 'locked' },
      'applied',
    ],
    ['is refused when the tournament is closed', entry('b', 'desk', 4, 'a', desk), { ...open, tournament: 'closed' }, { refused: 'ended' }],
    ['for hole 19 is refused', entry('b', 'desk', 4, null, { hole: 19 }), open, { refused: 'no-such-hole' }],
    ['for hole −1 is refused', entry('b', 'desk', 4, null, { hole: -1 }), open, { refused: 'no-such-hole' }],
    ['of the total is applied', entry('b', 'desk', 92, null, { hole: TOTAL }), open, 'applied'],
    ['of a total below a stroke a hole is refused', entry('b', 'desk', 17, null, { hole: TOTAL }), open, { refused: 'not-a-total' }],
    ['of a total above thirty a hole is refused', entry('b', 'desk', 541, null, { hole: TOTAL }), open, { refused: 'not-a-total' }],
    ['of a pick-up as the total is refused', entry('b', 'desk', 'pickup', null, { hole: TOTAL }), open, { refused: 'not-a-total' }],
    ['for hole 10 of nine is refused', entry('b', 'desk', 4, null, { hole: 10 }), { ...open, holes: 9 }, { refused: 'no-such-hole' }],
    ['for hole 1.5 is refused', entry('b', 'desk', 4, null, { hole: 1.5 }), open, { refused: 'no-such-hole' }],
    ['of 0 strokes is refused', entry('b', 'desk', 0, 'a'), open, { refused: 'not-a-score' }],
    ['of 30 strokes is applied', entry('b', 'desk', 30, 'a'), open, 'applied'],
    ['of 31 strokes is refused', entry('b', 'desk', 31, 'a'), open, { refused: 'not-a-score' }],
    ['of 4.5 strokes is refused', entry('b', 'desk', 4.5, 'a'), open, { refused: 'not-a-score' }],
    ['that clears is applied', entry('b', 'caddie 1', null, 'a'), open, 'applied'],
    ['that settles is applied from the desk', entry('b', 'desk', 6, 'a', { ...desk, settles: 'asked both' }), open, 'applied'],
    ['that settles needs a reason', entry('b', 'desk', 6, 'a', { ...desk, settles: ' ' }), open, { refused: 'reason-missing' }],
    [
      'that settles is refused from a marker',
      entry('b', 'caddie 1', 6, 'a', { settles: 'I know' }),
      open,
      { refused: 'markers-cannot-settle' },
    ],
  ])('%s', (_, given, state, outcome) => {
    expect(judgeEntry([a], given, state)).toEqual(outcome);
  });

  test('that agrees with what is shown is applied, though others dispute it', () => {
    expect(judgeEntry([a, entry('b', 'caddie 2', 6)], entry('c', 'caddie 3', 5), open)).toBe('applied');
  });

  test('comes last in order, whatever was received before', () => {
    const [early, late] = [{ ...a, seq: 7 }, entry('b', 'caddie 1', 6, 'a', { seq: 9 })];
    expect(judgeEntry([late, early], entry('c', 'caddie 1', 4, 'b', { seq: 8 }), open)).toBe('applied');
  });
});
