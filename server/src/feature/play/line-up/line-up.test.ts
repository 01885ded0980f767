import type { CaptainPage, StaffContest, StaffMatch, Team } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, nameOf, seedEvent } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { lineUp } from '../../../db/schema/play/match.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' });

type Captain = { token: string };
type Order = (string | undefined)[][];
let event: Event;
let sessionId: string;
let contest: StaffContest;
let teams: Team[];
let captains: [Captain, Captain];

/** Golfers 0–3 are the first team, 4–7 the second; a four-ball and a single. */
beforeEach(async () => {
  event = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 8 });
  const members = (from: number) => event.playerIds.slice(from, from + 4).map((playerId) => ({ playerId }));
  const wanted = [
    { name: 'Lam Sơn', players: members(0) },
    { name: 'Bạch Đằng', players: members(4) },
  ];
  teams = (await test.ask('editor', `POST ${event.path}/teams`, { teams: wanted })).body.items;
  const { body } = await test.ask('editor', `POST ${event.path}/contests`, { name: 'Cúp', rule: { kind: 'cup', ties: [] } });
  const plan = [
    { format: 'four-ball', matches: 1 },
    { format: 'singles', matches: 1 },
  ];
  const session = { roundId: event.roundId, lineUp: 'captains', plan };
  contest = (await test.ask('editor', `POST ${event.path}/contests/${body.id}/sessions`, session)).body;
  sessionId = contest.sessions[0]?.id ?? '';
  captains = [await newCaptain(0), await newCaptain(1)];
});

async function newCaptain(nth: number): Promise<Captain> {
  const team = (await test.ask('editor', `GET ${event.path}/teams`)).body.items[nth] as Team;
  const { body } = await test.ask('editor', `POST ${event.path}/teams/${team.id}/link`, { version: team.version });
  return { token: body.url.split('#')[1] };
}

const matches = (): StaffMatch[] => contest.sessions[0]?.matches ?? [];
const ids = (...nth: number[]) => nth.map((one) => event.playerIds[one]);
const bodyOf = (order: Order) => matches().map(({ id: matchId }, at) => ({ matchId, playerIds: order[at] ?? [] }));
const hand = (captain: Captain, order: Order) => test.ask(captain, 'PUT /api/captain/orders', { sessionId, matches: bodyOf(order) });
const page = async (captain: Captain): Promise<CaptainPage> => (await test.ask(captain, 'GET /api/captain')).body;
const ofTeam = (nth: number) => `${event.path}/sessions/${sessionId}/orders/${teams[nth]?.id}` as const;
const playing = async () => {
  const { body } = await test.ask('reader', `GET ${event.path}/contests`);
  const own = body.items[0].sessions[0].matches as StaffMatch[];
  return own.map(({ sides }) => sides.map((side) => side?.partners.map(({ name }) => name) ?? null));
};
const log = async () =>
  (await test.db.select().from(activity).orderBy(activity.at, activity.kind))
    .filter(({ kind }) => kind.startsWith('order'))
    .map(({ kind, principalKind }) => [kind, principalKind]);

const FIRST = () => [ids(0, 2), ids(3)];
const SECOND = () => [ids(6, 5), ids(4)];

describe('the orders of two captains', () => {
  it('open together when both are in: the golfers are in their matches, and everyone sees them', async () => {
    expect((await hand(captains[0], FIRST())).status).toBe(200);
    expect(await playing()).toEqual([
      [null, null],
      [null, null],
    ]);
    const { body } = await hand(captains[1], SECOND());
    expect(body.sessions[0]).toMatchObject({ opened: true, against: { name: 'Lam Sơn' } });
    expect(await playing()).toEqual([
      [
        [nameOf(0), nameOf(2)],
        [nameOf(6), nameOf(5)],
      ],
      [[nameOf(3)], [nameOf(4)]],
    ]);
    expect(await log()).toEqual([
      ['order-handed-in', 'captain'],
      ['order-handed-in', 'captain'],
      ['orders-opened', 'captain'],
    ]);
    expect(await hand(captains[0], FIRST())).toMatchObject({ status: 409, body: { code: 'line-up-opened' } });
    expect((await test.ask('editor', `DELETE ${ofTeam(0)}`)).body.code).toBe('line-up-opened');
  });

  it('are blind until then: no answer, no line of the log, no file and nothing in the database tells who plays', async () => {
    const before = await everything(test.db);
    await hand(captains[0], FIRST());
    // the ids of golfers stand in the database as often as before, and those of the matches too
    const times = (text: string, one: string | undefined) => text.split(one ?? '-').length;
    const now = await everything(test.db);
    for (const one of [...event.playerIds, ...matches().map(({ id }) => id)]) expect(times(now, one)).toBe(times(before, one));
    expect(await test.db.select().from(lineUp)).toMatchObject([{ sealed: expect.stringMatching(/^enc1:/), openedAt: null }]);
    const [line] = (await test.db.select().from(activity)).filter(({ kind }) => kind === 'order-handed-in');
    expect([line?.before, line?.after]).toEqual([null, { teamId: teams[0]?.id }]);
    // whoever makes a new link for a captain sees no more than they do
    const seen = [await page(captains[0]), await page(captains[1]), await page(await newCaptain(0))];
    for (const { sessions } of seen)
      expect(sessions[0]?.matches.map(({ own, other }) => [own, other])).toEqual([
        [null, null],
        [null, null],
      ]);
    const staff = await test.ask('admin', `GET ${event.path}/contests`);
    expect(staff.body.items[0].sessions[0].orders).toMatchObject([
      { teamId: teams[0]?.id, at: expect.any(String), opened: false },
      { teamId: teams[1]?.id, at: null, opened: false },
    ]);
    expect(JSON.stringify(staff.body)).not.toContain(nameOf(2));
    const file = await test.ask('manager', `GET ${event.path}/file`);
    expect(file.body).not.toContain('enc1:');
  });

  it('may be changed until they open, and staff may take one back or hand one in, without seeing the other', async () => {
    await hand(captains[0], FIRST());
    await hand(captains[0], [ids(1, 3), ids(0)]);
    expect((await test.ask('editor', `DELETE ${ofTeam(0)}`)).body.orders[0]).toMatchObject({ at: null, opened: false });
    await hand(captains[0], [ids(1, 2), ids(0)]);
    const { body } = await test.ask('editor', `PUT ${ofTeam(1)}`, { matches: bodyOf(SECOND()) });
    expect(body.orders).toMatchObject([{ opened: true }, { opened: true }]);
    expect((await playing())[0]?.[0]).toEqual([nameOf(1), nameOf(2)]);
    expect((await log()).slice(-4)).toEqual([
      ['order-taken-back', 'person'],
      ['order-handed-in', 'captain'],
      ['order-handed-in', 'person'],
      ['orders-opened', 'person'],
    ]);
  });

  it.each<[string, () => Order, string, string]>([
    ['a golfer twice', () => [ids(0, 1), ids(1)], 'matches.1.playerIds.0', nameOf(1)],
    ['a golfer of the other team', () => [ids(0, 4), ids(1)], 'matches.0.playerIds.1', ''],
    ['too few', () => [ids(0), ids(1)], 'matches.0', '1'],
    ['nobody in a match', () => [ids(0, 1), []], 'matches.1', '2'],
    ['a match left out', () => [ids(0, 1)], 'matches.1', '2'],
  ])('with %s are refused in a sentence, and what was handed in before stays', async (_, order, field, told) => {
    await hand(captains[0], FIRST());
    const [kept] = await test.db.select().from(lineUp);
    const { status, body } = await hand(captains[0], order());
    expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining(told)] }]);
    expect(await test.db.select().from(lineUp)).toEqual([kept]);
  });

  it('name no golfer who plays another match in the round, or who has withdrawn', async () => {
    const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants: ids(0, 7) };
    const other = (await test.ask('editor', `POST ${event.path}/contests`, { name: 'Nhánh', rule })).body;
    await test.ask('editor', `POST ${event.path}/contests/${other.id}/sessions`, { roundId: event.roundId });
    expect((await hand(captains[0], FIRST())).body.errors).toEqual({ 'matches.0.playerIds.0': [expect.stringContaining(nameOf(0))] });
    await test.db
      .update(card)
      .set({ status: 'WD' })
      .where(eq(card.playerId, event.playerIds[3] ?? ''));
    expect((await hand(captains[0], [ids(1, 3), ids(2)])).body.errors).toEqual({
      'matches.0.playerIds.1': [expect.stringContaining(nameOf(3))],
    });
    expect((await page(captains[0])).sessions[0]?.cannotPlay.toSorted()).toEqual(ids(0, 3).toSorted());
  });

  it('do not open with a golfer who has withdrawn since: that captain is asked again, and the other order stays sealed', async () => {
    await hand(captains[0], FIRST());
    await test.db
      .update(card)
      .set({ status: 'WD' })
      .where(eq(card.playerId, event.playerIds[2] ?? ''));
    const { body } = await hand(captains[1], SECOND());
    expect(body.sessions[0]).toMatchObject({ opened: false, handedInAt: expect.any(String), otherHandedIn: false });
    expect((await playing()).flat()).toEqual([null, null, null, null]);
    expect((await page(captains[0])).sessions[0]).toMatchObject({ askedAgainAt: expect.any(String), handedInAt: null });
    expect(await log()).toContainEqual(['order-asked-again', 'captain']);
    await hand(captains[0], [ids(0, 1), ids(3)]);
    expect((await playing())[0]?.[0]).toEqual([nameOf(0), nameOf(1)]);
  });

  it('that were sealed with another key, as after a restore, are asked for again', async () => {
    await hand(captains[0], FIRST());
    await test.db.update(lineUp).set({ sealed: `enc1:00000000:${'A'.repeat(80)}` });
    await hand(captains[1], SECOND());
    expect((await page(captains[0])).sessions[0]).toMatchObject({ askedAgainAt: expect.any(String) });
  });
});

describe('the link of a captain', () => {
  it('is told once, ends when another one is made, when it is ended, and with the tournament', async () => {
    const fresh = await newCaptain(0);
    expect((await test.ask(captains[0], 'GET /api/captain')).status).toBe(401);
    expect(await page(fresh)).toMatchObject({ tournament: 'Giải mùa xuân', team: { name: 'Lam Sơn' } });
    expect(await everything(test.db)).not.toContain(fresh.token);
    const closed = { state: 'closed' as const };
    await test.db.update(tournament).set(closed).where(eq(tournament.id, event.id));
    expect(await test.ask(fresh, 'GET /api/captain')).toMatchObject({ status: 401, body: { code: 'captain-link-ended' } });
    await test.db.update(tournament).set({ state: 'open' }).where(eq(tournament.id, event.id));
    const { version } = (await test.ask('editor', `GET ${event.path}/teams`)).body.items[0];
    expect((await test.ask('editor', `DELETE ${event.path}/teams/${teams[0]?.id}/link?version=${version}`)).body.linkedAt).toBeNull();
    expect((await test.ask(fresh, 'GET /api/captain')).status).toBe(401);
  });

  it('shows its own team and nothing of the others but their names', async () => {
    const text = JSON.stringify(await page(captains[0]));
    expect([text.includes(nameOf(0)), text.includes(nameOf(5))]).toEqual([true, false]);
  });
});
