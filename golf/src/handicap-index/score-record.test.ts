import { describe, expect, test } from 'vitest';
import { cardToPar, course, PLAIN_COURSE, postedRound } from '../../test-kit/index.ts';
import { fraction } from '../handicap/fraction.ts';
import { exceptionalReduction } from './exceptional.ts';
import { expectedDifferential } from './expected.ts';
import type { PostedRound } from './posted-round.ts';
import { scoreRecord } from './score-record.ts';

const PUBLISHED = { matches: 'none', estimates: false } as const;
/** The day so many days after a first one. */
const dayAt = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
/** A round a day, of these differentials, from a day on. */
const rounds = (differentials: readonly number[], from = 0) => differentials.map((of, at) => postedRound(dayAt(from + at), of));
const record = (...parts: readonly (readonly PostedRound[])[]) => scoreRecord(parts.flat(), PUBLISHED);
const indexOf = (...parts: readonly (readonly PostedRound[])[]) => record(...parts).revisions[0]?.index;
const times = (count: number, of: number) => Array<number>(count).fill(of);

describe('an index', () => {
  test('is there from 54 holes on', () => {
    expect([indexOf(rounds([153, 152])), indexOf(rounds([153, 152, 166]))]).toEqual([undefined, 132]);
  });
  test('of twenty equal differentials is what they are', () => {
    expect(indexOf(rounds(times(20, 100)))).toBe(100);
  });
  test('looks at the newest twenty by the day played, whenever the card came', () => {
    const kept = record(rounds(times(20, 100), 1), rounds([20]));
    expect([kept.lines.length, kept.revisions[0]?.index]).toEqual([20, 100]);
  });
  test('tells which counted: the lowest, of equal ones the newer', () => {
    const { lines } = record(rounds([...times(12, 100), ...times(8, 200)]));
    expect(lines.map(({ counts }) => counts)).toEqual([...times(8, 200), ...times(12, 100)].map((of, at) => of === 100 && at < 16));
  });
  test('tells which rounds gave no differential, and why', () => {
    const scramble = postedRound('2026-03-01', 0, { id: 'scramble', play: 'scramble' });
    expect(record([scramble]).without).toEqual([{ round: 'scramble', day: '2026-03-01', because: 'shared-ball' }]);
    expect(record(rounds(times(5, 100)), [scramble]).revisions).toHaveLength(3);
  });
});

describe('a low index', () => {
  const first = rounds(times(20, 100));
  test('is none before twenty scores, so that nothing is held', () => {
    expect(record(rounds([...times(5, 100), ...times(14, 300)])).revisions[0]).toMatchObject({ low: null, limit: null });
    expect(record(first).revisions[0]?.low).toBeNull();
  });
  test('holds what rises above it', () => {
    expect(record(first, rounds(times(20, 134), 20)).revisions[0]).toMatchObject({ index: 132, low: 100, limit: 'soft-cap' });
    expect(record(first, rounds(times(20, 300), 20)).revisions[0]).toMatchObject({ index: 150, low: 100, limit: 'hard-cap' });
  });
  test('is the lowest of 365 days before the newest score, not the lowest ever', () => {
    // 10.0 stood for the last time with the twelfth of these, on day 31; then it was 10.3
    const later = (day: number) => record(first, rounds(times(20, 120), 20), rounds([120], day)).revisions[0]?.low;
    expect([later(31 + 365), later(32 + 365)]).toEqual([100, 103]);
  });
});

describe('an exceptional score', () => {
  const played = rounds([...times(12, 180), 172, 145, 145, 145, 145, 144, 144, 144]);
  test('takes a stroke off each of the twenty of that moment: 14.8 and 6.8 make 12.5 of 13.5', () => {
    const { lines, revisions } = record(played, rounds([68], 20));
    expect(revisions.slice(0, 2).map(({ index }) => index)).toEqual([125, 148]);
    expect(lines.map(({ reduction }) => reduction)).toEqual(times(20, -10));
    expect(lines[0]).toMatchObject({ differential: 68, exceptional: -10, isEstimate: false });
  });
  test('stays on those, not on what comes later', () => {
    const { lines } = record(played, rounds([68, 150], 20));
    expect(lines.map(({ reduction }) => reduction)).toEqual([0, ...times(19, -10)]);
  });
  test('adds up with another one', () => {
    const { lines } = record(played, rounds([68, 20], 20));
    expect(lines.map(({ reduction }) => reduction)).toEqual([-20, ...times(19, -30)]);
  });
  test('of a card that comes late falls on the twenty that it was played among', () => {
    const late = postedRound(dayAt(20), 68);
    const { lines } = record([...rounds([150, 151], 21), ...played, late]);
    expect(lines.map(({ reduction }) => reduction)).toEqual([0, 0, ...times(18, -10)]);
  });
  test('of a day with two rounds is told by the index before that day', () => {
    const two = [68, 69].map((of, at) => postedRound(dayAt(20), of, { id: `${at}`, nth: at + 1 }));
    expect(
      record(played, two)
        .lines.slice(0, 3)
        .map(({ reduction }) => reduction),
    ).toEqual([-10, -20, -20]);
  });
  test('takes it off all of fewer than twenty', () => {
    expect(record(rounds([150, 150, 150, 50])).lines.map(({ reduction }) => reduction)).toEqual(times(4, -10));
  });
  test.each([
    ['exactly 7.0', 82, 12, -10],
    ['exactly 7.0', 87, 17, -10],
    ['6.9', 87, 18, 0],
    ['exactly 10.0', 164, 64, -20],
    ['9.9', 164, 65, -10],
  ])('of %s (Rules of Handicapping 5.9)', (_, index, differential, reduction) => {
    expect(exceptionalReduction(fraction(differential, 10), index)).toBe(reduction);
  });
  test('is told by tenths alone for every pair that is 7.0 or 10.0 apart', () => {
    for (let index = 100; index <= 540; index++)
      expect([70, 100].map((below) => exceptionalReduction(fraction(index - below, 10), index))).toEqual([-10, -20]);
  });
  test('goes by the differential before it is rounded', () => {
    expect([fraction(124, 100), fraction(120, 100)].map((exact) => exceptionalReduction(exact, 82))).toEqual([0, -10]);
  });
});

describe('parts of rounds, an estimate', () => {
  const nine = course('4 4 3 5 4 4 3 5 4', '1 2 3 4 5 6 7 8 9');
  const half = (day: string, differential: number) => {
    return postedRound(day, 0, { id: day, course: nine, card: cardToPar(nine), tee: { slope: 113, rating: 360 - differential } });
  };
  const estimated = (given: readonly PostedRound[]) => scoreRecord(given, { ...PUBLISHED, estimates: true });
  test('are not in a record without estimates', () => {
    const kept = record(rounds([140, 140, 140, 140, 140]), [half('2026-02-01', 72)]);
    expect([kept.lines.length, kept.without[0]?.because]).toEqual([5, 'estimate']);
  });
  test('a nine of 7.2 off 14.0 is 15.7, and marked', () => {
    expect(estimated([...rounds(times(5, 140)), half('2026-02-01', 72)]).lines[0]).toMatchObject({
      differential: 157,
      isEstimate: true,
      holes: 9,
    });
  });
  test.each([
    [0, 12],
    [50, 38],
    [100, 64],
    [140, 85],
    [180, 106],
    [260, 148],
    [540, 293],
  ])('what is expected of nine holes off %i is %i, a tenth more or less', (index, tenths) => {
    const { numerator, denominator } = expectedDifferential(index, 9);
    expect(Math.abs((10 * numerator) / denominator - tenths)).toBeLessThan(1.01);
  });
  test('six nines are the 54 holes of a first index, each counted twice; five are not', () => {
    const nines = Array.from({ length: 6 }, (_, at) => half(dayAt(at), 70));
    expect(estimated(nines.slice(1)).revisions).toEqual([]);
    expect(estimated(nines).revisions[0]?.index).toBe(130);
  });
  test('more than nine holes before there is an index give none', () => {
    const part = postedRound('2026-01-01', 0, { card: cardToPar(PLAIN_COURSE).with(17, null), isExcused: true });
    expect(estimated([part]).without[0]?.because).toBe('part-without-index');
  });
});
