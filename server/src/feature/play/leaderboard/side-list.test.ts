import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, PAR, seedEvent, stroke } from '../../../../test/kit/event.ts';

const test = await testApp();

type Given = Parameters<typeof seedEvent>[2];
type Line = Record<string, unknown> & { playerId: string; name: string; places: Record<string, unknown> };
type Made = Event & { sideIds: string[]; ask: typeof test.ask };

/** Four golfers in pairs, the first two and the last two: “cặp 1” and “cặp 2”. */
async function pairs(settings: NonNullable<Given>['settings'] = {}, given: Given = {}): Promise<Made> {
  const players = [0, 180, 0, 0, 0].map((handicap) => ({ handicapCourse: handicap, handicapIndex: handicap }));
  const event = await seedEvent(test.db, test.clubId, { players, ...given, settings: { play: 'four-ball', ...settings } });
  const [a, b, c, d] = event.playerIds;
  const { body, status } = await test.ask('manager', `POST ${event.path}/sides`, {
    sides: [
      { name: 'Cặp 1', partners: [a, b] },
      { name: 'Cặp 2', partners: [c, d] },
    ],
  });
  expect(status).toBe(200);
  return { ...event, sideIds: body.items.map(({ id }: { id: string }) => id), ask: test.ask };
}

/** Whole rounds, by the player's place in the field: pars, and strokes beyond par on some holes. */
async function play(event: Event, rounds: Record<number, Record<number, number>>, nth = 0): Promise<void> {
  const entries = Object.entries(rounds).flatMap(([player, toPar]) =>
    PAR.map((par, at) => stroke(event.playerIds[Number(player)] ?? '', at + 1, par + (toPar[at + 1] ?? 0))),
  );
  const { body } = await test.ask('reader', `POST ${event.path}/rounds/${event.roundIds[nth]}/entries`, { entries });
  expect(body.outcomes.every(({ outcome }: { outcome: string }) => outcome === 'applied')).toBe(true);
}

const staff = async (event: Event) => (await test.ask('manager', `GET ${event.path}/leaderboard`)).body;
const seen = async (event: Event) => (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
const told = (lines: Line[], ...fields: string[]) => lines.map((line) => [line.name, ...fields.map((field) => line[field])]);

describe('the list of sides with a ball each', () => {
  it('stands beside that of the players: by each list the better ball of a hole, off the allowance of the play', async () => {
    const event = await pairs();
    // 85 % of 18 are 15 strokes, on the holes of the stroke indexes 1 to 15: not on 11 (16), 16 (18) and 7 (17)
    await play(event, { 0: { 1: -1 }, 1: {}, 2: { 2: 2 }, 3: { 2: 1, 3: 1 } });
    const { sides, lines } = await staff(event);
    expect(sides).toMatchObject({ play: 'four-ball', counting: 1 });
    expect(told(sides.lines, 'gross', 'grossToPar', 'net', 'netToPar')).toEqual([
      ['Cặp 1', 71, -1, 57, -15],
      ['Cặp 2', 73, 1, 73, 1],
    ]);
    expect(sides.lines[0].holes.net[0].slice(0, 7)).toEqual([
      [3, [0]],
      [3, [1]],
      [2, [1]],
      [4, [1]],
      [3, [1]],
      [3, [1]],
      [3, [0]],
    ]);
    expect(sides.lines[0].partners.map(({ name }: Line) => name)).toEqual(['Nguyễn An', 'Nguyễn Bình']);
    // single players play off all of their handicap
    expect(lines.find(({ name }: Line) => name === 'Nguyễn Bình')).toMatchObject({ net: 54, handicap: 18 });
    expect(lines[0].partners).toBeUndefined();
  });

  it('is as public as that of the players, with the names that the public reads', async () => {
    const event = await pairs();
    await play(event, { 0: {}, 1: {}, 2: {}, 3: {} });
    const { body } = await test.ask('manager', `GET ${event.path}/players`);
    const { id, version } = body.items.find(({ name }: Line) => name === 'Nguyễn Bình');
    await test.ask('manager', `PATCH ${event.path}/players/${id}`, { initials: true, version });
    const { sides, bases } = await seen(event);
    expect(bases).toEqual(['net', 'gross']);
    expect(Object.keys(sides.lines[0].holes)).toEqual(['net', 'gross']);
    expect(sides.lines[0]).toMatchObject({ points: null, partners: [{ name: 'Nguyễn An' }, { name: 'N.B.' }] });
    expect((await seen(await seedEvent(test.db, test.clubId))).sides).toBeNull();
  });

  it('is a file of its own too, with the partners behind', async () => {
    const event = await pairs();
    await play(event, { 0: {}, 1: {}, 2: {}, 3: {} });
    const { body } = await test.app.inject(`/api/live/tournaments/${event.id}/board.csv?language=en&list=sides`);
    const [heads = '', first = ''] = body.split('\r\n');
    expect(heads.endsWith(',Total only,Partners')).toBe(true);
    expect(first).toMatch(/^1,,Cặp 1,.*,72,.*,"Nguyễn An, Nguyễn Bình"$/);
    expect((await test.app.inject(`/api/live/tournaments/${event.id}/board.csv`)).body).toContain('Nguyễn An,');
  });

  it('has a side in the division that all its partners are in', async () => {
    const event = await pairs({}, { divisions: ['A', 'B'], players: 4 });
    for (const { id, version } of (await test.ask('manager', `GET ${event.path}/sides`)).body.items)
      await test.ask('manager', `PATCH ${event.path}/sides/${id}`, { divisionId: null, version });
    const { sides } = await staff(event);
    expect(sides.lines.map((line: Line) => line.divisionId)).toEqual([null, null]);
    const { body } = await test.ask('manager', `GET ${event.path}/players`);
    for (const { id, version } of body.items.filter(({ kind }: { kind: string }) => kind === 'player'))
      await test.ask('manager', `PATCH ${event.path}/players/${id}`, { divisionId: event.divisionIds[0], version });
    expect((await staff(event)).sides.lines.map((line: Line) => line.divisionId)).toEqual([event.divisionIds[0], event.divisionIds[0]]);
  });

  it('says why a side stands there: the balls that count', async () => {
    const event = await pairs();
    await play(event, { 0: { 1: -1 }, 1: {}, 2: {}, 3: {} });
    const [side] = event.sideIds;
    const ofStaff = await test.ask('manager', `GET ${event.path}/leaderboard/${side}?basis=gross`);
    const ofAnyone = await test.ask(null, `GET /api/live/tournaments/${event.id}/explanation/${side}?basis=gross`);
    for (const { body } of [ofStaff, ofAnyone]) {
      expect(body).toMatchObject({ position: 1, steps: [{ code: 'side-round', worth: 71, forPar: 72 }, { code: 'value', value: -1 }, {}] });
      expect(body.steps[0].holes[0]).toEqual({ hole: 1, worth: 3, forPar: 4, balls: [event.playerIds[0]] });
    }
  });

  it('hides what is hidden of its partners', async () => {
    const event = await pairs({ hiddenHoles: 3 });
    await play(event, { 0: { 18: -1 }, 1: {}, 2: {}, 3: {} });
    expect((await staff(event)).sides.lines[0]).toMatchObject({ grossToPar: -1, thru: 18 });
    expect((await seen(event)).sides.lines[0]).toMatchObject({ grossToPar: 0, thru: 15, gross: null });
    const why = await test.ask(null, `GET /api/live/tournaments/${event.id}/explanation/${event.sideIds[0]}?basis=gross`);
    expect(why.body.steps[0].holes).toHaveLength(15);
  });

  it('has no net while counted holes are to be published', async () => {
    const event = await pairs({ calculateHandicapDay: 'peoria' });
    await play(event, { 0: {}, 1: {}, 2: {}, 3: {} });
    const { sides, bases } = await staff(event);
    expect(bases).toEqual(['gross']);
    expect(sides.lines[0]).toMatchObject({ net: null, netToPar: null, places: { gross: { position: 1 } } });
  });

  it('counts a substitute from their round on, and who was replaced before it', async () => {
    const event = await pairs({}, { rounds: 2 });
    await play(event, { 0: {}, 1: { 1: -2 }, 2: {}, 3: {} });
    const [a = '', , , , e = ''] = event.playerIds;
    const { body } = await test.ask('manager', `GET ${event.path}/sides`);
    const changed = await test.ask('manager', `PATCH ${event.path}/sides/${event.sideIds[0]}`, {
      partners: [a, e],
      fromRoundId: event.roundIds[1],
      version: body.items[0].version,
    });
    expect(changed.status).toBe(200);
    await play(event, { 0: {}, 1: { 2: -3 }, 4: { 3: -1 }, 2: {}, 3: {} }, 1);
    const [side] = (await seen(event)).sides.lines;
    expect(side).toMatchObject({ grossToPar: -3, complete: true });
    expect(side.partners).toEqual([
      { playerId: a, name: 'Nguyễn An' },
      { playerId: event.playerIds[1], name: 'Nguyễn Bình', rounds: [1] },
      { playerId: e, name: 'Nguyễn Giang', rounds: [2] },
    ]);
    expect(side.holes.gross[1][2]).toEqual([2, [2]]);
  });

  it('is kept with the result of a tournament that is closed', async () => {
    const event = await pairs({ awards: [] });
    await play(event, { 0: {}, 1: {}, 2: {}, 3: {}, 4: {} });
    const { sides } = await seen(event);
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
    expect(await seen(event)).toMatchObject({ state: 'closed', sides });
  });
});

describe('a side with one ball', () => {
  it('is a line of the board, with its partners', async () => {
    const event = await pairs({ play: 'scramble' });
    const { lines, sides } = await seen(event);
    expect(sides).toBeNull();
    expect(lines.map(({ name, partners }: { name: string; partners: Line[] }) => [name, partners.map((one) => one.name)])).toEqual(
      expect.arrayContaining([['Cặp 1', ['Nguyễn An', 'Nguyễn Bình']]]),
    );
  });
});
