import { randomUUID } from 'node:crypto';
import type { StaffContest, StaffMatch } from '@fairway/api';
import { checkFacts } from '@fairway/facts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, nameOf, PAR, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { card } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();

const eventOf = (players = 8): Promise<Event> =>
  seedEvent(test.db, test.clubId, {
    settings: { play: 'match', public: true },
    players: Array.from({ length: players }, (_, nth) => ({ handicapCourse: nth * 40, handicapIndex: nth * 40 })),
  });

const contests = async (event: Event): Promise<StaffContest[]> => (await test.ask('manager', `GET ${event.path}/contests`)).body.items;
const addContest = async (event: Event, rule: object, fields: object = {}): Promise<StaffContest> => {
  const { status, body } = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule, ...fields });
  expect([status, body]).toEqual([200, body]);
  return body;
};
const addSession = (event: Event, contestId: string, fields: object = {}) =>
  test.ask('manager', `POST ${event.path}/contests/${contestId}/sessions`, { roundId: event.roundId, ...fields });
const addTeams = (event: Event, ...teams: string[][]) =>
  test.ask('manager', `POST ${event.path}/teams`, {
    teams: teams.map((ids, nth) => ({ name: ['Sông Hồng', 'Lam Sơn'][nth], players: ids.map((playerId) => ({ playerId })) })),
  });
const matchesOf = (contest: StaffContest): StaffMatch[] => contest.sessions.flatMap(({ matches }) => matches);
const say = (event: Event, matchId: string, word: object, fields: object = {}) =>
  test.ask('manager', `POST ${event.path}/matches/${matchId}/entries`, { entries: [{ id: randomUUID(), word, ...fields }] });
const bracket = (entrants: (string | undefined)[], fields: object = {}) => ({
  ...{ kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants },
  ...fields,
});
/** A cup of the first golfer against the second, and its match. */
const cupOfTwo = async (session: object = {}): Promise<{ event: Event; contest: StaffContest; match: StaffMatch }> => {
  const event = await eventOf(2);
  const [a = '', b = ''] = event.playerIds;
  await addTeams(event, [a], [b]);
  const contest = await addContest(event, { kind: 'cup', ties: [] });
  const [made] = matchesOf((await addSession(event, contest.id, { plan: [{ format: 'singles', matches: 1 }], ...session })).body);
  const change = { sides: [[a], [b]], version: made?.version };
  const { body } = await test.ask('manager', `PATCH ${event.path}/matches/${made?.id}`, change);
  return { event, contest, match: body };
};
const enter = (event: Event, entries: object[]) => test.ask('reader', `POST ${event.roundPath}/entries`, { entries });

describe('a knock-out', () => {
  it('makes the matches whose players are known, the best seeds having a bye, and goes on with the winners', async () => {
    const event = await eventOf(3);
    const made = await addContest(event, bracket(event.playerIds, { seeds: 1 }));
    const first = (await addSession(event, made.id)).body as StaffContest;
    const [match] = matchesOf(first);
    expect([matchesOf(first).length, match?.node, match?.sides.map((side) => side?.name)]).toEqual([1, '1.2', [nameOf(1), nameOf(2)]]);
    expect(first.sessions[0]?.end).toBe('extra-holes');
    const again = await addSession(event, made.id);
    expect([again.status, again.body.code]).toEqual([409, 'no-match-ready']);
    const { body } = await say(event, match?.id ?? '', { kind: 'result', winner: 1, score: { up: 3, left: 2 } });
    expect([body.outcomes[0].outcome, body.match.state]).toMatchObject(['applied', { code: 'won', winner: 1, up: 3, left: 2 }]);
    const [now] = await contests(event);
    const final = now?.standing.kind === 'bracket' ? now.standing.rounds[1]?.matches[0] : null;
    expect([final?.ready, final?.slots.map(({ entrant }) => entrant)]).toEqual([true, [event.playerIds[0], event.playerIds[2]]]);
  });

  it('names who is in it twice, and keeps who is in it once it has matches', async () => {
    const event = await eventOf(3);
    const [a, b, c] = event.playerIds;
    const twice = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule: bracket([a, a]) });
    expect(twice.body.errors['rule.entrants']).toEqual([expect.stringContaining(nameOf(0))]);
    const made = await addContest(event, bracket([a, b]));
    await addSession(event, made.id);
    const [{ version }] = (await contests(event)) as [StaffContest];
    const change = await test.ask('manager', `PATCH ${event.path}/contests/${made.id}`, { rule: bracket([a, c]), version });
    expect([change.status, change.body.code]).toEqual([409, 'contest-has-matches']);
  });
});

it('a result counts for those who played it: a final goes on open when an earlier match was corrected, and is made anew', async () => {
  const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players: 4, rounds: 3 });
  const made = await addContest(event, bracket(event.playerIds));
  const won = { kind: 'result', winner: 0, score: { up: 3, left: 2 } };
  const [one, other] = matchesOf((await addSession(event, made.id)).body) as [StaffMatch, StaffMatch];
  for (const { id } of [one, other]) await say(event, id, won);
  const [, , final] = matchesOf((await addSession(event, made.id, { roundId: event.roundIds[1] })).body) as StaffMatch[];
  await say(event, final?.id ?? '', won);
  const champion = async () => {
    const [{ standing }] = (await contests(event)) as [StaffContest];
    return standing.kind === 'bracket' ? standing.champion : undefined;
  };
  expect(await champion()).toBe(event.playerIds[0]);
  await say(event, other.id, { kind: 'committee', winner: 1, reason: 'Sai bóng ở hố 17' });
  expect(await champion()).toBeNull();
  const { status, body } = await addSession(event, made.id, { roundId: event.roundIds[2] });
  const again = matchesOf(body).at(-1);
  expect([status, again?.node, again?.sides.map((side) => side?.name)]).toEqual([200, '2.1', [nameOf(0), nameOf(2)]]);
  await say(event, again?.id ?? '', { ...won, winner: 1 });
  expect(await champion()).toBe(event.playerIds[2]);
  const checked = checkFacts((await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body);
  expect('findings' in checked && checked.findings).toEqual([]);
});

it('whoever was deleted since they were drawn loses without playing, and groups go on without them', async () => {
  const event = await eventOf(3);
  const [a = '', b = '', c = ''] = event.playerIds;
  const knockOut = await addContest(event, bracket([a, b, c]));
  const groups = { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], groups: [{ name: 'A', entrants: [a, b, c] }] };
  const table = await addContest(event, groups);
  await test.ask('manager', `DELETE ${event.path}/players/${c}`);
  const { status, body } = await addSession(event, table.id);
  expect([status, matchesOf(body).map(({ sides }) => sides.map((side) => side?.id))]).toEqual([200, [[a, b]]]);
  await test.ask('manager', `DELETE ${event.path}/sessions/${body.sessions[0].id}`);
  const [final] = matchesOf((await addSession(event, knockOut.id)).body);
  expect(final?.sides.map((side) => side?.id)).toEqual([a, b]);
});

it('nobody plays two matches in a round, in whatever contest, alone or for a side', async () => {
  const event = await eventOf(6);
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = event.playerIds;
  await addTeams(event, [c, d], [a, b, e, f]);
  const knockOut = await addContest(event, bracket([a, b]));
  const cup = await addContest(event, { kind: 'cup', ties: [] });
  await addSession(event, knockOut.id);
  const plan = [
    { format: 'singles', matches: 1 },
    { format: 'four-ball', matches: 1 },
  ];
  const [one, two] = matchesOf((await addSession(event, cup.id, { plan })).body) as [StaffMatch, StaffMatch];
  const seat = (of: StaffMatch, sides: object) =>
    test.ask('manager', `PATCH ${event.path}/matches/${of.id}`, { sides, version: of.version });
  expect((await seat(one, [[c], [a]])).body.errors).toEqual({ 'sides.1': [expect.stringContaining(nameOf(0))] });
  expect(
    (
      await seat(two, [
        [c, d],
        [e, f],
      ])
    ).status,
  ).toBe(200);
  const other = await addContest(event, bracket([c, d]));
  expect((await addSession(event, other.id)).body.errors).toEqual({ roundId: [expect.stringContaining(nameOf(2))] });
  const groups = { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [] };
  const fresh = await eventOf(3);
  const table = await addContest(fresh, { ...groups, groups: [{ name: 'A', entrants: fresh.playerIds }] });
  expect((await addSession(fresh, table.id, { groupRounds: [1, 2] })).status).toBe(422);
});

describe('a match', () => {
  const single = async (players = 2, handicap = true) => {
    const event = await eventOf(players);
    const contest = await addContest(event, bracket(event.playerIds.slice(0, 2)), { handicap });
    const [match] = matchesOf((await addSession(event, contest.id)).body);
    return { event, contest, match: match as StaffMatch };
  };

  it('is won hole by hole by the strokes of both cards: the higher handicap receives the whole difference', async () => {
    const { event, match } = await single();
    const [a = '', b = ''] = event.playerIds;
    expect(match.strokes).toEqual([[0], [4]]);
    await enter(
      event,
      PAR.flatMap((par, at) => [stroke(a, at + 1, par), stroke(b, at + 1, at < 4 ? par + 1 : par)]),
    );
    const [now] = matchesOf((await contests(event))[0] as StaffContest);
    expect(now?.holes.map(({ lead }) => lead).at(-1) ?? now?.state).toBeDefined();
    expect(now?.state.code).not.toBe('not-begun');
    expect(now?.hasScores).toBe(true);
  });

  it('goes on to extra holes, which are entered as won or halved, and ends at the first that is won', async () => {
    const { event, match } = await single(2, false);
    const [a = '', b = ''] = event.playerIds;
    await enter(
      event,
      PAR.flatMap((par, at) => [stroke(a, at + 1, par), stroke(b, at + 1, par)]),
    );
    const [level] = matchesOf((await contests(event))[0] as StaffContest);
    expect([level?.state, level?.next]).toEqual([{ code: 'all-square', extraHoles: 0 }, 19]);
    await say(event, match.id, { kind: 'hole', hole: 19, winner: 'halved' });
    const { body } = await say(event, match.id, { kind: 'hole', hole: 20, winner: 0 });
    expect(body.match.state).toMatchObject({ code: 'won', winner: 0, extraHole: 2, hole: 20 });
  });

  it('takes a concession, and nothing more after its end but what the committee decides, with its reason', async () => {
    const { event, match } = await single();
    const conceded = await say(event, match.id, { kind: 'match-conceded', by: 1, hole: null });
    expect(conceded.body.match.state).toMatchObject({ code: 'won', winner: 0, by: 'conceded' });
    const late = await say(event, match.id, { kind: 'hole-conceded', hole: 3, by: 0 });
    expect(late.body.outcomes[0]).toMatchObject({ outcome: 'refused', code: 'match-decided', message: expect.any(String) });
    const protest = await say(event, match.id, { kind: 'committee', winner: 1, reason: 'Sai bóng ở hố 17' });
    expect(protest.body.match.state).toEqual({ code: 'won', winner: 1, by: 'committee', reason: 'Sai bóng ở hố 17' });
  });

  it('is played off what its format is played off: an allowance of another one is refused, and goes when the format changes', async () => {
    const { event, match } = await cupOfTwo();
    const change = async (fields: object, version: number) =>
      (await test.ask('manager', `PATCH ${event.path}/matches/${match.id}`, { ...fields, version })).body;
    const side = { of: 'side', weights: [50, 50], taken: 'handicaps' };
    expect(Object.keys((await change({ allowance: side }, 2)).errors)).toEqual(['allowance']);
    expect((await change({ allowance: { of: 'each', percent: 50, taken: 'handicaps' } }, 2)).strokes).toEqual([[0], [2]]);
    expect((await change({ format: 'foursomes' }, 3)).allowance).toBeNull();
  });

  it('that has a result stays; one without is deleted, and its golfers keep their cards', async () => {
    const { event, contest, match } = await single();
    await say(event, match.id, { kind: 'result', winner: 0, score: { up: 1, left: 0 } });
    const kept = await test.ask('manager', `DELETE ${event.path}/contests/${contest.id}`);
    expect([kept.status, kept.body.code]).toEqual([409, 'match-has-scores']);
    const second = await eventOf(2);
    const other = await addContest(second, bracket(second.playerIds));
    const [free] = matchesOf((await addSession(second, other.id)).body);
    expect((await test.ask('manager', `DELETE ${second.path}/matches/${free?.id}`)).status).toBe(204);
    const { body } = await test.ask('reader', `GET ${second.roundPath}/scores`);
    expect(body.cards).toHaveLength(2);
  });
});

describe('a Nassau', () => {
  const withNassau = (nassau = true) => cupOfTwo({ nassau });

  it('is three matches: who concedes the first nine plays on for the second and the whole, and the facts say the same', async () => {
    const { event, match } = await withNassau();
    await say(event, match.id, { kind: 'match-conceded', by: 1, hole: null, part: 'front' });
    const { body } = await say(event, match.id, { kind: 'match-conceded', by: 0, hole: null, part: 'back' });
    const won = (winner: 0 | 1) => ({ code: 'won', winner, by: 'conceded' });
    expect([body.outcomes[0].outcome, body.match.state]).toEqual(['applied', { code: 'not-begun' }]);
    expect(body.match.parts).toMatchObject({ front: won(0), back: won(1) });
    const whole = await say(event, match.id, { kind: 'result', winner: 0, score: { up: 10, left: 8 } });
    expect(whole.body.match.state).toMatchObject({ code: 'won', winner: 0, up: 10, left: 8 });
    const checked = checkFacts((await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body);
    expect('findings' in checked && checked.findings).toEqual([]);
    // a hole may be conceded while one of the three is open
    const late = await withNassau();
    await say(late.event, late.match.id, { kind: 'result', winner: 0, score: { up: 10, left: 8 } });
    const hole = await say(late.event, late.match.id, { kind: 'hole-conceded', hole: 15, by: 0 });
    expect(hole.body.outcomes[0].outcome).toBe('applied');
  });

  it('shows everybody the holes of the second nine that are played after the end of the whole', async () => {
    const { event, match } = await withNassau();
    for (const hole of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await say(event, match.id, { kind: 'hole', hole, winner: 0 });
    await say(event, match.id, { kind: 'hole', hole: 11, winner: 1 });
    const { body } = await test.ask(null, `GET /api/live/tournaments/${event.id}`);
    const [shown] = body.matches.items[0].sessions[0].matches;
    expect([shown.state, shown.parts.back]).toMatchObject([
      { code: 'won', up: 10, left: 8 },
      { code: 'in-play', up: 0 },
    ]);
    expect([shown.holes[10], shown.next]).toEqual([expect.objectContaining({ winner: 1, by: 'agreed', lead: null }), 12]);
  });

  it('has eighteen holes, and no other match has parts', async () => {
    const { event, match } = await withNassau(false);
    const part = await say(event, match.id, { kind: 'match-conceded', by: 1, hole: null, part: 'front' });
    expect(part.body.outcomes[0]).toMatchObject({ outcome: 'refused', code: 'match-without-nassau' });
    const nine = await eventOf(2);
    await test.db.update(round).set({ holes: 'back' }).where(eq(round.id, nine.roundId));
    await addTeams(nine, nine.playerIds.slice(0, 1), nine.playerIds.slice(1));
    const contest = await addContest(nine, { kind: 'cup', ties: [] });
    const plan = [{ format: 'singles', matches: 1 }];
    expect((await addSession(nine, contest.id, { plan, nassau: true })).body.errors).toEqual({ nassau: [expect.any(String)] });
    const { body } = await addSession(nine, contest.id, { plan });
    const change = { nassau: true, version: 1 };
    const { status } = await test.ask('manager', `PATCH ${nine.path}/sessions/${body.sessions[0].id}`, change);
    expect(status).toBe(422);
    const three = await withNassau();
    const { rounds } = (await test.ask('manager', `GET ${three.event.path}`)).body;
    const half = await test.ask('manager', `PATCH ${three.event.roundPath}`, { holes: 'front', version: rounds[0].version });
    expect([half.status, half.body.code]).toEqual([409, 'nassau-needs-eighteen']);
  });
});

describe('a match of sides with one ball', () => {
  it('has a card for each side, and none for its partners; without the match they have theirs again', async () => {
    const event = await eventOf(4);
    const { body: pairs } = await test.ask('manager', `POST ${event.path}/sides`, {
      sides: [{ partners: event.playerIds.slice(0, 2) }, { partners: event.playerIds.slice(2) }],
    });
    const sideIds = pairs.items.map(({ id }: { id: string }) => id);
    const contest = await addContest(event, bracket(sideIds), { format: 'foursomes' });
    const [match] = matchesOf((await addSession(event, contest.id)).body);
    const cards = async () =>
      (await test.ask('reader', `GET ${event.roundPath}/scores`)).body.cards.map(({ playerId }: { playerId: string }) => playerId).sort();
    expect(await cards()).toEqual([...sideIds].sort());
    // half of both together: (0 + 4) / 2 = 2, (8 + 12) / 2 = 10
    expect(match?.strokes).toEqual([[0], [8]]);
    await enter(event, [stroke(sideIds[0], 1, 4), stroke(sideIds[1], 1, 6)]);
    const [now] = matchesOf((await contests(event))[0] as StaffContest);
    expect(now?.holes[0]).toMatchObject({ winner: 0, by: 'strokes', lead: 1 });
  });
});

it('takes one partner in place of another, and the same golfers again; nobody plays for both sides', async () => {
  const event = await eventOf(5);
  const [a = '', b = '', c = '', d = '', e = ''] = event.playerIds;
  await addTeams(event, [a, b, e], [c, d]);
  const cup = await addContest(event, { kind: 'cup', ties: [] });
  const { body } = await addSession(event, cup.id, { plan: [{ format: 'four-ball', matches: 1 }] });
  let [match] = matchesOf(body) as [StaffMatch];
  const seat = async (one: string[], other: string[]) => {
    const answer = await test.ask('manager', `PATCH ${event.path}/matches/${match.id}`, { sides: [one, other], version: match.version });
    if (answer.status === 200) match = answer.body;
    return answer.status === 200 ? match.sides.map((side) => side?.partners.map(({ playerId }) => playerId)) : answer.body.errors;
  };
  expect(await seat([a, b], [c, d])).toEqual([
    [a, b],
    [c, d],
  ]);
  const [{ id: kept } = { id: '' }] = [match.sides[1]].flatMap((side) => side ?? []);
  expect(await seat([a, e], [c, d])).toEqual([
    [a, e],
    [c, d],
  ]);
  expect(match.sides[1]?.id).toBe(kept);
  expect(await seat([b, e], [c, d])).toEqual([
    [b, e],
    [c, d],
  ]);
  expect(await seat([b, c], [c, d])).toEqual({ 'sides.1.0': [expect.stringContaining(nameOf(2))] });
});

describe('a side of a match of a cup', () => {
  const withMatch = async (format: string, players = 6) => {
    const event = await eventOf(players);
    const half = players / 2;
    await addTeams(event, event.playerIds.slice(0, half), event.playerIds.slice(half, players - 1));
    const cup = await addContest(event, { kind: 'cup', ties: [] });
    const [match] = matchesOf((await addSession(event, cup.id, { plan: [{ format, matches: 1 }] })).body) as [StaffMatch];
    const seat = async (one: unknown[], other: unknown[], version = match.version) =>
      test.ask('manager', `PATCH ${event.path}/matches/${match.id}`, { sides: [one, other], version });
    return { event, match, seat };
  };
  const notIn = (nth: number, team: string) => [expect.stringMatching(`${nameOf(nth)} is not in the team ${team}`)];

  it('has golfers of its team alone: whoever is of the other one, or of none, is named', async () => {
    const { event, seat } = await withMatch('singles');
    const [a, b, , d, , f] = event.playerIds;
    expect((await seat([d], [a])).body.errors).toEqual({ 'sides.0.0': notIn(3, 'Sông Hồng') });
    expect((await seat([a], [b])).body.errors).toEqual({ 'sides.1.0': notIn(1, 'Lam Sơn') });
    expect((await seat([a], [f])).body.errors).toEqual({ 'sides.1.0': notIn(5, 'Lam Sơn') });
    expect((await seat([a], [d])).status).toBe(200);
    const pairs = await withMatch('four-ball', 8);
    const [p, q, , , t, u] = pairs.event.playerIds;
    expect((await pairs.seat([p, q], [t, p])).body.errors).toHaveProperty(['sides.1.1']);
    expect((await pairs.seat([p, u], [t, pairs.event.playerIds[6]])).body.errors).toEqual({ 'sides.0.1': notIn(5, 'Sông Hồng') });
  });

  it('takes nobody of the other team who is an entrant elsewhere', async () => {
    const { event, seat } = await withMatch('singles');
    const [a, b, c] = event.playerIds;
    await addContest(event, bracket([b, c]));
    expect((await seat([a], [b])).body.errors).toEqual({ 'sides.1.0': notIn(1, 'Lam Sơn') });
  });

  it('takes no partner of the other team as a side either', async () => {
    const { event, seat } = await withMatch('four-ball', 8);
    const [a, b, c, , e, f, g] = event.playerIds;
    const { body } = await seat([a, b], [e, f]);
    const { items } = (await test.ask('manager', `GET ${event.path}/sides`)).body;
    const { id, version } = items.find((of: { id: string }) => of.id === body.sides[0].id);
    const change = async (partners: unknown[]) => test.ask('manager', `PATCH ${event.path}/sides/${id}`, { partners, version });
    expect((await change([a, g])).body.errors).toEqual({ 'partners.1': notIn(6, 'Sông Hồng') });
    expect((await change([a, c])).status).toBe(200);
  });
});

it('a contest tries what separates who is level once each, and a format of a cup only where one is counted', async () => {
  const event = await eventOf(2);
  const wrong = async (rule: object) => (await test.ask('manager', `POST ${event.path}/contests`, { name: 'Cúp', rule })).body.errors;
  const cup = (ties: string[], fields: object = {}) => wrong({ kind: 'cup', ties, ...fields });
  const groups = { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, groups: [] };
  const sentence = [expect.stringMatching(/\.$/)];
  expect(await cup(['holder', 'holes-up', 'holder'])).toEqual({ 'rule.ties': sentence });
  expect(await wrong({ ...groups, ties: ['direct', 'direct'] })).toEqual({ 'rule.ties': sentence });
  expect(await cup(['format'])).toEqual({ 'rule.tieFormat': sentence });
  expect(await cup(['holder'], { tieFormat: 'singles' })).toEqual({ 'rule.tieFormat': sentence });
  expect(await cup(['format', 'holder'], { tieFormat: 'singles' })).toBeUndefined();
});

it('a change of a contest changes what it names alone', async () => {
  const event = await eventOf(2);
  const { id, version } = await addContest(event, bracket(event.playerIds), { handicap: false });
  const { body } = await test.ask('manager', `PATCH ${event.path}/contests/${id}`, { name: 'Cúp mùa xuân', version });
  expect(body).toMatchObject({ name: 'Cúp mùa xuân', format: 'singles', handicap: false });
});

it('a round that is finished keeps its matches as they are: the committee alone decides otherwise', async () => {
  const event = await eventOf(4);
  const contest = await addContest(event, bracket(event.playerIds));
  const [one, other] = matchesOf((await addSession(event, contest.id)).body) as [StaffMatch, StaffMatch];
  const result = randomUUID();
  await say(event, one.id, { kind: 'result', winner: 0, score: { up: 1, left: 0 } }, { id: result });
  // the second is a walk-over, of which nothing was said
  await test.db
    .update(card)
    .set({ status: 'WD' })
    .where(eq(card.playerId, other.sides[1]?.id ?? ''));
  expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).status).toBe(200);
  const [session] = (await contests(event)).flatMap(({ sessions }) => sessions);
  const points = { won: 20, halved: 10, lost: 0 };
  const refused = [
    await test.ask('manager', `PATCH ${event.path}/matches/${other.id}`, { sides: [null, null], version: other.version }),
    await test.ask('manager', `DELETE ${event.path}/matches/${other.id}`),
    await test.ask('manager', `PATCH ${event.path}/sessions/${session?.id}`, { points, version: session?.version }),
  ];
  expect(refused.map(({ status, body }) => [status, body?.code])).toEqual(refused.map(() => [409, 'round-finished']));
  const strike = await say(event, one.id, { kind: 'struck', fact: result });
  expect(strike.body.outcomes[0]).toMatchObject({ outcome: 'refused', code: 'round-finished' });
  const protest = await say(event, one.id, { kind: 'committee', winner: 1, reason: 'Sai bóng ở hố 17' });
  expect(protest.body.match.state).toMatchObject({ code: 'won', winner: 1, by: 'committee' });
});

it('where the course says not where strokes fall, what was said of the holes counts, on the board and in the facts', async () => {
  const event = await seedEvent(test.db, test.clubId, {
    settings: { play: 'match', public: true },
    strokeIndex: null,
    players: [0, 60].map((tenths) => ({ handicapCourse: tenths, handicapIndex: tenths })),
  });
  const contest = await addContest(event, bracket(event.playerIds));
  const [match] = matchesOf((await addSession(event, contest.id)).body);
  await enter(
    event,
    event.playerIds.map((id) => stroke(id, 1, 4)),
  );
  const { body } = await say(event, match?.id ?? '', { kind: 'hole', hole: 2, winner: 0 });
  expect([body.match.state, body.match.troubles]).toMatchObject([{ code: 'in-play', leader: 0, up: 1 }, [{ code: 'no-stroke-index' }]]);
  const checked = checkFacts((await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`)).body);
  expect('findings' in checked && checked.findings).toEqual([]);
});

it('what is played hole by hole is on the public board, with the names that the public reads', async () => {
  const event = await eventOf(2);
  const contest = await addContest(event, bracket(event.playerIds));
  await addSession(event, contest.id);
  await test.ask('manager', `PATCH ${event.path}/players/${event.playerIds[0]}`, { initials: true, version: 1 });
  const { body } = await test.ask(null, `GET /api/live/tournaments/${event.id}`);
  const [match] = body.matches.items[0].sessions[0].matches;
  expect(match.sides.map(({ name }: { name: string }) => name)).toEqual(['N.A.', nameOf(1)]);
  expect([Object.keys(match).includes('troubles'), JSON.stringify(body.matches).includes(nameOf(0))]).toEqual([false, false]);
});

it('a tournament that counts strokes has no contests', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: [{}, {}] });
  const { status, body } = await test.ask('manager', `POST ${event.path}/contests`, { name: 'Vô địch', rule: bracket(event.playerIds) });
  expect([status, body.code]).toEqual([409, 'play-has-no-matches']);
});

it('everything that decides is in the facts: another program works the matches out again, and the ledger says how it came in', async () => {
  const event = await eventOf(4);
  const [a = '', b = '', c = '', d = ''] = event.playerIds;
  const { body: pairs } = await test.ask('manager', `POST ${event.path}/sides`, { sides: [{ partners: [a, b] }, { partners: [c, d] }] });
  const sideIds = pairs.items.map(({ id }: { id: string }) => id);
  const contest = await addContest(event, bracket(sideIds), { format: 'foursomes' });
  const [match] = matchesOf((await addSession(event, contest.id)).body);
  await enter(
    event,
    PAR.slice(0, 6).flatMap((par, at) => [stroke(sideIds[0], at + 1, par), stroke(sideIds[1], at + 1, at % 2 === 0 ? par + 2 : par)]),
  );
  await say(event, match?.id ?? '', { kind: 'hole-conceded', hole: 7, by: 1 });
  await say(event, match?.id ?? '', { kind: 'match-conceded', by: 1, hole: 8 });
  const { body: facts } = await test.ask(null, `GET /api/live/tournaments/${event.id}/facts.json`);
  const checked = checkFacts(facts);
  expect('unreadable' in checked ? checked : [checked.findings, checked.matches]).toEqual([[], { agree: 2, all: 2 }]);
  expect(facts.core.result.matchPlay.contests[contest.id].champion).toBe(sideIds[0]);
  const forged = structuredClone(facts);
  forged.core.result.matchPlay.contests[contest.id].champion = sideIds[1];
  const found = checkFacts(forged);
  expect('findings' in found && found.findings).toEqual([{ of: 'contest-result', id: contest.id }]);
});

describe('whoever has a match', () => {
  const withMatch = async (rounds = 1) => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: [{}, {}, {}, {}], rounds });
    const [a = '', b = '', c = '', d = ''] = event.playerIds;
    const pairs = await test.ask('manager', `POST ${event.path}/sides`, { sides: [{ partners: [a, b] }, { partners: [c, d] }] });
    const [first, second] = pairs.body.items as [{ id: string; version: number }, { id: string }];
    const contest = await addContest(event, bracket([first.id, second.id]), { format: 'four-ball' });
    const [match] = matchesOf((await addSession(event, contest.id)).body) as [StaffMatch];
    return { event, contest, match, side: first, golfer: a };
  };
  const code = async (request: `${'DELETE' | 'PATCH'} /${string}`, body?: object) => {
    const answer = await test.ask('manager', request, body);
    return [answer.status, answer.body?.code];
  };

  it('is not deleted: neither a golfer of a side, nor the side, nor the round', async () => {
    const { event, golfer, side } = await withMatch(2);
    expect(await code(`DELETE ${event.path}/players/${golfer}`)).toEqual([409, 'player-in-match']);
    expect(await code(`DELETE ${event.path}/sides/${side.id}`)).toEqual([409, 'side-in-match']);
    expect(await code(`DELETE ${event.roundPath}`)).toEqual([409, 'round-has-matches']);
  });

  it('keeps the tournament at match play until its sessions are gone', async () => {
    const { event, contest } = await withMatch();
    const { body } = await test.ask('manager', `GET ${event.path}`);
    const single = { play: 'single', version: body.version };
    expect(await code(`PATCH ${event.path}`, single)).toEqual([409, 'play-has-matches']);
    await test.ask('manager', `DELETE ${event.path}/contests/${contest.id}`);
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    expect((await code(`PATCH ${event.path}`, { ...single, version }))[0]).toBe(200);
  });

  it('of whom something was said keeps its partners and the holes, and the tournament is not deleted', async () => {
    const { event, match, side } = await withMatch();
    await say(event, match.id, { kind: 'hole', hole: 12, winner: 0 });
    const [a, , c] = event.playerIds;
    const change = { partners: [a, c], version: side.version };
    expect(await code(`PATCH ${event.path}/sides/${side.id}`, change)).toEqual([409, 'side-round-has-scores']);
    const { rounds } = (await test.ask('manager', `GET ${event.path}`)).body;
    const nine = { par: PAR.slice(0, 9), strokeIndex: null, version: rounds[0].version };
    expect(await code(`PATCH ${event.roundPath}`, nine)).toEqual([409, 'round-holes-matched']);
    expect(await code(`DELETE ${event.path}`)).toEqual([409, 'tournament-has-scores']);
  });

  it('in a rehearsal goes with it, with all that was said', async () => {
    const { event, match } = await withMatch();
    await test.db.update(tournament).set({ rehearsal: true, public: false }).where(eq(tournament.id, event.id));
    expect((await say(event, match.id, { kind: 'hole', hole: 1, winner: 0 })).body.outcomes[0].outcome).toBe('applied');
    expect(await code(`DELETE ${event.path}`)).toEqual([204, undefined]);
  });
});
