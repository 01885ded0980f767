import { randomUUID } from 'node:crypto';
import type { StaffContest, StaffMatch } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CUP_RULE } from '../../../../test/fixture/match-day.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { player } from '../../../db/schema/field/player.ts';
import { contest as contestTable, lineUp, matchSession } from '../../../db/schema/play/match.ts';

const test = await testApp({}, { emptied: 'once' });

const bracket = (entrants: readonly string[], own: object = {}) => ({
  ...{ kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
  ...own,
});
const groups = (entrants: readonly string[], own: object = {}) => ({
  ...{ kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], groups: [{ name: 'A', entrants }] },
  ...own,
});
const CUP = { kind: 'cup', ties: [] };

/** Requests of a manager to a tournament: what they come to, the fields that are refused or the code. */
function manager(path: string) {
  const ask = (method: 'POST' | 'PATCH' | 'DELETE', own: string, body?: object) =>
    test.ask('manager', `${method} ${path}${own}` as 'POST /', body);
  const outcome = async (...given: Parameters<typeof ask>) => {
    const { status, body } = await ask(...given);
    return status < 300 ? status : body.errors ? Object.keys(body.errors).join() : body.code;
  };
  const made = async (own: string, body: object): Promise<StaffContest> => (await ask('POST', own, body)).body;
  return { ask, outcome, made };
}
const eventOf = async (players = 4) => {
  const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players, rounds: 2 });
  return { ...event, ...manager(event.path) };
};

it('a contest keeps its kind, and once it has matches who is in it, where, and what they play; all else may change', async () => {
  const { playerIds, roundId, outcome, made, ask } = await eventOf();
  const knockOut = await made('/contests', { name: 'Vô địch', rule: bracket(playerIds, { seeds: 1 }) });
  const table = await made('/contests', { name: 'Bảng', rule: groups(playerIds) });
  const path = (of: StaffContest) => `/contests/${of.id}`;
  const change = (of: StaffContest, body: object, version = 1) => outcome('PATCH', path(of), { ...body, version });
  expect(await change(knockOut, { rule: groups(playerIds) })).toBe('rule.kind');
  expect(await change(knockOut, { rule: bracket(playerIds, { seeds: 2 }), format: 'four-ball' })).toBe('rule.entrants');
  expect(await change(knockOut, { rule: bracket(playerIds, { seeds: 2 }) })).toBe(200);
  expect([await change(knockOut, { name: 'Muộn' }), await change(knockOut, { rule: bracket(playerIds, { seeds: 2 }) }, 2)]).toEqual([
    'stale-version',
    200,
  ]);
  const { body: same } = await ask('PATCH', path(knockOut), { name: 'Vô địch', version: 2 });
  expect(same.version).toBe(2);
  await ask('POST', `${path(knockOut)}/sessions`, { roundId });
  await ask('POST', `${path(table)}/sessions`, { roundId: roundId, groupRounds: [1] });
  await ask('POST', `${path(table)}/sessions`, { roundId });
  const kept = [
    bracket(playerIds),
    ...[{ thirdPlace: true }, { consolation: true }, { entrants: playerIds.toReversed() }].map((own) =>
      bracket(playerIds, { seeds: 2, ...own }),
    ),
  ];
  for (const rule of kept) expect(await change(knockOut, { rule }, 2)).toBe('contest-has-matches');
  expect(await change(knockOut, { format: 'foursomes' }, 2)).toBe('contest-has-matches');
  expect(await change(knockOut, { name: 'Vô địch 2', handicap: false }, 2)).toBe(200);
  expect(await change(table, { rule: groups(playerIds, { ties: ['direct'] }) })).toBe(200);
  expect([await change({ ...table, id: randomUUID() }, { name: 'x' }), await outcome('DELETE', `/contests/${randomUUID()}`)]).toEqual([
    ...['not-found', 'not-found'],
  ]);
});

it('a session has what is usual in its contest, and strokes as that has them, unless it says otherwise', async () => {
  const { playerIds, roundId, roundIds, made, outcome } = await eventOf();
  const [a = '', b = '', c = '', d = ''] = playerIds;
  const gross = await made('/contests', { name: 'Không chấp', rule: bracket([a, b]), handicap: false });
  const sessions = async (of: StaffContest, body: object) => (await made(`/contests/${of.id}/sessions`, { roundId, ...body })).sessions;
  expect(await sessions(gross, { name: 'Sáng' })).toMatchObject([
    { name: 'Sáng', handicap: false, end: 'extra-holes', nassau: false, lineUp: 'staff', points: { won: 10, halved: 5, lost: 0 } },
  ]);
  const table = await made('/contests', { name: 'Bảng', rule: groups([c, d], { points: { won: 30, halved: 10, lost: 0 } }) });
  expect(await sessions(table, { handicap: false, roundId: roundIds[1] })).toMatchObject([
    { handicap: false, points: { won: 30, halved: 10, lost: 0 } },
  ]);
  expect(await outcome('POST', `/contests/${randomUUID()}/sessions`, { roundId })).toBe('not-found');
  const cup = await made('/contests', { name: 'Cúp', rule: CUP });
  await made('/teams', {
    teams: [
      { name: 'Một', players: [] },
      { name: 'Hai', players: [] },
    ],
  });
  const plan = (matches: number) => [{ format: 'singles', matches }];
  const own = { nassau: true, lineUp: 'captains', end: 'halved', points: { won: 20, halved: 10, lost: 4 } };
  expect(await sessions(cup, { plan: plan(2), ...own })).toMatchObject([
    { ...own, handicap: true, matches: [{ number: 1 }, { number: 2 }] },
  ]);
  expect(await outcome('POST', `/contests/${cup.id}/sessions`, { roundId, plan: [...plan(MATCH.matchesMost), ...plan(1)] })).toBe('plan');
  const row = { roundId, pointsWon: 10, pointsHalved: 5, pointsLost: 0, end: 'halved', handicap: true } as const;
  await test.db
    .insert(matchSession)
    .values(Array.from({ length: MATCH.sessionsMost - 3 }, (_, at) => ({ ...row, contestId: cup.id, position: at + 2 })));
  expect(await outcome('POST', `/contests/${cup.id}/sessions`, { roundId, plan: plan(1) })).toBe('name');
  const { id: tournamentId } = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 1 });
  const rows = Array.from({ length: MATCH.contestsMost - 1 }, (_, at) => ({
    ...({ tournamentId, position: at + 1, kind: 'cup', name: 'Cúp', format: 'singles', handicap: true } as const),
    rule: CUP_RULE,
  }));
  await test.db.insert(contestTable).values(rows);
  const more = () => manager(`/api/tournaments/${tournamentId}`).outcome('POST', '/contests', { name: 'Thêm', rule: CUP });
  expect([await more(), await more()]).toEqual([200, 'name']);
});

it('what its matches are played by stays once a session has scores; its name and its points may change', async () => {
  const cup = await seedCup(test);
  const { outcome, ask } = manager(cup.event.path);
  const path = `/sessions/${cup.sessionId}`;
  const change = (body: object, version = 1) => outcome('PATCH', path, { ...body, version });
  expect(await change({ name: 'Sáng', handicap: true })).toBe(200);
  expect((await ask('PATCH', path, { end: 'extra-holes', version: 1 })).body.sessions[0]).toMatchObject({ end: 'extra-holes', version: 2 });
  expect(await change({ name: 'Cũ' })).not.toBe(200);
  await sayOfMatch(test, cup, cup.matches[1], { kind: 'hole', hole: 1, winner: 0 });
  for (const body of [{ end: 'halved' }, { handicap: false }, { nassau: true }]) expect(await change(body, 2)).toBe('match-has-scores');
  expect(await change({ points: { won: 20, halved: 10, lost: 0 } }, 2)).toBe(200);
  expect(await change({ name: 'Chiều' }, 3)).toBe(200);
  expect([await outcome('DELETE', path), await outcome('DELETE', `/matches/${cup.matches[1]?.id}`)]).toEqual([
    'match-has-scores',
    'match-has-scores',
  ]);
  expect(await outcome('PATCH', `/matches/${cup.matches[1]?.id}`, { sides: [null, null], version: cup.matches[1]?.version })).toBe(
    'match-has-scores',
  );
  const order = { sessionId: cup.sessionId, teamId: cup.teamIds[0], sealed: 'x', handedInAt: new Date() };
  expect(await change({ lineUp: 'captains' }, 4)).toBe(200);
  await test.db.insert(lineUp).values(order);
  expect([await change({ lineUp: 'staff' }, 5), await change({ name: 'Tối' }, 5)]).toEqual(['line-up-handed-in', 200]);
  expect([
    await outcome('PATCH', `/sessions/${randomUUID()}`, { name: 'x', version: 1 }),
    await outcome('DELETE', `/sessions/${randomUUID()}`),
  ]).toEqual([...['not-found', 'not-found']]);
  await test.ask('manager', `POST ${cup.event.roundPath}/finish`);
});

it('a match, a session and a contest that go take with them the sides that only they had; golfers stay, with their cards', async () => {
  for (const own of ['matches', 'sessions', 'contests'] as const) {
    const { event, matches, sessionId, contestId } = await seedCup(test);
    const { outcome } = manager(event.path);
    const sides = async () =>
      (await test.db.select({ id: player.id, kind: player.kind }).from(player).where(eq(player.tournamentId, event.id))).map(
        ({ kind }) => kind,
      );
    expect((await sides()).filter((kind) => kind === 'side')).toHaveLength(2);
    expect(await outcome('DELETE', `/${own}/${{ matches: matches[0]?.id, sessions: sessionId, contests: contestId }[own]}`)).toBe(204);
    expect((await sides()).filter((kind) => kind === 'side')).toHaveLength(0);
    const { cards } = (await test.ask('manager', `GET ${event.roundPath}/scores`)).body;
    expect(cards).toHaveLength(8);
  }
});

it('a match is changed as it was seen, its two sides are not one, and each is free again where nobody is put in', async () => {
  const { event, matches } = await seedCup(test);
  const { outcome, ask } = manager(event.path);
  const [fourBall, singles] = matches as [StaffMatch, StaffMatch];
  const [a = '', b = '', c = '', , e = '', f = '', g = ''] = event.playerIds;
  const seat = (of: StaffMatch, sides: unknown, version = of.version) => outcome('PATCH', `/matches/${of.id}`, { sides, version });
  expect(await seat(singles, [[c], [g]])).toBe(200);
  expect([await seat(singles, [[c], [c]]), await seat(singles, [[c], [g]], singles.version + 1)]).toEqual(['sides.1', 'stale-version']);
  expect(await seat(fourBall, [[a], [e, f]])).toBe('sides.0');
  expect(
    await seat(fourBall, [
      [a, a],
      [e, f],
    ]),
  ).toBe('sides.0.1');
  expect(
    await seat(fourBall, [
      [a, randomUUID()],
      [e, f],
    ]),
  ).toBe('sides.0.1');
  expect(
    await seat(fourBall, [
      [a, c],
      [e, f],
    ]),
  ).toBe('sides.0.1');
  expect(await seat(singles, [[b], [g]])).toBe('sides.0.0');
  const { body } = await ask('PATCH', `/matches/${fourBall.id}`, { sides: [null, [e, f]], version: fourBall.version });
  expect([body.sides[0], body.sides[1].id]).toEqual([null, fourBall.sides[1]?.id]);
  expect(await seat(singles, [[b], [g]])).toBe(200);
  expect([
    await outcome('PATCH', `/matches/${randomUUID()}`, { sides: [null, null], version: 1 }),
    await outcome('DELETE', `/matches/${randomUUID()}`),
  ]).toEqual([...['not-found', 'not-found']]);
});
