import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { entry } from '../../../db/schema/field/player.ts';
import { type CardState, cardKey, cardStates } from './card-store.ts';

const test = await testApp();

/** A round that began on hole 10 and has nine holes: 10 to 18. */
const nineOf = (event: Event) => [{ id: event.roundId, par: Array(9).fill(4) as number[], firstHole: 10 }];
type Said = readonly [hole: number, score: number | 'pickup' | null, by?: string, given?: Partial<typeof entry.$inferInsert>];

/** What is said of the first player's holes, in this order, each after the one before it; answers their ids. */
async function say(event: Event, entries: readonly Said[], playerId = event.playerIds[0] ?? ''): Promise<string[]> {
  const ids = entries.map(() => randomUUID());
  for (const [nth, [hole, score, device = 'desk 1', given]] of entries.entries()) {
    const strokes = score === 'pickup' ? null : score;
    const fact = { id: ids[nth] ?? '', roundId: event.roundId, playerId, source: 'desk' as const, enteredAt: new Date() };
    await test.db.insert(entry).values({ ...fact, hole, strokes, pickup: score === 'pickup', device, ...given });
  }
  return ids;
}
const stateOf = async (event: Event, ...more: [playerIds?: readonly string[], until?: Date]): Promise<CardState | undefined> =>
  (await cardStates(test.db, nineOf(event), ...more)).get(cardKey(event.playerIds[0] ?? '', event.roundId));
const nine = <Value>(values: Readonly<Record<number, Value>>) => Array.from({ length: 9 }, (_, at) => values[at] ?? null);

it('a card has what stands on each hole of its round, with the entry that says so, and its total', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const [tenth, eleventh, , total, , outside] = await say(event, [
    [10, 5],
    [11, 'pickup'],
    [12, null],
    [0, 41],
    [18, 3],
    [9, 4],
  ]);
  const state = await stateOf(event);
  expect(state?.scores).toEqual(nine({ 0: 5, 1: 'pickup' as const, 8: 3 }));
  expect(state).toMatchObject({ total: 41, totalId: total, disputes: [], confirmed: [] });
  expect(state?.shownIds.slice(0, 2)).toEqual([tenth, eleventh]);
  expect(state?.shownIds).not.toContain(outside);
});

it('a correction stands in place of what it replaces; two who differ dispute a hole, two who agree confirm it, in the order of the holes', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const [first = ''] = await say(event, [[10, 5]]);
  await say(event, [[10, 6, 'desk 1', { replaces: first }]]);
  const ids = await say(event, [
    [14, 4],
    [14, 5, 'desk 2'],
    [12, 3],
    [12, 4, 'desk 2'],
    [17, 4],
    [17, 4, 'desk 2'],
    [0, 40],
    [0, 40, 'desk 2'],
  ]);
  await say(event, [
    [9, 4],
    [9, 5, 'desk 2'],
  ]);
  const state = await stateOf(event);
  expect(state?.scores).toEqual(nine({ 0: 6, 2: 3, 4: 4, 7: 4 }));
  expect(state?.confirmed).toEqual([0, 17]);
  expect(state?.disputes.map(({ hole, shown, rivals }) => [hole, shown.id, rivals.map(({ id, score }) => [id, score])])).toEqual([
    [12, ids[2], [[ids[3], 4]]],
    [14, ids[0], [[ids[1], 5]]],
  ]);
});

it('a hole that was cleared again has no score and no entry', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const [first = ''] = await say(event, [[10, 5]]);
  const [cleared] = await say(event, [[10, null, 'desk 1', { replaces: first }]]);
  const state = await stateOf(event);
  expect([state?.scores[0], state?.shownIds[0]]).toEqual([null, cleared]);
});

it('cards are read as they were then, of these players alone, and of no round at all', async () => {
  const event = await seedEvent(test.db, test.clubId);
  const [an = '', binh = ''] = event.playerIds;
  const then = new Date('2026-04-25T02:00:00Z');
  const [first = ''] = await say(event, [[10, 5, 'desk 1', { receivedAt: then }]]);
  await say(event, [
    [10, 6, 'desk 1', { replaces: first }],
    [11, 4],
  ]);
  await say(event, [[10, 7]], binh);
  expect((await stateOf(event, undefined, then))?.scores).toEqual(nine({ 0: 5 }));
  expect((await stateOf(event))?.scores).toEqual(nine({ 0: 6, 1: 4 }));
  expect([...(await cardStates(test.db, nineOf(event))).keys()].sort()).toEqual([an, binh].map((id) => cardKey(id, event.roundId)).sort());
  expect([...(await cardStates(test.db, nineOf(event), [binh])).keys()]).toEqual([cardKey(binh, event.roundId)]);
  expect((await cardStates(test.db, [])).size).toBe(0);
});
