import type { Player, Tee, Tournament } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { COURSE, createDivision, createPlayer, createTournament, PARS } from '../../../../test/kit/create.ts';
import { stroke, wholeCard } from '../../../../test/kit/event.ts';

const test = await testApp();

type Holes = 'all' | 'front' | 'back';
type Given = Parameters<typeof createTournament>[1];
const BACK = [10, 11, 12, 13, 14, 15, 16, 17, 18];

/** A tournament of one round of nine with these players; they play off these course handicaps. */
async function nine(names: readonly string[], given: Given = {}, holes: Holes = 'back') {
  const tournament = await createTournament(test, { ...given, course: { ...COURSE, holes } });
  await createDivision(test, tournament.id);
  const players: Player[] = [];
  for (const [nth, name] of names.entries())
    players.push(await createPlayer(test, tournament.id, { name, handicapCourse: 10 + nth, handicapIndex: 10 + nth }));
  return eventOf(tournament, players);
}

function eventOf(tournament: Tournament, players: Player[]) {
  const path = `/api/tournaments/${tournament.id}` as const;
  const roundId = tournament.rounds[0]?.id ?? '';
  const round = `${path}/rounds/${roundId}` as const;
  const enter = (entries: object[]) => test.ask('reader', `POST ${round}/entries`, { entries });
  return {
    ...{ tournament, players, path, round, roundId, enter },
    /** Pars of the back nine with something added on some holes. */
    play: (nth: number, over: Readonly<Record<number, number>> = {}) =>
      enter(BACK.map((hole) => stroke(players[nth]?.id ?? '', hole, (PARS[hole - 1] ?? 0) + (over[hole] ?? 0)))),
    board: async () => (await test.ask('reader', `GET ${path}/leaderboard`)).body,
    sheet: async () => (await test.ask('reader', `GET ${round}/scores`)).body,
    change: (body: object) => test.ask('manager', `PATCH ${round}`, { version: 1, ...body }),
  };
}

describe('a round on the back nine', () => {
  it('is entered, shown and added up by holes 10 to 18', async () => {
    const event = await nine(['An', 'Bình']);
    await event.play(0, { 10: 1, 18: 2 });
    const { firstHole, par, cards } = await event.sheet();
    expect([firstHole, par]).toEqual([10, PARS.slice(9)]);
    expect(cards[0].holes).toEqual(PARS.slice(9).map((of, at) => of + ({ 0: 1, 8: 2 }[at] ?? 0)));
    const { rounds, lines } = await event.board();
    expect(rounds[0]).toMatchObject({ firstHole: 10, par: PARS.slice(9) });
    expect(lines[0]).toMatchObject({ name: 'An', thru: 9, complete: true, grossToPar: 3, handicap: 5, netToPar: -2 });
  });

  it.each([
    [
      'a hole of the other nine',
      () => ({ hole: 9 }),
      'hole-not-in-round',
      'This round is not played on hole 9. Please check the number of the hole.',
    ],
    ['a hole that no course has', () => ({ hole: 19 }), 'hole-out-of-range', 'The course has no hole 19.'],
    [
      'a total of fewer strokes than holes',
      () => ({ hole: 0, score: 8 }),
      'total-out-of-range',
      'The total of a card must be from 9 to 270 strokes.',
    ],
    [
      'a total of more than thirty a hole',
      () => ({ hole: 0, score: 271 }),
      'total-out-of-range',
      'The total of a card must be from 9 to 270 strokes.',
    ],
  ])('refuses %s in a sentence, and takes the rest of the batch', async (_, given, code, message) => {
    const event = await nine(['An', 'Bình']);
    const [an, binh] = event.players.map(({ id }) => id);
    const { outcomes } = (await event.enter([{ ...stroke(an ?? '', 10, 4), ...given() }, stroke(binh ?? '', 10, 4)])).body;
    expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'applied']);
    expect(outcomes[0]).toMatchObject({ code, message });
  });

  it('takes the total of a card of nine holes, and is finished with it', async () => {
    const event = await nine(['An', 'Bình']);
    await event.play(0);
    await event.enter([stroke(event.players[1]?.id ?? '', 0, 44)]);
    expect((await event.board()).lines.map(({ gross, totals }: { gross: number; totals: unknown }) => [gross, totals])).toEqual([
      [36, [null]],
      [44, [44]],
    ]);
    expect((await test.ask('manager', `POST ${event.round}/finish`)).status).toBe(200);
  });

  it('is finished once every hole of the round has a score', async () => {
    const event = await nine(['An', 'Bình']);
    await event.play(0);
    await event.enter(BACK.slice(1).map((hole) => stroke(event.players[1]?.id ?? '', hole, 5)));
    expect((await test.ask('manager', `POST ${event.round}/finish`)).body.code).toBe('score-for-every-player');
    await event.enter([stroke(event.players[1]?.id ?? '', 10, 5)]);
    expect((await test.ask('manager', `POST ${event.round}/finish`)).status).toBe(200);
  });

  it('starts flights on its own holes alone', async () => {
    const event = await nine(['An', 'Bình']);
    const start = (startingHole: number) =>
      test.ask('manager', `PATCH /api/tournaments/${event.tournament.id}/players/${event.players[0]?.id}`, {
        version: event.players[0]?.version,
        card: { roundId: event.roundId, flight: '1', startingHole },
      });
    const refused = await start(1);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'card.startingHole': ['This round is played on holes 10–18. Choose a starting hole among them.'] },
    ]);
    expect((await start(12)).status).toBe(200);
  });

  it('is in the public board, its files and papers by the same numbers', async () => {
    const event = await nine(['An', 'Bình'], { public: true });
    await event.play(0, { 18: 1 });
    const { body } = await test.ask(null, `GET /api/live/tournaments/${event.tournament.id}/board.csv?language=en`);
    const [heads = ''] = String(body).split('\r\n');
    expect(heads).toMatch(/Hole 10,.*Hole 18/);
    expect(heads).not.toMatch(/Hole 9|Hole 1,/);
  });

  it('hides at most half of its last holes from the public: 15 to 18', async () => {
    const event = await nine(['An', 'Bình'], { public: true });
    await event.play(0);
    const suspense = await test.ask('manager', `PATCH ${event.path}/suspense`, {
      version: 1,
      hiddenHoles: 9,
      frozen: false,
      divisions: [],
    });
    expect(suspense.status).toBe(200);
    const { lines } = (await test.ask(null, `GET /api/live/tournaments/${event.tournament.id}`)).body;
    expect(lines.find(({ name }: { name: string }) => name === 'An')).toMatchObject({
      rounds: [[...PARS.slice(9, 14), null, null, null, null]],
      thru: 5,
    });
  });

  it('is tried in a what-if by the numbers of the card', async () => {
    const event = await nine(['An', 'Bình']);
    for (const nth of [0, 1]) await event.play(nth);
    const tried = (hole: number) =>
      test.ask('manager', `POST ${event.path}/what-if`, {
        scores: [{ playerId: event.players[1]?.id, roundId: event.roundId, hole, score: 1 }],
      });
    const { places } = (await tried(18)).body;
    expect(places.find(({ name, basis }: { name: string; basis: string }) => name === 'Bình' && basis === 'gross').total).toEqual({
      before: 36,
      after: 33,
    });
    expect((await tried(9)).body.errors).toEqual({ hole: ['This round is not played on hole 9. Please check the number of the hole.'] });
  });

  it('goes into a file of the tournament and out of it again as it is', async () => {
    const event = await nine(['An', 'Bình']);
    await event.play(0);
    const file = JSON.parse((await test.ask('manager', `GET ${event.path}/file`)).body);
    expect([file.rounds[0].holes, file.rounds[0].par, file.entries[0].hole]).toEqual(['back', PARS, 10]);
    const read = async (of: object) => {
      const form = new FormData();
      form.append('file', new Blob([JSON.stringify(of)]), 'giai.json');
      return test.ask('manager', `POST /api/clubs/${test.clubId}/tournaments/file`, form);
    };
    const { body } = await read(file);
    const copied = (await test.ask('reader', `GET /api/tournaments/${body.tournament.id}/leaderboard`)).body;
    expect([copied.rounds[0].firstHole, copied.lines[0].rounds]).toEqual([10, [PARS.slice(9)]]);
    file.entries[0].hole = 9;
    expect((await read(file)).body.message).toMatch(/entries\.0\.hole/);
  });
});

describe('the holes of a round', () => {
  it('are all of a course of nine holes, which has no halves', async () => {
    const course = { ...COURSE, par: PARS.slice(0, 9), strokeIndex: null };
    const { rounds } = await createTournament(test, { course });
    expect(rounds[0]).toMatchObject({ holes: 'all', par: PARS.slice(0, 9) });
    const half = await test.ask('manager', 'POST /api/tournaments', {
      ...{ name: 'Giải', date: '2026-04-25', clubId: test.clubId, course: { ...course, holes: 'front' } },
    });
    expect([half.status, half.body.code]).toEqual([422, 'course-is-nine']);
  });

  it('change until a score lies on a hole that would go: that is refused with the golfers’ names', async () => {
    const event = await nine(['An', 'Bình'], {}, 'all');
    await event.enter([stroke(event.players[0]?.id ?? '', 12, 4)]);
    const refused = await event.change({ holes: 'front' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      ...[409, 'round-holes-scored'],
      'The holes of the round cannot be changed: An have scores or measured shots on holes that would go. Clear these first, or keep the holes.',
    ]);
    expect((await event.change({ holes: 'back' })).status).toBe(200);
    expect((await event.sheet()).cards[0].holes).toEqual([null, null, 4, null, null, null, null, null, null]);
    await event.enter([{ ...stroke(event.players[0]?.id ?? '', 12, null), replaces: (await event.sheet()).cards[0].entries[2] }]);
    expect((await test.ask('manager', `PATCH ${event.round}`, { version: 2, holes: 'front' })).status).toBe(200);
  });

  it('do not change under a flight that starts on one that would go', async () => {
    const event = await nine(['An', 'Bình'], {}, 'all');
    const { players, roundId, tournament } = event;
    await test.ask('manager', `PATCH /api/tournaments/${tournament.id}/players/${players[0]?.id}`, {
      ...{ version: players[0]?.version, card: { roundId, flight: '7', startingHole: 1 } },
    });
    const { body } = await event.change({ holes: 'back' });
    expect([body.code, body.message]).toEqual(['round-holes-started', expect.stringContaining('flights 7 start')]);
  });

  it.each(['callaway', 'modified-peoria', 'new-new-peoria', 'new-new-peoria-taiwan'] as const)(
    'are not nine with the day handicap %s, which has no form for them',
    async (calculateHandicapDay) => {
      const { id } = await createTournament(test, { calculateHandicapDay });
      const { status, body } = await test.ask('manager', `POST /api/tournaments/${id}/rounds`, {
        ...COURSE,
        date: '2026-04-26',
        holes: 'back',
      });
      expect([status, body.code]).toEqual([422, 'day-handicap-of-nine']);
      const event = await nine(['An', 'Bình']);
      const changed = await test.ask('manager', `PATCH ${event.path}`, { version: 1, calculateHandicapDay });
      expect([changed.status, changed.body.code]).toEqual([422, 'day-handicap-of-nine']);
    },
  );
});

describe('a nine of the club', () => {
  const nineOf = (name: string, from: number) => ({
    ...{ name, par: PARS.slice(from, from + 9), strokeIndex: null },
    tees: [{ name: 'Trắng', courseRating: 35.6, slope: 120, par: null, unit: 'yards', lengths: null }],
  });
  /** Both have the same total; An is better on holes 1 to 3 of the nine, Bình on its last three. */
  const overOf = (nth: number): Readonly<Record<number, number>> => (nth === 0 ? { 9: 1 } : { 1: 1 });

  it('is a round by itself, and a tie key on its name finds it there and in a round of two nines', async () => {
    const countback = await test.ask('manager', 'POST /api/countbacks', { name: 'Ba hố cuối đường B', rule: [{ nine: 'B', last: 3 }] });
    for (const [name, from] of [
      ['A', 0],
      ['B', 9],
      ['C', 0],
    ] as const)
      expect((await test.ask('manager', `POST /api/clubs/${test.clubId}/courses`, nineOf(name, from))).status).toBe(200);
    const { par, strokeIndex, name, tees } = (await test.ask('reader', `GET /api/clubs/${test.clubId}/courses`)).body.items[1];
    const card = { par, strokeIndex, courseName: name, tees: tees.map(({ unit: _, lengths: __, ...tee }: Tee) => tee) };
    const whole = { ...COURSE, nines: ['A', 'B'] };
    for (const [course, first] of [
      [card, 1],
      [{ ...whole, holes: 'back' }, 10],
      [whole, 10],
    ] as const) {
      const given = { course, format: 'stroke-play-gross', tiebreak: 'countback', countback: countback.body.id } as const;
      const tournament = await createTournament(test, given);
      await createDivision(test, tournament.id);
      const players = [];
      for (const who of ['An', 'Bình'])
        players.push(await createPlayer(test, tournament.id, { name: who, handicapIndex: 20.1, tee: 'Trắng' }));
      const event = eventOf(tournament, players);
      for (const [nth, { id }] of players.entries())
        await event.enter([
          ...(course === whole ? PARS.slice(0, 9).map((of, at) => stroke(id, at + 1, of)) : []),
          ...PARS.slice(9).map((of, at) => stroke(id, at + first, of + (overOf(nth)[at + 1] ?? 0))),
        ]);
      const { lines } = await event.board();
      const named = lines.map((of: { name: string; places: { gross: object } }) => [of.name, of.places.gross]);
      expect(named).toMatchObject([
        ['Bình', { position: 1, tied: false }],
        ['An', { position: 2, tied: false }],
      ]);
      // 10.1 × 120 / 113 + 35.6 − 36 = 10.33, by the rating of the nine
      if (course === card) expect(lines[0].handicap).toBe(10);
    }
  });
});

describe('handicaps of a round of nine', () => {
  const tees = [
    { name: 'Trắng', courseRating: 71.2, slope: 128, back: { courseRating: 35.6, slope: 120 } },
    { name: 'Xanh', courseRating: 72.4, slope: 132 },
  ];

  it('come from the rating of the nine, else are half of the whole one; the whole one places the player', async () => {
    const tournament = await createTournament(test, { course: { ...COURSE, tees, holes: 'back' } });
    await createDivision(test, tournament.id);
    const people = [
      { name: 'An', handicapIndex: 20.1, tee: 'Trắng' },
      { name: 'Bình', handicapIndex: 20.1, tee: 'Xanh' },
      { name: 'Chi', handicapCourse: 25 },
    ];
    const players: Player[] = [];
    for (const person of people) players.push(await createPlayer(test, tournament.id, person));
    const event = eventOf(tournament, players);
    for (const nth of [0, 1, 2]) await event.play(nth);
    const { lines } = await event.board();
    const handicaps = Object.fromEntries(lines.map(({ name, handicap }: { name: string; handicap: number }) => [name, handicap]));
    // 20.1 / 2 → 10.1; 10.1 × 120 / 113 + 35.6 − 36 = 10.33. Half of 20.1 × 132 / 113 + 72.4 − 72 = 23.88 is 11.94. Half of 25 is 12.5.
    expect(handicaps).toEqual({ An: 10, Bình: 12, Chi: 13 });
    const { steps } = (await test.ask('reader', `GET ${event.path}/leaderboard/${players[0]?.id}?basis=net`)).body;
    expect(steps[0]).toMatchObject({ code: 'nine-hole-rating', index: 201, halved: 101, slope: 120, rating: 356, par: 36 });
    // nobody computes the index back from what the public reads
    await test.ask('manager', `PATCH ${event.path}`, { version: 1, public: true });
    const told = await test.ask(null, `GET /api/live/tournaments/${tournament.id}/explanation/${players[0]?.id}?basis=net`);
    expect(told.body.steps[0]).toMatchObject({ code: 'declared-handicap', handicap: null, rounded: 100 });
  });

  it('of the day count the holes of Peoria for nine, drawn and sealed by the numbers of the card', async () => {
    const event = await nine(['An', 'Bình'], { calculateHandicapDay: 'double-peoria' });
    const holes = `${event.round}/counted-holes` as const;
    const { lists } = (await test.ask('reader', `GET ${holes}`)).body;
    expect(lists[0]).toMatchObject({ count: 6, drawable: true });
    expect((await test.ask('manager', `PUT ${holes}`, { divisionId: null, holes: [1, 2, 3, 4, 5, 6] })).body.message).toMatch(
      /6 holes, each once, from 10 to 18/,
    );
    expect((await test.ask('manager', `POST ${holes}/draw`, { divisionId: null })).status).toBe(200);
    const { body } = await test.ask('manager', `POST ${holes}/publish`);
    const [{ published }] = body.lists;
    expect(published.every((hole: number) => BACK.includes(hole))).toBe(true);
    await event.play(0, Object.fromEntries(BACK.map((hole) => [hole, 1])));
    const counted = published.reduce((sum: number, hole: number) => sum + (PARS[hole - 1] ?? 0) + 1, 0);
    const { lines } = await event.board();
    expect(lines[0].handicap).toBe(Math.floor((counted * 1.5 - 36) * 8 + 0.5) / 10);
    const { steps } = (await test.ask('reader', `GET ${event.path}/leaderboard/${event.players[0]?.id}?basis=net`)).body;
    const peoria = steps.find(({ code }: { code: string }) => code === 'peoria');
    expect([peoria.system, peoria.holes.map(({ hole }: { hole: number }) => hole)]).toEqual(['nine-hole-double-peoria', published]);
  });
});

describe('eighteen holes and nine in one tournament', () => {
  it('add up, and the countback looks at the nine first', async () => {
    const tournament = await createTournament(test, { format: 'stroke-play-gross', tiebreak: 'countback', countback: '9-6-3-1' });
    await createDivision(test, tournament.id);
    const added = await test.ask('manager', `POST /api/tournaments/${tournament.id}/rounds`, {
      ...COURSE,
      date: '2026-04-26',
      holes: 'back',
    });
    const players = [await createPlayer(test, tournament.id, { name: 'An' }), await createPlayer(test, tournament.id, { name: 'Bình' })];
    const rounds = (added.body as Tournament).rounds.map(({ id }) => id);
    const path = `/api/tournaments/${tournament.id}` as const;
    const first = (id: string, over: number) =>
      wholeCard(
        id,
        PARS.map((par, at) => par + (at === 0 ? over : 0)),
      );
    const second = (id: string, over: Record<number, number>) =>
      BACK.map((hole) => stroke(id, hole, (PARS[hole - 1] ?? 0) + (over[hole] ?? 0)));
    const [an = '', binh = ''] = players.map(({ id }) => id);
    await test.ask('reader', `POST ${path}/rounds/${rounds[0]}/entries`, { entries: [...first(an, 1), ...first(binh, 1)] });
    await test.ask('reader', `POST ${path}/rounds/${rounds[1]}/entries`, {
      entries: [...second(an, { 18: 1 }), ...second(binh, { 10: 1 })],
    });
    const { lines } = (await test.ask('reader', `GET ${path}/leaderboard`)).body;
    expect(lines.map(({ name, gross, places }: { name: string; gross: number; places: object }) => [name, gross, places])).toMatchObject([
      ['Bình', 110, { gross: { position: 1, tied: false } }],
      ['An', 110, { gross: { position: 2, tied: false } }],
    ]);
    const { steps } = (await test.ask('reader', `GET ${path}/leaderboard/${an}?basis=gross`)).body;
    const tie = steps.find(({ code }: { code: string }) => code === 'tie');
    expect(tie.steps.at(-1).step).toMatchObject({ round: 2, holes: [13, 14, 15, 16, 17, 18] });
  });
});
