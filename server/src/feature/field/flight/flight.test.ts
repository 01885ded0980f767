import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { flight } from '../../../db/schema/field/player.ts';

const test = await testApp();
type Card = {
  flight: string | null;
  teeTime: string | null;
  startingHole: number | null;
  startingSide: string | null;
  flightVersion: number | null;
};

const cards = async (event: Event): Promise<Card[]> => {
  const { items } = (await test.ask('reader', `GET ${event.path}/players`)).body;
  const byId = new Map(items.map(({ id, cards: [card] }: { id: string; cards: Card[] }) => [id, card]));
  return event.playerIds.map((id) => byId.get(id) as Card);
};
type Seen = { version: number; cards: Card[] };
const seen = async (event: Event, nth: number): Promise<Seen> => {
  const { items } = (await test.ask('reader', `GET ${event.path}/players`)).body;
  return items.find(({ id }: { id: string }) => id === event.playerIds[nth]);
};
/** Writes what a person wants who saw the player and their flight so. */
const writeSeen = (event: Event, nth: number, { version, cards: [own] }: Seen, card: object) => {
  const path = `${event.path}/players/${event.playerIds[nth]}` as const;
  return test.ask('editor', `PATCH ${path}`, { version, card: { roundId: event.roundId, flightVersion: own?.flightVersion, ...card } });
};
const write = async (event: Event, nth: number, card: object) => writeSeen(event, nth, await seen(event, nth), card);
const remove = (event: Event, nth: number) => test.ask('editor', `DELETE ${event.path}/players/${event.playerIds[nth]}`);
const numbers = async () => (await test.db.select({ number: flight.number }).from(flight)).map(({ number }) => number).sort();

describe('a flight', () => {
  it('starts together: a time or a start that is written for one player is that of all in it', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3 });
    await write(event, 1, { teeTime: '06:40', startingHole: 10, startingSide: 'B' });
    const start = { flight: '1', teeTime: '06:40', startingHole: 10, startingSide: 'B' };
    expect(await cards(event)).toMatchObject([start, start, start]);
  });

  it('gives its time and start to a player who moves into it', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 5 });
    await write(event, 0, { teeTime: '06:30', startingHole: 1 });
    await write(event, 4, { teeTime: '07:10', startingHole: 10 });
    expect((await write(event, 0, { flight: '2' })).status).toBe(200);
    expect((await cards(event))[0]).toMatchObject({ flight: '2', teeTime: '07:10', startingHole: 10 });
    expect((await cards(event))[1]).toMatchObject({ flight: '1', teeTime: '06:30', startingHole: 1 });
  });

  it('is made when its number is first written, whatever its case, and goes away when it is left with a number alone', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await write(event, 0, { flight: '7a' });
    await write(event, 1, { flight: '7A' });
    expect(await numbers()).toEqual(['7a']);
    await write(event, 0, { flight: '8', teeTime: '08:00' });
    await write(event, 0, { flight: '9' });
    expect(await numbers()).toEqual(['7a', '8', '9']);
    await write(event, 0, { flight: null });
    expect(await numbers()).toEqual(['7a', '8']);
  });

  it('is needed for a time and a start: without one they are refused in a sentence', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{ flight: null }, {}] });
    const { status, body } = await write(event, 0, { teeTime: '06:30' });
    expect([status, body.errors]).toEqual([
      422,
      { 'card.teeTime': ['Tee time and starting hole belong to a flight. Give the player a flight first.'] },
    ]);
    const both = await write(event, 0, { flight: '3', teeTime: '06:30' });
    expect(both.body.cards).toMatchObject([{ flight: '3', teeTime: '06:30' }]);
  });

  it('keeps the order of its players; one who joins is the last', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 5 });
    await write(event, 0, { flight: '2' });
    await write(event, 0, { flight: '1' });
    const { cards: sheet } = (await test.ask('reader', `GET ${event.roundPath}/scores`)).body;
    expect(sheet.map(({ playerId }: { playerId: string }) => event.playerIds.indexOf(playerId))).toEqual([1, 2, 3, 0, 4]);
  });

  it('has a side only with a hole: it goes with the hole, and is refused without one', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    const { status, body } = await write(event, 0, { startingSide: 'A' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['card.startingSide']]);
    await write(event, 0, { startingHole: 3, startingSide: 'B' });
    expect((await write(event, 1, { startingHole: null })).status).toBe(200);
    expect((await cards(event))[0]).toMatchObject({ startingHole: null, startingSide: null });
  });

  it('is none when its number is blank', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    expect((await write(event, 0, { flight: '  ' })).body.cards[0].flight).toBeNull();
    expect(await numbers()).toEqual(['1']);
  });
});

describe('two people who change one flight', () => {
  const begin = () => seedEvent(test.db, test.clubId, { players: 5, divisions: ['All'] });

  it('through different players of it do not overwrite each other: the second one gets the newer version', async () => {
    const event = await begin();
    const before = await seen(event, 1);
    await write(event, 0, { teeTime: '06:40' });
    const late = await writeSeen(event, 1, before, { teeTime: '07:00' });
    expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
    expect(late.body.current.cards).toMatchObject([{ teeTime: '06:40', flightVersion: 2 }]);
    expect((await cards(event))[1]).toMatchObject({ teeTime: '06:40' });
    expect((await writeSeen(event, 1, late.body.current, { teeTime: '07:00' })).status).toBe(200);
  });

  it('do not wait for each other over what is a player’s own, nor when they want the same', async () => {
    const event = await begin();
    const before = await seen(event, 1);
    await write(event, 0, { startingHole: 10, startingSide: 'A' });
    expect((await writeSeen(event, 1, before, { bagTag: 'T7', startingHole: 10, startingSide: 'A' })).status).toBe(200);
    expect((await cards(event))[1]).toMatchObject({ startingHole: 10, flightVersion: 2 });
  });

  it('name the flight’s version with its time or start', async () => {
    const event = await begin();
    const { status, body } = await write(event, 0, { teeTime: '06:40', flightVersion: undefined });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['card.flightVersion']]);
  });

  it('overwrite nothing by moving into it: who joins takes its start, or has seen the flight whose start they change', async () => {
    const event = await begin();
    await write(event, 4, { teeTime: '07:10' });
    const { status, body } = await write(event, 0, { flight: '2', teeTime: '06:30', flightVersion: 1 });
    expect([status, body.errors]).toEqual([
      422,
      { 'card.teeTime': ['Flight 2 already has another time or starting hole. Move the player first, then change the time and hole.'] },
    ]);
    expect((await cards(event))[0]).toMatchObject({ flight: '1' });
    const added = await test.ask('editor', `POST ${event.path}/players`, {
      ...{ name: 'Lê Hà', gender: 'f', handicapCourse: 12 },
      card: { roundId: event.roundId, flight: '2', teeTime: '06:30' },
    });
    expect(Object.keys(added.body.errors ?? {})).toEqual(['card.teeTime']);
    expect((await write(event, 0, { flight: '2', startingHole: 1, flightVersion: 1 })).status).toBe(200);
    expect((await write(event, 1, { flight: '2', teeTime: '06:30', flightVersion: 3 })).status).toBe(200);
    expect((await cards(event))[4]).toMatchObject({ flight: '2', teeTime: '06:30', startingHole: 1 });
  });
});

describe('the last player of a flight', () => {
  it('takes it with them when they are deleted or move away, unless somebody typed a time, a hole or a note for it', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{}, { flight: '7' }, { flight: '8' }, { flight: '9' }] });
    await write(event, 3, { teeTime: '07:10' });
    expect((await write(event, 2, { flight: '1' })).status).toBe(200);
    expect((await remove(event, 1)).status).toBe(204);
    expect((await remove(event, 3)).status).toBe(204);
    expect(await numbers()).toEqual(['1', '9']);
  });
});
