import { beforeEach, describe, expect, it } from 'vitest';
import { smallTournamentFile } from '../../../../test/fixture/tournament-file.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { type Event, seedEvent } from '../../../../test/kit/event.ts';
import { formOf } from '../../../../test/kit/world/request.ts';
import { flight } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
let event: Event;
beforeEach(async () => {
  test.setNow(new Date('2026-04-24T00:00:00Z'));
  event = await seedEvent(test.db, test.clubId, { settings: { regulations: 'Điều 1. Net.\nĐiều 2. Gross.' } });
});

const read = async () => (await test.ask('reader', `GET ${event.path}/regulations` as 'GET /')).body;
const readPublic = async () => (await test.ask(null, `GET /api/live/tournaments/${event.id}/regulations`)).body;
const change = async (fields: object) => {
  const { version } = (await test.ask('manager', `GET ${event.path}` as 'GET /')).body;
  return test.ask('manager', `PATCH ${event.path}` as 'PATCH /', { version, ...fields });
};
const teeOff = (teeTime: string, number = 'T1') => test.db.insert(flight).values({ roundId: event.roundId, number, teeTime });

describe('regulations', () => {
  it('written as plain lines are read as paragraphs', async () => {
    const { body } = await test.ask('reader', `GET ${event.path}` as 'GET /');
    expect(body.regulations).toBe('<p>Điều 1. Net.</p><p>Điều 2. Gross.</p>');
  });

  it('are kept, read and shown to the public without what could run', async () => {
    const { body } = await change({
      regulations: '<p onclick="x()">Điều 1</p><script>x()</script>',
      regulationsEnglish: '<svg onload=x()>',
    });
    expect([body.regulations, body.regulationsEnglish]).toEqual(['<p>Điều 1</p>', null]);
    await test.db.update(tournament).set({ regulations: '<p>Điều 2</p><img src=x onerror=x()>' });
    expect((await test.ask('reader', `GET ${event.path}` as 'GET /')).body.regulations).toBe('<p>Điều 2</p>');
    await test.ask('manager', `PATCH ${event.path}` as 'PATCH /', { version: body.version, location: 'Hòa Bình' });
    expect((await readPublic()).regulations).toBe('<p>Điều 2</p>');
  });

  it('of a file come in without what could run', async () => {
    const file = smallTournamentFile();
    const tricks = { regulations: '<p>Điều 1</p><script>x()</script>', regulationsEnglish: null };
    const versions = [{ ...tricks, replacedAt: '2026-04-25T00:30:00.000Z' }];
    const sent = { ...file, tournament: { ...file.tournament, ...tricks }, regulationVersions: versions };
    const { body } = await test.ask(
      'manager',
      `POST /api/clubs/${test.clubId}/tournaments/file`,
      ...formOf(Buffer.from(JSON.stringify(sent))),
    );
    expect(body.tournament.regulations).toBe('<p>Điều 1</p>');
    const own = (await test.ask('manager', `GET /api/tournaments/${body.tournament.id}/file`)).body;
    expect(JSON.parse(own).regulationVersions).toEqual([{ ...versions[0], regulations: '<p>Điều 1</p>' }]);
  });
});

describe('what the players started under', () => {
  it.each([
    [
      'the first flight of the first round',
      async () => void (await Promise.all([teeOff('07:10', 'T2'), teeOff('06:30')])),
      '2026-04-24T23:30:00.000Z',
    ],
    ['the hour of the tournament, without flights', async () => void (await change({ time: '08:00' })), '2026-04-25T01:00:00.000Z'],
    ['nothing, without any time', async () => undefined, null],
  ])('begins with %s', async (_, set, startsAt) => {
    await set();
    expect((await read()).startsAt).toBe(startsAt);
  });

  it('is what stood at the first tee time; changes before it leave no trace', async () => {
    await teeOff('06:30');
    await change({ regulations: '<p>Bản 1</p>', regulationsEnglish: '<p>First</p>' });
    test.setNow(new Date('2026-04-24T23:29:59Z'));
    await change({ regulations: '<p>Bản 2</p>' });
    test.setNow(new Date('2026-04-25T00:00:00Z'));
    await change({ location: 'Hòa Bình' });
    expect([(await read()).versions, (await readPublic()).changed]).toEqual([[], null]);

    test.setNow(new Date('2026-04-25T01:00:00Z'));
    await change({ regulations: '<p>Bản 3</p>' });
    test.setNow(new Date('2026-04-25T02:00:00Z'));
    await change({ regulationsEnglish: '<p>Third</p>' });
    expect((await read()).versions).toEqual([
      { regulations: '<p>Bản 2</p>', regulationsEnglish: '<p>First</p>', replacedAt: '2026-04-25T01:00:00.000Z' },
      { regulations: '<p>Bản 3</p>', regulationsEnglish: '<p>First</p>', replacedAt: '2026-04-25T02:00:00.000Z' },
    ]);
    expect(await readPublic()).toMatchObject({
      regulations: '<p>Bản 3</p>',
      regulationsEnglish: '<p>Third</p>',
      changed: { at: '2026-04-25T02:00:00.000Z', started: { regulations: '<p>Bản 2</p>', regulationsEnglish: '<p>First</p>' } },
    });
  });

  it('is not replaced by the same text, nor by one that a stale version brings', async () => {
    await teeOff('06:30');
    test.setNow(new Date('2026-04-25T01:00:00Z'));
    await change({ regulations: 'Điều 1. Net.\nĐiều 2. Gross.' });
    await change({ location: 'Hòa Bình' });
    const stale = await test.ask('manager', `PATCH ${event.path}` as 'PATCH /', { version: 1, regulations: '<p>Khác</p>' });
    expect([stale.status, (await read()).versions]).toEqual([409, []]);
  });
});
