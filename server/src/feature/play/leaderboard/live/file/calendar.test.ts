import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../../../test/kit/app.ts';
import { moveFlight, seedEvent } from '../../../../../../test/kit/event.ts';
import { club } from '../../../../../db/schema/account/club.ts';

const HOME = 'https://golf.example.com/golf';
const test = await testApp({ PUBLIC_URL: HOME });

/** The fields of the first entry, as a calendar reads them. */
async function entryOf(path: string): Promise<Record<string, string>> {
  const { status, body, headers } = await test.ask(null, `GET /${path}`, undefined, { 'accept-language': 'vi' });
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
  const [, entry = ''] = /BEGIN:VEVENT\r\n(.*?)END:VEVENT/s.exec(body.replaceAll('\r\n ', '')) ?? [];
  return Object.fromEntries(
    entry
      .trim()
      .split('\r\n')
      .map((line: string) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('the calendar of a flight', () => {
  it('is at the club’s own time, and the file after a move moves the entry of the one before', async () => {
    await test.db.update(club).set({ timeZone: 'Asia/Tokyo' }).where(eq(club.id, test.clubId));
    const event = await seedEvent(test.db, test.clubId, { players: [{ initials: true }, {}] });
    await moveFlight(test.ask, event, '1', { teeTime: '07:12', startingHole: 4, startingSide: 'A' });
    const path = `api/live/tournaments/${event.id}/calendar.ics?flight=1`;
    const first = await entryOf(path);
    expect(first).toMatchObject({
      DTSTART: '20260424T221200Z',
      DTEND: '20260425T024200Z',
      SUMMARY: 'Flight 1 · Giải mùa xuân',
      LOCATION: 'Champion',
      DESCRIPTION: '07:12\\, hố 4A\\nN.A.\\nNguyễn Bình',
      URL: `${HOME}/tournaments/${event.id}/live/start-list?flight=1`,
    });
    await moveFlight(test.ask, event, '1', { teeTime: '07:40' });
    const moved = await entryOf(path);
    expect([moved.UID, moved.DTSTART]).toEqual([first.UID, '20260424T224000Z']);
    expect(Number(moved.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE));
  });

  it('of a player is that of the flight they are in; a flight without a time stands for the day', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 5 });
    const entry = await entryOf(`api/live/tournaments/${event.id}/calendar.ics?player=${event.playerIds[4]}`);
    expect(entry).toMatchObject({
      SUMMARY: 'Flight 2 · Giải mùa xuân',
      'DTSTART;VALUE=DATE': '20260425',
      'DTEND;VALUE=DATE': '20260426',
    });
    expect(entry.UID).toContain(event.playerIds[4]);
  });

  it('is there only for a public tournament and a flight of it', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const hidden = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    for (const path of [`${hidden.id}/calendar.ics?flight=1`, `${event.id}/calendar.ics?flight=9`, `${event.id}/calendar.ics`])
      expect([path, (await test.ask(null, `GET /api/live/tournaments/${path}`)).status]).toEqual([path, 404]);
    const { status } = await test.ask(null, `GET /api/live/tournaments/${event.id}/calendar.ics?player=${randomUUID()}`);
    expect(status).toBe(404);
  });
});

it('the calendar of a club has its public tournaments, each on its days', async () => {
  await seedEvent(test.db, test.clubId, { settings: { name: 'Giải kín', public: false } });
  await seedEvent(test.db, test.otherClubId, { settings: { name: 'Của người khác' } });
  const { id } = await seedEvent(test.db, test.clubId, { settings: { lastDate: '2026-04-26', time: '06:30', location: 'Đà Lạt' } });
  const path = `api/live/calendar.ics?club=${test.clubId}`;
  expect(await entryOf(path)).toMatchObject({
    UID: `${id}@fairway`,
    'DTSTART;VALUE=DATE': '20260425',
    'DTEND;VALUE=DATE': '20260427',
    SUMMARY: 'Giải mùa xuân',
    LOCATION: 'Đà Lạt',
    DESCRIPTION: `Phoenix\\nPhát bóng lúc 06:30\\n${HOME}/tournaments/${id}/live`,
  });
  const { body } = await test.ask(null, `GET /${path}`);
  expect(body).not.toMatch(/Giải kín|Của người khác/);
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
