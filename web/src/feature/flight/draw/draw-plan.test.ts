import { expect, it } from 'vitest';
import { arrangement, flight, player, told } from '../arrangement/sample.ts';
import { type DrawChoice, drawPlan, firstChoice, firstStart } from './draw-plan.ts';

const PAR = Array<number>(18).fill(4);
const choice = (given: Partial<DrawChoice> = {}): DrawChoice => ({
  ...{ size: 2, order: 'entry', byDivision: false, who: 'all', together: [], apart: [] },
  ...{ start: 'one-tee', time: '06:30', every: 8, hole: 1 },
  ...given,
});
const plan = (of: ReturnType<typeof arrangement>, given: Partial<DrawChoice> = {}) => drawPlan(of, choice(given), [], PAR);

it('draws everybody who can play anew, at their tees', () => {
  const of = arrangement([flight('1', '07:00 1 bc', { players: [player('b'), player('c', { status: 'WD' })] })], 'adef');
  expect(told(plan(of).wanted)).toEqual(['1 06:30 1 ab', '2 06:38 1 def', 'c']);
  expect(told(plan(of, { start: 'two-tees', hole: 10 }).wanted)).toEqual(['2 06:30 1 def', '1 06:30 10 ab', 'c']);
});

it('keeps what is known by the number of a flight, such as its QR code', () => {
  const of = arrangement([flight('1', '07:00 1 ab', { id: 'known', version: 7, note: 'Đi trước' })], 'cd');
  expect(plan(of).wanted.flights).toMatchObject([
    { id: 'known', version: 7, note: null },
    { id: 'new 2', number: '2' },
  ]);
});

it('or only those without a flight, behind the flights that are there', () => {
  const of = arrangement([flight('1', '06:30 1 ab'), flight('4', '06:38 1 cd')], 'ef');
  const { wanted, drawn } = plan(of, { who: 'rest', time: '06:46' });
  expect(told(wanted)).toEqual(['1 06:30 1 ab', '4 06:38 1 cd', '5 06:46 1 ef', '']);
  expect(drawn).toEqual(['new 5']);
});

it('takes who entered first first, and a list of one moment by name', () => {
  const early = player('z', { name: 'Lê Yến', enteredAt: '2026-03-01T00:00:00.000Z' });
  const of = { ...arrangement([]), unassigned: [player('b', { name: 'Trần Bình' }), player('a', { name: 'Vũ An' }), early] };
  expect(plan(of, { size: 3 }).wanted.flights[0]?.players.map(({ name }) => name)).toEqual(['Lê Yến', 'Vũ An', 'Trần Bình']);
});

it('says which wishes could not be met, and for how many flights a shotgun has no place', () => {
  const of = arrangement([], 'abcd');
  expect(plan(of, { together: [['a', 'b', 'c']] }).problems).toEqual([{ code: 'not-together', players: ['a', 'b', 'c'] }]);
  const many = { ...arrangement([]), unassigned: Array.from({ length: 76 }, (_, nth) => player(`p${nth}`)) };
  const { unplaced, wanted } = plan(many, { start: 'shotgun' });
  expect([unplaced, wanted.flights.filter(({ teeTime }) => teeTime === null).length]).toEqual([2, 2]);
});

it('begins behind the last flight for the others only, and with the tournament when everybody is drawn anew', () => {
  const of = arrangement([flight('1', '07:00 10 ab'), flight('2', '07:08 10 cd')], 'e');
  expect(firstChoice(of, '06:00')).toMatchObject({ who: 'rest', time: '07:16', hole: 10 });
  expect(firstStart(of, '06:00', 'all')).toEqual({ time: '06:00', hole: 1 });
  expect(firstChoice(arrangement([], 'ab'), null)).toMatchObject({ who: 'all', time: '06:30', hole: 1 });
});
