import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, seedEvent, wholeCard } from '../../../../test/kit/event.ts';

const test = await testApp();
type Given = NonNullable<Parameters<typeof seedEvent>[2]>;

/** Three scratch players of one division: the first two under par with two holes left blank at the end, one one under, one in par. */
async function played(settings: Given['settings'], rounds = 1): Promise<Event> {
  const event = await seedEvent(test.db, test.clubId, {
    players: Array(3).fill({ handicapCourse: 0 }),
    divisions: ['A'],
    rounds,
    settings,
  });
  const cards = [cardOver({ 1: -2 }).slice(0, 16), cardOver({ 1: -1 }), cardOver()];
  const entries = cards.flatMap((scores, nth) => wholeCard(event.playerIds[nth] ?? '', scores));
  await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
  return event;
}
const finish = async (event: Event) => expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).status).toBe(200);
type Line = { playerId: string; points: number };
const lines = async (event: Event): Promise<Line[]> => (await test.ask('reader', `GET ${event.path}/leaderboard`)).body.lines;
const order = async (event: Event) => (await lines(event)).map(({ playerId }) => event.playerIds.indexOf(playerId));
const first = async (event: Event) => (await lines(event)).find(({ playerId }) => playerId === event.playerIds[0]);

describe('a hole left blank in Stableford', () => {
  const settings: Given['settings'] = { format: 'stableford', awards: [{ kind: 'division', main: true }] };

  it('is still to be played while its round is not finished', async () => {
    const event = await played(settings);
    expect(await order(event)).toEqual([0, 1, 2]);
    expect(await first(event)).toMatchObject({ thru: 16, complete: false, points: 34 });
  });

  it('has no points once it is finished: on the board, for the awards and in the explanation', async () => {
    const event = await played(settings);
    await finish(event);
    expect(await order(event)).toEqual([1, 2, 0]);
    expect(await first(event)).toMatchObject({ thru: 18, complete: true, points: 34, places: { points: { position: 3, tied: false } } });
    const { items } = (await test.ask('reader', `GET ${event.path}/winners`)).body;
    expect(items.map(({ winner }: { winner: Line }) => event.playerIds.indexOf(winner.playerId))).toEqual([1, 2, 0]);
    const explained = await test.ask('reader', `GET ${event.path}/leaderboard/${event.playerIds[0]}?basis=points`);
    expect(explained.body).toMatchObject({ position: 3 });
  });

  it('is still to be played when the round is opened again', async () => {
    const event = await played(settings);
    await finish(event);
    await test.ask('manager', `POST ${event.roundPath}/reopen`);
    expect(await first(event)).toMatchObject({ thru: 16, complete: false });
  });

  it('has no points in the first round although the second is still to be played', async () => {
    const event = await played(settings, 2);
    await finish(event);
    expect(await order(event)).toEqual([1, 2, 0]);
    expect(await first(event)).toMatchObject({ thru: 0, holesPlayed: 18, complete: false });
  });

  it('stays blank for a player who is out: the board says how many holes they played', async () => {
    const event = await played(settings);
    const [id = ''] = event.playerIds;
    const card = { roundId: event.roundId, status: 'WD' };
    expect((await test.ask('editor', `PATCH ${event.path}/players/${id}`, { version: 1, card })).status).toBe(200);
    await finish(event);
    expect(await first(event)).toMatchObject({ status: 'WD', thru: 16, grossToPar: -2, points: 34, complete: false });
  });
});

it('a hole left blank in stroke play holds the round up', async () => {
  const event = await played({ format: 'stroke-play-gross', awards: [{ kind: 'best-gross', main: true }] });
  expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).body).toMatchObject({ code: 'score-for-every-player' });
});

it('a player without any score holds the round up in every format', async () => {
  const event = await seedEvent(test.db, test.clubId, { players: 3, settings: { format: 'stableford' } });
  for (const id of event.playerIds.slice(1))
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: wholeCard(id, cardOver()) });
  expect((await test.ask('manager', `POST ${event.roundPath}/finish`)).body).toMatchObject({ code: 'score-for-every-player' });
});
