import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { cardOver, type EntryBody, type Event, nameOf, seedEvent, stroke, wholeCard } from '../../../test/kit/event.ts';

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
    expect(await eventOf(event)).toMatchObject({ finished: true, openTies: 1 });
  });
});
