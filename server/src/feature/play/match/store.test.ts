import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CUP_RULE } from '../../../../test/fixture/match-day.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { nameOf, seedEvent } from '../../../../test/kit/event.ts';
import { entry, player, sidePartner } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { heldEntry, markerDevice, markerLink } from '../../../db/schema/play/marker.ts';
import { contest, match, matchSession } from '../../../db/schema/play/match.ts';
import { dropSide } from './match-side.ts';
import {
  findEntriesOf,
  findMatchEntry,
  findMatchRow,
  findSideOf,
  golfersInTwoMatches,
  insertContest,
  insertMatches,
  insertSession,
  matchesOf,
  matchesWithScores,
  partnersOf,
  removeContest,
  removeMatch,
  removeSession,
  sidesIn,
  updateContest,
  updateMatch,
  updateSession,
} from './store.ts';

const test = await testApp({}, { emptied: 'once' });

it('contests, sessions and matches stand in the order in which they were made, and each change raises its own version alone', async () => {
  const { event, contestId, sessionId, matches } = await seedCup(test);
  const other = await seedEvent(test.db, test.clubId, { settings: { play: 'match' }, players: 1 });
  const [one, two] = matches;
  const plain = { kind: 'cup', name: 'Cúp hai', rule: CUP_RULE, format: 'singles', handicap: true } as const;
  const points = { pointsWon: 10, pointsHalved: 5, pointsLost: 0 };
  await test.db.transaction(async (tx) => {
    const second = await insertContest(tx, { tournamentId: event.id, ...plain });
    const elsewhere = await insertContest(tx, { tournamentId: other.id, ...plain });
    const session = { roundId: event.roundId, ...points, end: 'halved', handicap: true } as const;
    const next = await insertSession(tx, { contestId, ...session });
    const first = await insertSession(tx, { contestId: second, ...session });
    const positions = async () => [
      ...(await tx.select({ id: contest.id, position: contest.position, version: contest.version }).from(contest)),
      ...(await tx.select({ id: matchSession.id, position: matchSession.position, version: matchSession.version }).from(matchSession)),
    ];
    const of = async (...ids: string[]) => {
      const rows = await positions();
      return ids.map((id) => rows.find((row) => row.id === id)).map((row) => row && [row.position, row.version]);
    };
    expect(await of(contestId, second, elsewhere, sessionId, next, first)).toEqual([
      [1, 1],
      [2, 1],
      [1, 1],
      [1, 1],
      [2, 1],
      [1, 1],
    ]);
    await updateContest(tx, second, { name: 'Cúp ba' });
    await updateSession(tx, next, { nassau: true });
    expect(await of(contestId, second, sessionId, next)).toEqual([
      [1, 1],
      [2, 2],
      [1, 1],
      [2, 2],
    ]);
    expect(await tx.select({ name: contest.name }).from(contest).where(eq(contest.id, second))).toEqual([{ name: 'Cúp ba' }]);
    await insertMatches(tx, []);
    await insertMatches(tx, [{ sessionId: next, number: 1, format: 'singles' }]);
    await updateMatch(tx, one?.id ?? '', { allowance: null, node: 'x' });
    const [changed, same] = [await findMatchRow(tx, one?.id ?? ''), await findMatchRow(tx, two?.id ?? '')];
    expect([changed?.row, changed?.session.id, same?.row.version]).toMatchObject([
      { id: one?.id, node: 'x', version: (one?.version ?? 0) + 1 },
      sessionId,
      two?.version,
    ]);
    expect(await findMatchRow(tx, randomUUID())).toBeNull();
    const rows = async () => (await tx.select({ id: match.id, session: match.sessionId }).from(match)).length;
    const before = await rows();
    await removeMatch(tx, two?.id ?? '');
    expect([await rows(), await findMatchRow(tx, two?.id ?? '')]).toEqual([before - 1, null]);
    await removeSession(tx, next);
    expect([await rows(), await of(next, sessionId)]).toEqual([before - 2, [undefined, [1, 1]]]);
    await removeContest(tx, second);
    expect(await of(second, first, contestId)).toEqual([undefined, undefined, [1, 1]]);
  });
});

it('a match has scores by a word, by one of a phone that waits, and by a stroke of its golfers in its round', async () => {
  const cup = await seedCup(test);
  const { event, matches } = cup;
  const ids = matches.map(({ id }) => id);
  const [fourBall = '', first = '', second = ''] = ids;
  const [a = '', , c = ''] = event.playerIds;
  const scored = async () => [...(await matchesWithScores(test.db, ids))];
  const numbers = async () => (await scored()).map((id) => ids.indexOf(id)).sort();
  expect([await numbers(), (await matchesWithScores(test.db, [])).size]).toEqual([[], 0]);
  const [later] = await test.db
    .insert(round)
    .values({ ...(await roundOf(event.roundId)), id: randomUUID(), number: 2 })
    .returning({ id: round.id });
  const played = (playerId: string, roundId = event.roundId) =>
    test.db.insert(entry).values({ id: randomUUID(), playerId, roundId, hole: 1, strokes: 4, source: 'desk', enteredAt: new Date() });
  // of either side, and of a partner, a stroke of another round is no score
  for (const id of [c, event.playerIds[6], a]) await played(id ?? '', later?.id);
  expect(await numbers()).toEqual([]);
  const [link] = await test.db
    .insert(markerLink)
    .values({ roundId: event.roundId, flightNumber: '1', tokenHash: 't', codeHash: 'c' } as never)
    .returning({ id: markerLink.id });
  const [device] = await test.db
    .insert(markerDevice)
    .values({ linkId: link?.id ?? '', tokenHash: 'd' })
    .returning({ id: markerDevice.id });
  const word = { kind: 'hole', hole: 1, winner: 0 } as const;
  const held = {
    id: randomUUID(),
    deviceId: device?.id ?? '',
    roundId: event.roundId,
    matchId: second,
    word,
    enteredAt: new Date(),
    cause: 'x',
  };
  await test.db.insert(heldEntry).values(held);
  expect(await numbers()).toEqual([2]);
  await test.db.update(heldEntry).set({ decidedAt: new Date() });
  expect(await numbers()).toEqual([]);
  await played(a);
  expect(await numbers()).toEqual([0]);
  await sayOfMatch(test, cup, matches[1], word);
  await sayOfMatch(test, cup, matches[1], { ...word, hole: 2 });
  expect(await numbers()).toEqual([0, 1]);
  const said = await findEntriesOf(test.db, first);
  expect(said.map((of) => 'hole' in of.word && of.word.hole)).toEqual([1, 2]);
  expect([await findEntriesOf(test.db, fourBall), await findMatchEntry(test.db, randomUUID())]).toEqual([[], null]);
  expect((await findMatchEntry(test.db, said[1]?.id ?? ''))?.word).toEqual({ ...word, hole: 2 });
  await played(matches[2]?.sides[1]?.id ?? '');
  expect(await numbers()).toEqual([0, 1, 2]);
});

const roundOf = async (id: string) => (await test.db.select().from(round).where(eq(round.id, id)))[0] as typeof round.$inferSelect;

it('a side is found by exactly its golfers, in its round; whoever plays in two matches is named', async () => {
  const { event, sessionId, matches } = await seedCup(test);
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = event.playerIds;
  const { roundId } = event;
  const sides = (matches[0]?.sides ?? []).map((side) => side?.id ?? '');
  const [ab = '', ef = ''] = sides;
  const find = (...ids: string[]) => findSideOf(test.db, roundId, ids);
  expect([await find(a, b), await find(b, a), await find(e, f)]).toEqual([ab, ab, ef]);
  expect([await find(a), await find(a, c), await find(a, b, c), await find(c, d)]).toEqual(Array(4).fill(null));
  expect(await findSideOf(test.db, randomUUID(), [a, b])).toBeNull();
  await test.db.update(sidePartner).set({ place: 3 }).where(eq(sidePartner.playerId, a));
  expect([
    await partnersOf(test.db, ab, roundId),
    await partnersOf(test.db, c, roundId),
    await partnersOf(test.db, ab, randomUUID()),
  ]).toEqual([[b, a], [], []]);
  expect(await sidesIn(test.db, roundId, [a, c])).toEqual([{ sideId: ab, playerId: a, name: nameOf(0) }]);
  expect(await sidesIn(test.db, randomUUID(), [a])).toEqual([]);
  const of = async (...ids: string[]) => (await matchesOf(test.db, roundId, ids)).map(({ number }) => number).sort();
  expect([await of(ab), await of(ef), await of(c, d), await of(a), await of()]).toEqual([[1], [1], [2, 3], [], []]);
  expect(await matchesOf(test.db, randomUUID(), [ab])).toEqual([]);

  expect(await golfersInTwoMatches(test.db, roundId, { sessionId })).toEqual([]);
  await test.db
    .update(match)
    .set({ secondId: b })
    .where(eq(match.id, matches[2]?.id ?? ''));
  const twice = { name: nameOf(1) };
  expect(await golfersInTwoMatches(test.db, roundId, { sessionId })).toEqual([
    { ...twice, side: 0, number: 3 },
    { ...twice, side: 1, number: 1 },
  ]);
  expect(await golfersInTwoMatches(test.db, roundId, { matchId: matches[2]?.id ?? '' })).toEqual([{ ...twice, side: 1, number: 1 }]);
  expect(await golfersInTwoMatches(test.db, roundId, { matchId: matches[1]?.id ?? '' })).toEqual([]);
  expect(await golfersInTwoMatches(test.db, randomUUID(), { sessionId })).toEqual([]);
});

it('a side that a match had is gone with it, unless something else has it: a match, a contest, a score or a name', async () => {
  const { event, matches } = await seedCup(test);
  const { roundId } = event;
  const [ab = '', ef = ''] = (matches[0]?.sides ?? []).map((side) => side?.id ?? '');
  const [, , c = ''] = event.playerIds;
  const later = randomUUID();
  await test.db.insert(round).values({ ...(await roundOf(roundId)), id: later, number: 2 });
  await test.db.insert(sidePartner).values({ sideId: ef, roundId: later, playerId: event.playerIds[4] ?? '', place: 1 });
  const drop = (id: string) => test.db.transaction((tx) => dropSide(tx, id, roundId));
  const left = async (id: string) => [
    (await test.db.select({ id: player.id }).from(player).where(eq(player.id, id))).length,
    (await partnersOf(test.db, id, roundId)).length,
  ];
  await drop(ab);
  expect(await left(ab)).toEqual([1, 2]);
  await test.db
    .update(match)
    .set({ firstId: null, secondId: null })
    .where(eq(match.id, matches[0]?.id ?? ''));
  const stays = async (id: string) => {
    await drop(id);
    return left(id);
  };
  await test.db
    .insert(entry)
    .values({ id: randomUUID(), playerId: ef, roundId, hole: 1, strokes: 4, source: 'desk', enteredAt: new Date() });
  expect(await stays(ef)).toEqual([1, 2]);
  await test.db.update(entry).set({ roundId: later }).where(eq(entry.playerId, ef));
  // its score is of another round
  expect([await stays(ef), (await partnersOf(test.db, ef, later)).length]).toEqual([[1, 0], 1]);
  await test.db.update(player).set({ named: true }).where(eq(player.id, ab));
  expect(await stays(ab)).toEqual([1, 0]);
  await test.db.update(player).set({ named: false }).where(eq(player.id, ab));
  const rule = { kind: 'groups', points: { won: 10, halved: 5, lost: 0 }, ties: [], lot: [], groups: [{ name: 'A', entrants: [ab] }] };
  const row = { tournamentId: event.id, position: 2, kind: 'groups', name: 'Bảng', format: 'four-ball', handicap: true, rule } as const;
  await test.db.insert(contest).values(row as never);
  expect(await stays(ab)).toEqual([1, 0]);
  await test.db
    .update(contest)
    .set({ rule: { ...rule, groups: [] } as never })
    .where(eq(contest.name, 'Bảng'));
  expect(await stays(ab)).toEqual([0, 0]);
  await drop(ab);
  expect(await stays(c)).toEqual([1, 0]);
});
