import type { MarkerFlight, MarkerMeasurement, MeasurementFact } from '@fairway/api';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, measurementOf, seedEvent } from '../../../../../test/kit/event.ts';
import { createMarker, deviceTokenOf } from '../../../../../test/kit/marker.ts';
import { card, player } from '../../../../db/schema/field/player.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';

const test = await testApp();

/** Two flights of four men; the first player of the second flight is a woman. */
let event: Event;
let phone: { token: string };
beforeEach(async () => {
  const sideAwards = [
    { kind: 'longest-drive' as const, holes: '7m' },
    { kind: 'nearest-to-the-line' as const, holes: '11' },
  ];
  event = await seedEvent(test.db, test.clubId, { players: Array(8).fill({}), settings: { sideAwards } });
  phone = await newPhone();
});
const newPhone = async () => ({ token: deviceTokenOf((await createMarker(test.db, event.roundId)).deviceId) });

const shot = (nth: number, over: Partial<MarkerMeasurement> = {}): MarkerMeasurement => ({
  ...(measurementOf(event.playerIds[nth] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 24_500 }) as MarkerMeasurement),
  driveCentimetres: null,
  ...over,
});
const send = (measurements: readonly object[], who = phone) => test.ask(who, 'POST /api/marker/measurements', { measurements });
const outcomes = async (measurements: readonly object[], who = phone): Promise<string[]> =>
  (await send(measurements, who)).body.outcomes.map((one: { outcome: string; code: string | null }) => one.code ?? one.outcome);
const historyOf = async (nth: number): Promise<MeasurementFact[]> =>
  (await test.ask('reader', `GET ${event.roundPath}/players/${event.playerIds[nth]}/measurements`)).body.items;
const measured = async (nth: number) => (await historyOf(nth)).map(({ centimetres }) => centimetres);
const waiting = async () => (await test.ask('reader', `GET ${event.roundPath}/held-entries`)).body.items;
const leaders = async () => (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body.sideAwards[0].leaders;
const flightNow = async (): Promise<MarkerFlight> => (await test.ask(phone, 'GET /api/marker/flight')).body;
const decide = async (accept: boolean) => {
  const ids = (await waiting()).map(({ id }: { id: string }) => id);
  return test.ask('manager', `POST ${event.roundPath}/held-entries/decision`, { ids, accept });
};

describe('a shot that a phone measured', () => {
  it('leads at once on the live page, and the staff read from which phone it came', async () => {
    expect(await outcomes([shot(0)])).toEqual(['applied']);
    expect(await leaders()).toEqual([{ playerId: event.playerIds[0], centimetres: 24_500 }]);
    expect(await historyOf(0)).toMatchObject([
      { authorName: 'Flight 1', phone: { flight: '1', browser: 'Safari', system: 'iPhone' }, device: null },
    ]);
  });

  it('is on the phones of the flight with the best of the whole field', async () => {
    await test.ask(
      'reader',
      `POST ${event.roundPath}/measurements`,
      measurementOf(event.playerIds[4] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 26_000 }),
    );
    await outcomes([shot(0)]);
    const { sideAwards, shots, distanceUnit } = await flightNow();
    expect(sideAwards).toEqual([
      {
        ...{ kind: 'longest-drive', hole: 7, gender: 'm', playerIds: expect.arrayContaining(event.playerIds.slice(0, 4)) },
        leader: { centimetres: 26_000, driveCentimetres: null },
      },
      { kind: 'nearest-to-the-line', hole: 11, gender: null, playerIds: expect.any(Array), leader: null },
    ]);
    expect([sideAwards[0]?.playerIds.length, distanceUnit]).toEqual([4, 'meters']);
    expect(shots.map(({ playerId, centimetres }) => [playerId, centimetres])).toEqual([[event.playerIds[0], 24_500]]);
  });

  it('sent twice is kept once; another shot under its id is refused', async () => {
    const given = shot(0);
    expect([await outcomes([given]), await outcomes([given, { ...given, centimetres: 1 }])]).toEqual([
      ['applied'],
      ['repeated', 'entry-id-taken'],
    ]);
    expect(await measured(0)).toEqual([24_500]);
  });

  it('of two phones the later one counts, and the history has both', async () => {
    const other = await newPhone();
    await outcomes([shot(0)]);
    expect(await outcomes([shot(0, { centimetres: 25_100 })], other)).toEqual(['applied']);
    expect([await measured(0), (await leaders())[0].centimetres]).toEqual([[24_500, 25_100], 25_100]);
  });

  it('may be taken back', async () => {
    await outcomes([shot(0), shot(0, { centimetres: null })]);
    expect([await measured(0), (await flightNow()).shots]).toEqual([[24_500, null], []]);
  });

  it('of a phone that is shut out with undo is what it would be without it', async () => {
    const { deviceId } = await createMarker(test.db, event.roundId);
    const stranger = { token: deviceTokenOf(deviceId) };
    await outcomes([shot(0)]);
    await outcomes([shot(0, { centimetres: 30_000 }), shot(1, { centimetres: 29_000 })], stranger);
    await test.ask('manager', `POST ${event.roundPath}/devices/${deviceId}/shut-out`, { undo: true, reason: 'Máy lạ' });
    expect([await measured(0), await measured(1)]).toEqual([
      [24_500, 30_000, 24_500],
      [29_000, null],
    ]);
    expect((await leaders())[0].centimetres).toBe(24_500);
  });

  it.each<[string, Partial<MarkerMeasurement>, string]>([
    ['nothing', { centimetres: 0 }, 'distance-out-of-range'],
    ['less than nothing', { centimetres: -1 }, 'distance-out-of-range'],
    ['1,000 km', { centimetres: 100_000_000 }, 'distance-out-of-range'],
    ['a hole that is not there', { hole: 19 }, 'wrong-hole'],
    ['a hole without that award', { hole: 8 }, 'hole-without-award'],
    ['a player of another tournament', { playerId: crypto.randomUUID() }, 'beyond-flight'],
  ])('that is %s is refused in a sentence, and does not stop the others', async (_, wrong, code) => {
    expect(await outcomes([shot(0, wrong), shot(1)])).toEqual([code, 'applied']);
    expect(await measured(0)).toEqual([]);
  });

  it('on the line is nothing away from it', async () => {
    expect(await outcomes([shot(0, { kind: 'nearest-to-the-line', hole: 11, centimetres: 0 })])).toEqual(['applied']);
  });

  it('in words is a wrong request', async () => {
    expect((await send([{ ...shot(0), centimetres: 'xa lắm' }])).status).toBe(422);
  });

  it('of a woman is refused where the award is for men', async () => {
    await test.db
      .update(player)
      .set({ gender: 'f' })
      .where(eq(player.id, event.playerIds[1] ?? ''));
    expect(await outcomes([shot(1)])).toEqual(['award-hole-for-men']);
  });

  it('is nobody’s to write by the office’s route, or of another flight', async () => {
    const { status, body } = await test.ask(phone, `POST ${event.roundPath}/measurements`, shot(0));
    expect([status, body.message]).toEqual([403, 'Unauthorized.']);
    expect([await outcomes([shot(4)]), await measured(4)]).toEqual([['not-in-flight'], []]);
  });
});

describe('a shot that cannot be applied waits for a person', () => {
  const end: [string, string, () => Promise<unknown>][] = [
    ['the scores are locked', 'tournament-locked', () => test.ask('manager', `POST ${event.path}/lock`, {})],
    ['the tournament is closed', 'marker-link-ended', () => test.db.update(tournament).set({ state: 'closed' })],
    [
      'the player did not start',
      'player-did-not-start',
      () =>
        test.db
          .update(card)
          .set({ status: 'DNS' })
          .where(and(eq(card.playerId, event.playerIds[0] ?? ''), eq(card.roundId, event.roundId))),
    ],
    [
      'the committee measured it',
      'measured-by-desk',
      () =>
        test.ask(
          'reader',
          `POST ${event.roundPath}/measurements`,
          measurementOf(event.playerIds[0] ?? '', { kind: 'longest-drive', hole: 7, centimetres: 24_000 }),
        ),
    ],
  ];
  it.each(end)('when %s', async (_, code, happens) => {
    await happens();
    const before = await measured(0);
    const given = shot(0);
    expect([await outcomes([given]), await outcomes([given])]).toEqual([[code], [code]]);
    expect(await measured(0)).toEqual(before);
    const held = (await waiting()).filter(({ id }: { id: string }) => id === given.id);
    expect(held).toMatchObject([{ hole: 7, cause: code, shot: { kind: 'longest-drive', centimetres: 24_500, shown: before[0] ?? null } }]);
  });

  it('who takes it in as their own, with the phone in the history', async () => {
    await test.ask('manager', `POST ${event.path}/lock`, {});
    await outcomes([shot(0)]);
    await test.ask('manager', `POST ${event.path}/unlock`, {});
    expect((await decide(true)).body).toEqual({ refused: [] });
    expect(await historyOf(0)).toMatchObject([{ centimetres: 24_500, authorName: 'User manager', phone: { flight: '1' } }]);
    expect(await waiting()).toEqual([]);
  });

  it('or lays it aside', async () => {
    await test.ask('manager', `POST ${event.path}/lock`, {});
    await outcomes([shot(0)]);
    await decide(false);
    expect([await waiting(), await measured(0)]).toEqual([[], []]);
  });

  it('and goes on waiting where it cannot be taken in, with the reason', async () => {
    await test.ask('manager', `POST ${event.path}/lock`, {});
    await outcomes([shot(0)]);
    await test.db
      .update(player)
      .set({ gender: 'f' })
      .where(eq(player.id, event.playerIds[0] ?? ''));
    expect((await decide(true)).body.refused).toMatchObject([{ code: 'award-hole-for-men' }]);
    expect(await waiting()).not.toEqual([]);
  });
});
