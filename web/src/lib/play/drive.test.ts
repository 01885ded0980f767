import { describe, expect, test } from 'vitest';
import { calledAmong, driveCount, drivesOf } from './drive.ts';

const side = { drives: ['an', null, null, null] };
const card = (scores: readonly (number | null)[]) => ({
  playerId: 's',
  side,
  holes: scores.map((score, at) => ({ hole: at + 1, score })),
});
type Typed = { hole: number; score: number | null; driveBy?: string; refused?: string };
const unsent = (...typed: Typed[]) => typed.map(({ refused = null, ...entry }) => ({ entry: { playerId: 's', ...entry }, refused }));

describe('whose tee shot a phone and the desk show', () => {
  test('is what the server has, and what was typed here on top', () => {
    const typed = unsent({ hole: 1, score: 4, driveBy: 'binh' }, { hole: 2, score: 5, driveBy: 'chi' }, { hole: 2, score: 6 });
    expect(drivesOf(card([4, 6, null, null]), typed)).toEqual(['binh', 'chi', null, null]);
  });

  test('is nobody’s once the hole is cleared, and what was refused says nothing', () => {
    const typed = unsent({ hole: 1, score: null }, { hole: 2, score: 5, driveBy: 'chi', refused: 'no' });
    expect(drivesOf(card([null, 5, null, null]), typed)).toEqual([null, null, null, null]);
  });

  test('is what was chosen before the hole had a score, until it has one', () => {
    const chosen = ({ hole }: { hole: number }) => (hole > 1 ? 'an' : null);
    expect(drivesOf(card([4, 4, null, null]), [], chosen)).toEqual(['an', null, 'an', 'an']);
  });
});

test('a partner is called by the last word of their name, unless another has the same', () => {
  const partners = [{ name: 'Nguyễn An' }, { name: 'Trần An' }, { name: 'Lê Bình' }];
  expect(partners.map(({ name }) => calledAmong(partners, name))).toEqual(['Nguyễn An', 'Trần An', 'Bình']);
});

describe('of four tee shots that each of two partners must give', () => {
  const partners = ['an', 'binh'].map((playerId) => ({ playerId }));
  const holes = (an: number, left: number) => [...Array(an).fill('an'), ...Array(left).fill(null)];
  test.each([
    ['anyone’s may be used while holes are to spare', holes(4, 8), ['an', 'binh'], 0],
    ['then only those of who lacks some', holes(14, 4), ['binh'], 0],
    ['once too few holes are left one is short, and anyone’s may be used', holes(15, 3), ['an', 'binh'], 1],
    ['after the last hole none', holes(18, 0), [], 4],
  ])('%s', (_, drives, open, short) => {
    expect(driveCount(4, partners, drives)).toMatchObject({ open, short });
  });

  test('whoever left owes none, and those that they gave are counted', () => {
    const [an, binh] = partners.map((one, nth) => ({ ...one, gone: nth === 0 }));
    const { partners: counted, spare } = driveCount(
      4,
      [an, binh].flatMap((one) => one ?? []),
      holes(2, 16),
    );
    expect(counted).toEqual([
      { partner: 'binh', used: 0, missing: 4 },
      { partner: 'an', used: 2, missing: 0 },
    ]);
    expect(spare).toBe(12);
  });
});
