import type { Arrangement, Flight, WantedFlight } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, nameOf, seedEvent, stroke } from '../../../../test/kit/event.ts';

const test = await testApp();

const read = async (event: Event): Promise<Arrangement> => (await test.ask('reader', `GET ${event.roundPath}/flights`)).body;
type Change = Partial<Omit<WantedFlight, 'id' | 'seen'>>;
/** A flight as it was seen, with what somebody wants of it. */
const kept = ({ id, version, players, ...fields }: Flight, change: Change = {}): WantedFlight => {
  const playerIds = players.map(({ playerId }) => playerId);
  return { id, seen: { version, playerIds }, ...fields, playerIds, ...change };
};
const added = (change: Change): WantedFlight => ({
  ...{ id: null, seen: null, number: '9', teeTime: null, startingHole: null, startingSide: null, cart: null, note: null, playerIds: [] },
  ...change,
});
const removal = (flight: Flight) => ({ id: flight.id, seen: kept(flight).seen });
const write = (event: Event, flights: readonly WantedFlight[], removed: readonly unknown[] = []) =>
  test.ask('editor', `PUT ${event.roundPath}/flights`, { flights, removed });
/** “06:30 1: 0 1” for every flight, players by their place in the event; last those without a flight. */
const told = (event: Event, { flights, unassigned }: Arrangement): string[] => {
  const numbers = (of: Flight['players']) => of.map(({ playerId }) => event.playerIds.indexOf(playerId)).join(' ');
  const lines = flights.map(
    ({ number, teeTime, startingHole, startingSide, players }) =>
      `${teeTime ?? '-'} ${startingHole ?? ''}${startingSide ?? ''} ${number}: ${numbers(players)}`,
  );
  return [...lines, numbers(unassigned)];
};
const both = ({ flights: [first, second] }: Arrangement): [Flight, Flight] =>
  first && second ? [first, second] : expect.fail('two flights are needed');
const begin = () => seedEvent(test.db, test.clubId, { players: 8, divisions: ['A'] });

describe('the flights of a round', () => {
  it('are listed as they start, with who is in them and who is in none', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{}, {}, {}, {}, {}, { flight: '10' }, { flight: null }] });
    const [first, second] = both(await read(event));
    await write(event, [kept(first, { teeTime: '07:00' }), kept(second, { teeTime: '06:30', startingHole: 10 })]);
    expect(told(event, await read(event))).toEqual(['06:30 10 2: 4', '07:00  1: 0 1 2 3', '-  10: 5', '6']);
  });

  it('name each player with the handicap that the draw goes by, also where a handicap of the day is played for', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      players: [{ handicapCourse: 400 }, { handicapCourse: null, flight: null }],
      settings: { calculateHandicapDay: 'system-36', capAbove: 36, capCountsAs: 35 },
    });
    const { flights, unassigned } = await read(event);
    expect(flights[0]?.players).toMatchObject([{ name: nameOf(0), handicap: 35, status: 'ok', arrival: null, hasScores: false }]);
    expect(unassigned).toMatchObject([{ name: nameOf(1), handicap: null }]);
  });

  it('say who has scores, and who is out since an earlier round', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{ status: 'WD' }, {}], rounds: 2 });
    const [, second = ''] = event.playerIds;
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(second, 1, 4)] });
    const { flights } = (await test.ask('reader', `GET ${event.path}/rounds/${event.roundIds[1]}/flights`)).body;
    expect(flights[0].players).toMatchObject([{ status: 'WD' }, { hasScores: false }]);
    expect((await read(event)).flights[0]?.players).toMatchObject([{ status: 'WD' }, { hasScores: true }]);
  });
});

describe('an arrangement', () => {
  it('moves, exchanges and removes in one write; who is left over is in no flight', async () => {
    const event = await begin();
    const [first, second] = both(await read(event));
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = event.playerIds;
    const { status, body } = await write(
      event,
      [kept(first, { playerIds: [e, b, c, d], teeTime: '06:38' }), added({ number: '3', teeTime: '06:30', playerIds: [a, f, g] })],
      [removal(second)],
    );
    expect([status, told(event, body)]).toEqual([200, ['06:30  3: 0 5 6', '06:38  1: 4 1 2 3', '7']]);
    expect(told(event, await read(event))).toEqual(told(event, body));
  });

  it('lets two flights exchange their numbers', async () => {
    const event = await begin();
    const [first, second] = both(await read(event));
    const { body } = await write(event, [kept(first, { number: '2' }), kept(second, { number: '1' })]);
    expect(told(event, body)).toEqual(['-  1: 4 5 6 7', '-  2: 0 1 2 3', '']);
  });

  it('leaves alone the flights that it does not name, and raises no version of one that stays as it was', async () => {
    const event = await begin();
    const [first, second] = both(await read(event));
    const { body } = await write(event, [kept(first, { cart: '', note: 'Đi trước' }), kept(second)]);
    expect(body.flights).toMatchObject([
      { version: 2, cart: null, note: 'Đi trước' },
      { version: 1, note: null },
    ]);
  });

  it('is written once in the log, flight by flight, before and after, with the names of the players', async () => {
    const event = await begin();
    const [first] = both(await read(event));
    const playerIds = event.playerIds.slice(0, 2);
    await write(event, [kept(first, { teeTime: '06:30', startingHole: 10, playerIds })]);
    await write(event, [kept((await read(event)).flights[0] as Flight)]);
    const { items } = (await test.ask('manager', `GET /api/activities?tournamentId=${event.id}&kind=flights-arranged`)).body;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      subjectType: 'round',
      changes: [
        { field: 'flightCount', before: null, after: 1 },
        {
          field: 'flight',
          before: { number: '1', teeTime: null, playerIds: event.playerIds.slice(0, 4) },
          after: { number: '1', teeTime: '06:30', startingHole: 10, playerIds },
        },
      ],
    });
    expect(items[0].names).toMatchObject({ [playerIds[0] ?? '']: nameOf(0), [event.playerIds[3] ?? '']: nameOf(3) });
  });

  it.each<[string, { playerIds?: number[] } & Omit<Change, 'playerIds'>, string, string]>([
    [
      'a player in two flights',
      { playerIds: [0, 1, 4] },
      'playerIds',
      'Nguyễn Giang is listed twice. Each player has one place in one flight.',
    ],
    ['a player twice in one', { playerIds: [0, 0] }, 'playerIds', 'Nguyễn An is listed twice. Each player has one place in one flight.'],
    ['more than five', { playerIds: [0, 1, 2, 3, 8, 9] }, 'playerIds', 'Flight 1 has more than 5 players.'],
    ['a number that another one has', { number: '2' }, 'number', 'There is a flight 2 already. Use another number.'],
    ['a side without a hole', { startingSide: 'A' }, 'startingSide', 'A or B goes with a starting hole. Enter the hole too.'],
  ])('with %s is refused in a sentence, and nothing is done', async (_, { playerIds, ...change }, field, sentence) => {
    const event = await seedEvent(test.db, test.clubId, { players: [...Array(8).fill({}), { flight: null }, { flight: null }] });
    const before = await read(event);
    const [first, second] = both(before);
    const ids = playerIds?.map((nth) => event.playerIds[nth] ?? '');
    const { status, body } = await write(event, [kept(second), kept(first, { ...change, ...(ids && { playerIds: ids }) })]);
    expect([status, body.errors?.[`flights.1.${field}`] ?? body.errors?.[`flights.0.${field}`]]).toEqual([422, [sentence]]);
    expect(await read(event)).toEqual(before);
  });

  it('that names a flight twice, or also as removed, is refused', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: Array(8).fill({}) });
    const before = await read(event);
    const [first] = both(before);
    const { id, seen } = kept(first, {});
    for (const [flights, removed] of [
      [[kept(first, {}), kept(first, { playerIds: [] })], []],
      [[kept(first, {})], [{ id, seen }]],
    ] as const)
      expect((await write(event, flights, removed)).body.errors).toMatchObject({ 'flights.0.id': ['This flight is listed twice.'] });
    expect(await read(event)).toEqual(before);
  });

  it('takes five in a flight, and two flights at one tee at one time', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 5 });
    const [first, second] = both(await read(event));
    const [a = '', b = '', c = '', d = '', e = ''] = event.playerIds;
    const start = { teeTime: '06:30', startingHole: 1 };
    const { status, body } = await write(event, [
      kept(first, { ...start, playerIds: [a, b, c, d, e] }),
      kept(second, { ...start, playerIds: [] }),
    ]);
    expect([status, told(event, body)]).toEqual([200, ['06:30 1 1: 0 1 2 3 4', '06:30 1 2: ', '']]);
  });

  it('refuses a player of another tournament, and of a later list', async () => {
    const [event, other] = [await begin(), await begin()];
    const [first] = both(await read(event));
    const { status, body } = await write(event, [kept(first, { playerIds: [other.playerIds[0] ?? ''] })]);
    expect([status, body.errors]).toEqual([422, { 'flights.0.playerIds': ['The player is not in this round.'] }]);
  });

  it('is not drawn for fewer than two players who can play', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{ flight: null }, { flight: null, status: 'WD' }] });
    const { status, body } = await write(event, [added({ playerIds: event.playerIds })]);
    expect([status, body.code]).toEqual([422, 'more-players']);
  });
});

describe('two people who arrange flights', () => {
  it('do not overwrite each other: the second one gets the flights as they are now', async () => {
    const event = await begin();
    const [first] = both(await read(event));
    await write(event, [kept(first, { teeTime: '06:30' })]);
    const { status, body } = await write(event, [kept(first, { teeTime: '07:00' })]);
    expect([status, body.code]).toEqual([409, 'stale-version']);
    expect(body.current).toEqual(await read(event));
  });

  it('notice also who came into a flight or left it by another screen', async () => {
    const event = await begin();
    const [first, second] = both(await read(event));
    const [, , , d = ''] = event.playerIds;
    const change = { version: 1, card: { roundId: event.roundId, flight: '2' } };
    expect((await test.ask('editor', `PATCH ${event.path}/players/${d}`, change)).status).toBe(200);
    const arrangements: [WantedFlight[], unknown[]?][] = [
      [[kept(first, { note: 'x' })]],
      [[kept(second, { note: 'x' })]],
      [[added({ playerIds: [d] })]],
      [[], [removal(first)]],
    ];
    for (const [flights, removed] of arrangements) expect((await write(event, flights, removed)).status).toBe(409);
  });

  it('work on different flights at the same time', async () => {
    const event = await begin();
    const [first, second] = both(await read(event));
    const statuses = await Promise.all([write(event, [kept(first, { note: 'một' })]), write(event, [kept(second, { note: 'hai' })])]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(event)).flights.map(({ note }) => note)).toEqual(['một', 'hai']);
  });

  it('cannot bring back a flight that is gone', async () => {
    const event = await begin();
    const [first, second] = both(await read(event));
    await write(event, [], [removal(first)]);
    expect((await write(event, [kept(first)])).status).toBe(409);
    expect((await write(event, [{ ...kept(second), seen: null }])).status).toBe(409);
  });
});

describe('the check-in on the day', () => {
  const checkIn = (event: Event, nth: number, arrival: string | null) =>
    test.ask('reader', `PUT ${event.roundPath}/players/${event.playerIds[nth]}/arrival`, { arrival });
  const arrivals = async (event: Event) => (await read(event)).flights.flatMap(({ players }) => players.map(({ arrival }) => arrival));

  it('is taken by any helper, and taken back', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3 });
    expect((await checkIn(event, 0, 'present')).body).toMatchObject({ name: nameOf(0), arrival: 'present' });
    await checkIn(event, 1, 'late');
    expect(await arrivals(event)).toEqual(['present', 'late', null]);
    await checkIn(event, 1, null);
    expect(await arrivals(event)).toEqual(['present', null, null]);
  });

  it('is in the log of the player, once', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await checkIn(event, 0, 'late');
    await checkIn(event, 0, 'late');
    const { items } = (await test.ask('manager', `GET /api/activities?tournamentId=${event.id}`)).body;
    expect(items).toMatchObject([
      { subjectType: 'player', changes: [{ of: event.roundId, field: 'arrival', before: null, after: 'late' }] },
    ]);
  });

  it('is of a player of the tournament', async () => {
    const [event, other] = [await begin(), await begin()];
    const path = `PUT ${event.roundPath}/players/${other.playerIds[0]}/arrival` as const;
    expect((await test.ask('reader', path, { arrival: 'late' })).status).toBe(404);
  });
});

describe('the public start list', () => {
  const publicList = (event: Event) => test.ask(null, `GET /api/live/tournaments/${event.id}/start-list`);

  it('says who starts with whom, when and where, and nothing else of them', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{}, { status: 'DNS' }, { flight: null }], divisions: ['A'] });
    const [first] = (await read(event)).flights;
    await write(event, [kept(first as Flight, { teeTime: '06:30', startingHole: 10, startingSide: 'B', note: 'kín', cart: '12' })]);
    const { status, body, headers } = await publicList(event);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('max-age=1');
    expect(body).toMatchObject({ name: 'Giải mùa xuân', round: { number: 1, of: 1, courseName: 'Champion' }, divisions: [{ name: 'A' }] });
    expect(body.flights).toEqual([
      {
        ...{ number: '1', teeTime: '06:30', startingHole: 10, startingSide: 'B' },
        players: [{ name: nameOf(0), partners: [], divisionId: event.divisionIds[0] }],
      },
    ]);
  });

  it('is as new as the flights, and gone with a tournament that is made private', async () => {
    const event = await begin();
    expect((await publicList(event)).body.flights).toHaveLength(2);
    const [first] = both(await read(event));
    await write(event, [], [removal(first)]);
    expect((await publicList(event)).body.flights).toHaveLength(1);
    await test.ask('manager', `PATCH ${event.path}`, { version: 1, public: false });
    expect((await publicList(event)).status).toBe(404);
  });
});

describe('a round that is suspended', () => {
  const turn = (event: Event, what: 'suspend' | 'resume') => test.ask('manager', `POST ${event.roundPath}/${what}`);

  it('is marked for staff and on the public board, still takes scores, and goes on', async () => {
    const event = await begin();
    const suspended = async () => {
      const board = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
      return [board.rounds[0].suspended, (await read(event)).suspendedAt !== null];
    };
    const { body } = await turn(event, 'suspend');
    expect(body.rounds[0].suspendedAt).toEqual(expect.any(String));
    expect(await suspended()).toEqual([true, true]);
    const entries = [stroke(event.playerIds[0] ?? '', 1, 4)];
    expect((await test.ask('reader', `POST ${event.roundPath}/entries`, { entries })).body.outcomes[0].outcome).toBe('applied');
    expect((await turn(event, 'suspend')).body).toEqual({ ...body, phase: 'playing', boardVersion: body.boardVersion + 1 });
    await turn(event, 'resume');
    expect(await suspended()).toEqual([false, false]);
  });
});
