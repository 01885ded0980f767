import type { Checked } from '@fairway/facts';
import { expect, test } from 'vitest';
import { catalogue as en } from '../en/public-check.ts';
import { sayOf } from '../engine.ts';
import { type CheckSay, sayNotes, sayVerdict } from './check.ts';

const say = sayOf({ 'public-check': en }, 'en', 'public-check') as unknown as CheckSay;

/** A final, signed result of two players, with this number of awards. */
const checkedWith = (awards: number): Checked =>
  ({
    facts: { final: true, signature: {}, core: { competitors: [{ division: null, cards: [], totals: [72] }] } },
    places: { agree: 2, all: 2 },
    winners: { agree: awards, all: awards },
    matches: null,
    ledger: { isIntact: true, lines: 1, opened: 1, begins: 'first-score' },
  }) as unknown as Checked;

test('every award is counted, and no “0 of 0” where there is none', () => {
  expect(sayVerdict(checkedWith(3), say)).toBe('2 of 2 places agree, 3 of 3 awards agree, the score ledger is intact.');
  expect(sayVerdict(checkedWith(0), say)).toBe('2 of 2 places agree, the score ledger is intact.');
});

test('what agrees, is closed and signed leaves nothing open', () => {
  expect(sayNotes(checkedWith(3), say)).toEqual([]);
});
