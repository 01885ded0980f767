import type { SiteKey } from '@fairway/api';
import type { Checked } from '@fairway/facts';
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const SIGNED_AT = '2026-04-25T10:00:00.000Z';
const checkedWith = (given: { final?: boolean; hasLedger?: boolean; findings?: Checked['findings'] } = {}): Checked => {
  const { final = true, hasLedger = true, findings = [] } = given;
  return {
    facts: { final, signature: final ? { statement: { at: SIGNED_AT } } : null } as Checked['facts'],
    places: { agree: 2, all: 2 },
    winners: null,
    matches: null,
    ledger: hasLedger ? { isIntact: true, lines: 1, opened: 1, begins: 'first-score' } : null,
    signature: final ? { holds: true, number: 1, key: 'k1' } : null,
    findings,
  };
};
const key = (of: Partial<SiteKey> = {}): SiteKey => ({
  key: 'k1',
  createdAt: '2026-01-01T00:00:00.000Z',
  succession: null,
  stolenAt: null,
  ...of,
});

test.each([
  ['everything agrees, signed with a key of the site', checkedWith(), [key()], 'green'],
  ['the result is not final', checkedWith({ final: false }), [key()], 'amber'],
  ['there is no ledger', checkedWith({ hasLedger: false }), [key()], 'amber'],
  ['the keys of the site did not load', checkedWith(), null, 'amber'],
  ['the key was stolen after it signed', checkedWith(), [key({ stolenAt: '2026-05-01T00:00:00.000Z' })], 'amber'],
  ['the key was stolen before it signed', checkedWith(), [key({ stolenAt: '2026-04-01T00:00:00.000Z' })], 'red'],
  ['the site has no such key', checkedWith(), [key({ key: 'k2' })], 'red'],
  ['a line was changed', checkedWith({ findings: [{ of: 'line', serial: 1 }] }), [key()], 'red'],
] as const)('where %s the sentence is %#', (_, checked, keys, colour) => {
  expect(verdictOf({ checked, keys }).colour).toBe(colour);
});

test('of a ledger that was written anew the first head that was seen is said', () => {
  const seen = (lines: number) => ({ of: 'seen', lines, said: `${lines}`, own: null }) as const;
  expect(verdictOf({ checked: checkedWith({ findings: [seen(3), seen(9)] }), keys: [key()] }).findings).toEqual([seen(3)]);
});
