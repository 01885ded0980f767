import { describe, expect, it } from 'vitest';
import { afterMinutes, nextPromotion } from './promotion.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const quiet = { from: '22:00', to: '07:00' };
const at = (time: string, day = 10) => new Date(`2026-04-${day}T${time}:00+07:00`);

describe('a time to answer', () => {
  it.each([
    ['09:00', 120, at('11:00')],
    ['21:00', 120, at('08:00', 11)],
    ['23:00', 30, at('07:30', 11)],
    ['21:30', 15 * 60 + 60, at('07:30', 12)],
  ])('from %s of %d minutes leaves quiet hours out', (from, minutes, end) =>
    expect(afterMinutes(at(from), minutes, quiet, timeZone)).toEqual(end),
  );
});

describe('who is next', () => {
  const waiting = [
    { id: 'a', groupId: 'a', kindId: 'guest', turn: 1 },
    { id: 'b', groupId: 'a', kindId: 'guest', turn: 2 },
    { id: 'c', groupId: 'c', kindId: 'lady', turn: 1 },
    { id: 'd', groupId: 'd', kindId: 'guest', turn: 3 },
  ];
  const asked = (rule: 'split' | 'wait' | 'pass', guest: number, lady: number, more = {}) =>
    nextPromotion({
      ...{ now: at('12:00'), timeZone, endsAt: at('00:00', 20), waiting, free: new Map(Object.entries({ guest, lady })) },
      form: { groups: { most: 4, rule }, offerMinutes: null, quiet, ...more },
    });

  it.each([
    ['split', 1, 0, ['a']],
    ['wait', 1, 0, null],
    ['wait', 1, 1, ['c']],
    ['wait', 2, 0, ['a', 'b']],
    ['pass', 1, 0, ['d']],
    ['pass', 0, 1, ['c']],
    ['pass', 0, 0, null],
  ] as const)('where groups “%s”, with %d places for guests and %d for ladies, is %j', (rule, guest, lady, ids) =>
    expect(asked(rule, guest, lady)?.ids ?? null).toEqual(ids),
  );

  it('is nobody after the end, and nobody who could not answer before it', () => {
    const of = (now: Date, offerMinutes: number | null) =>
      nextPromotion({
        ...{ now, timeZone, endsAt: at('15:00'), waiting, free: new Map([['guest', 4]]) },
        form: { groups: { most: 4, rule: 'pass' }, offerMinutes, quiet },
      });
    expect([of(at('15:00'), null), of(at('14:30'), 60), of(at('13:00'), 60)?.as]).toEqual([null, null, 'offered']);
  });
});
