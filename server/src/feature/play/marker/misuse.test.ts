/** What people do with a QR code who should not have it, and what comes at once, late or twice. */
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MarkerCard, MarkerFlight } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type EntryBody, type Event, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { statementsOf } from '../../../../test/kit/statement-count.ts';
import { createDeviceToken, findMarkerByToken } from '../../../access/marker-store.ts';
import { MOST_PHONE_REQUESTS } from '../../../access/rate-limit.ts';
import { hashOf } from '../../../access/token.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card, entry, flight } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { heldEntry, markerDevice, markerLink } from '../../../db/schema/play/marker.ts';
import { createTurns } from '../../../work/turn.ts';
import { placePlayers } from '../../field/flight/store.ts';
import { enterFromPhone } from './phone/entry.ts';
import { MOST_LINK_STROKES, MOST_PHONE_STROKES } from './phone/stroke-limit.ts';

const test = await testApp();
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

let event: Event;
let flights: { id: string; number: string }[];
const MORNING = new Date('2026-04-25T00:30:00Z');
beforeEach(async () => {
  event = await seedEvent(test.db, test.clubId, { players: Array(8).fill({}) });
  await test.db.update(round).set({ date: '2026-04-25' });
  await test.db.update(flight).set({ teeTime: '07:00' });
  flights = await test.db.select({ id: flight.id, number: flight.number }).from(flight).orderBy(flight.number);
  test.setNow(MORNING);
});

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
const isPostgres = process.env.TEST_ENGINE === 'postgres';
type Phone = { readonly token: string };
type Made = { id: string; url: string; code: string };
async function makeLink(nth = 0, given: object = {}): Promise<Made> {
  const { body } = await test.ask('editor', `POST ${event.roundPath}/links`, { flightIds: [flights[nth]?.id], ...given });
  return body.items[0];
}
const scan = (url: string, known?: string) =>
  test.ask(null, 'POST /api/marker/devices', { link: url.split('#')[1], ...(known && { known }) });
async function phone(nth = 0): Promise<Phone> {
  return { token: (await scan((await makeLink(nth)).url)).body.token };
}
async function twoPhones(): Promise<[Phone, Phone, string]> {
  const { url } = await makeLink();
  const { body: first } = await scan(url);
  test.setNow(new Date(MORNING.getTime() + 1000));
  return [{ token: first.token }, { token: (await scan(url)).body.token }, url];
}
const asPhone = ({ device: _, ...sent }: EntryBody) => sent;
const post = (who: Phone, entries: readonly EntryBody[]) => test.ask(who, 'POST /api/marker/entries', { entries: entries.map(asPhone) });
const outcomes = async (who: Phone, entries: readonly EntryBody[]) => {
  const { status, body } = await post(who, entries);
  expect([status, body]).toEqual([200, body]);
  return (body.outcomes as { outcome: string; code: string | null }[]).map(({ outcome, code }) => code ?? outcome);
};
async function flightOf(who: Phone): Promise<MarkerFlight> {
  const { status, body } = await test.ask(who, 'GET /api/marker/flight');
  expect([status, body]).toEqual([200, body]);
  return body;
}
const cardOf = async (who: Phone, nth = 0): Promise<MarkerCard> => (await flightOf(who)).cards[nth] ?? expect.fail('no card');
const devices = async () =>
  (await test.ask('reader', `GET ${event.roundPath}/links`)).body.items.flatMap((of: { links: { devices: object[] }[] }) =>
    of.links.flatMap((link) => link.devices),
  );
const held = () => test.ask('reader', `GET ${event.roundPath}/held-entries`);
const decide = (ids: string[], accept: boolean, who: 'editor' | 'manager' = 'editor') =>
  test.ask(who, `POST ${event.roundPath}/held-entries/decision`, { ids, accept });
const setState = (state: 'open' | 'locked') => test.db.update(tournament).set({ state });
const an = () => event.playerIds[0] ?? '';
const shutOutLast = async (undo: boolean) => {
  const rows = await test.db.select().from(markerDevice).orderBy(markerDevice.createdAt);
  return test.ask('editor', `POST ${event.roundPath}/devices/${rows.at(-1)?.id}/shut-out`, { undo, reason: 'Máy lạ' });
};
const total = cardOver().reduce((sum, strokes) => sum + strokes, 0);
const confirm = (who: Phone, typed = total, playerId = an(), id = randomUUID()) =>
  test.ask(who, 'POST /api/marker/confirmations', { id, playerId, total: typed });
const everyPhone = () => test.db.select().from(markerDevice);
const deviceOf = async (who: Phone): Promise<string> =>
  (
    await test.db
      .select()
      .from(markerDevice)
      .where(eq(markerDevice.tokenHash, hashOf(who.token)))
  )[0]?.id ?? expect.fail('no phone');
/** Strokes that a phone has left for the desk. */
const fillHeld = (deviceId: string, count: number, given: Partial<typeof heldEntry.$inferInsert> = {}) => {
  const of = { deviceId, playerId: an(), roundId: event.roundId, enteredAt: MORNING, cause: 'round-finished' };
  return test.db
    .insert(heldEntry)
    .values(Array.from({ length: count }, () => ({ ...of, id: randomUUID(), hole: 1, strokes: 5, ...given })));
};
const version = async () => (await test.db.select().from(tournament))[0]?.boardVersion ?? 0;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('shutting out', () => {
  it('a phone that was shut out is not let in again by the same code with its own token', async () => {
    const [, second, url] = await twoPhones();
    await shutOutLast(false);
    expect((await scan(url, second.token)).status).not.toBe(200);
  });

  it('a request begun before the shutting out is not applied after it (the body comes late)', async () => {
    const [, second] = await twoPhones();
    const body = JSON.stringify({ entries: [asPhone(stroke(an(), 1, 9))] });
    const { port } = test.app.server.address() as AddressInfo;
    const answered = new Promise<string>((resolve, reject) => {
      const sent = httpRequest({
        ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/marker/entries' },
        headers: { authorization: `Bearer ${second.token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      });
      sent.on('error', reject);
      sent.on('response', async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve(text);
      });
      sent.write(body.slice(0, 10));
      void (async () => {
        await pause(300);
        await shutOutLast(true);
        sent.end(body.slice(10));
      })();
    });
    expect(JSON.parse(await answered).outcomes[0].outcome).toBe('held');
    expect(await test.db.select().from(entry)).toEqual([]);
  });

  it.each([
    ['phone was shut out', () => shutOutLast(false)],
    [
      'link was revoked',
      async () => test.ask('editor', `DELETE ${event.roundPath}/links/${(await test.db.select().from(markerLink))[0]?.id}`),
    ],
  ])('a batch that was let in before its %s is not written after it, and is held when it is sent again', async (_, end) => {
    const who = await phone();
    const marker = (await findMarkerByToken(test.db, who.token, MORNING)) ?? expect.fail('no phone');
    const scoring = { db: test.db, inTurn: createTurns(), clock: () => MORNING, tell: () => {} };
    const before = await version();
    expect((await end()).status).toBeLessThan(300);
    expect(await version()).toBeGreaterThan(before); // whoever is judged at this moment is judged again
    const sent = stroke(an(), 1, 4);
    await expect(enterFromPhone(scoring, marker, { entries: [asPhone(sent)], language: 'en' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await test.db.select().from(entry)).toEqual([]);
    expect((await post(who, [sent])).body.outcomes).toMatchObject([{ outcome: 'held' }]);
  });

  it.each([
    [
      'the player moved to another flight',
      'not-in-flight',
      () => test.db.update(card).set({ flightId: null }).where(eq(card.playerId, an())),
    ],
    ['another phone confirmed the card', 'card-confirmed', (other: Phone) => confirm(other)],
  ])('a batch that was let in before %s is held, however late it is judged', async (_, cause, change) => {
    const [first, second] = await twoPhones();
    await outcomes(first, wholeCard(an(), cardOver()));
    const marker = (await findMarkerByToken(test.db, second.token, MORNING)) ?? expect.fail('no phone');
    const scoring = {
      db: test.db,
      clock: () => MORNING,
      tell: () => {},
      inTurn: async <R>(_key: string, _source: unknown, work: () => Promise<R>) => {
        await change(first);
        return work();
      },
    };
    const sent = stroke(an(), 1, 9, { replaces: (await cardOf(second)).holes[0]?.entry ?? null });
    const [answer] = await enterFromPhone(scoring, marker, { entries: [asPhone(sent)], language: 'en' });
    expect(answer).toMatchObject({ outcome: 'held', code: cause });
    expect(await test.db.$count(entry)).toBe(18);
  });

  it('with undo, a confirmation made by that phone does not hold back the others for ever', async () => {
    const [first, second] = await twoPhones();
    await outcomes(second, wholeCard(an(), cardOver()));
    expect((await confirm(second)).status).toBe(200);
    expect((await shutOutLast(true)).body).toEqual({ undone: 18 });
    expect(await outcomes(first, [stroke(an(), 1, 4)])).toEqual(['applied']);
  });

  it('with undo in a finished round it says so and changes nothing, or does both', async () => {
    const [, second] = await twoPhones();
    await outcomes(second, [stroke(an(), 1, 4)]);
    await test.db.update(round).set({ finishedAt: MORNING });
    const { status } = await shutOutLast(true);
    const shut = (await test.db.select().from(markerDevice)).filter(({ shutOutAt }) => shutOutAt !== null).length;
    expect([status === 200, shut]).toEqual(status === 200 ? [true, 1] : [false, 0]);
  });
});

describe('held strokes', () => {
  it('a stroke that was applied, and whose answer was lost, is not held too when the link has ended meanwhile', async () => {
    const who = await phone();
    const one = stroke(an(), 1, 5);
    await outcomes(who, [one]);
    await test.db.update(round).set({ finishedAt: MORNING });
    expect(await outcomes(who, [one])).toEqual(['repeated']);
    expect((await held()).body.items).toEqual([]);
  });

  it('two strokes of one hole, the second correcting the first, are taken in as the second', async () => {
    const who = await phone();
    await setState('locked');
    const [first, again] = [stroke(an(), 1, 5), stroke(an(), 1, 6, { enteredAt: '2020-04-25T00:31:00.000Z' })];
    await outcomes(who, [first, { ...again, replaces: first.id }]);
    await decide([first.id, again.id], true);
    expect((await cardOf(who)).holes[0]).toMatchObject({ score: 6, rivals: [] });
  });

  it('are taken in by order of receipt where the phone’s clock was set back in between', async () => {
    const who = await phone();
    await setState('locked');
    const first = stroke(an(), 1, 5, { enteredAt: '2020-04-25T10:00:00.000Z' });
    await outcomes(who, [first]);
    test.setNow(new Date(MORNING.getTime() + 60_000));
    const again = stroke(an(), 1, 6, { enteredAt: '2020-04-25T09:00:00.000Z', replaces: first.id });
    await outcomes(who, [again]);
    expect((await held()).body.items.map(({ score }: { score: number }) => score)).toEqual([5, 6]);
  });

  it('an older stroke taken in does not overwrite a later one of the same phone', async () => {
    const who = await phone();
    await setState('locked');
    const old = stroke(an(), 1, 5);
    await outcomes(who, [old]);
    await setState('open');
    expect(await outcomes(who, [stroke(an(), 1, 6, { enteredAt: '2020-04-25T01:00:00.000Z' })])).toEqual(['applied']);
    await decide([old.id], true);
    const hole = (await cardOf(who)).holes[0];
    expect(hole?.score === 6 || (hole?.rivals.length ?? 0) > 0).toBe(true);
  });

  it('taking one in does not overwrite a value that came after the person looked', async () => {
    const [first, second] = await twoPhones();
    await setState('locked');
    const one = stroke(an(), 1, 5);
    await outcomes(first, [one]);
    expect((await held()).body.items).toMatchObject([{ shown: null }]); // what the person sees
    await setState('open');
    await outcomes(second, [stroke(an(), 1, 7)]);
    await decide([one.id], true);
    const hole = (await cardOf(second)).holes[0];
    expect([hole?.score, hole?.rivals.length]).toEqual([7, 1]);
  });

  it('an impossible score from an ended link is answered for itself and blocks no other of its batch', async () => {
    const who = await phone();
    await test.db.update(round).set({ finishedAt: MORNING });
    const { status } = await post(who, [stroke(an(), 1, 4), stroke(an(), 2, 99_999)]);
    expect(status).toBe(200);
    expect((await held()).body.items).toHaveLength(1);
  });

  it('an impossible score from an ended link does not make the desk’s list unreadable', async () => {
    const who = await phone();
    await test.db.update(round).set({ finishedAt: MORNING });
    expect((await post(who, [stroke(an(), 1, 4), stroke(an(), 2, 99)])).status).toBe(200);
    expect((await held()).status).toBe(200);
  });

  it('a clock that cannot be right is no reason to fail, nor to be shown as the time of a held stroke', async () => {
    const who = await phone();
    await test.db.update(round).set({ finishedAt: MORNING });
    const { status } = await post(who, [stroke(an(), 1, 4, { enteredAt: '0000-01-01T00:00:00Z' })]);
    expect(status).toBe(200);
    await post(who, [stroke(an(), 2, 4, { enteredAt: '2031-01-01T00:00:00Z' })]);
    for (const { enteredAt } of (await held()).body.items) expect(enteredAt).toBe(MORNING.toISOString());
  });

  it('an id of another club’s tournament, held or applied there, is refused like a player of it, and says nothing of it', async () => {
    const theirs = await seedEvent(test.db, test.strangersClubId, { players: 1 });
    await test.db.update(round).set({ date: '2026-04-25' });
    const [theirFlight] = await test.db.select().from(flight).where(eq(flight.roundId, theirs.roundId));
    const made = await test.ask('stranger', `POST ${theirs.roundPath}/links`, { flightIds: [theirFlight?.id] });
    const their = { token: (await scan(made.body.items[0].url)).body.token };
    const applied = stroke(theirs.playerIds[0] ?? '', 2, 4);
    await test.ask('stranger', `POST ${theirs.roundPath}/entries`, { entries: [applied] });
    await test.db.update(round).set({ finishedAt: MORNING }).where(eq(round.id, theirs.roundId));
    const id = randomUUID();
    await outcomes(their, [stroke(theirs.playerIds[0] ?? '', 1, 9, { id })]);
    const who = await phone();
    // as for a player whom the phone cannot know: it stays on the phone, and who typed it types it again
    const foreign = [stroke(theirs.playerIds[0] ?? '', 1, 4), stroke(an(), 1, 4, { id }), stroke(an(), 2, 4, { id: applied.id })];
    expect(await outcomes(who, foreign)).toEqual(['beyond-flight', 'beyond-flight', 'beyond-flight']);
    expect((await test.db.select().from(entry)).length + (await test.db.select().from(heldEntry)).length).toBe(2);
  });

  it('accepting and laying aside at once: a stroke in the card is not logged as laid aside', async () => {
    const who = await phone();
    const bad: string[] = [];
    for (let hole = 1; hole <= 12; hole++) {
      await setState('locked');
      const one = stroke(an(), hole, 5);
      await outcomes(who, [one]);
      await Promise.all([decide([one.id], true), decide([one.id], false, 'manager')]);
      const [row] = await test.db.select().from(heldEntry).where(eq(heldEntry.id, one.id));
      const [applied] = await test.db.select().from(entry).where(eq(entry.id, one.id));
      if ((applied !== undefined) !== row?.accepted) bad.push(`${hole}: accepted ${row?.accepted}, in the card ${applied !== undefined}`);
    }
    expect(bad).toEqual([]);
  });

  it('two people who accept at once both hear that it is done', async () => {
    const who = await phone();
    const told: unknown[] = [];
    for (let hole = 1; hole <= 6; hole++) {
      await setState('locked');
      const one = stroke(an(), hole, 5);
      await outcomes(who, [one]);
      const answers = await Promise.all([decide([one.id], true), decide([one.id], true, 'manager')]);
      told.push(...answers.flatMap(({ body }) => body.refused.map(({ code }: { code: string }) => code)));
    }
    expect(told).toEqual([]);
  });

  it('a process that dies between entering and marking leaves nothing that cannot be decided', async () => {
    const who = await phone();
    await setState('locked');
    const one = stroke(an(), 1, 5);
    await outcomes(who, [one]);
    await decide([one.id], true);
    await test.db.update(heldEntry).set({ decidedAt: null, accepted: null, principalKind: null, principalId: null }); // as if it died
    expect((await decide([one.id], true, 'manager')).body.refused).toEqual([]);
    expect((await held()).body.items).toEqual([]);
  });

  it('a player with a waiting stroke cannot be deleted together with it', async () => {
    const who = await phone();
    await setState('locked');
    await outcomes(who, [stroke(an(), 1, 5)]);
    await setState('open');
    await test.ask('editor', `DELETE ${event.path}/players/${an()}`);
    expect(await test.db.select().from(heldEntry)).toHaveLength(1);
  });
});

describe('the desk’s list of what waits', () => {
  it('comes in pages, the oldest first, and asks the database as often however many shots wait', async () => {
    const deviceId = await deviceOf(await phone());
    await fillHeld(deviceId, 1, { kind: 'longest-drive', centimetres: 20_000 });
    const list = (query = '') => test.ask('reader', `GET ${event.roundPath}/held-entries${query}`);
    const one = await statementsOf(list);
    await fillHeld(deviceId, 60, { kind: 'longest-drive', centimetres: 24_000 });
    expect(await statementsOf(list)).toBe(one);
    const { body } = await list('?page=2&pageSize=50');
    expect([body.items.length, body.total, body.items[0].shot.centimetres]).toEqual([11, 61, 24_000]);
    expect((await list()).body.items.map((item: { shot: { centimetres: number } }) => item.shot.centimetres).slice(0, 2)).toEqual([
      20_000, 24_000,
    ]);
    expect((await test.ask('reader', `GET ${event.roundPath}/day`)).body.held).toBe(61);
  });
});

describe('strokes', () => {
  const some = (count: number) => Array.from({ length: count }, (_, at) => stroke(event.playerIds[at % 4] ?? '', (at % 18) + 1, 4));

  it('beyond a number in a minute stay on the phone, which hears when to come again, and are taken then', async () => {
    const who = await phone();
    expect((await post(who, some(MOST_PHONE_STROKES - 10))).status).toBe(200);
    const refused = await post(who, some(11));
    expect([refused.status, refused.body.code, Number(refused.headers['retry-after']) > 0]).toEqual([429, 'too-many-requests', true]);
    expect(await test.db.$count(entry)).toBe(MOST_PHONE_STROKES - 10);
    expect((await post(who, some(10))).status).toBe(200); // what was refused was not counted
    const shot = { id: randomUUID(), playerId: an(), kind: 'longest-drive', hole: 1, centimetres: 20_000, onTarget: true, replaces: null };
    const measurements = [{ ...shot, driveCentimetres: null, enteredAt: MORNING }];
    expect((await test.ask(who, 'POST /api/marker/measurements', { measurements })).status).toBe(429);
  });

  it('of all phones of a code are limited together; those of another code are not', async () => {
    const { url } = await makeLink();
    const phones = await Promise.all([1, 2, 3].map(async () => ({ token: (await scan(url)).body.token })));
    const answers = await Promise.all(phones.map(async (who) => (await post(who, some(MOST_LINK_STROKES / 2))).status));
    expect(answers.sort()).toEqual([200, 200, 429]);
    expect(await outcomes(await phone(1), [stroke(event.playerIds[4] ?? '', 1, 4)])).toEqual(['applied']);
  });

  it('of the desk are written before those of phones that came earlier, and of one code not before those of another', async () => {
    const [first, second] = await twoPhones();
    const other = await phone(1);
    const desk = (hole: number) => test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(an(), hole, 4)] });
    const sent = [
      post(first, some(100)),
      post(second, some(100)),
      post(other, [stroke(event.playerIds[4] ?? '', 1, 4)]),
      ...[1, 2].map(desk),
    ];
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await test.db.select().from(entry).orderBy(entry.seq);
    const lastOf = (isOne: (row: typeof entry.$inferSelect) => boolean) => rows.findLastIndex(isOne);
    const last = lastOf(({ source }) => source === 'marker');
    expect(rows).toHaveLength(203);
    expect(lastOf(({ source }) => source === 'desk')).toBeLessThan(last);
    expect(lastOf(({ playerId }) => playerId === event.playerIds[4])).toBeLessThan(last);
  });

  it('that change one hole without end are refused, and the desk still corrects it', async () => {
    const who = await phone();
    await post(
      who,
      Array.from({ length: 100 }, () => stroke(an(), 1, 4)),
    );
    expect(await outcomes(who, [stroke(an(), 1, 4), stroke(an(), 2, 4)])).toEqual(['hole-full', 'applied']);
    const { body } = await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(an(), 1, 5)] });
    expect(body.outcomes[0].outcome).not.toBe('refused');
  });
});

describe('two sources', () => {
  it('what a person settled with a reason is not overturned by a phone without review', async () => {
    const [first, second] = await twoPhones();
    await outcomes(first, [stroke(an(), 1, 4)]);
    await outcomes(second, [stroke(an(), 1, 6)]);
    const of = { id: randomUUID(), playerId: an(), hole: 1, score: 5, reason: 'Nhân chứng' };
    expect((await test.ask('editor', `POST ${event.roundPath}/settle`, of)).status).toBe(200);
    const entryId = (await cardOf(second)).holes[0]?.entry ?? null;
    await outcomes(second, [stroke(an(), 1, 6, { replaces: entryId })]);
    expect((await cardOf(first)).holes[0]?.score).toBe(5);
  });
});

describe('a phone that was shut out', () => {
  it('is told so, and what it still sends is held with that reason; the log names it', async () => {
    const [, second] = await twoPhones();
    await test.db.update(markerDevice).set({ device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1' });
    await shutOutLast(false);
    const read = await test.ask(second, 'GET /api/marker/flight');
    expect([read.status, read.body.code]).toEqual([401, 'phone-shut-out']);
    expect(await outcomes(second, [stroke(an(), 1, 9)])).toEqual(['phone-shut-out']);
    const [logged] = await test.db.select().from(activity).where(eq(activity.kind, 'shut-out'));
    expect(logged?.after).toEqual({ device: 'Safari, iPhone', reason: 'Máy lạ' });
  });

  it('may leave a thousand strokes, and hears of each beyond that it is not kept', async () => {
    const who = await phone();
    await test.db.update(round).set({ finishedAt: MORNING });
    await fillHeld(await deviceOf(who), 999);
    const [last, beyond] = [stroke(an(), 1, 5), stroke(an(), 1, 5)];
    expect(await outcomes(who, [last, beyond])).toEqual(['marker-link-ended', 'phone-full']);
  });

  it('leaves no more than there is room for among the phones of its code, however many send at once', async () => {
    const [first, second] = await twoPhones();
    await test.db.update(round).set({ finishedAt: MORNING });
    await fillHeld(await deviceOf(first), 995);
    await fillHeld(await deviceOf(second), 995);
    const third = { token: createDeviceToken() };
    const linkId = (await test.db.select().from(markerLink))[0]?.id ?? '';
    await test.db.insert(markerDevice).values({ linkId, tokenHash: hashOf(third.token) });
    const ten = () => Array.from({ length: 10 }, () => stroke(an(), 1, 5));
    const told = await Promise.all([first, second, third].map((who) => outcomes(who, ten())));
    expect(told.flat().filter((code) => code === 'marker-link-ended')).toHaveLength(10);
    expect(await test.db.$count(heldEntry)).toBe(2000);
  });
});

describe('a held stroke', () => {
  it('taken in says that its phone’s clock was wrong, and when it was received', async () => {
    const who = await phone();
    await setState('locked');
    const late = stroke(an(), 1, 4, { enteredAt: '2031-01-01T00:00:00Z' });
    expect(await outcomes(who, [late])).toEqual(['tournament-locked']);
    test.setNow(new Date(MORNING.getTime() + 3_600_000));
    await decide([late.id], true);
    expect(await test.db.select().from(entry)).toMatchObject([{ clockWrong: true, enteredAt: MORNING }]);
  });
});

describe('confirming', () => {
  it('by the id of another player’s confirmation is refused, not answered as done', async () => {
    const who = await phone();
    const [first, second] = [an(), event.playerIds[1] ?? ''];
    for (const playerId of [first, second]) await outcomes(who, wholeCard(playerId, cardOver()));
    const id = randomUUID();
    expect((await confirm(who, total, first, id)).status).toBe(200);
    expect((await confirm(who, total, first, id)).status).toBe(200);
    expect((await confirm(who, total, second, id)).status).toBe(422);
  });

  it('sent again since its answer was lost is answered as done, though the desk has corrected the card or locked the scores', async () => {
    const who = await phone();
    await outcomes(who, wholeCard(an(), cardOver()));
    const id = randomUUID();
    await confirm(who, total, an(), id);
    const replaces = (await cardOf(who)).holes[0]?.entry ?? null;
    await test.ask('editor', `POST ${event.roundPath}/entries`, { entries: [stroke(an(), 1, 9, { replaces, device: null })] });
    expect((await confirm(who, total, an(), id)).status).toBe(200);
    await setState('locked');
    expect((await confirm(who, total, an(), id)).status).toBe(200);
  });

  it('on a phone that is shut out since is nobody’s word: the others show the card as not confirmed', async () => {
    const [first, second] = await twoPhones();
    await outcomes(first, wholeCard(an(), cardOver()));
    await confirm(second);
    await shutOutLast(false);
    expect((await cardOf(first)).confirmedTotal).toBeNull();
  });

  it('is not possible once the scores are locked', async () => {
    const who = await phone();
    await outcomes(who, wholeCard(an(), cardOver()));
    await setState('locked');
    expect((await confirm(who)).status).not.toBe(200);
  });

  it.runIf(isPostgres)('and a change at the same time: the card has the total that was confirmed, or the change is held', async () => {
    const [first, second] = await twoPhones();
    await outcomes(first, wholeCard(an(), cardOver()));
    const entryId = (await cardOf(second)).holes[0]?.entry ?? null;
    const running: Promise<unknown>[] = [];
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from tournament where id = ${event.id} for update`);
      running.push(outcomes(second, [stroke(an(), 1, 9, { replaces: entryId })]));
      await pause(300);
      running.push(confirm(first));
      await pause(300);
    });
    const [outcome] = await Promise.all(running);
    const { holes, confirmedTotal } = await cardOf(first);
    const now = holes.reduce((sum, { score }) => sum + (typeof score === 'number' ? score : 0), 0);
    expect([outcome, confirmedTotal === null || now === confirmedTotal]).toEqual([outcome, true]);
  });
});

describe('letting in', () => {
  it('one code lets in twenty phones and no more, though they all come at once', async () => {
    const { url } = await makeLink();
    const before = await version();
    await Promise.all(Array.from({ length: 60 }, () => scan(url)));
    expect([(await devices()).length, (await version()) - before]).toEqual([20, 19]);
  });

  it('a phone that comes while its code is revoked is let in before that, or not at all', async () => {
    const { id, url } = await makeLink();
    const scans = Array.from({ length: 5 }, () => scan(url));
    const { status } = await test.ask('editor', `DELETE ${event.roundPath}/links/${id}`);
    const revokedAt = (await everyPhone()).length;
    await Promise.all(scans);
    expect([status, (await everyPhone()).length]).toEqual([204, revokedAt]);
  });

  it('two phones that come in at once are told to the desk', async () => {
    const missed: number[] = [];
    for (let nth = 0; nth < 15; nth++) {
      const { url } = await makeLink(0, { replace: true });
      const before = await version();
      await Promise.all([scan(url), scan(url)]);
      if ((await version()) === before) missed.push(nth);
    }
    expect(missed).toEqual([]);
  });

  it('a phone may ask so often and no more', async () => {
    const who = await phone();
    const ask = async () => (await test.ask(who, 'GET /api/marker/flight')).status;
    expect(await ask()).toBe(200);
    expect(await Promise.all(Array.from({ length: MOST_PHONE_REQUESTS }, ask))).toContain(429);
  });

  it('a flight whose players leave and come back keeps its printed code', async () => {
    await test.db.update(flight).set({ teeTime: null });
    const { url } = await makeLink();
    const place = (number: string) => event.playerIds.slice(0, 4).map((playerId) => ({ playerId, flight: number, start: {} }));
    await test.db.transaction((tx) => placePlayers(tx, event.roundId, place('2')));
    await test.db.transaction((tx) => placePlayers(tx, event.roundId, place('1')));
    expect((await scan(url)).status).toBe(200);
  });

  it('the same phone by a second code of its flight stays one author', async () => {
    const first = await makeLink();
    const token = (await scan(first.url)).body.token;
    await outcomes({ token }, [stroke(an(), 1, 5)]);
    const { url } = await makeLink(0, { replace: true });
    const { body } = await scan(url, token);
    expect(body.flight.cards[0].holes[0]).toMatchObject({ score: 5, own: true });
  });

  it('a phone whose code was replaced does not confirm itself, and agrees with another as before', async () => {
    const [first, second] = await twoPhones();
    const entry = stroke(an(), 1, 5);
    await outcomes(first, [entry]);
    await scan((await makeLink(0, { replace: true })).url, first.token);
    await outcomes(first, [stroke(an(), 1, 5)]);
    expect((await cardOf(first)).holes[0]).toMatchObject({ score: 5, confirmed: false });
    await scan((await makeLink(0)).url, second.token);
    expect(await outcomes(second, [stroke(an(), 1, 6)])).toEqual(['disputed']);
    expect(await outcomes(first, [stroke(an(), 1, 6, { replaces: entry.id })])).toEqual(['applied']);
    expect((await cardOf(first)).holes[0]).toMatchObject({ score: 6, confirmed: true, rivals: [] });
  });

  it('the history names the phone of a stroke whose code was replaced', async () => {
    const { body } = await test.ask(
      null,
      'POST /api/marker/devices',
      { link: (await makeLink()).url.split('#')[1] },
      { 'user-agent': SAFARI },
    );
    await outcomes(body, [stroke(an(), 1, 5)]);
    await scan((await makeLink(0, { replace: true })).url, body.token);
    const history = await test.ask('reader', `GET ${event.roundPath}/players/${an()}/entries`);
    expect(history.body.items).toMatchObject([{ authorName: 'Flight 1', device: 'Safari, iPhone' }]);
  });
});

describe('a phone with a new token', () => {
  it('may send again what was applied under its earlier one and whose answer was lost', async () => {
    const token = (await scan((await makeLink()).url)).body.token;
    const one = stroke(an(), 1, 5);
    await outcomes({ token }, [one]);
    const { body } = await scan((await makeLink(0, { replace: true })).url, token);
    expect(await outcomes({ token: body.token }, [one])).toEqual(['repeated']);
  });

  it('is not told that its code has ended when the day was put off to tomorrow, nor held', async () => {
    const who = await phone();
    await test.db.update(round).set({ date: '2026-04-26' });
    expect(await outcomes(who, [stroke(an(), 1, 5)])).toEqual(['applied']);
  });
});
