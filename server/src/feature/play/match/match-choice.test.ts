import { randomUUID } from 'node:crypto';
import type { StaffContest, StaffMatch } from '@fairway/api';
import { checkFacts } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { card } from '../../../db/schema/field/player.ts';
import { contest as contestTable, matchSession } from '../../../db/schema/play/match.ts';

const test = await testApp();
const eventOf = (players: number): Promise<Event> =>
  seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players });
const post = (event: Event, path: string, body: object) => test.ask('manager', `POST ${event.path}${path}` as 'POST /', body);
const patch = (event: Event, path: string, body: object) => test.ask('manager', `PATCH ${event.path}${path}` as 'PATCH /', body);
const addContest = async (event: Event, rule: object, fields: object = {}): Promise<StaffContest> =>
  (await post(event, '/contests', { name: 'Vô địch', rule, ...fields })).body;
const addSession = (event: Event, { id }: StaffContest, fields: object = {}) =>
  post(event, `/contests/${id}/sessions`, { roundId: event.roundId, ...fields });
const contestOf = async (event: Event): Promise<StaffContest> => (await test.ask('manager', `GET ${event.path}/contests`)).body.items[0];
const matchesOf = ({ sessions }: StaffContest): StaffMatch[] => sessions.flatMap(({ matches }) => matches);
const say = (event: Event, { id }: StaffMatch, word: object) =>
  post(event, `/matches/${id}/entries`, { entries: [{ id: randomUUID(), word }] });
const withdraw = (playerId: string | undefined) =>
  test.db
    .update(card)
    .set({ status: 'WD' })
    .where(eq(card.playerId, playerId ?? ''));
const factsOf = async (event: Event): Promise<string[]> => {
  const [ready] = (await test.ask('manager', `GET ${event.path}/ready-check`)).body.lines.filter(
    ({ item }: { item: string }) => item === 'matches',
  );
  return ready.findings.map(({ fact, names }: { fact: string; names: string[] }) => `${fact}: ${names.join()}`);
};

const bracket = (entrants: readonly string[], fields: object = {}) => ({
  ...{ kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
  ...fields,
});
const groups = (entrants: readonly string[], fields: object = {}) => ({
  ...{ kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: ['direct'], groups: [{ name: 'A', entrants }] },
  ...fields,
});
const CUP = { kind: 'cup', ties: [] };

describe('what no form offers is refused, beside its field', () => {
  it.each([['a cup that is of a format', CUP, { format: 'foursomes' }, 'format']])('%s', async (_, rule, fields, field) => {
    const event = await eventOf(2);
    const { status, body } = await post(event, '/contests', { name: 'Vô địch', rule, ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('golfers in a match of sides, and sides in singles', async () => {
    const event = await eventOf(4);
    const [a = '', b = '', c = '', d = ''] = event.playerIds;
    const made = (await post(event, '/sides', { sides: [{ partners: [a, b] }, { partners: [c, d] }] })).body;
    const sides = made.items.map(({ id }: { id: string }) => id);
    const asked = async (rule: object, format: string) => (await post(event, '/contests', { name: 'Đôi', rule, format })).status;
    expect(await asked(bracket([a, c]), 'four-ball')).toBe(422);
    expect(await asked(groups(sides), 'singles')).toBe(422);
    expect([await asked(bracket(sides), 'four-ball'), await asked(groups([a, c]), 'singles')]).toEqual([200, 200]);
  });

  it.each([
    ['a knock-out that ends level', bracket, { end: 'halved' }],
    ['a Nassau in a knock-out', bracket, { nassau: true }],
    ['captains of groups', groups, { lineUp: 'captains' }],
    ['other points than those of the groups', groups, { points: { won: 30, halved: 10, lost: 0 } }],
    ['points in a knock-out', bracket, { points: { won: 30, halved: 10, lost: 0 } }],
  ])('%s, of a session that is made and of one that is changed', async (_, ruleOf, fields) => {
    const event = await eventOf(2);
    const contest = await addContest(event, ruleOf(event.playerIds));
    const made = await addSession(event, contest, fields);
    expect([made.status, Object.keys(made.body.errors)]).toEqual([422, Object.keys(fields)]);
    const [session] = (await addSession(event, contest)).body.sessions;
    const { status, body } = await patch(event, `/sessions/${session.id}`, { ...fields, version: session.version });
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(fields)]);
  });

  it.each([
    ['a plan', bracket, { plan: [{ format: 'singles', matches: 1 }] }],
    ['meetings of teams', groups, { meetings: [] as [string, string][] }],
    ['rounds of groups', bracket, { groupRounds: [1] }],
  ])('%s where there are none', async (_, ruleOf, fields) => {
    const event = await eventOf(2);
    const { status, body } = await addSession(event, await addContest(event, ruleOf(event.playerIds)), fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(fields)]);
  });

  it('other golfers, another format or seeds in a knock-out with matches, and a result of it that is halved', async () => {
    const event = await eventOf(3);
    const [a = '', b = '', c = ''] = event.playerIds;
    const contest = await addContest(event, bracket([a, b]));
    const { body } = await addSession(event, contest);
    const [match] = matchesOf(body) as [StaffMatch];
    for (const change of [{ format: 'foursomes' }, { rule: bracket([a, b], { seeds: 2 }) }])
      expect((await patch(event, `/contests/${contest.id}`, { ...change, version: contest.version })).body.code).toBe(
        'contest-has-matches',
      );
    for (const change of [{ sides: [[a], [c]] }, { format: 'foursomes' }]) {
      const { status, body: refused } = await patch(event, `/matches/${match.id}`, { ...change, version: match.version });
      expect([status, Object.keys(refused.errors)]).toEqual([422, Object.keys(change)]);
    }
    expect((await say(event, match, { kind: 'result', winner: 'halved', score: null })).body.outcomes[0].code).toBe('match-not-halved');
  });
});

it.each([
  ['of the difference', { of: 'each', percent: 90, taken: 'difference' }],
  ['of sides, where everybody plays a ball', { of: 'side', weights: [60, 40], taken: 'handicaps' }],
])('an allowance %s is in no form: it is refused', async (_, allowance) => {
  const event = await eventOf(2);
  const [match] = matchesOf((await addSession(event, await addContest(event, bracket(event.playerIds)))).body) as [StaffMatch];
  const change = (fields: object) => patch(event, `/matches/${match.id}`, { ...fields, version: match.version });
  expect(Object.keys((await change({ allowance })).body.errors)).toEqual(['allowance']);
  expect((await change({ allowance: { of: 'each', percent: 90, taken: 'handicaps' } })).status).toBe(200);
});

describe('where matches decide, what ranks strokes is refused', () => {
  it.each([
    [{ calculateHandicapDay: 'peoria' }, 'calculateHandicapDay'],
    [{ cut: { by: 'players', value: 1, within: 'field', ties: 'in' } }, 'cut'],
    [{ netFloor: -3 }, 'netFloor'],
    [{ allowance: 90 }, 'allowance'],
    [{ sideAwards: [{ kind: 'gift-eagle' }, { kind: 'peoria' }] }, 'sideAwards.1.kind'],
  ])('%j', async (settings, field) => {
    const { status, body } = await patch(await eventOf(2), '', { version: 1, ...settings });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    const strokes = await seedEvent(test.db, test.clubId, { settings: settings as never, players: 2 });
    const turned = await patch(strokes, '', { version: 1, play: 'match' });
    expect(Object.keys(turned.body.errors)).toEqual([field]);
  });

  it('a day handicap of a division too', async () => {
    const event = await eventOf(2);
    const division = { tournamentId: event.id, name: 'A', gender: 'a', calculateHandicapDay: 'peoria' };
    const { body } = await test.ask('manager', 'POST /api/divisions' as 'POST /', division);
    expect(Object.keys(body.errors)).toEqual(['calculateHandicapDay']);
  });

  it('what was kept stays, is named as to be mended, and stops no other change', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      settings: { play: 'match', calculateHandicapDay: 'peoria', sideAwards: [{ kind: 'peoria' }] },
      players: 2,
    });
    expect(await factsOf(event)).toContain('strokes-to-mend: ');
    const { sideAwards } = (await test.ask('reader', `GET ${event.path}` as 'GET /')).body;
    const renamed = await patch(event, '', { version: 1, name: 'Giải Thu', sideAwards: [{ kind: 'gift-eagle' }, ...sideAwards] });
    expect(renamed.status).toBe(200);
    const mended = await patch(event, '', { version: 2, calculateHandicapDay: 'none', sideAwards: [] });
    expect(mended.status).toBe(200);
    expect((await factsOf(event)).join()).not.toContain('strokes-to-mend');
  });
});

describe('what was kept before a form refused it', () => {
  it('stands, is named as to be mended, and stops no other change', async () => {
    const event = await eventOf(4);
    const [a = '', b = '', c = ''] = event.playerIds;
    const contest = await addContest(event, groups([a, b, c]));
    const kept = groups([a, b, randomUUID()], { groups: [{ name: 'Bảng 1', entrants: [a, b, randomUUID()] }], lot: [randomUUID()] });
    await test.db.update(contestTable).set({ rule: kept as never });
    const [session] = (await addSession(event, contest)).body.sessions;
    await test.db.update(matchSession).set({ nassau: true, lineUp: 'draw' });
    const now = await contestOf(event);
    const mend = now.troubles.filter(({ code }) => code === 'to-mend');
    expect(mend).toEqual(['nassau', 'lineUp'].map((field) => ({ code: 'to-mend', sessionId: session.id, field })));
    expect(await factsOf(event)).toContain('settings-to-mend: Vô địch');
    const rule = { ...now.rule, points: { won: 30, halved: 10, lost: 0 } };
    expect((await patch(event, `/contests/${contest.id}`, { rule, name: 'Bảng', version: now.version })).status).toBe(200);
    const renamed = await patch(event, `/sessions/${session.id}`, { name: 'Sáng', end: 'extra-holes', version: session.version });
    expect(renamed.status).toBe(200);
    const mended = await patch(event, `/sessions/${session.id}`, { nassau: false, lineUp: 'staff', version: session.version + 1 });
    expect(mended.body.troubles.map(({ code }: { code: string }) => code)).not.toContain('to-mend');
  });

  it('a knock-out whose matches may end level asks who goes on: nobody is put out', async () => {
    const event = await eventOf(4);
    const contest = await addContest(event, bracket(event.playerIds));
    const [one, other] = matchesOf((await addSession(event, contest)).body) as [StaffMatch, StaffMatch];
    await test.db.update(matchSession).set({ end: 'halved' });
    for (let hole = 1; hole <= 18; hole++) await say(event, one, { kind: 'hole', hole, winner: 'halved' });
    await say(event, other, { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
    const level = await contestOf(event);
    expect(matchesOf(level).map(({ state, troubles }) => [state.code, troubles.map(({ code }) => code).includes('level')])).toEqual([
      ['halved', true],
      ['won', false],
    ]);
    expect(level.standing).toMatchObject({ champion: null, places: [{ position: 3, tied: false }] });
    expect(await factsOf(event)).toContain('matches-level: Vô địch · Match 1');
    const blocked = await post(event, `/rounds/${event.roundId}/finish`, {});
    expect([blocked.status, blocked.body.code]).toEqual([409, 'matches-open']);
    const checked = checkFacts((await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body);
    expect('findings' in checked && checked.findings).toEqual([]);
    await say(event, one, { kind: 'committee', winner: 1, reason: 'Đánh thêm ba hố' });
    expect((await post(event, `/rounds/${event.roundId}/finish`, {})).status).toBe(200);
  });
});

describe('who withdrew in the list', () => {
  it('gets no more matches in groups; whoever was to meet them is asked for, and nobody is paired anew', async () => {
    const event = await eventOf(4);
    const contest = await addContest(event, groups(event.playerIds));
    const [, gone] = event.playerIds;
    const first = matchesOf((await addSession(event, contest)).body);
    await withdraw(gone);
    const now = await contestOf(event);
    const outs = matchesOf(now).map(({ troubles }) => troubles.filter(({ code }) => code === 'side-out'));
    expect(outs.flat()).toHaveLength(1);
    expect((await factsOf(event)).filter((fact) => fact.startsWith('matches-side-out'))).toHaveLength(1);
    const [open] = matchesOf(now).filter((_, at) => (outs[at] ?? []).length > 0) as [StaffMatch];
    await say(event, open, { kind: 'withdrawn', by: open.sides[0]?.id === gone ? 0 : 1, hole: null });
    expect(matchesOf(await contestOf(event)).flatMap(({ troubles }) => troubles.filter(({ code }) => code === 'side-out'))).toEqual([]);
    const rounds = [2, 3];
    await test.ask('manager', `POST ${event.path}/rounds`, { date: '2026-04-26', courseName: 'Champion', par: PAR });
    const { rounds: all } = (await test.ask('manager', `GET ${event.path}`)).body;
    const more = await addSession(event, contest, { roundId: all[1].id, groupRounds: [rounds[0]] });
    const made = matchesOf(more.body).filter(({ id }) => first.every((one) => one.id !== id));
    expect(made.flatMap(({ sides }) => sides.map((side) => side?.id))).not.toContain(gone);
    expect(made).toHaveLength(1);
  });

  it('counts for no team of a cup, and is put into no match', async () => {
    const event = await eventOf(4);
    const [a = '', b = '', c = '', d = ''] = event.playerIds;
    const players = (...ids: string[]) => ids.map((playerId) => ({ playerId }));
    await post(event, '/teams', {
      teams: [
        { name: 'Sông Hồng', players: players(a, b) },
        { name: 'Lam Sơn', players: players(c, d) },
      ],
    });
    const contest = await addContest(event, CUP);
    const [match] = matchesOf((await addSession(event, contest, { plan: [{ format: 'singles', matches: 2 }] })).body) as [StaffMatch];
    await withdraw(b);
    const { status, body } = await patch(event, `/matches/${match.id}`, { sides: [[b], [c]], version: match.version });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['sides.0.0']]);
    expect((await contestOf(event)).troubles).toMatchObject([{ code: 'team-short', lacks: 1 }]);
    expect((await patch(event, `/matches/${match.id}`, { sides: [[a], [c]], version: match.version })).status).toBe(200);
  });
});

const PAR = Array<number>(18).fill(4);
