import { expect, it } from 'vitest';
import { arrangement, flight, linesOf, player } from '../arrangement/sample.ts';
import { type DrawChoice, drawPlan, firstChoice, firstStart, startKinds } from './draw-plan.ts';

const NO_LOTS = { numbers: [], bound: null };
const PAR = Array<number>(18).fill(4);
const choice = (given: Partial<DrawChoice> = {}): DrawChoice => ({
  ...{ size: 2, order: 'entry', byDivision: false, twoSingles: false, who: 'all', together: [], apart: [], asEntered: true },
  ...{ start: 'one-tee', time: '06:30', every: 8, hole: 1 },
  ...given,
});
const plan = (of: ReturnType<typeof arrangement>, given: Partial<DrawChoice> = {}) => drawPlan(of, choice(given), NO_LOTS, { par: PAR });

it('draws everybody who can play anew, at their tees', () => {
  const of = arrangement([flight('1', '07:00 1 bc', { players: [player('b'), player('c', { status: 'WD' })] })], 'adef');
  expect(linesOf(plan(of).wanted)).toEqual(['1 06:30 1 ab', '2 06:38 1 def', 'c']);
  expect(linesOf(plan(of, { start: 'two-tees', hole: 10 }).wanted)).toEqual(['2 06:30 1 def', '1 06:30 10 ab', 'c']);
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
  expect(linesOf(wanted)).toEqual(['1 06:30 1 ab', '4 06:38 1 cd', '5 06:46 1 ef', '']);
  expect(drawn).toEqual(['new 5']);
});

it('takes who entered first first, and a list of one moment by name', () => {
  const early = player('z', { name: 'Lê Yến', enteredAt: '2026-03-01T00:00:00.000Z' });
  const of = { ...arrangement([]), unassigned: [player('b', { name: 'Trần Bình' }), player('a', { name: 'Vũ An' }), early] };
  expect(plan(of, { size: 3 }).wanted.flights[0]?.players.map(({ name }) => name)).toEqual(['Lê Yến', 'Vũ An', 'Trần Bình']);
});

it('takes the order that was drawn by public numbers: who withdrew is passed over, who came later is last and named', () => {
  const of = arrangement([flight('1', '07:00 1', { players: [player('b'), player('c', { status: 'WD' })] })], 'adef');
  const bound = ['f', 'c', 'e', 'b', 'a', 'gone'];
  const { wanted, undrawn } = drawPlan(of, choice({ order: 'bound' }), { numbers: [], bound }, { par: PAR });
  expect([linesOf(wanted), undrawn]).toEqual([['1 06:30 1 fe', '2 06:38 1 bad', 'c'], ['d']]);
});

it('says which wishes could not be met, and for how many flights a shotgun has no place', () => {
  const of = arrangement([], 'abcd');
  expect(plan(of, { together: [['a', 'b', 'c']] }).problems).toEqual([{ code: 'not-together', players: ['a', 'b', 'c'] }]);
  const many = { ...arrangement([]), unassigned: Array.from({ length: 76 }, (_, nth) => player(`p${nth}`)) };
  const { unplaced, room, wanted } = plan(many, { start: 'shotgun' });
  expect([unplaced, room, wanted.flights.filter(({ teeTime }) => teeTime === null).length]).toEqual([2, 36, 2]);
  const nine = drawPlan(many, choice({ start: 'shotgun' }), NO_LOTS, { firstHole: 10, par: [4, 4, 3, 5, 4, 4, 3, 5, 4] });
  expect([nine.unplaced, nine.room]).toEqual([20, 18]);
});

it('begins behind the last flight for the others only, and with the tournament when everybody is drawn anew', () => {
  const of = arrangement([flight('1', '07:00 10 ab'), flight('2', '07:08 10 cd')], 'e');
  expect(firstChoice(of, '06:00')).toMatchObject({ who: 'rest', time: '07:16', hole: 10 });
  expect(firstStart(of, '06:00', 'all')).toEqual({ time: '06:00', hole: 1 });
  expect(firstChoice(arrangement([], 'ab'), null)).toMatchObject({ who: 'all', time: '06:30', hole: 1 });
});

it('starts a shotgun of a back nine on its holes, with a second flight behind the first on the longest', () => {
  const of = arrangement([], 'abcdefghijklmnopqrstuvwx');
  const round = { firstHole: 10, par: [4, 4, 3, 5, 4, 4, 3, 5, 4] };
  const drawn = drawPlan(of, choice({ start: 'shotgun' }), NO_LOTS, round);
  expect(drawn.wanted.flights.map(({ startingHole, startingSide }) => `${startingHole}${startingSide}`).toSorted()).toEqual(
    ['10A', '11A', '12A', '13A', '13B', '14A', '15A', '16A', '17A', '17B', '18A', '10B'].toSorted(),
  );
  expect([startKinds(round), firstChoice(of, null, 10).hole]).toEqual([['one-tee', 'shotgun'], 10]);
});

it('puts four golfers into a flight: two sides of two, or one of four', () => {
  const sides = (names: string[]) => {
    const partners = names.map((name) => ({ playerId: name, name, arrival: null }));
    return { ...arrangement([]), unassigned: ['a', 'b'].map((letter) => player(letter, { partners })) };
  };
  expect([sides([]), sides(['An', 'Chi']), sides(['An', 'Chi', 'Hà'])].map((of) => firstChoice(of, null).size)).toEqual([4, 2, 1]);
  const { wanted, problems } = plan(sides(['An', 'Chi', 'Hà']), { size: 1 });
  expect([linesOf(wanted), problems]).toEqual([['1 06:30 1 a', '2 06:38 1 b', ''], []]);
});

it('keeps partners with a ball each together', () => {
  const of = arrangement([], 'abcd');
  const sides = [
    ['a', 'c'],
    ['b', 'd', 'gone'],
  ];
  const { wanted } = drawPlan(of, choice(), NO_LOTS, { par: PAR }, { sides, matches: [], entered: [] });
  expect(linesOf(wanted)).toEqual(['1 06:30 1 ac', '2 06:38 1 bd', '']);
});

it('puts both sides of each match into one flight, in the order of the matches, and whoever plays none behind them', () => {
  const of = arrangement([], 'abcdefghi');
  const single = (rows: string) => ({ rows: [...rows], golfers: 2 });
  const bonds = {
    sides: [],
    entered: [],
    matches: [single('gb'), { rows: ['f', 'c', 'a', 'gone'], golfers: 4 }, single('de'), single('hi')],
  };
  const byMatch = (given: Partial<DrawChoice>) =>
    linesOf(drawPlan(of, choice({ order: 'match', ...given }), NO_LOTS, { par: PAR }, bonds).wanted);
  expect(byMatch({ every: 10 })).toEqual(['1 06:30 1 gb', '2 06:40 1 fca', '3 06:50 1 de', '4 07:00 1 hi', '']);
  expect(byMatch({ twoSingles: true })).toEqual(['1 06:30 1 gb', '2 06:38 1 fca', '3 06:46 1 dehi', '']);
  expect(firstChoice(of, null, 1, true).order).toBe('match');
});

it('meets what entries ask for, groups before wishes, and says of each whether it is met', () => {
  const of = arrangement([], 'abcdefgh');
  const entered = [
    { of: 'group', playerIds: ['a', 'e', 'h', 'gone'] },
    { of: 'both', playerIds: ['b', 'h'] },
    { of: 'one', playerIds: ['c', 'g'] },
    { of: 'one', playerIds: ['d', 'gone'] },
  ] as const;
  const draw = (given: Partial<DrawChoice>) =>
    drawPlan(
      of,
      choice({ size: 3, ...given }),
      NO_LOTS,
      { par: PAR },
      { sides: [], matches: [], entered: entered.map((one) => ({ ...one, playerIds: [...one.playerIds] })) },
    );
  const { wanted, problems, entered: outcomes } = draw({});
  expect([linesOf(wanted), problems]).toEqual([['1 06:30 1 cg', '2 06:38 1 aeh', '3 06:46 1 bdf', ''], []]);
  expect(outcomes.map(({ of: kind, playerIds, isMet }) => `${kind} ${playerIds.join('')} ${isMet}`)).toEqual([
    'group aeh true',
    'both bh false',
    'one cg true',
  ]);
  expect(draw({ asEntered: false }).entered).toEqual([]);
});
