import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seedCup } from '../../../../test/kit/cup.ts';
import { seedCountedHoles, seedEvent } from '../../../../test/kit/event.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const NEXT = { name: 'Giải mùa hè', date: '2026-07-04' };

describe('a tournament is copied as the next one', () => {
  it('with its settings, rounds, divisions and prizes, in the order that they have, and open', async () => {
    const settings = {
      netFloor: -3,
      capCountsAs: 35,
      regulations: 'Điều 1',
      regulationsEnglish: 'Article 1',
      public: true,
      state: 'closed' as const,
    };
    const sideAwards = [{ kind: 'longest-drive' as const, holes: '7m' }];
    const from = await seedEvent(test.db, test.clubId, { settings: { ...settings, sideAwards }, divisions: ['A', 'B'], rounds: 2 });
    await test.db
      .update(round)
      .set({ date: '2026-04-26', finishedAt: new Date() })
      .where(eq(round.id, from.roundIds[1] ?? ''));
    await test.db.update(tournament).set({ lastDate: '2026-04-26' });
    const before = (await test.ask('manager', `GET ${from.path}` as 'GET /')).body;
    const { status, body } = await test.ask('manager', `POST ${from.path}/copy` as 'POST /', NEXT);
    expect(status).toBe(200);
    const without = ({ id: _, version: __, boardVersion: ___, awards, sideAwards: side, rounds, ...kept }: typeof body) => kept;
    expect(without(body)).toEqual({ ...without(before), ...NEXT, lastDate: '2026-07-05', state: 'open', public: false, playerCount: 0 });
    expect(body.rounds.map(({ number, date, finished }: typeof body) => [number, date, finished])).toEqual([
      [1, '2026-07-04', false],
      [2, '2026-07-05', false],
    ]);
    const kinds = ({ awards, sideAwards: side }: typeof body) => [...awards, ...side].map(({ id: _, ...award }) => award);
    expect(kinds(body)).toEqual(kinds(before));
    expect(body.awards[0].id).not.toBe(before.awards[0].id);
    const divisions = (await test.ask('manager', `GET /api/divisions?tournamentId=${body.id}`)).body.items;
    expect(divisions.map(({ name, position, playerCount }: typeof body) => [name, position, playerCount])).toEqual([
      ['A', 1, 0],
      ['B', 2, 0],
    ]);
    expect((await test.ask('manager', `GET ${from.path}` as 'GET /')).body).toEqual(before);
  });

  it('with its teams and contests, in which nobody is yet', async () => {
    const { event } = await seedCup(test);
    const entrants = event.playerIds.slice(0, 2);
    const rule = { kind: 'bracket', thirdPlace: true, consolation: false, seeds: 1, entrants };
    await test.ask('manager', `POST ${event.path}/contests` as 'POST /', { name: 'Vô địch', rule });
    const { body } = await test.ask('manager', `POST ${event.path}/copy` as 'POST /', NEXT);
    const { teams, items } = (await test.ask('manager', `GET /api/tournaments/${body.id}/contests`)).body;
    expect(teams.map(({ name, short }: { name: string; short: string }) => [name, short])).toEqual([
      ['Bạch Hạc', 'BH'],
      ['Lam Sơn', 'LS'],
    ]);
    expect(items).toMatchObject([
      { name: 'Cúp giao hữu', rule: { kind: 'cup', ties: ['committee'], decision: null }, sessions: [] },
      { name: 'Vô địch', rule: { ...rule, seeds: 0, entrants: [] }, sessions: [] },
    ]);
    expect((await test.ask('manager', `DELETE ${event.path as '/'}`)).status).toBe(204);
  });

  it('without players, scores and secret holes', async () => {
    const from = await seedEvent(test.db, test.clubId, { settings: { calculateHandicapDay: 'peoria' }, divisions: ['All'] });
    await seedCountedHoles(test.db, from.roundId, [1, 3, 4, 10, 12, 13]);
    const { body } = await test.ask('manager', `POST ${from.path}/copy` as 'POST /', NEXT);
    const path = `/api/tournaments/${body.id}`;
    expect((await test.ask('manager', `GET ${path}/players` as 'GET /')).body.items).toEqual([]);
    const holes = (await test.ask('manager', `GET ${path}/rounds/${body.rounds[0].id}/counted-holes` as 'GET /')).body;
    expect(holes.lists.map(({ entered }: { entered: boolean }) => entered)).toEqual([false]);
  });
});
