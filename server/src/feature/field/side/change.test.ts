import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();

type Asked = { divisionId?: string | null; partners?: (string | undefined)[]; name?: string | null; fromRoundId?: string };
/** Foursomes of golfers off 4, 4, 20 and 20, and two divisions by name: A up to 9, B from 10. */
async function foursomes(given: { assigns?: boolean; rounds?: number } = {}) {
  const players = [40, 40, 200, 200].map((handicapCourse) => ({ handicapCourse, handicapIndex: handicapCourse }));
  const event = await seedEvent(test.db, test.clubId, { players, rounds: given.rounds, settings: { play: 'foursomes' } });
  await test.db.update(tournament).set({ autoAssignToDivisions: given.assigns ?? true });
  const made = [];
  for (const range of [
    { name: 'A', handicapCourseFrom: 0, handicapCourseTo: 9 },
    { name: 'B', handicapCourseFrom: 10, handicapCourseTo: 54 },
  ])
    made.push((await test.ask('manager', 'POST /api/divisions', { tournamentId: event.id, gender: 'a', ...range })).body.id as string);
  const [low = '', high = ''] = made;
  return { event, low, high };
}
const make = async (event: Event, ...sides: (Asked & { partners: (string | undefined)[] })[]) =>
  (await test.ask('manager', `POST ${event.path}/sides`, { sides })).body.items;
/** Changes the only side; answers it. */
async function change(event: Event, wanted: Asked) {
  const [{ id, version }] = (await test.ask('manager', `GET ${event.path}/sides`)).body.items;
  return (await test.ask('manager', `PATCH ${event.path}/sides/${id}`, { ...wanted, version })).body;
}
const divisionsOf = (items: { divisionId: string | null }[]) => items.map(({ divisionId }) => divisionId);

it('a side comes into the division that takes its handicap, where the tournament assigns by itself', async () => {
  const { event, low, high } = await foursomes();
  const [a, b, c, d] = event.playerIds;
  expect(divisionsOf(await make(event, { partners: [a, b] }, { partners: [c, d] }))).toEqual([low, high]);
  const other = await foursomes({ assigns: false });
  expect(divisionsOf(await make(other.event, { partners: other.event.playerIds.slice(0, 2) }))).toEqual([null]);
});

it('with other partners it comes into the division of these, unless somebody chose its division or they play a later round', async () => {
  const { event, low, high } = await foursomes({ rounds: 2 });
  const [a, b, c, d] = event.playerIds;
  await make(event, { partners: [a, b] });
  expect((await change(event, { partners: [c, d], fromRoundId: event.roundIds[1] ?? '' })).divisionId).toBe(low);
  expect((await change(event, { partners: [c, d] })).divisionId).toBe(high);
  expect((await change(event, { partners: [c, d] })).divisionId).toBe(high);
  expect((await change(event, { divisionId: high })).divisionId).toBe(high);
  expect((await change(event, { divisionId: null })).divisionId).toBeNull();
  expect((await change(event, { name: 'Cặp 1' })).divisionId).toBeNull();
});

it('whoever put a side into a division has the last word on it', async () => {
  const { event, high } = await foursomes();
  const [a, b, c, d] = event.playerIds;
  expect(divisionsOf(await make(event, { partners: [c, d], divisionId: high }))).toEqual([high]);
  await test.db
    .update(player)
    .set({ handicapCourse: 40 })
    .where(eq(player.id, c ?? ''));
  expect((await change(event, { partners: [a, b] })).divisionId).toBe(high);
});

it('a division that is not there is refused', async () => {
  const { event } = await foursomes();
  await make(event, { partners: event.playerIds.slice(0, 2) });
  expect((await change(event, { divisionId: event.id })).code).toBe('division-does-not-exist');
});

it('the log says what a side is made of, its name only where it has one, and what of it was changed', async () => {
  const { event } = await foursomes({ assigns: false });
  const [a, b, c, d] = event.playerIds;
  const [unnamed, named] = await make(event, { partners: [a, b] }, { partners: [c, d], name: 'Cặp 2' });
  await test.ask('manager', `PATCH ${event.path}/sides/${named.id}`, { name: null, version: named.version });
  await test.ask('manager', `DELETE ${event.path}/sides/${unnamed.id}`);
  const told = await test.db.select().from(activity).where(eq(activity.subjectType, 'player'));
  const about = (id: string) => told.filter((one) => one.subjectId === id).map(({ kind, before, after }) => ({ kind, before, after }));
  expect(about(unnamed.id)).toEqual(
    expect.arrayContaining([
      { kind: 'created', before: null, after: { playerIds: [a, b] } },
      { kind: 'deleted', before: { name: null, divisionId: null, playerIds: [a, b] }, after: null },
    ]),
  );
  expect(about(named.id)).toEqual(
    expect.arrayContaining([
      { kind: 'created', before: null, after: { name: 'Cặp 2', playerIds: [c, d] } },
      { kind: 'updated', before: { name: 'Cặp 2' }, after: { name: null } },
    ]),
  );
});

it('partners of a later round are logged as those of it; the side keeps its name, and with another name its partners', async () => {
  const { event } = await foursomes({ assigns: false, rounds: 2 });
  const [a, b, c, d] = event.playerIds;
  const [{ id, name }] = await make(event, { partners: [a, b] });
  const fromRoundId = event.roundIds[1] ?? '';
  expect(await change(event, { partners: [c, b], fromRoundId })).toMatchObject({ name, named: false });
  expect(await change(event, { partners: [c, d], fromRoundId })).toMatchObject({ rounds: [{ playerIds: [a, b] }, { playerIds: [c, d] }] });
  expect(await change(event, { name: 'Cặp 1' })).toMatchObject({ named: true, rounds: [{ playerIds: [a, b] }, { playerIds: [c, d] }] });
  const told = await test.db
    .select()
    .from(activity)
    .where(and(eq(activity.subjectId, id), eq(activity.kind, 'updated')));
  expect(told.map(({ before, after }) => ({ before, after }))).toEqual(
    expect.arrayContaining([
      { before: { playerIds: [a, b] }, after: { playerIds: [c, b] } },
      { before: { playerIds: [c, b] }, after: { playerIds: [c, d] } },
      { before: { name: null }, after: { name: 'Cặp 1' } },
    ]),
  );
});

it('as new partners too whoever is in another side, named twice or no golfer of the tournament is refused by their place', async () => {
  const { event } = await foursomes();
  const [a, b, c, d] = event.playerIds;
  await make(event, { partners: [a, b] }, { partners: [c, d] });
  const refused = async (...partners: (string | undefined)[]) => Object.keys((await change(event, { partners })).errors);
  expect([await refused(a, c), await refused(a, a), await refused(event.id, b)]).toEqual([['partners.1'], ['partners.1'], ['partners.0']]);
});

it('partners change from no round of another tournament on, and not where sides play no more', async () => {
  const { event } = await foursomes();
  const [a, b, c, d] = event.playerIds;
  await make(event, { partners: [a, b] });
  expect((await change(event, { partners: [c, d], fromRoundId: event.id })).code).toBe('not-found');
  await test.db.update(tournament).set({ play: 'single' });
  expect((await change(event, { partners: [c, d] })).code).toBe('play-has-no-sides');
});
