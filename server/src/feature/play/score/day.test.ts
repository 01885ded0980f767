import { randomUUID } from 'node:crypto';
import type { DeskDay } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scoreFixture } from '../../../../test/fixture/score.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, seedEvent, stroke as strokeAtDesk, wholeCard } from '../../../../test/kit/event.ts';
import { createMarker, deviceTokenOf } from '../../../../test/kit/marker.ts';
import { card, flight } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { markerDevice } from '../../../db/schema/play/marker.ts';

const test = await testApp();
const { send } = scoreFixture(test);

/** A time of the day in Vietnam. */
const at = (time: string) => new Date(`2026-04-25T${time}:00+07:00`);

/** Flight 1 with four players, flight 2 with two; the first starts at 07:00, the second at 07:10. */
async function morning() {
  const event = await seedEvent(test.db, test.clubId, { players: 6 });
  await test.db.update(flight).set({ teeTime: '07:00' }).where(eq(flight.number, '1'));
  await test.db.update(flight).set({ teeTime: '07:10' }).where(eq(flight.number, '2'));
  return { event, phone: { token: deviceTokenOf((await createMarker(test.db, event.roundId)).deviceId) } };
}

const stroke = (playerId: string, hole: number, time: string) => ({
  ...{ id: randomUUID(), playerId, hole, score: 4, replaces: null },
  enteredAt: at(time).toISOString(),
});

async function dayOf(event: Event): Promise<DeskDay> {
  const { status, body } = await test.ask('reader', `GET ${event.roundPath}/day`);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const flightOf = async (event: Event, number = '1') => (await dayOf(event)).flights.find((one) => one.number === number);

describe('where the flights are', () => {
  it('is told by the strokes of their phones: a hole is behind a flight once all of its players have a score there', async () => {
    const { event, phone } = await morning();
    const players = event.playerIds.slice(0, 4);
    test.setNow(at('07:50'));
    const entries = [...players.map((id) => stroke(id, 1, '07:20')), ...players.slice(0, 3).map((id) => stroke(id, 2, '07:38'))];
    await test.ask(phone, 'POST /api/marker/entries', { entries });
    expect(await flightOf(event)).toMatchObject({
      ...{ state: 'playing', hole: 2, thru: 1, expectedThru: 3, lateMinutes: 20, late: true },
      heardAt: at('07:38').toISOString(),
    });
    expect(await flightOf(event, '2')).toMatchObject({ state: 'unheard', thru: 0, lateMinutes: null, late: false });
  });

  it('waits for nobody with a status', async () => {
    const { event, phone } = await morning();
    test.setNow(at('07:30'));
    const [an = '', ...others] = event.playerIds.slice(0, 4);
    await test.ask(phone, 'POST /api/marker/entries', { entries: others.map((id) => stroke(id, 1, '07:15')) });
    expect((await flightOf(event))?.thru).toBe(0);
    await test.db.update(card).set({ status: 'WD' }).where(eq(card.playerId, an));
    expect((await flightOf(event))?.thru).toBe(1);
  });

  it('is told by cards from the desk too, once all of its players have a score there; when they were on a hole is not', async () => {
    const { event } = await morning();
    test.setNow(at('07:30'));
    const [an = '', ...others] = event.playerIds.slice(0, 4);
    await send(event, wholeCard(an, cardOver()));
    expect((await flightOf(event))?.state).toBe('unheard');
    for (const id of others) await send(event, wholeCard(id, cardOver()).slice(0, 9));
    expect(await flightOf(event)).toMatchObject({ state: 'playing', thru: 9, hole: 10, lateMinutes: null, late: false });
    for (const id of others) await send(event, [strokeAtDesk(id, 0, 90)]);
    expect(await flightOf(event)).toMatchObject({ state: 'finished', thru: 18 });
  });

  it('gets no later while play is suspended', async () => {
    const { event, phone } = await morning();
    test.setNow(at('07:30'));
    await test.ask(phone, 'POST /api/marker/entries', { entries: event.playerIds.slice(0, 4).map((id) => stroke(id, 1, '07:15')) });
    await test.db
      .update(round)
      .set({ suspendedAt: at('07:30') })
      .where(eq(round.id, event.roundId));
    test.setNow(at('09:30'));
    expect(await flightOf(event)).toMatchObject({ lateMinutes: 0, late: false });
  });

  it('does not count a pause once play goes on: neither for flights that were out, nor for one that was to start meanwhile', async () => {
    const { event, phone } = await morning();
    await test.db.update(flight).set({ teeTime: '08:00' }).where(eq(flight.number, '2'));
    const first = event.playerIds.slice(0, 4);
    test.setNow(at('07:30'));
    await test.ask(phone, 'POST /api/marker/entries', { entries: first.map((id) => stroke(id, 1, '07:15')) });
    expect((await test.ask('manager', `POST ${event.roundPath}/suspend`)).status).toBe(200);
    test.setNow(at('09:30'));
    expect((await test.ask('manager', `POST ${event.roundPath}/resume`)).status).toBe(200);
    expect(await flightOf(event)).toMatchObject({ thru: 1, lateMinutes: 0, late: false });
    test.setNow(at('09:35'));
    await test.ask(phone, 'POST /api/marker/entries', { entries: first.map((id) => stroke(id, 2, '09:35')) });
    expect(await flightOf(event)).toMatchObject({ thru: 2, lateMinutes: 5, late: false });
    expect(await flightOf(event, '2')).toMatchObject({ state: 'playing', thru: 0 });
  });
});

it('the cards that got complete at the desk in the last quarter of an hour are told by their time', async () => {
  const { event } = await morning();
  const [an = '', binh = '', chi = ''] = event.playerIds;
  test.setNow(at('13:00'));
  await send(event, wholeCard(an, cardOver()));
  test.setNow(at('13:20'));
  await send(event, wholeCard(binh, cardOver()));
  await send(event, wholeCard(chi, cardOver()).slice(1));
  expect((await dayOf(event)).completedAt).toEqual([at('13:20').toISOString()]);
});

it('strokes that wait for a person are counted, and the phones are told that the flights have, with what each keeps', async () => {
  const { event, phone } = await morning();
  test.setNow(at('07:30'));
  await test.ask(phone, 'GET /api/marker/flight?unsent=3');
  expect(await dayOf(event)).toMatchObject({ held: 1, phones: [{ flight: '1', unsent: 3 }] });
  await test.ask(phone, 'GET /api/marker/flight?unsent=0');
  await test.db.update(markerDevice).set({ usedAt: at('07:30') });
  expect((await dayOf(event)).phones).toMatchObject([{ flight: '1', unsent: 0, heardAt: at('07:30').toISOString() }]);
  await test.db.update(markerDevice).set({ shutOutAt: at('07:31') });
  expect((await dayOf(event)).phones).toEqual([]);
});
