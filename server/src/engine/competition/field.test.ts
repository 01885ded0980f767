import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { type Event, moveFlight, seedCountedHoles, seedEvent, stroke } from '../../../test/kit/event.ts';
import { player, sidePartner } from '../../db/schema/field/player.ts';
import { division, round } from '../../db/schema/field/tournament.ts';
import { afterEntries, type Competition, competitionFacts, competitionOf } from './competition.ts';
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

it('flight and starting hole of a player are those of the round under way, or of the last one', async () => {
  const event = await seedEvent(test.db, test.clubId, { rounds: 2, players: 1 });
  const [first = '', second = ''] = event.roundIds;
  await moveFlight(test.ask, event, '1', { startingHole: 10 });
  const now = async () => {
    const { players, currentRound } = await read(event);
    return [currentRound, ...[...players.values()].map(({ flight, startingHole }) => [flight, startingHole])];
  };
  expect(await now()).toEqual([0, ['1', 10]]);
  await test.db.update(round).set({ finishedAt: new Date() }).where(eq(round.id, first));
  expect(await now()).toEqual([1, ['1', null]]);
  await test.db.update(round).set({ finishedAt: new Date() }).where(eq(round.id, second));
  expect(await now()).toEqual([1, ['1', null]]);
});

it('golfers compete beside their sides where each plays a ball, the sides in their place where they play one', async () => {
  const [own, one] = [await pairs(), await pairs({ settings: { play: 'scramble' } })];
  const who = async (event: Event) => {
    const { players, sides, competitors, matchPlay } = await read(event);
    return {
      ids: competitors.map(({ id }) => id).sort(),
      same: [...players.keys()].sort(),
      sides: sides.map(({ id }) => id).sort(),
      matchPlay,
    };
  };
  const golfers = [...own.playerIds].sort();
  expect(await who(own)).toEqual({ ids: golfers, same: golfers, sides: [...own.sideIds].sort(), matchPlay: null });
  const sides = [...one.sideIds].sort();
  expect(await who(one)).toEqual({ ids: sides, same: sides, sides: [], matchPlay: null });
});

it('holes are known once those of every round are published, and nothing waits where none are counted', async () => {
  const pending = async (event: Event) => {
    const { handicapPending, countedHoles } = await read(event);
    return [handicapPending, countedHoles && [...countedHoles]];
  };
  expect(await pending(await seedEvent(test.db, test.clubId, { players: 1 }))).toEqual([false, null]);
  const event = await seedEvent(test.db, test.clubId, { players: 1, settings: { calculateHandicapDay: 'peoria' } });
  expect(await pending(event)).toEqual([true, null]);
  const holes = [1, 3, 4, 10, 12, 13];
  await seedCountedHoles(test.db, event.roundId, holes, new Date());
  expect(await pending(event)).toEqual([false, [[null, [holes]]]]);
  const own = await seedEvent(test.db, test.clubId, { players: 1, divisions: ['A'] });
  await test.db.update(division).set({ calculateHandicapDay: 'peoria' });
  expect(await pending(own)).toEqual([true, null]);
});

it('after entries on some cards everyone else stays the same, and these are as if all were read again', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 3 });
  const [a = '', b = ''] = event.playerIds;
  const before = await read(event);
  const entries = [stroke(a, 1, 5), stroke(a, 0, 90), stroke(b, 1, 6)];
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
  const facts = await competitionFacts(test.db, await requireTournamentFacts(test.db, event.id));
  const after = afterEntries(before, facts, new Set([a]));
  expect(after.tournament.boardVersion).toBe(facts.tournament.boardVersion);
  const [one, other] = event.playerIds.map((id) => after.competitors.find((of) => of.id === id));
  expect(one).toEqual((await read(event)).competitors.find(({ id }) => id === a));
  expect(after.players.get(a)).toMatchObject({ totals: [90], scores: [[5, ...Array(17).fill(null)]] });
  expect(other).toBe(before.competitors.find(({ id }) => id === b));
  expect(after.players.get(b)).toBe(before.players.get(b));
});
