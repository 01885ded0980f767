import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type Event, measurementOf, seedEvent, wholeCard } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { player } from '../../../db/schema/field/player.ts';

const test = await testApp();

const NAME = 'Đỗ Thị Hoài Thương';
const PRIVATE = { phone: '0987654321', email: 'thuong@example.com', vga: '7712345609', birthday: '1979-11-30', note: 'Ăn chay' };
const GONE = [NAME, 'Do Thi Cu', '987654321', 'thuong@', '7712345609', '1979-11-30', 'Ăn chay', '0911222333'];

/** A player who was added, renamed, imported again, decided for with a reason that names them, in a tournament that is closed. */
async function closedEvent(): Promise<Event & { playerId: string }> {
  const event = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
  const { path, roundPath, awardIds } = event;
  const added = await test.ask('editor', `POST ${path}/players` as 'POST /', {
    name: 'Do Thi Cu',
    gender: 'f',
    ...PRIVATE,
    handicapCourse: 0,
  });
  const playerId = added.body.id;
  await test.ask('editor', `PATCH ${path}/players/${playerId}` as 'PATCH /', { version: 1, name: NAME, phone: '0911222333' });
  const cells = { name: NAME, gender: 'nữ', phone: '0987654321' };
  const rows = [{ row: 2, cells, player: playerId, skip: false, version: 2 }];
  expect((await test.ask('editor', `POST ${path}/players/import` as 'POST /', { rows })).status).toBe(200);
  const entries = [...event.playerIds, playerId].flatMap((id) => wholeCard(id, cardOver()));
  expect((await test.ask('editor', `POST ${roundPath}/entries` as 'POST /', { entries })).status).toBe(200);
  await test.ask('manager', `POST ${roundPath}/finish` as 'POST /');
  const winners = await test.ask('manager', `GET ${path}/winners` as 'GET /');
  for (const award of winners.body.items.filter(({ open }: { open: unknown[] }) => open.length > 0)) {
    const chosen = award.open.some((one: { playerId: string }) => one.playerId === playerId) ? playerId : award.open[0].playerId;
    await test.ask('manager', `PUT ${path}/winners/${award.awardId}/decision` as 'PUT /', {
      playerId: chosen,
      reason: `Bốc thăm, ${NAME} được chọn`,
      ...(await seenBoard(test, event)),
    });
  }
  expect(awardIds['best-gross']).not.toBe('');
  const closed = await test.ask('manager', `POST ${path}/close` as 'POST /');
  expect([closed.status, closed.body.state ?? closed.body]).toEqual([200, 'closed']);
  return { ...event, playerId };
}

describe('a player who asks for it is anonymised', () => {
  it('their name and everything private are gone everywhere, also from the log and a closed result; places and scores stay', async () => {
    const { path, playerId } = await closedEvent();
    const before = await everything(test.db);
    for (const value of GONE) expect([value, before.includes(value)]).toEqual([value, true]);
    const board = async () => (await test.ask('reader', `GET ${path}/leaderboard` as 'GET /')).body;
    const live = async () => (await test.ask(null, `GET ${path.replace('/api', '/api/live')}` as 'GET /')).body;
    const [shown, shownLive] = [await board(), await live()];
    const { status, body } = await test.ask('manager', `POST ${path}/players/${playerId}/anonymise` as 'POST /');
    expect([status, body.name, body.phone, body.vga, body.birthday]).toEqual([200, 'Golfer 1', null, null, null]);
    expect(body.anonymisedAt).toMatch(/^\d{4}-/);
    const after = await everything(test.db);
    for (const value of GONE) expect([value, after.includes(value)]).toEqual([value, false]);
    const renamed = (of: typeof shown) => ({
      ...of,
      boardVersion: of.boardVersion + 1,
      lines: of.lines.map((line: { playerId: string }) => (line.playerId === playerId ? { ...line, name: 'Golfer 1' } : line)),
    });
    expect(await board()).toEqual(renamed(shown));
    expect((await live()).lines).toEqual(renamed(shownLive).lines);
  });

  it('also from reasons and notes about somebody else: of a shot, of a flight and of another player', async () => {
    const settings = { awards: [], sideAwards: [{ kind: 'longest-drive' as const, holes: '7' }] };
    const event = await seedEvent(test.db, test.clubId, { players: [{ name: NAME }, {}], settings });
    const { path, roundPath } = event;
    const [playerId, otherId = ''] = event.playerIds;
    const ask = async (call: string, body?: object) => {
      const answer = await test.ask('manager', call as 'POST /', body);
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const shot = measurementOf(otherId, { kind: 'longest-drive', hole: 7, centimetres: 24_500 });
    await ask(`POST ${roundPath}/measurements`, shot);
    const corrected = {
      kind: 'longest-drive',
      hole: 7,
      centimetres: 23_000,
      replaces: shot.id,
      reason: `Nhầm với bóng của ${NAME}`,
    } as const;
    await ask(`POST ${roundPath}/measurements`, measurementOf(otherId, corrected));
    const flight = { id: null, seen: null, number: '9', teeTime: null, startingHole: null, startingSide: null, cart: null };
    await ask(`PUT ${roundPath}/flights`, { flights: [{ ...flight, note: `${NAME} đến muộn`, playerIds: [] }], removed: [] });
    const { version } = (await ask(`GET ${path}/players`)).items.find(({ id }: { id: string }) => id === otherId);
    await ask(`PATCH ${path}/players/${otherId}`, { version, note: `Đi cùng ${NAME}` });
    await ask(`POST ${path}/players/${playerId}/anonymise`);
    const now = await everything(test.db);
    expect(now).not.toContain(NAME);
    for (const text of ['Nhầm với bóng của Golfer 1', 'Golfer 1 đến muộn', 'Đi cùng Golfer 1']) expect(now).toContain(text);
  });

  it('also from the matches that they played: the sides, what the committee decided and why, the log, and the frozen result', async () => {
    const cup = await seedCup(test);
    const { path, roundPath, playerIds } = cup.event;
    const said = (nth: number, more: object = {}) =>
      sayOfMatch(test, cup, cup.matches[nth], { kind: 'match-conceded', by: 0, hole: null }, more);
    for (const nth of [0, 2]) {
      const renamed = { name: nth === 0 ? NAME : 'Lê Minh Châu', version: 1 };
      expect((await test.ask('manager', `PATCH ${path}/players/${playerIds[nth]}` as 'PATCH /', renamed)).status).toBe(200);
    }
    await said(0);
    await sayOfMatch(test, cup, cup.matches[1], { kind: 'committee', winner: 0, reason: `Theo lời ${NAME}` });
    await sayOfMatch(test, cup, cup.matches[2], { kind: 'hole', hole: 1, winner: 0 });
    await sayOfMatch(test, cup, cup.matches[2], { kind: 'hole', hole: 1, winner: 1 }, { reason: `${NAME} nhìn thấy` });
    await sayOfMatch(test, cup, cup.matches[2], { kind: 'result', winner: 'halved', score: null });
    const [contest] = (await test.ask('manager', `GET ${path}/contests` as 'GET /')).body.items;
    const rule = { ...contest.rule, decision: { team: cup.teamIds[1], reason: `${NAME} bốc thăm` } };
    await test.ask('manager', `PATCH ${path}/contests/${cup.contestId}` as 'PATCH /', { rule, version: contest.version });
    expect((await test.ask('manager', `POST ${roundPath}/finish` as 'POST /')).status).toBe(200);
    expect((await test.ask('manager', `POST ${path}/close` as 'POST /')).status).toBe(200);
    expect((await test.ask('manager', `POST ${path}/players/${playerIds[0]}/anonymise` as 'POST /')).status).toBe(200);
    const after = await everything(test.db);
    expect(
      after
        .split(NAME)
        .slice(1)
        .map((rest, at) => `${after.split(NAME)[at]?.slice(-160)}${rest.slice(0, 40)}`),
    ).toEqual([]);
    const { body } = await test.ask(null, `GET ${path.replace('/api', '/api/live')}` as 'GET /');
    expect(body.matches.items[0].sessions[0].matches[0].sides[0].name).toMatch(/^Golfer 1 \/ /);
    expect(body.matches.items[0].standing.outcome.reason).toBe('Golfer 1 bốc thăm');
  });

  it('also where a text has an earlier name, other capitals or no accents, and from regulations; a longer name of another stays', async () => {
    const players = [{ name: 'Trần Văn Bình' }, { name: 'Đỗ Hoài Thươngg' }, { name: 'Vũ Kim Cương' }];
    const settings = { regulations: '<p>Trọng tài: ĐỖ HOÀI THƯƠNG</p>', regulationsEnglish: '<p>Referee: Do Hoai Thuong</p>' };
    const { path, roundPath, playerIds } = await seedEvent(test.db, test.clubId, { players, settings });
    const ask = async (call: string, body?: object) => {
      const answer = await test.ask('manager', call as 'POST /', body);
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    };
    const [friend, , id] = playerIds;
    await ask(`PATCH ${path}/players/${id}`, { version: 1, name: 'Đỗ Hoài Thương' });
    const flight = { id: null, seen: null, number: '9', teeTime: null, startingHole: null, startingSide: null, cart: null };
    const note = 'vũ kim cương (do hoai thuong) đi với Đỗ Hoài Thươngg';
    await ask(`PUT ${roundPath}/flights`, { flights: [{ ...flight, note, playerIds: [] }], removed: [] });
    await ask(`PATCH ${path}/players/${friend}`, { version: 1, note: 'Vu Kim Cuong giữ thẻ' });
    await ask(`PATCH ${path}`, { version: 1, regulations: '<p>Đỗ Hoài Thương làm trọng tài</p>' });
    await ask(`POST ${path}/players/${id}/anonymise`);
    const now = await everything(test.db);
    for (const gone of [/vũ kim cương/iu, /vu kim cuong/i, /đỗ hoài thương(?!g)/iu, /do hoai thuong/i]) expect(now).not.toMatch(gone);
    for (const stays of ['Golfer 1 (Golfer 1) đi với Đỗ Hoài Thươngg', '<p>Golfer 1 làm trọng tài</p>', '<p>Referee: Golfer 1</p>'])
      expect(now).toContain(stays);
  });

  it('also in rehearsals of the tournament, which have copies of the players, with their own log', async () => {
    const settings = { regulations: `<p>Trọng tài: ${NAME}</p>` };
    const event = await seedEvent(test.db, test.clubId, { players: [{ name: 'Đỗ Thị Thương' }, {}], settings });
    const { path, playerIds } = event;
    const rehearsal = (await test.ask('manager', `POST ${path}/rehearsal` as 'POST /')).body;
    const players = async () => (await test.ask('manager', `GET /api/tournaments/${rehearsal.id}/players`)).body.items;
    const copy = (await players()).find(({ name }: { name: string }) => name === 'Đỗ Thị Thương');
    const change = { version: 1, name: NAME, phone: '0911222333' };
    expect((await test.ask('editor', `PATCH /api/tournaments/${rehearsal.id}/players/${copy.id}`, change)).status).toBe(200);
    expect((await test.ask('editor', `PATCH ${path}/players/${playerIds[0]}` as 'PATCH /', { version: 1, name: NAME })).status).toBe(200);
    expect((await test.ask('manager', `POST ${path}/players/${playerIds[0]}/anonymise` as 'POST /')).status).toBe(200);
    const now = await everything(test.db);
    for (const gone of [NAME, 'Đỗ Thị Thương', '911222333']) expect([gone, now.includes(gone)]).toEqual([gone, false]);
    expect((await players()).map(({ name }: { name: string }) => name)).toEqual(['Golfer 1', 'Nguyễn Bình']);
  });

  it('once; the next one has another number, and the log has a line of each', async () => {
    const { path, playerIds } = await seedEvent(test.db, test.clubId, { players: 3 });
    const anonymise = (nth: number) => test.ask('manager', `POST ${path}/players/${playerIds[nth]}/anonymise` as 'POST /');
    expect((await anonymise(2)).body.name).toBe('Golfer 1');
    expect((await anonymise(0)).body.name).toBe('Golfer 2');
    expect((await anonymise(0)).body).toMatchObject({ code: 'player-anonymised', message: expect.stringContaining('This player') });
    expect(await test.db.$count(activity, and(eq(activity.kind, 'anonymised'), eq(activity.subjectType, 'player')))).toBe(2);
    const [other] = await test.db
      .select()
      .from(player)
      .where(eq(player.id, playerIds[1] ?? ''));
    expect([other?.name, other?.anonymisedAt]).toEqual(['Nguyễn Bình', null]);
  });

  it('so that nobody shares a name, whoever is deleted in between', async () => {
    const { path, playerIds } = await seedEvent(test.db, test.clubId, { players: 3 });
    const named = async (nth: number) =>
      (await test.ask('manager', `POST ${path}/players/${playerIds[nth]}/anonymise` as 'POST /')).body.name;
    expect([await named(0), await named(1)]).toEqual(['Golfer 1', 'Golfer 2']);
    await test.ask('manager', `DELETE ${path}/players/${playerIds[0]}` as 'DELETE /');
    expect(await named(2)).toBe('Golfer 3');
  });

  it('for good: nobody enters their name or anything private again, in the form or by a list; the rest stays open', async () => {
    const { path, playerIds } = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
    const [playerId] = playerIds;
    await test.ask('manager', `POST ${path}/players/${playerId}/anonymise` as 'POST /');
    const change = (wanted: object) => test.ask('editor', `PATCH ${path}/players/${playerId}` as 'PATCH /', { version: 2, ...wanted });
    for (const wanted of [{ name: NAME }, { birthYear: 1979 }, ...Object.entries(PRIVATE).map(([field, value]) => ({ [field]: value }))]) {
      const { status, body } = await change(wanted);
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(wanted)]);
    }
    const cells = { name: 'Golfer 1', phone: '0987654321' };
    const rows = [{ row: 2, cells, player: playerId, skip: false, version: 2 }];
    const imported = await test.ask('editor', `POST ${path}/players/import` as 'POST /', { rows });
    expect(imported.body).toMatchObject({ code: 'import-wrong-rows', errors: { 'rows.2.phone': [expect.stringContaining('anonymized')] } });
    expect((await change({ handicapCourse: 12, name: 'Golfer 1', phone: null })).status).toBe(200);
  });
});

describe('of a deleted player the log keeps the name, and nothing private', () => {
  it('of one who was added, changed and imported', async () => {
    const { path, playerIds } = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
    const { path: others } = await seedEvent(test.db, test.clubId, { divisions: ['All'] });
    await test.ask('editor', `POST ${others}/players` as 'POST /', { name: 'Trần Bình', gender: 'm', phone: '0900000001' });
    const { body } = await test.ask('editor', `POST ${path}/players` as 'POST /', { name: NAME, gender: 'f', ...PRIVATE });
    const cells = { name: NAME, gender: 'nữ', phone: '0911222333' };
    const rows = [{ row: 2, cells, player: body.id, skip: false, version: 1 }];
    expect((await test.ask('editor', `POST ${path}/players/import` as 'POST /', { rows })).status).toBe(200);
    await test.ask('editor', `PATCH ${path}/players/${playerIds[0]}` as 'PATCH /', { version: 1, phone: '0900000002' });
    expect((await test.ask('editor', `DELETE ${path}/players/${body.id}` as 'DELETE /')).status).toBe(204);
    const now = await everything(test.db);
    for (const value of [...Object.values(PRIVATE), '911222333']) expect([value, now.includes(value)]).toEqual([value, false]);
    for (const value of [NAME, '900000001', '900000002']) expect([value, now.includes(value)]).toEqual([value, true]);
  });

  it('and of all players of a deleted tournament', async () => {
    const { path } = await seedEvent(test.db, test.clubId, { players: 2, divisions: ['All'] });
    await test.ask('editor', `POST ${path}/players` as 'POST /', { name: NAME, gender: 'f', ...PRIVATE });
    expect((await test.ask('manager', `DELETE ${path}` as 'DELETE /')).status).toBe(204);
    const now = await everything(test.db);
    for (const value of Object.values(PRIVATE)) expect([value, now.includes(value)]).toEqual([value, false]);
    expect(now).toContain(NAME);
  });
});
