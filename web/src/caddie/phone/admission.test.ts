import { expect, test } from 'vitest';
import { markerCard, markerFlight, stroke } from '../../../test/marker-flight.ts';
import { type Admission, withFlight, withMeasured, withOutcomes } from './admission.ts';

const admission: Admission = {
  id: 'a1',
  token: 'fm_1',
  flight: markerFlight([markerCard('an', [5])], { version: 7 }),
  held: [],
  heldShots: [],
  ended: null,
  admittedAt: 0,
};
const answer = (id: string, outcome: 'applied' | 'disputed' | 'held' | 'refused') => ({ id, outcome, code: null, message: 'Vì sao' });
const after = (outcome: Parameters<typeof answer>[1], score: number) =>
  withOutcomes(admission, [stroke('x', { score })], [answer('x', outcome)]);
const firstHole = ({ flight }: Admission) => flight.cards[0]?.holes[0];

test('an applied stroke is on the card at once', () => {
  expect(firstHole(after('applied', 6))).toEqual({ score: 6, entry: 'x', own: true, confirmed: false, rivals: [] });
});

test('whose tee shot a side used stands at once, stays with another score, and goes with a cleared one', () => {
  const side = { id: 's', name: null, partners: [], drives: Array<string | null>(18).fill(null), received: null, plays: null, place: 0 };
  const begun = { ...admission, flight: markerFlight([markerCard('an', [], { side })]) };
  const entered = [{ driveBy: 'binh' }, { score: 5 }, { score: null }].map((over, nth) => stroke(`${nth}`, over));
  const states = entered.map((_, nth) => {
    const batch = entered.slice(0, nth + 1);
    const answers = batch.map(({ id }) => answer(id, 'applied'));
    return withOutcomes(begun, batch, answers).flight.cards[0]?.side?.drives[0];
  });
  expect(states).toEqual(['binh', 'binh', null]);
});

test('the same as another phone’s is confirmed', () => {
  expect(firstHole(after('applied', 5))).toMatchObject({ score: 5, confirmed: true });
});

test('a disputed one stands beside what the card shows', () => {
  expect(firstHole(after('disputed', 6))).toMatchObject({ score: 5, rivals: [{ score: 6, own: true }] });
});

test('a held one is remembered with the reason until the committee takes it in or lays it aside', () => {
  const held = after('held', 6);
  expect(held.held).toEqual([{ id: 'x', playerId: 'an', hole: 1, score: 6, reason: 'Vì sao' }]);
  const answered = (waiting: string[]) => withFlight(held, markerFlight([markerCard('an', [5])], { waiting })).held;
  expect([answered(['x']), answered([])]).toEqual([held.held, []]);
});

test('a held one stays where the answer was asked for before it was held', () => {
  expect(withFlight(after('held', 6), markerFlight([]), admission).held).toHaveLength(1);
});

test('a refused one changes nothing', () => {
  expect(after('refused', 6)).toEqual(admission);
});

test('an older answer never replaces a newer one', () => {
  const older = markerFlight([markerCard('an')], { version: 6 });
  expect(withFlight(admission, older).flight).toBe(admission.flight);
});

test('a word of a match stays shown until the flight that has it is read; a held one until the committee has decided', () => {
  const word = { id: 'w', matchId: 'm', hole: 1, word: { kind: 'hole-conceded', hole: 1, by: 0 }, replaces: null, enteredAt: '' } as const;
  const after = (outcome: Parameters<typeof answer>[1]) => withMeasured(admission, [word], [answer('w', outcome)]);
  const read = (sent: Admission, asked: Admission) => withFlight(sent, markerFlight([], { waiting: [] }), asked).heldShots.length;
  expect(['applied', 'disputed', 'held', 'refused'].map((one) => after(one as 'applied').heldShots)).toEqual([
    [{ shot: word, reason: null }],
    [{ shot: word, reason: null }],
    [{ shot: word, reason: 'Vì sao' }],
    [],
  ]);
  const sent = after('applied');
  expect([read(sent, admission), read(sent, sent)]).toEqual([1, 0]);
});
