import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drivesFit, drivesState } from './drives.ts';

const FOUR_EACH = 4;
const all = (times: number, partner: string) => Array<string>(times).fill(partner);

test.each([
  [4, 4, 18, true],
  [5, 4, 18, false],
  [9, 2, 18, true],
  [3, 4, 9, false],
  [-1, 4, 18, false],
  [1.5, 2, 18, false],
])('%d drives of each of %d partners in %d holes: %s', (drives, partners, holes, fit) => {
  expect(drivesFit(drives, partners, holes)).toBe(fit);
});

describe('the drives of a scramble with a minimum of four a partner', () => {
  test('are counted for each, with what is still missing and the holes where any will do', () => {
    expect(drivesState(FOUR_EACH, ['an', 'binh', 'chi'], ['an', null, 'binh', 'an'], 18)).toEqual({
      partners: [
        { partner: 'an', used: 2, missing: 2 },
        { partner: 'binh', used: 1, missing: 3 },
        { partner: 'chi', used: 0, missing: 4 },
      ],
      left: 15,
      missing: 9,
      spare: 6,
      possible: true,
    });
  });

  test('can still be had while as many holes are left', () => {
    const drives = (ofAn: number) => drivesState(FOUR_EACH, ['an', 'binh'], all(ofAn, 'an'), 18);
    expect([drives(14).possible, drives(14).spare, drives(15).possible]).toEqual([true, 0, false]);
  });

  test('are short for good when all holes are played', () => {
    const { partners, left, possible } = drivesState(FOUR_EACH, ['an', 'binh'], [...all(15, 'an'), ...all(3, 'binh')], 18);
    expect([partners[1], left, possible]).toEqual([{ partner: 'binh', used: 3, missing: 1 }, 0, false]);
  });

  test('of somebody else count for nobody, and so do holes that the round does not have', () => {
    const { partners, left } = drivesState(FOUR_EACH, ['an'], [...all(9, 'guest'), 'an'], 9);
    expect([partners, left]).toEqual([[{ partner: 'an', used: 0, missing: 4 }], 0]);
  });
});

test('without a minimum nobody lacks a drive', () => {
  expect(drivesState(0, ['an', 'binh'], ['an'], 18)).toMatchObject({ missing: 0, possible: true });
});

test('a drive more never makes a minimum possible that was not', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('an', 'binh', 'chi'), { minLength: 1, maxLength: 18 }), (drives) => {
      const possible = (of: readonly string[]) => drivesState(FOUR_EACH, ['an', 'binh', 'chi'], of, 18).possible;
      if (possible(drives)) expect(possible(drives.slice(0, -1))).toBe(true);
    }),
  );
});
