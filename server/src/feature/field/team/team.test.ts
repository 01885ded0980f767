import type { Team } from '@fairway/api';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, nameOf, seedEvent } from '../../../../test/kit/event.ts';
import { formOf } from '../../../../test/kit/world/request.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { player } from '../../../db/schema/field/player.ts';
import { freeColour, freeShort } from './look.ts';

const test = await testApp();

const eventOf = (): Promise<Event> => seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 6 });
const ask = (event: Event, line: string, body?: object) => {
  const [method, path] = line.split(' ');
  return test.ask('editor', `${method} ${event.path}/teams${path ?? ''}` as 'POST /', body);
};
const make = async (event: Event, teams: object[]): Promise<Team[]> => (await ask(event, 'POST', { teams })).body.items;
const members = (ids: (string | undefined)[]) => ids.map((playerId) => ({ playerId }));

describe('the teams of a tournament', () => {
  it('have a colour and a short name of their own where none is given, and their golfers in order, with groups and reserves', async () => {
    const event = await eventOf();
    const [a, b, c] = event.playerIds;
    const [one, two] = await make(event, [
      {
        name: 'CLB Golf Lam Sơn',
        players: [
          { playerId: b, group: 'A' },
          { playerId: a, reserve: true },
        ],
      },
      { name: 'Bạch Đằng', short: 'BĐ', colour: '#112233', players: members([c]) },
    ]);
    expect(one).toMatchObject({ short: 'LS', linkedAt: null, logo: null });
    expect(one?.players.map(({ name, group, reserve }) => [name, group, reserve])).toEqual([
      [nameOf(1), 'A', false],
      [nameOf(0), null, true],
    ]);
    expect(two).toMatchObject({ name: 'Bạch Đằng', short: 'BĐ', colour: '#112233' });
    // the lines of one request have one time: they are told apart by what they are about
    const lines = await test.db.select().from(activity);
    const told = (team: Team | undefined) => lines.filter(({ subjectId }) => subjectId === team?.id);
    expect(told(one)).toMatchObject([{ kind: 'created', after: { name: 'CLB Golf Lam Sơn', playerIds: [b, a], reserves: [a] } }]);
    expect(told(two)).toMatchObject([{ kind: 'created', after: { name: 'Bạch Đằng', playerIds: [c] } }]);
    expect(JSON.stringify(lines.map(({ after }) => after))).not.toContain(nameOf(1));
  });

  it('have each a name of their own, whatever its capitals, and a golfer is in one of them, once', async () => {
    const event = await eventOf();
    const [a, b] = event.playerIds;
    const [one] = await make(event, [{ name: 'Lam Sơn', players: members([a]) }]);
    const wrong = async (fields: object) => (await ask(event, 'POST', { teams: [{ name: 'Khác', ...fields }] })).body.errors;
    expect(await wrong({ name: 'LAM SƠN' })).toHaveProperty(['teams.0.name']);
    expect(await wrong({ players: members([a]) })).toEqual({ 'teams.0.players.0': [expect.stringMatching(`${nameOf(0)}.*Lam Sơn`)] });
    expect(await wrong({ players: members([b, b]) })).toEqual({ 'teams.0.players.1': [expect.stringContaining(nameOf(1))] });
    const [side] = await test.db.insert(player).values({ tournamentId: event.id, kind: 'side', gender: 'm', name: 'Cặp' }).returning();
    expect(await wrong({ players: members([side?.id]) })).toHaveProperty(['teams.0.players.0']);
    expect((await ask(event, 'GET')).body.items).toEqual([one]);
  });

  it('are changed by whoever saw the last version, and deleted while they play no match', async () => {
    const event = await eventOf();
    const [a, b] = event.playerIds;
    const [one, two] = await make(event, [{ name: 'Lam Sơn', players: members([a]) }, { name: 'Bạch Đằng' }]);
    const { body } = await ask(event, `PATCH /${one?.id}`, { version: 1, name: 'Lam Sơn 2', players: members([b, a]) });
    expect([body.version, body.players.map(({ playerId }: { playerId: string }) => playerId)]).toEqual([2, [b, a]]);
    expect((await ask(event, `PATCH /${one?.id}`, { version: 1, name: 'Muộn' })).body).toMatchObject({
      code: 'stale-version',
      current: { version: 2 },
    });
    const { body: cup } = await test.ask('editor', `POST ${event.path}/contests`, { name: 'Cúp', rule: { kind: 'cup', ties: [] } });
    const plan = [{ format: 'singles', matches: 1 }];
    await test.ask('editor', `POST ${event.path}/contests/${cup.id}/sessions`, { roundId: event.roundId, plan });
    expect(await ask(event, `DELETE /${two?.id}`)).toMatchObject({ status: 409, body: { code: 'team-in-match' } });
    const [third] = await make(event, [{ name: 'Chi Lăng' }]).then((all) => all.slice(2));
    expect((await ask(event, `DELETE /${third?.id}`)).status).toBe(204);
  });

  it('are deleted without a trace in a cup: who held it is in the log, and whom the committee decided for stays', async () => {
    const event = await eventOf();
    const [one, two] = await make(event, [{ name: 'Lam Sơn' }, { name: 'Bạch Đằng' }]);
    const rule = { kind: 'cup', ties: ['holder', 'committee'], holder: one?.id, decision: { team: two?.id, reason: 'Bốc thăm' } };
    const { body: cup } = await test.ask('editor', `POST ${event.path}/contests`, { name: 'Cúp Sông Mã', rule });
    expect((await ask(event, `DELETE /${two?.id}`)).body).toMatchObject({
      code: 'team-decided',
      message: expect.stringContaining('Cúp Sông Mã'),
    });
    expect((await ask(event, `DELETE /${one?.id}`)).status).toBe(204);
    const { items } = (await test.ask('editor', `GET ${event.path}/contests`)).body;
    expect(items).toMatchObject([{ version: cup.version + 1, rule: { ...rule, holder: null } }]);
    const change = { version: items[0].version, rule: { ...items[0].rule, decision: null } };
    expect((await test.ask('editor', `PATCH ${event.path}/contests/${cup.id}`, change)).status).toBe(200);
    expect((await ask(event, `DELETE /${two?.id}`)).status).toBe(204);
    const lines = (await test.db.select().from(activity)).filter(({ subjectType }) => subjectType === 'contest');
    expect(lines.map(({ before, after }) => [before, after])).toContainEqual([{ holder: 'Lam Sơn' }, { holder: null }]);
  });

  it('keep whoever stands in a match for them; others leave, and everyone once somebody else plays', async () => {
    const event = await eventOf();
    const [a, b, c, d, e] = event.playerIds;
    const [one] = await make(event, [
      { name: 'Lam Sơn', players: members([a, b, c]) },
      { name: 'Bạch Đằng', players: members([d, e]) },
    ]);
    const { body: cup } = await test.ask('editor', `POST ${event.path}/contests`, { name: 'Cúp', rule: { kind: 'cup', ties: [] } });
    const plan = [{ format: 'four-ball', matches: 1 }];
    const { body } = await test.ask('editor', `POST ${event.path}/contests/${cup.id}/sessions`, { roundId: event.roundId, plan });
    const path = `${event.path}/matches/${body.sessions[0].matches[0].id}` as const;
    const seat = (sides: unknown[], version: number) => test.ask('editor', `PATCH ${path}`, { sides, version });
    const have = (ids: (string | undefined)[], version: number) => ask(event, `PATCH /${one?.id}`, { version, players: members(ids) });
    await seat(
      [
        [a, b],
        [d, e],
      ],
      1,
    );
    expect((await have([b, c], 1)).body.errors).toEqual({
      players: [expect.stringMatching(`^${nameOf(0)} is in match 1 of round 1, so they cannot leave the team\\.`)],
    });
    expect((await have([b, a], 1)).status).toBe(200);
    await seat([null, [d, e]], 2);
    expect((await have([], 2)).status).toBe(200);
  });

  it('are at most 26', async () => {
    const event = await eventOf();
    await make(
      event,
      Array.from({ length: 26 }, (_, nth) => ({ name: `Đội ${nth + 1}` })),
    );
    expect((await ask(event, 'POST', { teams: [{ name: 'Thêm' }] })).body.errors).toEqual({ teams: [expect.stringContaining('26')] });
  });

  it('have a logo at an address of its own', async () => {
    const event = await eventOf();
    const [one] = await make(event, [{ name: 'Lam Sơn' }]);
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const path = `${event.path}/teams/${one?.id}/logo` as const;
    const { body } = await test.ask('editor', `PUT ${path}?version=1`, ...formOf(bytes));
    const { rawPayload } = await test.app.inject({ method: 'GET', url: body.logo });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512 });
    expect((await test.ask('editor', `DELETE ${path}?version=2`)).body.logo).toBeNull();
  });
});

describe('the look of a team that says none', () => {
  it.each([
    ['CLB Golf Lam Sơn', [], 'LS'],
    ['Hà Nội Ladies & Gents Golf Club', [], 'HNLG'],
    ['Vinpearl', [], 'VIN'],
    ['CLB', [], 'CLB'],
    ['Đội 1', [], '1'],
    ['Long Sơn', ['ls'], 'LS2'],
    ['Một Hai Ba Bốn', ['MHBB', 'MHB2'], 'MHB3'],
  ])('%s beside %j is called %s', (name, taken, short) => expect(freeShort(name, taken)).toBe(short));

  it('has a colour that no team has, and once all are taken one that few have', () => {
    const taken: string[] = [];
    for (let nth = 0; nth < 26; nth += 1) taken.push(freeColour(taken));
    expect([new Set(taken.slice(0, 13)).size, new Set(taken.slice(13)).size]).toEqual([13, 13]);
  });
});
