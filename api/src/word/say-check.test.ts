import type { Checked } from '@fairway/facts';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { catalogue as en } from './en/public-check.ts';
import { sayOf, WORD_OPTIONS } from './engine.ts';
import { type CheckSay, sayNotes, sayVerdict } from './say-check.ts';

const words = createInstance();
await words.init({ ...WORD_OPTIONS, ns: 'public-check', resources: { en: { 'public-check': en } } });
const say = sayOf(words, 'en', ['public-check']) as unknown as CheckSay;

/** A final, signed result of two players and prizes of this plan; `spelt`: the awards that facts say all about. */
const checkedWith = (plan: readonly { id: string; kind: string }[], spelt: readonly string[]): Checked =>
  ({
    facts: {
      final: true,
      signature: {},
      core: {
        prizes: { plan: { prizes: plan }, awards: spelt.map((id) => ({ id })) },
        competitors: [{ division: null, cards: [], totals: [72] }],
      },
    },
    places: { agree: 2, all: 2 },
    winners: { agree: spelt.length, all: spelt.length },
    matches: null,
    ledger: { isIntact: true, lines: 1, opened: 1, begins: 'first-score' },
  }) as unknown as Checked;

test('prizes that facts do not spell out, of sides, are said not to be checked, and no “0 of 0” instead', () => {
  const ofSides = checkedWith([{ id: 'net', kind: 'best-net' }], []);
  expect(sayVerdict(ofSides, say)).toBe('2 of 2 places agree, the score ledger is intact.');
  expect(sayNotes(ofSides, say)).toEqual(['1 prize of sides is not checked here.']);
});

test('every place of a prize is of one prize, and a prize of each division is none where there is no division', () => {
  const plan = [
    { id: 'gross', kind: 'best-gross' },
    { id: 'divisions', kind: 'division' },
  ];
  const checked = checkedWith(plan, ['gross:1', 'gross:2']);
  expect(sayVerdict(checked, say)).toContain('2 of 2 awards agree');
  expect(sayNotes(checked, say)).toEqual([]);
});
