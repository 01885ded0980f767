import type { LinkedFlight, MarkerDevice } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { hasCode, hasSeveralPhones, phoneState, phonesOf, waitingPhones } from './phone.ts';

const NOW = Date.parse('2026-04-25T02:00:00Z');
const phone = (over: Partial<MarkerDevice> = {}): MarkerDevice => ({
  id: 'phone',
  browser: 'Safari',
  system: 'iPhone',
  admittedAt: '2026-04-25T00:00:00Z',
  heardAt: '2026-04-25T01:59:00Z',
  unsent: 0,
  entries: 0,
  shutOutAt: null,
  waitingSince: null,
  elsewhere: [],
  ...over,
});
const flight = (...links: { devices: MarkerDevice[]; revokedAt?: string }[]): LinkedFlight => ({
  ...{ id: 'flight', number: '1', teeTime: null, startingHole: null, startingSide: null, players: [] },
  links: links.map(({ devices, revokedAt = null }, nth) => ({
    id: `link ${nth}`,
    createdAt: '2026-04-24T10:00:00Z',
    codeGuarded: false,
    revokedAt,
    devices,
  })),
});

describe('a phone', () => {
  test.each([
    ['shut out, whatever else is true of it', phone({ shutOutAt: '2026-04-25T01:00:00Z', unsent: 3 }), 'shut-out'],
    ['with unsent strokes', phone({ unsent: 3, heardAt: '2026-04-25T00:00:00Z' }), 'unsent'],
    ['that was not heard for more than five minutes', phone({ heardAt: '2026-04-25T01:54:59Z' }), 'silent'],
    ['heard within five minutes', phone({ heardAt: '2026-04-25T01:55:00Z' }), 'heard'],
  ] as const)('%s', (_, of, state) => {
    expect(phoneState(of, NOW)).toBe(state);
  });
});

describe('a flight', () => {
  test('has the phones of the codes that stand, without those shut out', () => {
    const of = flight(
      { devices: [phone({ id: 'a' }), phone({ id: 'b', shutOutAt: '2026-04-25T01:00:00Z' })] },
      { devices: [phone({ id: 'c' })], revokedAt: '2026-04-25T01:00:00Z' },
    );
    expect([phonesOf(of).map(({ id }) => id), hasSeveralPhones(of)]).toEqual([['a'], false]);
  });

  test('shows those who wait by themselves, the first to come first, while they are heard and their code stands', () => {
    const waits = (id: string, minute: number, over = {}) => phone({ id, waitingSince: `2026-04-25T01:0${minute}:00Z`, ...over });
    const of = flight(
      { devices: [phone({ id: 'in' }), waits('second', 2), waits('left', 0, { heardAt: '2026-04-25T01:01:00Z' })] },
      { devices: [waits('first', 1), waits('refused', 1, { shutOutAt: '2026-04-25T01:30:00Z' })] },
      { devices: [waits('of an old code', 1)], revokedAt: '2026-04-25T01:00:00Z' },
    );
    const told = waitingPhones([of], NOW).map(({ device }) => device.id);
    expect([told, phonesOf(of).map(({ id }) => id)]).toEqual([['first', 'second'], ['in']]);
  });

  test('has several phones also when they came by two codes', () => {
    expect(hasSeveralPhones(flight({ devices: [phone({ id: 'a' })] }, { devices: [phone({ id: 'b' })] }))).toBe(true);
  });

  test('has a code while one stands', () => {
    expect(hasCode(flight({ devices: [], revokedAt: '2026-04-25T01:00:00Z' }))).toBe(false);
    expect(hasCode(flight({ devices: [], revokedAt: '2026-04-25T01:00:00Z' }, { devices: [] }))).toBe(true);
  });
});
