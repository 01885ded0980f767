import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type EntryBody, type Event, nameOf, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { createMarker } from '../../../../test/kit/marker.ts';
import { card, flight } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { markerDevice } from '../../../db/schema/play/marker.ts';

const test = await testApp();
const today = async () => (await test.ask('reader', 'GET /api/today')).body.items;
const eventOf = async ({ id }: Event) => (await today()).find(({ tournamentId }: { tournamentId: string }) => tournamentId === id);
const send = (event: Event, entries: EntryBody[]) => test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
/** The day of the events at the club, which is seven hours ahead. */
const MORNING = new Date('2026-04-24T23:30:00Z');

describe('the day', () => {
  it('has the tournaments of today by their club’s own calendar, and those under way, but none of another day', async () => {
    test.setNow(MORNING);
    const ofToday = await seedEvent(test.db, test.clubId);
    expect(await eventOf(ofToday)).toMatchObject({ state: 'open', round: 1, finished: false });
    test.setNow(new Date('2026-04-25T17:30:00Z'));
    expect(await eventOf(ofToday)).toBeUndefined();
    await send(ofToday, [stroke(ofToday.playerIds[0] ?? '', 1, 4)]);
    expect(await eventOf(ofToday)).toMatchObject({ name: 'Giải mùa xuân' });
  });

  it('has those of every club of the site, with the club’s name, and of no other site', async () => {
    test.setNow(MORNING);
    await seedEvent(test.db, test.clubId);
    await seedEvent(test.db, test.otherClubId);
    await seedEvent(test.db, test.strangersClubId);
    expect((await today()).map(({ clubName }: { clubName: string }) => clubName).sort()).toEqual(['Marsh', 'Phoenix']);
  });

  it('counts what needs a person: cards that lack a score, holes that differ, and ties once every round is finished', async () => {
    test.setNow(MORNING);
    const awards = [{ kind: 'best-gross' as const, main: true }];
    const event = await seedEvent(test.db, test.clubId, { players: 3, settings: { awards, tiebreak: 'shared' } });
    const [an, binh, chi] = event.playerIds as [string, string, string];
    await send(event, [...wholeCard(an, cardOver({})), stroke(binh, 1, 4)]);
    await send(event, [stroke(binh, 1, 5)]);
    expect(await eventOf(event)).toMatchObject({ cards: 3, missingCards: 2, disputedHoles: 1, openTies: 0 });
    await test.ask('editor', `POST ${event.roundPath}/settle`, {
      id: crypto.randomUUID(),
      playerId: binh,
      hole: 1,
      score: 4,
      reason: `Thẻ giấy của ${nameOf(1)}`,
    });
    const rest = [binh, chi].flatMap((playerId) => wholeCard(playerId, cardOver({})).filter(({ hole }) => playerId !== binh || hole > 1));
    await send(event, rest);
    expect(await eventOf(event)).toMatchObject({ missingCards: 0, disputedHoles: 0, openTies: 0, finished: false });
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    expect(await eventOf(event)).toMatchObject({ finished: true, openTies: 1, prizes: { all: 1, ready: 0, published: false } });
  });

  it('says how many holes are in of those that are waited for: 18 for each player without a status, none that was cleared', async () => {
    test.setNow(MORNING);
    const event = await seedEvent(test.db, test.clubId, { players: 3 });
    const [an, binh, chi] = event.playerIds as [string, string, string];
    const first = stroke(binh, 1, 4);
    await send(event, [...wholeCard(an, cardOver({})), first, stroke(chi, 1, 5)]);
    await send(event, [{ ...stroke(binh, 1, null), replaces: first.id }]);
    expect(await eventOf(event)).toMatchObject({ playedToday: true, phase: 'playing', holes: { scored: 19, expected: 54 } });
    await test.ask('editor', `PATCH ${event.path}/players/${chi}`, { version: 1, card: { roundId: event.roundId, status: 'WD' } });
    expect((await eventOf(event)).holes).toEqual({ scored: 18, expected: 36 });
    await send(event, [stroke(binh, 0, 90)]);
    expect((await eventOf(event)).holes).toEqual({ scored: 36, expected: 36 });
  });

  it('tells a card that lacks a score although another of its flight is complete from those still on the course', async () => {
    test.setNow(MORNING);
    const event = await seedEvent(test.db, test.clubId, { players: 6 });
    expect(await eventOf(event)).toMatchObject({ missingCards: 6, overdueCards: 0 });
    const [an, binh, chi] = event.playerIds as [string, string, string];
    await send(
      event,
      [an, binh, chi].flatMap((playerId) => wholeCard(playerId, cardOver({}))),
    );
    expect(await eventOf(event)).toMatchObject({ missingCards: 3, overdueCards: 1 });
  });

  it('counts silent phones of flights that should be on the course, until the flight is in or another phone of it is heard', async () => {
    test.setNow(MORNING);
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    await test.db
      .update(markerDevice)
      .set({ usedAt: MORNING })
      .where(eq(markerDevice.id, (await createMarker(test.db, event.roundId)).deviceId));
    const later = new Date(MORNING.getTime() + 10 * 60_000);
    test.setNow(later);
    const silent = async () => (await eventOf(event)).silentPhones;
    const teeTime = (time: string | null) => test.db.update(flight).set({ teeTime: time }).where(eq(flight.roundId, event.roundId));
    expect(await silent()).toBe(0);
    const [first, ...rest] = event.playerIds.flatMap((playerId) => wholeCard(playerId, cardOver({}))) as [EntryBody, ...EntryBody[]];
    await send(event, [first]);
    expect(await silent()).toBe(1);
    await teeTime('07:00');
    expect(await silent()).toBe(0);
    await teeTime('06:00');
    expect(await silent()).toBe(1);
    const { deviceId } = await createMarker(test.db, event.roundId);
    await test.db.update(markerDevice).set({ usedAt: later }).where(eq(markerDevice.id, deviceId));
    expect(await silent()).toBe(0);
    await test.db.delete(markerDevice).where(eq(markerDevice.id, deviceId));
    await send(event, rest);
    expect(await silent()).toBe(0);
    await send(event, [{ ...stroke(first.playerId, 1, null), replaces: first.id }]);
    expect(await silent()).toBe(1);
  });

  it('says how far away the round under way is: the second of a tournament may be of a coming day', async () => {
    test.setNow(new Date('2026-04-26T00:00:00Z'));
    const event = await seedEvent(test.db, test.clubId, { players: 1, rounds: 2 });
    await test.db
      .update(round)
      .set({ date: '2026-05-02' })
      .where(and(eq(round.tournamentId, event.id), eq(round.number, 2)));
    await send(event, wholeCard(event.playerIds[0] ?? '', cardOver({})));
    expect(await eventOf(event)).toMatchObject({ round: 1, date: '2026-04-25', daysAhead: -1, playedToday: false });
    await test.db.update(round).set({ finishedAt: MORNING }).where(eq(round.id, event.roundId));
    expect(await eventOf(event)).toMatchObject({ round: 2, date: '2026-05-02', daysAhead: 6, playedToday: false });
  });

  it('says of what comes how far away it is and what it still lacks, and of an empty day what was last', async () => {
    test.setNow(new Date('2026-04-23T23:30:00Z'));
    const event = await seedEvent(test.db, test.clubId, { players: 6, divisions: ['All'] });
    await test.db
      .update(card)
      .set({ flightId: null })
      .where(eq(card.playerId, event.playerIds[0] ?? ''));
    const { items, next, last } = (await test.ask('reader', 'GET /api/today')).body;
    expect([items, last]).toEqual([[], null]);
    expect(next).toMatchObject([{ id: event.id, daysAhead: 1, preparation: { divisions: 1, flights: 2, unplaced: 1, uncoded: 2 } }]);
    test.setNow(new Date('2026-05-01T00:00:00Z'));
    expect((await test.ask('reader', 'GET /api/today')).body).toMatchObject({ items: [], next: [], last: { id: event.id } });
  });
});
