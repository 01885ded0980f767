import { describe, expect, it } from 'vitest';
import { until } from '../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { sayOfMatch, seedCup } from '../../../../test/kit/cup.ts';
import { cardOver, type EntryBody, type Event, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { findBoards } from './find-boards.ts';

const test = await testApp();

const send = (event: Event, entries: EntryBody[], nth = 0) =>
  test.ask('reader', `POST ${event.path}/rounds/${event.roundIds[nth]}/entries`, { entries });
const board = async (event: Event) => (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
/** When the list was read last: it may be a second or two old. */
let listedAt = Date.now();
const listed = async (event: Event) => {
  listedAt += 2000;
  test.setNow(new Date(listedAt));
  return (await test.ask(null, 'GET /api/live/tournaments')).body.items.find(({ id }: { id: string }) => id === event.id);
};
const playRound = (event: Event, nth = 0) =>
  send(
    event,
    event.playerIds.flatMap((playerId) => wholeCard(playerId, cardOver({}))),
    nth,
  );
const finish = (event: Event, nth = 0) => test.ask('manager', `POST ${event.path}/rounds/${event.roundIds[nth]}/finish`);

describe('what the public reads of the state', () => {
  const phases = async (event: Event) => [(await listed(event)).phase, (await board(event)).phase];

  it('is by the facts, not the date: upcoming until the first score, under way until its rounds are finished, then finished', async () => {
    for (const date of ['2020-01-01', '2099-12-31']) {
      const event = await seedEvent(test.db, test.clubId, { settings: { date }, players: 2, rounds: 2 });
      expect(await phases(event)).toEqual(['upcoming', 'upcoming']);
      await send(event, [stroke(event.playerIds[0] ?? '', 1, 4)]);
      // the board hears of a score by a notice of the database, a moment after its answer
      await until(async () => expect(await phases(event)).toEqual(['playing', 'playing']));
      await playRound(event);
      await finish(event);
      expect(await phases(event)).toEqual(['playing', 'playing']);
      await playRound(event, 1);
      await finish(event, 1);
      expect(await phases(event)).toEqual(['ended', 'ended']);
      await test.ask('manager', `POST ${event.path}/close`);
      expect(await phases(event)).toEqual(['ended', 'ended']);
    }
  });
});

it('a tournament of matches is under way once one of them has begun, also without a stroke', async () => {
  const cup = await seedCup(test);
  expect((await board(cup.event)).phase).toBe('upcoming');
  await sayOfMatch(test, cup, cup.matches[1], { kind: 'result', winner: 0, score: { up: 3, left: 2 } });
  await until(async () => expect((await board(cup.event)).phase).toBe('playing'));
});

it('of matches the public reads the teams, and no match, while anything is hidden', async () => {
  const { event } = await seedCup(test, { hiddenHoles: 3 });
  const found = await findBoards(test.db, event.id);
  expect(found?.board.matches?.items).toHaveLength(1);
  expect(found?.public?.matches).toMatchObject({ teams: [{ name: 'Bạch Hạc' }, { name: 'Lam Sơn' }], items: [] });
});

describe('the board of a day handicap', () => {
  const settings = { calculateHandicapDay: 'system-36' as const };

  it('opens on gross until the round is over, then on net', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: 2 });
    expect((await board(event)).bases).toEqual(['gross', 'net']);
    await playRound(event);
    expect((await board(event)).bases).toEqual(['gross', 'net']);
    await finish(event);
    expect((await board(event)).bases).toEqual(['net', 'gross']);
  });

  it('lists those in play below those with a net, by gross to par', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings, players: 3 });
    const [done, behind, ahead] = event.playerIds as [string, string, string];
    await send(event, [...wholeCard(done, cardOver({ 1: 3, 2: 3, 3: 3 })), stroke(behind, 1, 6), stroke(ahead, 1, 3)]);
    const { lines } = await board(event);
    const waiting = lines.filter(({ places }: { places: { net: unknown } }) => places.net === null);
    expect(waiting.map(({ playerId }: { playerId: string }) => playerId)).toEqual([ahead, behind]);
  });
});
