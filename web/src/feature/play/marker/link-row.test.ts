import type { LinkedFlight, MarkerDevice } from '@fairway/api';
import { expect, test } from 'vitest';
import { linkRow, linkRows } from './link-row.ts';

const phone = (heardAt: string, unsent = 0): MarkerDevice => ({
  ...{ id: heardAt, browser: null, system: null, admittedAt: heardAt, heardAt, unsent, entries: 0 },
  ...{ elsewhere: [], shutOutAt: null, waitingSince: null },
});
const flight = (number: string, devices: readonly MarkerDevice[] | null, players: string[] = []): LinkedFlight => ({
  ...{ id: number, number, teeTime: null, startingHole: null, startingSide: null, players },
  links: devices === null ? [] : [{ id: `l${number}`, createdAt: '', revokedAt: null, codeGuarded: false, devices: [...devices] }],
});
const FLIGHTS = [
  flight('1', [phone('2026-04-25T02:00:00Z', 3), phone('2026-04-25T02:10:00Z')], ['Nguyễn Văn Ánh']),
  flight('12', [], ['Trần Bình']),
  flight('2', null, ['Lê Hà']),
];
const asked = { search: '', state: '', sort: 'flight', order: 'asc' } as const;
const numbers = (given: Partial<Parameters<typeof linkRows>[1]>) =>
  linkRows(FLIGHTS, { ...asked, ...given }).map((row) => row.flight.number);

test('a flight has the strokes that all of its phones keep, and was heard when the last of them was', () => {
  expect(linkRow(FLIGHTS[0] as LinkedFlight)).toMatchObject({ unsent: 3, heardAt: '2026-04-25T02:10:00Z' });
});

test.each([
  ['flights stand by number', {}, ['1', '2', '12']],
  ['the number of a flight finds it alone', { search: '1' }, ['1']],
  ['a golfer is found without accents', { search: 'anh' }, ['1']],
  ['those without a code', { state: 'no-code' }, ['2']],
  ['those with a code that no phone has used', { state: 'no-phone' }, ['12']],
  ['those whose phones keep strokes', { state: 'unsent' }, ['1']],
  ['heard last first', { sort: 'heard', order: 'desc' }, ['1', '12', '2']],
] as const)('%s', (_, given, found) => {
  expect(numbers(given)).toEqual(found);
});
