import type { WinnersStep } from '@fairway/api';
import { checkFacts } from '@fairway/facts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Cup, sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { nameOf, seedEvent } from '../../../../test/kit/event.ts';
import { pagesOfPdf } from '../../../../test/kit/paper/pdf.ts';

const test = await testApp({ FAIRWAY_SECRET: Buffer.alloc(32, 7).toString('base64') });
type Asked = 'POST /';
const winnersOf = async ({ path }: Cup['event']) => (await test.ask('reader', `GET ${path}/winners`)).body;
const publish = async (event: Cup['event']) =>
  test.ask('manager', `PUT ${event.path}/winners/publication` as 'PUT /', { boardVersion: (await winnersOf(event)).boardVersion });
const factsOf = async ({ id }: Cup['event']) => (await test.ask(null, `GET /api/live/tournaments/${id}/facts.json`)).body;
const paper = async ({ path }: Cup['event'], kind: string): Promise<string> => {
  const headers = { authorization: `Bearer ${test.token.reader}`, 'accept-language': 'vi' };
  const { rawPayload } = await test.app.inject({ url: `${path}/paper/${kind}`, headers });
  return (await pagesOfPdf(rawPayload)).join('\n');
};

/** Every match by its result alone: nobody writes a stroke. */
async function closedCup(settings: object = {}): Promise<Cup> {
  const cup = await seedCup(test, settings);
  for (const match of cup.matches) await sayOfMatch(test, cup, match, { kind: 'result', winner: 0, score: { up: 10, left: 8 } });
  expect((await test.ask('manager', `POST ${cup.event.roundPath}/finish`)).status).toBe(200);
  expect((await test.ask('manager', `POST ${cup.event.path}/close`)).status).toBe(200);
  return cup;
}

describe('a cup without a single stroke', () => {
  it('has its champion and runner-up as winners, is published, final, signed, and checked by anyone', async () => {
    const { event, teamIds, contestId } = await closedCup();
    const { items } = await winnersOf(event);
    expect(items.map(({ kind, place, contest, winner }: never) => [kind, place, contest, winner])).toMatchObject([
      [
        'contest',
        1,
        { id: contestId, name: 'Cúp giao hữu', group: null },
        { playerId: teamIds[0], name: 'Bạch Hạc', value: 3, gross: null },
      ],
      ['contest', 2, { id: contestId }, { playerId: teamIds[1], name: 'Lam Sơn', value: 0 }],
    ]);
    expect((await publish(event)).status).toBe(200);
    const board = (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
    expect(board.winners[0]).toMatchObject({ award: 'contest', place: 1, contest: { id: contestId, group: null }, playerId: teamIds[0] });
    const checked = checkFacts(await factsOf(event));
    expect(checked).toMatchObject({
      ...{ findings: [], winners: { agree: 2, all: 2 }, matches: { agree: 4, all: 4 } },
      ...{ signature: { holds: true, number: 1 }, facts: { final: true } },
    });
  });

  it('is printed and presented: the list to sign, the certificates, and award by award', async () => {
    const { event } = await closedCup();
    const [list, certificates] = [await paper(event, 'winner'), await paper(event, 'certificate')];
    expect(list).toContain('Vô địch – Cúp giao hữu');
    expect(list).toContain('Bạch Hạc');
    expect(certificates).toContain('Lam Sơn');
    const { ceremony } = (await test.ask('manager', `POST ${event.path}/ceremony` as Asked, { kind: 'winners' })).body;
    expect(ceremony.next).toMatchObject({ award: { kind: 'contest', place: 2 }, winner: { name: 'Lam Sơn', value: 0, colour: '#b5432a' } });
    expect(ceremony.of).toBe(2);
  });

  it('whose facts name another champion does not agree', async () => {
    const { event, teamIds } = await closedCup();
    await publish(event);
    const facts = structuredClone(await factsOf(event));
    const [first] = facts.core.prizes.awards;
    first.player = teamIds[1];
    facts.core.result.winners[first.id] = teamIds[1];
    expect(checkFacts(facts)).toMatchObject({
      findings: expect.arrayContaining([{ of: 'winner', award: first.id, said: teamIds[1], own: null }]),
    });
  });

  it('is final and signed also where its plan has prizes by strokes alone, which nobody wins', async () => {
    const { event } = await closedCup({ awards: [{ kind: 'best-gross', main: true }] });
    const { items, publication } = await winnersOf(event);
    expect([items.map(({ winner }: never) => winner), publication.isChanged]).toEqual([[null], false]);
    expect(checkFacts(await factsOf(event))).toMatchObject({ findings: [], signature: { holds: true }, facts: { final: true } });
  });
});

describe('places of contests', () => {
  const knockOut = async (event: Cup['event'], entrants: string[], more: object = {}) => {
    const rule = { kind: 'bracket', thirdPlace: false, consolation: false, seeds: 0, entrants, ...more };
    const { body: contest } = await test.ask('manager', `POST ${event.path}/contests` as Asked, { name: 'Đối kháng', rule });
    return contest;
  };
  const play = async (event: Cup['event'], contest: { id: string }, roundId: string | undefined) => {
    const { body } = await test.ask('manager', `POST ${event.path}/contests/${contest.id}/sessions` as Asked, { roundId });
    for (const match of body.sessions.at(-1).matches)
      await sayOfMatch(test, { event } as Cup, match, { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
  };

  it('of a knock-out stand in the plan before anybody has them, and both losers of the semifinals have the third', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 4, rounds: 2 });
    const contest = await knockOut(event, [...event.playerIds]);
    const names = async () =>
      (await winnersOf(event)).items.map(({ place, winner }: never) => [place, (winner as { name: string } | null)?.name ?? null]);
    expect(await names()).toEqual([1, 2, 3].map((place) => [place, null]));
    for (const roundId of event.roundIds) await play(event, contest, roundId);
    const [third, fourth] = [...(await names())].slice(2).map(([, name]: [number, string]) => name);
    expect((await names()).map(([place]: [number]) => place)).toEqual([1, 2, 3, 3]);
    expect([third, fourth].sort()).toEqual([nameOf(2), nameOf(3)].sort());
  });

  it('are presented by the names that everyone reads, the champion last', async () => {
    const players = [{}, { initials: true }];
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', public: true }, players });
    await play(event, await knockOut(event, [...event.playerIds]), event.roundId);
    let { ceremony } = (await test.ask('manager', `POST ${event.path}/ceremony` as Asked, { kind: 'winners' })).body;
    while (ceremony.next !== null) {
      const step = { version: ceremony.version, way: 'next' };
      ({ ceremony } = (await test.ask('manager', `POST ${event.path}/ceremony/step` as Asked, step)).body);
    }
    const { shown } = (await test.ask(null, `GET /api/live/tournaments/${event.id}/ceremony`)).body.ceremony;
    expect((shown as WinnersStep[]).map(({ award, winner }) => [award.place, winner.name])).toEqual([
      [2, 'N.B.'],
      [1, nameOf(0)],
    ]);
  });

  it('may have a prize for one contest alone, which goes with the contest, and is of no other tournament', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { play: 'match', awards: [] }, players: 4 });
    const [one, other] = [await knockOut(event, [...event.playerIds]), await knockOut(event, [...event.playerIds])];
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    const prize = (contestId: string | null) => ({ kind: 'contest', main: true, contestId });
    const write = (awards: object[], of = version) => test.ask('manager', `PATCH ${event.path}` as 'PATCH /', { awards, version: of });
    const strange = await write([prize(crypto.randomUUID())]);
    expect([strange.status, Object.keys(strange.body.errors)]).toEqual([422, ['awards.0.contestId']]);
    const twice = await write([prize(null), prize(one.id)]);
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['awards.1.kind']]);
    expect((await write([prize(one.id), prize(other.id)])).status).toBe(200);
    await test.ask('manager', `DELETE ${event.path}/contests/${other.id}` as 'DELETE /');
    const { items } = await winnersOf(event);
    expect(new Set(items.map(({ contest }: { contest: { id: string } }) => contest.id))).toEqual(new Set([one.id]));
  });

  it('are what a tournament of matches begins with; one of strokes begins with prizes by strokes', async () => {
    const settings = { name: 'Cúp', date: '2026-04-25', clubId: test.clubId };
    const course = { courseName: 'Champion', par: Array(18).fill(4), strokeIndex: null };
    const kinds = async (more: object) =>
      (await test.ask('manager', 'POST /api/tournaments', { ...settings, course, ...more })).body.awards.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await kinds({ play: 'match' })).toEqual(['contest']);
    expect(await kinds({})).toEqual(['best-gross', 'best-net', 'division']);
  });
});
