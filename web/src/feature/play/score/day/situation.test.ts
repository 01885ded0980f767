import type { DeskDay, FlightOfDay, PhoneOfDay, ScoreCard } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { scoreCard } from '../../../../../test/score-card.ts';
import { cardView } from '../desk/desk-view.ts';
import { situationOf } from './situation.ts';

const par = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const NOW = '2026-04-25T03:00:00.000Z';
const before = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

/** A flight of the tenth tee that is on hole 15 and keeps the pace, changed by what is given. */
const flight = (over: Partial<FlightOfDay> = {}): FlightOfDay => ({
  ...{ id: 'f', number: '1', teeTime: '08:40', startingHole: 10, startingSide: null, state: 'playing', hole: 15, thru: 5 },
  ...{ expectedThru: 5, lateMinutes: 0, late: false, ahead: null, heardAt: before(3) },
  ...over,
});
const phone = (over: Partial<PhoneOfDay> = {}): PhoneOfDay => ({
  ...{ id: 'p', flight: '1', browser: null, system: null, unsent: 0, heardAt: before(1), elsewhere: [] },
  ...over,
});
const scored = (holes: number) => Array.from({ length: 18 }, (_, at) => ((at + 9) % 18 < holes ? 4 : null));
const view = (over: Partial<ScoreCard> = {}) =>
  cardView(scoreCard('an', over), [], { par, strokeIndex: null }, { shut: null, finished: false });

function situation(of: FlightOfDay, phones: PhoneOfDay[], card: Partial<ScoreCard> = {}, others: FlightOfDay[] = []) {
  const day: Pick<DeskDay, 'at' | 'flights' | 'phones'> = { at: NOW, flights: [of, ...others], phones };
  const [first] = situationOf(day, [view(card)], { par });
  return { place: first?.place, guessed: first?.guessed, needs: first?.needs, owed: first?.owed.map(({ holes }) => holes.length) };
}

const five = { holes: scored(5) };
const silent = phone({ heardAt: before(20) });
const begun = { hole: 10, thru: 0, state: 'unheard', heardAt: null } as const;
const elsewhere = flight({ number: '2' });

describe('a person is asked for', () => {
  test.each([
    ['nobody, while its phone is heard and it keeps the pace', flight(), [phone()], five, []],
    ['nobody, while a phone is silent and one hole is due at most', flight({ expectedThru: 6 }), [silent], five, []],
    ['a silent phone, when strokes are due that nobody has', flight({ expectedThru: 7 }), [silent], five, ['silent']],
    ['no silent phone, when another one of the flight is heard', flight({ expectedThru: 7 }), [silent, phone()], five, []],
    [
      'no silent phone, when the desk has typed the whole cards',
      flight({ expectedThru: 7, late: true }),
      [silent],
      { holes: scored(18) },
      [],
    ],
    ['a silent phone that keeps strokes', flight(), [phone({ heardAt: before(20), unsent: 2 })], five, ['silent']],
    ['a flight that is late', flight({ late: true, lateMinutes: 12 }), [phone()], five, ['late']],
    ['two scores that differ, also once all are in', flight(), [], { holes: scored(18), disputes: [{ hole: 1 } as never] }, ['disputed']],
  ])('%s', (_, of, phones, card, needs) => {
    expect(situation(of, phones, card).needs).toEqual(needs);
  });

  test('a flight of which nothing was heard, where phones score and two holes are due; nobody, where the desk types the cards', () => {
    expect(situation(flight({ ...begun, expectedThru: 2 }), [], {}, [elsewhere]).needs).toEqual(['unheard']);
    expect(situation(flight({ ...begun, expectedThru: 1 }), [], {}, [elsewhere]).needs).toEqual([]);
    expect(situation(flight({ ...begun, expectedThru: 2 }), [], {}).needs).toEqual([]);
  });
});

describe('a flight stands', () => {
  test.each([
    ['on the hole behind those that it has scores of', flight(), five, { place: 15, guessed: false }],
    [
      'where the standard pace would have it, while there is no score',
      flight({ ...begun, expectedThru: 10 }),
      {},
      { place: 2, guessed: true },
    ],
    ['among those who should be in, once its time is over', flight({ ...begun, expectedThru: 18 }), {}, { place: 'due', guessed: true }],
    ['among those who are in, as soon as its cards are complete', flight(), { holes: scored(18) }, { place: 'in', guessed: false }],
    ['among those who are in, when nobody of it plays any more', flight(), { status: 'WD' as const }, { place: 'in', guessed: false }],
    ['among those who have not started', flight({ state: 'waiting', thru: 0 }), {}, { place: 'waiting', guessed: false }],
  ])('%s', (_, of, card, where) => {
    expect(situation(of, [], card)).toMatchObject(where);
  });
});

describe('a card lacks', () => {
  const gap = { holes: scored(5).map((score, at) => (at === 10 ? null : score)) };
  test.each([
    ['the holes that its flight has passed over', flight(), [phone()], gap, [1]],
    ['all that are due, once the phone is silent', flight({ expectedThru: 8 }), [silent], five, [3]],
    ['nothing, while a flight without a phone is out: its paper comes in with it', flight({ ...begun, expectedThru: 9 }), [], {}, []],
    ['all of it, once a flight without a phone should be in', flight({ ...begun, expectedThru: 18 }), [], {}, [18]],
    ['all of it, where nobody knows when the flight started', flight({ ...begun, expectedThru: null }), [], {}, [18]],
  ])('%s', (_, of, phones, card, owed) => {
    expect(situation(of, phones, card).owed).toEqual(owed);
  });
});
