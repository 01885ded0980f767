import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { type EntryBody, type Event, seedEvent, stroke } from '../../../../test/kit/event.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { flight } from '../../../db/schema/field/player.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import { markerBrowser, markerDevice, markerLink, markerPass } from '../../../db/schema/play/marker.ts';

const test = await testApp();
const MORNING = new Date('2026-04-25T02:00:00Z');
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ZALO = `${IPHONE} Mobile/15E148 Zalo iOS/640 ZaloTheme/light ZaloLanguage/vn`;
const SAFARI = `${IPHONE} Version/18.3 Mobile/15E148 Safari/604.1`;

let event: Event;
let flights: { id: string }[];
beforeEach(async () => {
  event = await seedEvent(test.db, test.clubId, { players: Array(8).fill({}) });
  await test.db.update(round).set({ date: '2026-04-25' });
  flights = await test.db.select({ id: flight.id }).from(flight).orderBy(flight.number);
  test.setNow(MORNING);
});

type Door = { link: string } | { pass: string; attempt?: string };
const enter = (door: Door, browser: string, known?: string) =>
  test.ask(null, 'POST /api/marker/devices', { ...door, ...(known && { known }) }, { 'user-agent': browser });
async function scanIn(nth = 0): Promise<{ token: string; link: string; linkId: string }> {
  const { body } = await test.ask('editor', `POST ${event.roundPath}/links`, { flightIds: [flights[nth]?.id] });
  const link = body.items[0].url.split('#')[1];
  return { token: (await enter({ link }, ZALO)).body.token, link, linkId: body.items[0].id };
}
const passOf = async (token: string, unsent = 0): Promise<string> =>
  (await test.ask({ token }, `POST /api/marker/passes?unsent=${unsent}`, {})).body.pass;
const told = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'in' : body.code);
const minutesLater = (minutes: number) => test.setNow(new Date(MORNING.getTime() + minutes * 60_000));
const asPhone = ({ device: _, ...sent }: EntryBody) => sent;
const send = async (token: string, sent: EntryBody, unsent?: number) =>
  (await test.ask({ token }, `POST /api/marker/entries${unsent === undefined ? '' : `?unsent=${unsent}`}`, { entries: [asPhone(sent)] }))
    .body.outcomes[0].outcome;
const phones = async () =>
  (await test.ask('reader', `GET ${event.roundPath}/links`)).body.items.flatMap((of: { links: { devices: object[] }[] }) =>
    of.links.flatMap(({ devices }) => devices),
  );
const an = () => event.playerIds[0] ?? '';

describe('a pass', () => {
  it('lets another browser go on as the same phone, and the browser before it still sends', async () => {
    const { token } = await scanIn();
    await send(token, stroke(an(), 1, 4));
    const { status, body } = await enter({ pass: await passOf(token) }, SAFARI);
    expect([status, body.flight.flight.number, body.flight.others, body.token === token]).toEqual([200, '1', 0, false]);
    expect(body.flight.cards[0].holes[0]).toMatchObject({ score: 4, own: true });
    expect([await send(body.token, stroke(an(), 2, 5)), await send(token, stroke(an(), 3, 6))]).toEqual(['applied', 'applied']);
    expect(await phones()).toMatchObject([{ browser: 'Safari', system: 'iPhone', entries: 3 }]);
    expect((await test.db.select().from(activity)).map(({ kind }) => kind)).toContain('browser-changed');
  });

  it('is taken once, whoever comes at the same moment, and then says what to do', async () => {
    const pass = await passOf((await scanIn()).token);
    const atOnce = <Answer>(work: () => PromiseLike<Answer>) => Promise.all([1, 2, 3].map(() => work()));
    await atOnce(() => test.db.select().from(markerPass)); // so that each has a connection
    const answers = await atOnce(() => enter({ pass }, SAFARI));
    expect(answers.map(told).sort()).toEqual(['in', 'marker-pass-ended', 'marker-pass-ended']);
    const late = await enter({ pass }, SAFARI);
    expect(late.body.errors.pass[0]).toContain('scan the printed QR code again, or type the flight’s number');
    expect([(await phones()).length, await test.db.$count(markerBrowser)]).toEqual([1, 1]);
  });

  it('is for the browser that took it until its time is over, also when the answer was lost on the way, and for no other', async () => {
    const { token } = await scanIn();
    const [pass, attempt] = [await passOf(token, 3), randomUUID()];
    const lost = (await enter({ pass, attempt }, SAFARI)).body.token;
    expect(told(await enter({ pass, attempt: randomUUID() }, ZALO))).toBe('marker-pass-ended');
    expect(told(await enter({ pass }, ZALO))).toBe('marker-pass-ended');
    minutesLater(5);
    const had = (await enter({ pass, attempt }, SAFARI)).body.token;
    const read = async (of: string) => (await test.ask({ token: of }, 'GET /api/marker/flight')).status;
    expect([await read(lost), await read(had), await test.db.$count(markerBrowser)]).toEqual([401, 200, 1]);
    expect((await phones())[0]).toMatchObject({ browser: 'Safari', elsewhere: [{ browser: 'Zalo', unsent: 3 }] });
    const next = await passOf(had);
    expect(told(await enter({ pass: next, attempt: randomUUID() }, SAFARI))).toBe('in');
    expect([told(await enter({ pass, attempt }, SAFARI)), await read(had)]).toEqual(['marker-pass-ended', 200]);
    minutesLater(10);
    expect(told(await enter({ pass, attempt }, SAFARI))).toBe('marker-pass-ended');
  });

  it.each([
    [9.9, 'in'],
    [10, 'marker-pass-ended'],
  ])('after %d minutes: %s', async (minutes, answer) => {
    const pass = await passOf((await scanIn()).token);
    minutesLater(minutes);
    expect(told(await enter({ pass }, SAFARI))).toBe(answer);
  });

  it('is one of two of its phone: the newest, and the one before it for who is on the way', async () => {
    const { token } = await scanIn();
    const passes: string[] = [];
    for (const minutes of [0, 1, 2]) {
      minutesLater(minutes);
      passes.push(await passOf(token));
    }
    const answers = [];
    for (const pass of passes) answers.push(told(await enter({ pass }, SAFARI)));
    expect(answers).toEqual(['marker-pass-ended', 'in', 'in']);
    minutesLater(13);
    await passOf(token);
    expect(await test.db.$count(markerPass)).toBe(1); // those whose time is over go
  });

  it('is kept as a SHA-256 alone', async () => {
    const pass = await passOf((await scanIn()).token);
    expect(pass).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(await test.db.select().from(markerPass))).not.toContain(pass);
  });

  const revoke = (linkId: string) => test.ask('editor', `DELETE ${event.roundPath}/links/${linkId}`);
  const shutOut = async () => {
    const [phone] = await test.db.select().from(markerDevice);
    await test.ask('editor', `POST ${event.roundPath}/devices/${phone?.id}/shut-out`, { undo: false, reason: 'Máy lạ' });
  };
  const finish = () => test.db.update(round).set({ finishedAt: MORNING });
  const haveWait = () => test.db.update(markerDevice).set({ waitingSince: MORNING });
  it.each([
    ['its QR code was revoked', revoke],
    ['its phone was shut out', shutOut],
    ['the round was finished', finish],
    ['its phone has to wait for the desk', haveWait],
  ])('opens nothing once %s, and the phone makes no other', async (_, end) => {
    const { token, linkId } = await scanIn();
    const pass = await passOf(token);
    await end(linkId);
    expect([told(await enter({ pass }, SAFARI)), await test.db.$count(markerBrowser)]).toEqual(['marker-pass-ended', 0]);
    expect((await test.ask({ token }, 'POST /api/marker/passes?unsent=0', {})).status).toBe(401);
  });

  it('shuts out every browser of a phone that is shut out after it', async () => {
    const { token } = await scanIn();
    const other = (await enter({ pass: await passOf(token) }, SAFARI)).body.token;
    await shutOut();
    const read = async (of: string) => (await test.ask({ token: of }, 'GET /api/marker/flight')).body.code;
    expect([await read(token), await read(other)]).toEqual(['phone-shut-out', 'phone-shut-out']);
    expect(await send(token, stroke(an(), 1, 4))).toBe('held');
  });

  it('leaves a browser that is in the flight already who it is, and gives one of another flight or tournament the phone of the pass', async () => {
    const { token, link } = await scanIn();
    const second = (await enter({ link }, SAFARI)).body.token;
    expect((await enter({ pass: await passOf(token) }, SAFARI, second)).body.token).toBe(second);
    const ofFlightTwo = (await scanIn(1)).token;
    const elsewhere = await enter({ pass: await passOf(token) }, SAFARI, ofFlightTwo);
    expect([elsewhere.body.flight.flight.number, elsewhere.body.token === ofFlightTwo]).toEqual(['1', false]);
    expect((await test.ask({ token: ofFlightTwo }, 'GET /api/marker/flight')).body.flight.number).toBe('2');
    expect(await test.db.$count(markerDevice)).toBe(3);
  });

  it('is taken twenty times in a round at most', async () => {
    const { token } = await scanIn();
    const [phone] = await test.db.select().from(markerDevice);
    const left = Array.from({ length: 20 }, (_, nth) => ({ deviceId: phone?.id ?? '', tokenHash: `${nth}`, unsent: 0, saidAt: MORNING }));
    await test.db.insert(markerBrowser).values(left);
    expect(told(await enter({ pass: await passOf(token) }, SAFARI))).toBe('marker-pass-ended');
  });

  it('lets a phone go on whose day was put off meanwhile', async () => {
    const { token } = await scanIn();
    await test.db.update(round).set({ date: '2026-05-25' });
    expect(told(await enter({ pass: await passOf(token) }, SAFARI))).toBe('in');
  });
});

describe('strokes that stay in the browser that was left', () => {
  const kept = async () => (await phones())[0];

  it('are told to the desk with the time, until they are sent', async () => {
    const { token } = await scanIn();
    minutesLater(5);
    const pass = await passOf(token, 2);
    const report = { browser: 'Zalo', unsent: 2, saidAt: '2026-04-25T02:05:00.000Z' };
    expect(await kept()).toMatchObject({ browser: 'Zalo', unsent: 0, elsewhere: [report] });
    minutesLater(6);
    await enter({ pass }, SAFARI);
    expect(await kept()).toMatchObject({ browser: 'Safari', unsent: 0, elsewhere: [report] });
    minutesLater(9);
    await send(token, stroke(an(), 1, 4), 1);
    expect(await kept()).toMatchObject({ elsewhere: [{ unsent: 1, saidAt: '2026-04-25T02:09:00.000Z' }] });
    const day = (await test.ask('reader', `GET ${event.roundPath}/day`)).body;
    expect(day.phones).toMatchObject([{ browser: 'Safari', unsent: 0, elsewhere: [{ browser: 'Zalo', unsent: 1 }] }]);
    await send(token, stroke(an(), 2, 4), 0);
    expect(await kept()).toMatchObject({ unsent: 0, elsewhere: [] });
  });

  it('count apart from what the browser in use keeps, also once the code was printed again', async () => {
    const { token, linkId } = await scanIn();
    const inUse = (await enter({ pass: await passOf(token, 4) }, SAFARI)).body.token;
    await test.ask({ token: inUse }, 'GET /api/marker/flight?unsent=3');
    expect(await kept()).toMatchObject({ unsent: 3, elsewhere: [{ unsent: 4 }] });
    await test.db.update(markerLink).set({ revokedAt: MORNING }).where(eq(markerLink.id, linkId));
    expect(await send(token, stroke(an(), 1, 4), 3)).toBe('held');
    expect(await kept()).toMatchObject({ unsent: 3, elsewhere: [{ unsent: 3 }] });
  });
});
