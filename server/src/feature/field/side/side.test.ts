import type { Winner } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, measurementOf, nameOf, PAR, seedEvent, stroke } from '../../../../test/kit/event.ts';

const test = await testApp();

type Settings = NonNullable<Parameters<typeof seedEvent>[2]>['settings'];

/** Golfers with the handicaps 0, 4, 8, … and nobody in a side. */
const eventOf = (settings: Settings, players = 8): Promise<Event> =>
  seedEvent(test.db, test.clubId, {
    settings,
    players: Array.from({ length: players }, (_, nth) => ({ handicapCourse: nth * 40, handicapIndex: nth * 40 })),
  });

async function play(event: Event, name: string): Promise<void> {
  const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
  const { status } = await test.ask('manager', `PATCH ${event.path}`, { play: name, version: tournament.version });
  expect(status).toBe(200);
}
const makeSides = (event: Event, ...sides: { name?: string; partners: (string | undefined)[] }[]) =>
  test.ask('manager', `POST ${event.path}/sides`, { sides });
const sides = async (event: Event) => (await test.ask('manager', `GET ${event.path}/sides`)).body.items;
const board = async (event: Event) => (await test.ask('manager', `GET ${event.path}/leaderboard`)).body.lines;
const cards = async (event: Event) => (await test.ask('manager', `GET ${event.roundPath}/scores`)).body.cards;

describe('a scramble', () => {
  it('is played by sides: each has the card, its partners have none', async () => {
    const event = await eventOf({});
    await play(event, 'scramble');
    expect(await cards(event)).toEqual([]);
    const { status } = await makeSides(
      event,
      { partners: event.playerIds.slice(0, 4) },
      { name: 'Sông Hồng', partners: event.playerIds.slice(4) },
    );
    expect(status).toBe(200);
    expect((await cards(event)).map(({ name }: { name: string }) => name).sort()).toEqual(['An / Bình / Chi / Dũng', 'Sông Hồng']);
    expect((await board(event)).map(({ name }: { name: string }) => name).sort()).toEqual(['An / Bình / Chi / Dũng', 'Sông Hồng']);
  });

  it('plays off 25, 20, 15 and 10 % of the partners’ handicaps, the lowest first, rounded once', async () => {
    const event = await eventOf({});
    await play(event, 'scramble');
    const [a, b, c, d, e, f] = event.playerIds;
    const { body } = await makeSides(event, { partners: [d, b, a, c] }, { partners: [e, f] });
    // 0 × .25 + 4 × .2 + 8 × .15 + 12 × .1 = 3.2; 16 × .35 + 20 × .15 = 8.6
    expect(body.items.map(({ handicap }: { handicap: number }) => handicap)).toEqual([3, 9]);
  });

  it('takes strokes on the card of the side, and ranks it by its net', async () => {
    const event = await eventOf({});
    await play(event, 'scramble');
    const [a, b, c, d, e, f, g, h] = event.playerIds;
    const [one, two] = (await makeSides(event, { partners: [a, b, c, d] }, { partners: [e, f, g, h] })).body.items;
    const entries = [one, two].flatMap(({ id }: { id: string }) => PAR.map((par, at) => stroke(id, at + 1, par)));
    const { status } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    expect(status).toBe(200);
    // 16 × .25 + 20 × .2 + 24 × .15 + 28 × .1 = 14.4
    expect((await board(event)).map(({ name, gross, handicap, net }: Record<string, unknown>) => [name, gross, handicap, net])).toEqual([
      ['Giang / Hà / Khánh / Lan', 72, 14, 58],
      ['An / Bình / Chi / Dũng', 72, 3, 69],
    ]);
  });

  it('gives a side with one partner no handicap, so that it has no net and no net prize', async () => {
    const event = await eventOf({ awards: [{ kind: 'best-net' as const, main: true }] }, 3);
    await play(event, 'scramble');
    const [a, b, c] = event.playerIds;
    const [one, two] = (await makeSides(event, { name: 'Một', partners: [c] }, { name: 'Hai', partners: [a, b] })).body.items;
    expect([one.handicap, two.handicap]).toEqual([null, 1]);
    const entries = [...PAR.map((par, at) => stroke(one.id, at + 1, par)), ...PAR.map((par, at) => stroke(two.id, at + 1, par + 1))];
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    const lines = Object.fromEntries((await board(event)).map((line: Record<string, unknown>) => [line.name, [line.gross, line.net]]));
    expect(lines).toEqual({ Một: [72, null], Hai: [90, 89] });
    expect((await test.ask('reader', `GET ${event.path}/winners`)).body.items[0].winner.name).toBe('Hai');
  });

  it.each([
    ['Course Handicap', true],
    ['Handicap Index', false],
  ])('names the partners whose %s is missing when the round is finished and prizes are given', async (needed, useHandicapCourse) => {
    // a side of one has no handicap, whatever is entered
    const none = { handicapCourse: null, handicapIndex: null };
    const event = await seedEvent(test.db, test.clubId, {
      settings: { play: 'scramble', useHandicapCourse, awards: [{ kind: 'best-net', main: true }] },
      players: [none, none, {}, {}, none],
    });
    const [a, b, c, d, e] = event.playerIds;
    const { items } = (await makeSides(event, { partners: [a, c] }, { partners: [b, d] }, { partners: [e] })).body;
    const entries = items.flatMap(({ id }: { id: string }) => PAR.map((par, at) => stroke(id, at + 1, par)));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    const sentence = `The handicap of a side comes from its partners. Please enter the ${needed} of: ${nameOf(0)}, ${nameOf(1)}.`;
    const { blockers } = (await test.ask('manager', `GET ${event.roundPath}/finish`)).body;
    expect(blockers.map(({ message }: { message: string }) => message)).toEqual([sentence]);
    const refused = await test.ask('reader', `GET ${event.path}/winners`);
    expect([refused.status, refused.body.message]).toEqual([422, sentence]);
  });

  it('keeps no stroke on a partner’s card', async () => {
    const event = await eventOf({});
    await play(event, 'scramble');
    const [a = '', b] = event.playerIds;
    await makeSides(event, { partners: [a, b] });
    const { body } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(a, 1, 4)] });
    expect(body.outcomes).toMatchObject([{ outcome: 'refused', code: 'player-not-in-round' }]);
  });

  it('has no day handicap', async () => {
    const event = await eventOf({ calculateHandicapDay: 'system-36' });
    const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
    const { status, body } = await test.ask('manager', `PATCH ${event.path}`, { play: 'scramble', version: tournament.version });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['calculateHandicapDay']]);
  });

  it('asks for no more tee shots than the fewest partners can give in the holes of a round', async () => {
    const event = await eventOf({ play: 'scramble' });
    const settings = async () => (await test.ask('manager', `GET ${event.path}`)).body;
    const change = async (drives: number) =>
      test.ask('manager', `PATCH ${event.path}`, { playRule: { drives }, version: (await settings()).version });
    const holes = async (of: string) => {
      const { rounds } = await settings();
      return test.ask('manager', `PATCH ${event.roundPath}`, { holes: of, version: rounds[0].version });
    };
    expect((await change(9)).status).toBe(200);
    const shorter = await holes('back');
    const sentence = '2 partners with 9 tee shots each need 18 holes, and a round has 9. Ask for fewer tee shots, or for none.';
    expect([shorter.status, shorter.body.errors]).toEqual([422, { holes: [sentence] }]);
    await change(4);
    expect((await holes('back')).status).toBe(200);
    const more = await change(5);
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['playRule.drives']]);
    const course = { courseName: 'Champion', par: [4, 4, 3, 5, 4, 4, 5, 4, 3], strokeIndex: null };
    const given = { name: 'Nine', date: '2026-04-19', clubId: test.clubId, course, play: 'scramble', playRule: { drives: 5 } };
    const made = await test.ask('manager', 'POST /api/tournaments', given);
    expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([422, ['playRule.drives']]);
  });

  it('is not begun, nor given up, once there are scores', async () => {
    const event = await eventOf({});
    const [a = ''] = event.playerIds;
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(a, 1, 4)] });
    const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
    const { status, body } = await test.ask('manager', `PATCH ${event.path}`, { play: 'scramble', version: tournament.version });
    expect([status, body.code]).toEqual([409, 'play-has-scores']);
  });
});

describe('a side', () => {
  it('names who is in two sides, who is named twice, and who is no golfer of the tournament', async () => {
    const event = await eventOf({ play: 'four-ball' });
    const [a, b, c] = event.playerIds;
    await makeSides(event, { name: 'Cặp 1', partners: [a, b] });
    const problemOf = async (partners: (string | undefined)[]) => (await makeSides(event, { partners })).body.errors['sides.0.partners.0'];
    expect(await problemOf([b, c])).toEqual([expect.stringContaining('Cặp 1')]);
    expect((await makeSides(event, { partners: [c, c] })).body.errors).toEqual({
      'sides.0.partners.1': [expect.stringContaining(nameOf(2))],
    });
    expect(await problemOf(['00000000-0000-4000-8000-000000000000'])).toHaveLength(1);
    expect(await sides(event)).toHaveLength(1);
  });

  it('is not made where single players compete', async () => {
    const event = await eventOf({});
    const { status, body } = await makeSides(event, { partners: event.playerIds.slice(0, 2) });
    expect([status, body.code]).toEqual([409, 'play-has-no-sides']);
  });

  it('is refused in a division that does not take its handicap, as a golfer is', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      settings: { play: 'scramble' },
      divisions: ['A'],
      players: [{ handicapCourse: 200 }, { handicapCourse: 240 }],
    });
    const { body: division } = await test.ask('manager', 'POST /api/divisions', {
      ...{ tournamentId: event.id, name: 'B', gender: 'a', handicapCourseFrom: 0, handicapCourseTo: 9 },
    });
    const [a, b] = event.playerIds;
    // 20 × .35 + 24 × .15 = 10.6
    const asked = { partners: [a, b], divisionId: division.id };
    const refused = await test.ask('manager', `POST ${event.path}/sides`, { sides: [asked] });
    const sentence = 'Course Handicap must be within the division’s range: 0 to 9.';
    expect([refused.status, refused.body.errors]).toEqual([422, { 'sides.0.divisionId': [sentence] }]);
    const [side] = (await makeSides(event, { partners: [a, b] })).body.items;
    const change = await test.ask('manager', `PATCH ${event.path}/sides/${side.id}`, { divisionId: division.id, version: side.version });
    expect([change.status, change.body.errors]).toEqual([422, { divisionId: [sentence] }]);
  });

  it('keeps its version when it is changed to what it is', async () => {
    const event = await eventOf({ play: 'foursomes' }, 2);
    await makeSides(event, { name: 'Cặp 1', partners: event.playerIds });
    const [{ id, version, divisionId }] = await sides(event);
    const same = { name: 'Cặp 1', partners: event.playerIds, divisionId, version };
    const { status, body } = await test.ask('manager', `PATCH ${event.path}/sides/${id}`, same);
    expect([status, body.version]).toEqual([200, version]);
    const turned = await test.ask('manager', `PATCH ${event.path}/sides/${id}`, { partners: event.playerIds.toReversed(), version });
    expect(turned.body.version).toBeGreaterThan(version);
  });

  it('says what is wrong with it: too few partners, and one without a handicap', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'scramble' }, players: [{ handicapCourse: null }, {}] });
    await makeSides(event, { partners: event.playerIds.slice(0, 1) });
    expect((await sides(event))[0]).toMatchObject({
      handicap: null,
      problems: [
        { code: 'size', partners: 1, from: 2, to: 4 },
        { code: 'no-handicap', playerId: event.playerIds[0] },
      ],
    });
  });

  it('says it of every round: also of one whose partners are others', async () => {
    const event = await seedEvent(test.db, test.clubId, { rounds: 2, settings: { play: 'scramble' }, players: [{}, {}] });
    const [made] = (await makeSides(event, { name: 'Sông Hồng', partners: event.playerIds })).body.items;
    const [first, second] = event.roundIds;
    const change = (partners: (string | undefined)[], fromRoundId: string | undefined, version: number) =>
      test.ask('manager', `PATCH ${event.path}/sides/${made.id}`, { partners, fromRoundId, version });
    const { body } = await change(event.playerIds.slice(1), second, made.version);
    expect(body.problems).toEqual([{ code: 'size', partners: 1, from: 2, to: 4, rounds: [2] }]);
    const { lines } = (await test.ask('manager', `GET ${event.path}/ready-check`)).body;
    const line = lines.find(({ item }: { item: string }) => item === 'sides');
    expect(line.findings).toMatchObject([{ state: 'fail', fact: 'sides-size', names: ['Sông Hồng (round 2)'] }]);
    const { body: both } = await change(event.playerIds.slice(1), first, body.version);
    expect(both.problems.map(({ rounds }: { rounds: number[] }) => rounds)).toEqual([[1, 2]]);
  });

  it('says when its partners owe more tee shots than a round has holes', async () => {
    const event = await eventOf({ play: 'scramble', playRule: { drives: 5 } });
    const [made] = (await makeSides(event, { name: 'Sông Hồng', partners: event.playerIds.slice(0, 4) })).body.items;
    expect(made.problems).toEqual([{ code: 'drives', drives: 5, partners: 4, holes: 18, rounds: [1] }]);
    const { lines } = (await test.ask('manager', `GET ${event.path}/ready-check`)).body;
    const line = lines.find(({ item }: { item: string }) => item === 'sides');
    expect(line.findings.map(({ fact }: { fact: string }) => fact)).toContain('sides-drives');
  });

  it('is called by its partners unless it has a name: another name of one of them is in it at once', async () => {
    const event = await eventOf({ play: 'foursomes' }, 2);
    const [a = '', b] = event.playerIds;
    const { body } = await makeSides(event, { partners: [a, b] });
    expect(body.items[0].name).toBe(`${nameOf(0)} / ${nameOf(1)}`);
    await test.ask('manager', `PATCH ${event.path}/players/${a}`, { name: 'Trần Văn Ân', version: 1 });
    const [side] = await sides(event);
    expect(side.name).toBe(`Trần Văn Ân / ${nameOf(1)}`);
    await test.ask('manager', `PATCH ${event.path}/sides/${side.id}`, { name: 'Cặp 1', version: side.version });
    expect((await sides(event))[0].name).toBe('Cặp 1');
  });

  it('loses the name of whoever is anonymised, also while single players compete', async () => {
    const event = await eventOf({ play: 'foursomes' }, 2);
    const [a = '', b] = event.playerIds;
    await makeSides(event, { partners: [a, b] });
    await play(event, 'single');
    expect((await test.ask('manager', `POST ${event.path}/players/${a}/anonymise`)).status).toBe(200);
    expect((await sides(event))[0].name).not.toContain(nameOf(0));
    expect((await sides(event))[0].name).toContain(nameOf(1));
  });

  it('is shown as initials where a partner is', async () => {
    const event = await eventOf({ play: 'foursomes', public: true }, 2);
    const [a = '', b] = event.playerIds;
    await makeSides(event, { partners: [a, b] });
    await test.ask('manager', `PATCH ${event.path}/players/${a}`, { initials: true, version: 1 });
    const { body } = await test.ask(null, `GET /api/live/tournaments/${event.id}`);
    expect(body.lines.map(({ name }: { name: string }) => name)).toEqual(['N.A. / N.B.']);
  });

  it('takes other partners freely before a round has scores, and then only where the club lets substitutes in', async () => {
    const event = await eventOf({ play: 'scramble' }, 3);
    const [a, b, c] = event.playerIds;
    const made = (await makeSides(event, { partners: [a, b] })).body.items[0];
    const change = async (fields: object) => {
      const [{ version }] = await sides(event);
      return test.ask('manager', `PATCH ${event.path}/sides/${made.id}`, { ...fields, version });
    };
    expect((await change({ partners: [a, c] })).body.rounds[0].playerIds).toEqual([a, c]);
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(made.id, 1, 4)] });
    expect((await change({ partners: [a, b] })).body.code).toBe('side-round-has-scores');
    const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
    await test.ask('manager', `PATCH ${event.path}`, { playRule: { substitutes: true }, version: tournament.version });
    const substitute = { fromHole: 2, reason: 'Chấn thương' };
    expect((await change({ partners: [a, b], substitute })).body.rounds[0]).toEqual({
      ...{ roundId: event.roundId, playerIds: [a, b] },
      substitutes: [{ playerId: b, ...substitute, instead: c }],
    });
  });

  it('whose partners play a ball each has the scores of its partners: they do not change in such a round', async () => {
    const event = await eventOf({ play: 'four-ball' }, 3);
    const [a = '', b, c] = event.playerIds;
    const made = (await makeSides(event, { partners: [a, b] })).body.items[0];
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(a, 1, 4)] });
    const [{ version }] = await sides(event);
    const { body } = await test.ask('manager', `PATCH ${event.path}/sides/${made.id}`, { partners: [a, c], version });
    expect(body.code).toBe('side-round-has-scores');
    expect((await sides(event))[0].rounds[0].playerIds).toEqual([a, b]);
  });

  it('with scores is not deleted; without, its partners stay golfers of the tournament', async () => {
    const event = await eventOf({ play: 'scramble' }, 4);
    const [a, b, c, d] = event.playerIds;
    const [one, two] = (await makeSides(event, { partners: [a, b] }, { partners: [c, d] })).body.items;
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(one.id, 1, 4)] });
    expect((await test.ask('manager', `DELETE ${event.path}/sides/${one.id}`)).body.code).toBe('side-has-scores');
    expect((await test.ask('manager', `DELETE ${event.path}/sides/${two.id}`)).status).toBe(204);
    const { body } = await test.ask('manager', `GET ${event.path}/players`);
    expect(body.items.filter(({ kind }: { kind: string }) => kind === 'player')).toHaveLength(4);
  });
});

describe('the check-in of a side of one ball', () => {
  it('is that of its partners, alone or together; who stays in the side has arrived', async () => {
    const event = await eventOf({ play: 'scramble' }, 3);
    const [a = '', b = '', c = ''] = event.playerIds;
    const [{ id }] = (await makeSides(event, { partners: [a, b] })).body.items;
    const arrive = async (playerId: string, arrival: string | null) => {
      const { body } = await test.ask('reader', `PUT ${event.roundPath}/players/${playerId}/arrival`, { arrival });
      return [body.arrival, ...body.partners.map((one: { arrival: string | null }) => one.arrival)];
    };
    expect(await arrive(a, 'late')).toEqual([null, 'late', null]);
    expect(await arrive(b, 'present')).toEqual(['late', 'late', 'present']);
    const [{ version }] = await sides(event);
    await test.ask('manager', `PATCH ${event.path}/sides/${id}`, { partners: [a, c], version });
    const { unassigned } = (await test.ask('reader', `GET ${event.roundPath}/flights`)).body;
    expect(unassigned).toMatchObject([{ arrival: null, partners: [{ arrival: 'late' }, { arrival: null }] }]);
    expect(await arrive(id, 'present')).toEqual(['present', 'present', 'present']);
    const { status } = await test.ask('reader', `PUT ${event.roundPath}/players/${b}/arrival`, { arrival: 'late' });
    expect(status).toBe(422);
  });
});

it('a round that is added has the partners of the round before', async () => {
  const event = await eventOf({ play: 'scramble' }, 2);
  await makeSides(event, { partners: event.playerIds });
  const { body: tournament } = await test.ask('manager', `GET ${event.path}`);
  const { date, courseName, par, strokeIndex } = tournament.rounds[0];
  await test.ask('manager', `POST ${event.path}/rounds`, { date, courseName, par, strokeIndex });
  const [{ rounds }] = await sides(event);
  expect(rounds.map(({ playerIds }: { playerIds: string[] }) => playerIds)).toEqual([event.playerIds, event.playerIds]);
});

describe('whose tee shot a scramble used', () => {
  const scramble = async () => {
    const event = await eventOf({ play: 'scramble', playRule: { drives: 4 } });
    const [a = '', b = '', c = '', d = '', other = ''] = event.playerIds;
    const [side] = (await makeSides(event, { partners: [a, b, c, d] })).body.items;
    const enter = async (hole: number, score: number | null, driveBy?: string, replaces: string | null = null) => {
      const entry = { ...stroke(side.id, hole, score ?? 4), score, replaces, ...(driveBy && { driveBy }) };
      const { body } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [entry] });
      return { id: entry.id, said: body.outcomes[0].code ?? body.outcomes[0].outcome };
    };
    const sheet = async () => (await test.ask('reader', `GET ${event.roundPath}/scores`)).body;
    const drives = async () => (await sheet()).cards[0].side.drives.slice(0, 3);
    return { event, side, a, b, other, enter, sheet, drives };
  };

  it('is entered with the hole, and the latest that says it counts, also where it alone is another', async () => {
    const { a, b, enter, sheet, drives } = await scramble();
    const { id } = await enter(1, 4, a);
    await enter(2, 5);
    expect(await drives()).toEqual([a, null, null]);
    expect((await enter(1, 4, b, id)).said).toBe('applied');
    expect((await enter(1, 4)).said).toBe('applied');
    expect(await drives()).toEqual([b, null, null]);
    const { sides, cards } = await sheet();
    expect([sides.drives, cards[0].disputes]).toEqual([4, []]);
    expect(cards[0].side.partners.map(({ name }: { name: string }) => name)).toEqual([0, 1, 2, 3].map(nameOf));
  });

  it('goes with the score of a hole that is cleared', async () => {
    const { a, enter, drives } = await scramble();
    const { id } = await enter(1, 4, a);
    await enter(1, null, undefined, id);
    expect(await drives()).toEqual([null, null, null]);
  });

  it('is that of a partner: another golfer’s is refused, and the hole is as it was', async () => {
    const { other, enter, drives, sheet } = await scramble();
    expect((await enter(1, 4, other)).said).toBe('drive-not-of-side');
    expect([await drives(), (await sheet()).cards[0].holes[0]]).toEqual([[null, null, null], null]);
  });

  it('stands in the history and in the file of the tournament', async () => {
    const { event, side, a, b, enter } = await scramble();
    const { id } = await enter(1, 4, a);
    await enter(1, 4, b, id);
    const history = await test.ask('reader', `GET ${event.roundPath}/players/${side.id}/entries`);
    expect(history.body.items.map(({ driveBy, effect }: Record<string, unknown>) => [driveBy, effect])).toEqual([
      [a, 'changed'],
      [b, 'same'],
    ]);
    const headers = { authorization: `Bearer ${test.token.manager}` };
    const file = (await test.app.inject({ url: `${event.path}/file`, headers })).json();
    expect(file.entries.map(({ driveBy }: { driveBy: string }) => driveBy)).toEqual([a, b]);
  });
});

describe('partners with a ball each', () => {
  it('have their side’s name on their cards, and the strokes that its allowance gives them', async () => {
    const event = await eventOf({ play: 'four-ball' });
    const [a, , , , e] = event.playerIds;
    await makeSides(event, { name: 'Sông Hồng', partners: [a, e] });
    const { body } = await test.ask('reader', `GET ${event.roundPath}/scores`);
    expect(body.sides).toMatchObject({ oneBall: false, balls: { basis: 'net', counting: 1 } });
    const [first, , , , fifth] = event.playerIds.map((id) => body.cards.find(({ playerId }: { playerId: string }) => playerId === id).side);
    expect([first.name, fifth.name]).toEqual(['Sông Hồng', 'Sông Hồng']);
    // 85 % of 16 is 13.6
    const received = (of: number[]) => of.reduce((sum, one) => sum + one, 0);
    expect([received(first.received), received(fifth.received)]).toEqual([0, 14]);
    expect(body.cards.find(({ playerId }: { playerId: string }) => playerId === event.playerIds[1]).side).toBeNull();
  });
});

describe('a partner of a side of one ball', () => {
  const settings: Settings = { play: 'scramble', sideAwards: [{ kind: 'longest-drive' as const, holes: '7' }] };
  it('may have the longest drive, by their own name; the board names the side', async () => {
    const event = await eventOf(settings, 4);
    const [a, b, c, d] = event.playerIds;
    const [one] = (await makeSides(event, { name: 'Sông Hồng', partners: [a, b] }, { name: 'Hạ Long', partners: [c, d] })).body.items;
    const shot = (playerId = '', centimetres = 0) => measurementOf(playerId, { kind: 'longest-drive', hole: 7, centimetres });
    const answer = await test.ask('reader', `POST ${event.roundPath}/measurements`, shot(b, 25_000));
    await test.ask('reader', `POST ${event.roundPath}/measurements`, shot(c, 24_000));
    expect([answer.status, answer.body]).toEqual([200, answer.body]);
    const { items, players } = (await test.ask('reader', `GET ${event.path}/side-awards`)).body;
    expect(items[0].shots.map(({ name, place }: Record<string, unknown>) => [name, place])).toEqual([
      [nameOf(1), 1],
      [nameOf(2), 2],
    ]);
    expect(players.map(({ playerId }: { playerId: string }) => playerId).sort()).toEqual([...event.playerIds].sort());
    const refused = await test.ask('reader', `POST ${event.roundPath}/measurements`, shot(one.id, 23_000));
    expect(refused.status).toBe(422);
    const { sideAwards } = (await test.ask('reader', `GET ${event.path}/leaderboard`)).body;
    expect(sideAwards[0].leaders).toEqual([{ playerId: one.id, centimetres: 25_000 }]);
  });

  it('wins it in the prize list, and moves on when absent; with a main prize their side wins no other', async () => {
    const awards = [{ kind: 'best-gross' as const, main: true }];
    const event = await eventOf({ play: 'scramble', awards, sideAwards: [{ kind: 'longest-drive', holes: '7', main: true }] as never }, 4);
    const [a, b, c, d] = event.playerIds;
    const [one, two] = (await makeSides(event, { name: 'Sông Hồng', partners: [a, b] }, { name: 'Hạ Long', partners: [c, d] })).body.items;
    await test.ask('reader', `POST ${event.roundPath}/entries`, {
      entries: [...PAR.map((par, at) => stroke(one.id, at + 1, par)), ...PAR.map((par, at) => stroke(two.id, at + 1, par + 1))],
    });
    for (const [playerId = '', centimetres] of [
      [b, 25_000],
      [d, 24_000],
      [c, 23_000],
    ] as const)
      await test.ask(
        'reader',
        `POST ${event.roundPath}/measurements`,
        measurementOf(playerId, { kind: 'longest-drive', hole: 7, centimetres }),
      );
    const winners = async () => (await test.ask('reader', `GET ${event.path}/winners`)).body.items;
    expect((await winners()).map(({ wonBy, winner }: Winner) => [wonBy, winner?.name, winner?.value])).toEqual([
      ['sides', 'Sông Hồng', 72],
      ['players', nameOf(3), 24_000],
    ]);
    expect((await winners())[1].passedOver).toMatchObject([{ name: nameOf(1), reason: 'holds-main-prize' }]);
    await test.ask('manager', `PATCH ${event.path}/players/${d}`, { absent: true, version: 1 });
    expect((await winners())[1].winner.name).toBe(nameOf(2));
  });
});
