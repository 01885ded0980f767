import { describe, expect, it } from 'vitest';
import { chosenIn, lackingIn, withGolfer } from './order-choice.ts';

const size = (from: number, to = from) => ({ from, to });
const MATCHES = [
  { id: 'm1', size: size(2) },
  { id: 'm2', size: size(1) },
  { id: 'm3', size: size(2, 4) },
];
const [first, second, third] = MATCHES as [(typeof MATCHES)[0], (typeof MATCHES)[0], (typeof MATCHES)[0]];

describe('the choice of a captain', () => {
  it('puts a golfer who is chosen again into the new place alone', () => {
    const before = withGolfer({}, MATCHES, { matchId: first.id, place: 1, golfer: 'an' });
    expect(chosenIn(before, first)).toEqual(['an']);
    const after = withGolfer(before, MATCHES, { matchId: second.id, place: 0, golfer: 'an' });
    expect([chosenIn(after, first), chosenIn(after, second)]).toEqual([[], ['an']]);
    expect(chosenIn(withGolfer(after, MATCHES, { matchId: second.id, place: 0, golfer: '' }), second)).toEqual([]);
  });

  it('lacks golfers where a match has fewer than it needs; more than that are as many as it takes', () => {
    const choice = { m1: ['an', 'bình'], m2: ['chi'], m3: ['', 'dũng', '', 'giang'] };
    expect(lackingIn(choice, MATCHES)).toEqual([]);
    expect(lackingIn({ ...choice, m3: ['dũng'] }, MATCHES)).toEqual([third]);
  });
});
