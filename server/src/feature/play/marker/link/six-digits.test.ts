import { tournamentCode } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { activity } from '../../../../db/schema/account/activity.ts';
import { loginAttempt } from '../../../../db/schema/account/site.ts';
import { flight } from '../../../../db/schema/field/player.ts';
import { round, tournament } from '../../../../db/schema/field/tournament.ts';
import { markerDevice, markerLink } from '../../../../db/schema/play/marker.ts';
import { WRONG_CODES } from './six-digits.ts';

const test = await testApp();
const MORNING = new Date('2026-04-25T00:30:00Z');
const WI_FI = '203.0.113.7';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';

let event: Event;
beforeEach(async () => {
  event = await seedToday(test.clubId);
  test.setNow(MORNING);
});

/** Two flights of four, of which the first starts at 07:00 of 25 April 2026 in Vietnam. */
async function seedToday(clubId: string): Promise<Event> {
  const made = await seedEvent(test.db, clubId, { players: Array(8).fill({}) });
  await test.db.update(round).set({ date: '2026-04-25' });
  await test.db.update(flight).set({ teeTime: '07:00' });
  return made;
}

type Made = { id: string; url: string; code: string };
async function makeLink(given: object = {}, of = event, who: 'editor' | 'stranger' = 'editor', nth = 0): Promise<Made> {
  const flights = await test.db.select().from(flight).where(eq(flight.roundId, of.roundId)).orderBy(flight.number);
  const { body } = await test.ask(who, `POST ${of.roundPath}/links`, { flightIds: [flights[nth]?.id], ...given });
  return body.items[0];
}
type Typed = { of?: Event; number?: string; from?: string; known?: string };
async function type(code: string, { of = event, number = '1', from = WI_FI, known }: Typed = {}) {
  const payload = { tournament: tournamentCode(of.id), flight: number, code, ...(known && { known }) };
  const answer = await test.app.inject({
    ...{ method: 'POST', url: '/api/marker/devices', remoteAddress: from, payload, headers: { 'user-agent': SAFARI } },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
/** What became of the right digits. */
const told = ({ status, body }: Awaited<ReturnType<typeof type>>) => (status === 200 ? (body.flight === null ? 'waits' : 'in') : body.code);
const scan = (url: string, known?: string) =>
  test.ask(null, 'POST /api/marker/devices', { link: url.split('#')[1], ...(known && { known }) });
const linksOf = async () => (await test.ask('reader', `GET ${event.roundPath}/links`)).body.items[0].links;
const letIn = (deviceId: string) => test.ask('editor', `POST ${event.roundPath}/devices/${deviceId}/let-in`);
const exhaust = () => test.db.update(markerLink).set({ wrongCodes: WRONG_CODES.code });
const read = (token: string) => test.ask({ token }, 'GET /api/marker/flight');
const version = async () => (await test.db.select().from(tournament).where(eq(tournament.id, event.id)))[0]?.boardVersion ?? 0;

describe('the six digits beside the QR code', () => {
  it('let a phone in with the number of its flight, of its tournament', async () => {
    const { code } = await makeLink({}, event, 'editor', 1);
    const { status, body } = await type(code, { number: '2' });
    expect([status, body.flight.flight.number]).toEqual([200, '2']);
  });

  it('let a phone in also where an input method made a letter of the number', async () => {
    const { code } = await makeLink({}, event, 'editor', 1);
    await test.db.update(markerLink).set({ flightNumber: 'A1' });
    expect(told(await type(code, { number: 'á' }))).toBe('in');
  });

  it('of a code that was made anew let the phone in as the same device', async () => {
    const { token } = (await scan((await makeLink()).url)).body;
    const { code } = await makeLink({ replace: true });
    const { status, body } = await type(code, { known: token });
    expect([status, body.token, (await test.db.select().from(markerDevice)).length]).toEqual([200, token, 1]);
  });

  it('are wrong with the number of another flight, or for another tournament', async () => {
    const { code } = await makeLink({}, event, 'editor', 1);
    await makeLink();
    const other = await seedToday(test.clubId);
    expect([told(await type(code)), told(await type(code, { of: other, number: '2' }))]).toEqual([
      'marker-code-wrong',
      'marker-code-wrong',
    ]);
  });

  it('that are right before their hour say when that is', async () => {
    const { code } = await makeLink();
    test.setNow(new Date('2026-04-24T11:59:00Z'));
    const { status, body } = await type(code);
    expect([status, body.code, body.opens]).toEqual([422, 'marker-link-early', { date: '2026-04-24', time: '19:00' }]);
  });

  it('of a page from before tournaments were asked for are answered with what to do', async () => {
    const { code } = await makeLink();
    const { status, body } = await test.ask(null, 'POST /api/marker/devices', { flight: '1', code });
    expect([status, Object.values(body.errors)[0]]).toEqual([422, ['This page is out of date. Please reload it and type the code again.']]);
  });
});

describe('wrong digits', () => {
  it('for a tournament or a flight that somebody has made up leave nothing in the database', async () => {
    const { code } = await makeLink();
    const answers = [await type(code, { number: '77' }), await type(code, { of: { ...event, id: crypto.randomUUID() } })];
    expect(answers.map(told)).toEqual(['marker-code-wrong', 'marker-code-wrong']);
    expect(await test.db.$count(loginAttempt)).toBe(0);
  });

  it('for a code, however often and from wherever, have right ones wait for the desk, and leave the QR code open', async () => {
    const { code, url } = await makeLink();
    await test.db.update(markerLink).set({ wrongCodes: WRONG_CODES.code - 1 });
    expect(told(await type(code, { from: '198.51.100.1' }))).toBe('in');
    await type(wrongOf(code), { from: '198.51.100.2' });
    expect([(await linksOf())[0].codeGuarded, told(await type(code, { from: '198.51.100.3' }))]).toEqual([true, 'waits']);
    expect((await scan(url)).body.flight.flight.number).toBe('1');
  });

  it.each([
    ['a Wi-Fi where forty caddies were wrong five times each', WI_FI, WI_FI, WRONG_CODES.address],
    ['an IPv6 network, whatever the address in it', '2001:db8::1', '2001:db8::2', WRONG_CODES.address],
    ['the /24 around it', '203.0.113.8', WI_FI, WRONG_CODES.around],
  ])('from %s let right ones in, and one more has them wait', async (_, guesser, from, most) => {
    const { code } = await makeLink();
    await type(wrongOf(code), { from: guesser });
    await test.db.update(loginAttempt).set({ failures: most - 1 });
    expect(told(await type(code, { from }))).toBe('in');
    await type(wrongOf(code), { from: guesser });
    expect(told(await type(code, { from }))).toBe('waits');
    test.setNow(new Date(MORNING.getTime() + 25 * 3_600_000));
    await test.db.update(round).set({ date: '2026-04-26' });
    expect(told(await type(code, { from }))).toBe('in');
  });

  it('of one club touch no other, though both have a flight of this number behind one address', async () => {
    const theirs = await seedToday(test.strangersClubId);
    const { code } = await makeLink({}, theirs, 'stranger');
    const own = await makeLink();
    await type(wrongOf(own.code));
    await test.db.update(loginAttempt).set({ failures: 10_000 });
    await test.db.update(markerLink).set({ wrongCodes: 10_000 }).where(eq(markerLink.roundId, event.roundId));
    expect([told(await type(own.code)), told(await type(code, { of: theirs }))]).toEqual(['waits', 'in']);
    expect((await test.db.select().from(markerLink).where(eq(markerLink.roundId, theirs.roundId)))[0]?.wrongCodes).toBe(0);
  });
});

describe('a phone that waits to be let in', () => {
  async function waiting(): Promise<{ token: string; id: string; url: string; code: string }> {
    const { url, code } = await makeLink();
    await exhaust();
    const { token } = (await type(code)).body;
    const id = (await linksOf())[0].devices.at(-1).id;
    return { token, id, url, code };
  }

  it('is told to the desk at once, and goes on by one click there; until then it reads and sends nothing', async () => {
    const before = await version();
    const { token, id } = await waiting();
    expect([await version(), (await linksOf())[0].devices]).toEqual([
      before + 1,
      [expect.objectContaining({ browser: 'Safari', system: 'iPhone', waitingSince: MORNING.toISOString() })],
    ]);
    expect((await read(token)).body.code).toBe('phone-waits');
    const { device: _, ...one } = stroke(event.playerIds[0] ?? '', 1, 4);
    const send = () => test.ask({ token }, 'POST /api/marker/entries', { entries: [one] });
    const refused = await send();
    expect([refused.status, refused.body.code]).toEqual([401, 'phone-waits']);
    expect((await letIn(id)).status).toBe(204);
    expect([(await read(token)).body.flight.number, (await send()).body.outcomes[0].outcome]).toEqual(['1', 'applied']);
    const kinds = (await test.db.select().from(activity)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['asked-in', 'let-in']));
  });

  it('that types the digits again waits as the same phone, and comes in at once by the QR code', async () => {
    const { token, url, code } = await waiting();
    const again = await type(code, { known: token });
    expect([again.body, (await linksOf())[0].devices.length]).toEqual([{ token, flight: null }, 1]);
    const scanned = (await scan(url, token)).body;
    expect([scanned.flight.flight.number, (await read(scanned.token)).status]).toEqual(['1', 200]);
  });

  it('that the desk shuts out stays out, and its code opens for the others', async () => {
    const { token, id, url, code } = await waiting();
    await test.ask('editor', `POST ${event.roundPath}/devices/${id}/shut-out`, { undo: false, reason: 'Máy lạ' });
    expect((await read(token)).body.code).toBe('phone-shut-out');
    await letIn(id);
    expect((await read(token)).body.code).toBe('phone-shut-out');
    expect([(await scan(url)).status, told(await type(code))]).toEqual([200, 'waits']);
  });

  it('is one of twenty at most', async () => {
    const { code } = await waiting();
    for (let nth = 1; nth < 20; nth++) expect(told(await type(code))).toBe('waits');
    expect(told(await type(code))).toBe('marker-link-invalid');
  });
});
