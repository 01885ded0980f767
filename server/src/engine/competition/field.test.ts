import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { type Event, PAR, STROKE_INDEX, seedEvent, stroke } from '../../../test/kit/event.ts';
import { player, sidePartner } from '../../db/schema/field/player.ts';
import { division, round } from '../../db/schema/field/tournament.ts';
import { sideLines } from '../../feature/play/leaderboard/side-lines.ts';
import { type Competition, competitionOf } from './competition.ts';
import { ownBallField } from './own-ball.ts';
import { requireTournamentFacts } from './store.ts';

const test = await testApp();

/** Four golfers of handicap 10 in two pairs of a four-ball, whose allowance is 85 %. */
async function pairs(given: Parameters<typeof seedEvent>[2] = {}): Promise<Event & { sideIds: string[] }> {
  const players = [0, 1, 2, 3].map(() => ({ handicapCourse: 100, handicapIndex: 100 }));
  const event = await seedEvent(test.db, test.clubId, { players, ...given, settings: { play: 'four-ball', ...given.settings } });
  const [a, b, c, d] = event.playerIds;
  const sides = [
    { name: 'Cặp 1', partners: [a, b] },
    { name: 'Cặp 2', partners: [c, d] },
  ];
  const { body } = await test.ask('manager', `POST ${event.path}/sides`, { sides });
  return { ...event, sideIds: body.items.map(({ id }: { id: string }) => id) };
}

const read = async ({ id }: Event): Promise<Competition> => competitionOf(test.db, await requireTournamentFacts(test.db, id));
const sidesOf = async (event: Event) => ownBallField(await read(event))?.sides ?? [];

it('the allowance of a division is for single players: its sides play off that of their play', async () => {
  const event = await pairs({ divisions: ['A'] });
  await test.db.update(division).set({ allowance: 50 });
  const [side] = await sidesOf(event);
  expect(side?.partners.map(({ playedOff }) => playedOff)).toEqual([[90], [90]]); // 85 % of 10 are 8.5
});

it('a side without a division of its own is in the one that all its partners are in, not in that of some', async () => {
  const event = await pairs({ divisions: ['A', 'B'] });
  await test.db.update(player).set({ divisionId: null }).where(eq(player.kind, 'side'));
  expect((await sidesOf(event)).map((side) => side.division)).toEqual([null, null]);
  const [a = null] = event.divisionIds;
  await test.db.update(player).set({ divisionId: a }).where(eq(player.kind, 'player'));
  expect((await sidesOf(event)).map((side) => side.division)).toEqual([a, a]);
});

it('a side is absent, or a member, once all its partners are', async () => {
  const event = await pairs();
  const [a = '', b = ''] = event.playerIds;
  const first = async () => (await read(event)).sides.map(({ absent, member }) => [absent, member])[0];
  await test.db.update(player).set({ absent: true, member: true }).where(eq(player.id, a));
  expect(await first()).toEqual([false, false]);
  await test.db.update(player).set({ absent: true, member: true }).where(eq(player.id, b));
  expect(await first()).toEqual([true, true]);
});

it('a year of birth alone counts as its last day, so that nobody is taken for older than they are', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: [{ birthYear: 1970 }, { birthday: '1970-06-01' }] });
  expect((await read(event)).competitors.map(({ born }) => born)).toEqual([19701231, 19700601]);
});

it('a side is placed by whoever played for it in any round, each in theirs', async () => {
  const event = await pairs({ rounds: 2 });
  const [a = '', b = '', c = ''] = event.playerIds;
  const [first = '', second = ''] = event.roundIds;
  const [sideId = ''] = event.sideIds;
  await test.db.delete(sidePartner).where(eq(sidePartner.sideId, event.sideIds[1] ?? ''));
  await test.db.delete(sidePartner).where(eq(sidePartner.playerId, b));
  await test.db.insert(sidePartner).values([
    { sideId, roundId: first, playerId: b, place: 2 },
    { sideId, roundId: second, playerId: c, place: 2 },
  ]);
  const [side] = await sidesOf(event);
  expect(side?.partners.map(({ id }) => id)).toEqual([a, b, c]);
  expect(side?.inRounds).toEqual([
    [{ partner: a }, { partner: b }],
    [{ partner: a }, { partner: c }],
  ]);
});

it('how far a side has come is that of the round under way, not of the first one', async () => {
  const event = await pairs({ rounds: 2 });
  const [a = ''] = event.playerIds;
  const [first = '', second = ''] = event.roundIds;
  const enter = (roundId: string, holes: number) =>
    test.ask('reader', `POST ${event.path}/rounds/${roundId}/entries`, {
      entries: PAR.slice(0, holes).map((par, at) => stroke(a, at + 1, par)),
    });
  await enter(first, 18);
  await test.db.update(round).set({ finishedAt: new Date() }).where(eq(round.id, first));
  await enter(second, 4);
  expect(sideLines(await read(event), ['gross'])?.lines[0]).toMatchObject({ holesPlayed: 22, thru: 4 });
});

it('points are offered where every card has a stroke index, also that of women', async () => {
  const basesOf = async (womenStrokeIndex: number[] | null) => {
    const event = await seedEvent(test.db, test.clubId, { womenPar: PAR, settings: { format: 'stroke-play-gross' } });
    await test.db.update(round).set({ womenStrokeIndex }).where(eq(round.id, event.roundId));
    return (await test.ask('manager', `GET ${event.path}/leaderboard`)).body.bases;
  };
  expect(await basesOf(STROKE_INDEX)).toContain('points');
  expect(await basesOf(null)).not.toContain('points');
});
