import { randomUUID } from 'node:crypto';
import type { MarkerCard, MarkerFlight } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type EntryBody, type Event, PAR, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { everything } from '../../../../test/kit/world/everything.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { card, entry, flight } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { cardConfirmation, markerDevice } from '../../../db/schema/play/marker.ts';

const test = await testApp();

/** Two flights of four; flight 1 starts at 07:00 of 25 April 2026 in Vietnam. */
let event: Event;
let flights: { id: string; number: string }[];
/** On the morning of the day. */
const MORNING = new Date('2026-04-25T00:30:00Z');
beforeEach(async () => {
  event = await seedEvent(test.db, test.clubId, { players: Array(8).fill({}) });
  await test.db.update(round).set({ date: '2026-04-25' });
  await test.db.update(flight).set({ teeTime: '07:00' });
  flights = await test.db.select({ id: flight.id, number: flight.number }).from(flight).orderBy(flight.number);
  test.setNow(MORNING);
});

type Made = { id: string; url: string; code: string };
async function makeLink(nth = 0, given: object = {}): Promise<Made> {
  const flightIds = [flights[nth]?.id];
  const { status, body } = await test.ask('editor', `POST ${event.roundPath}/links`, { flightIds, ...given });
  expect([status, body]).toEqual([200, body]);
  return body.items[0];
}
const scan = (url: string, known?: string) =>
  test.ask(null, 'POST /api/marker/devices', { link: url.split('#')[1], ...(known && { known }) });

type Phone = { readonly token: string };
async function phone(nth = 0): Promise<Phone> {
  const { body } = await scan((await makeLink(nth)).url);
  return { token: body.token };
}
/** Another phone by the same QR code. */
async function twoPhones(): Promise<[Phone, Phone]> {
  const { url } = await makeLink();
  const { body: first } = await scan(url);
  test.setNow(new Date(MORNING.getTime() + 1000));
  return [{ token: first.token }, { token: (await scan(url)).body.token }];
}

const asPhone = ({ device: _, ...sent }: EntryBody) => sent;
async function send(who: Phone, entries: readonly EntryBody[]) {
  const { status, body } = await test.ask(who, 'POST /api/marker/entries', { entries: entries.map(asPhone) });
  expect([status, body]).toEqual([200, body]);
  return body.outcomes as { id: string; outcome: string; code: string | null }[];
}
const outcomes = async (who: Phone, entries: readonly EntryBody[]) =>
  (await send(who, entries)).map(({ outcome, code }) => code ?? outcome);
async function flightOf(who: Phone): Promise<MarkerFlight> {
  const { status, body } = await test.ask(who, 'GET /api/marker/flight');
  expect([status, body]).toEqual([200, body]);
  return body;
}
const cardOf = async (who: Phone, nth = 0): Promise<MarkerCard> => (await flightOf(who)).cards[nth] ?? expect.fail('no card');
const devices = async () => {
  const { body } = await test.ask('reader', `GET ${event.roundPath}/links`);
  return body.items.flatMap((of: { links: { devices: object[] }[] }) => of.links.flatMap((link) => link.devices));
};
const waiting = async () => (await test.ask('reader', `GET ${event.roundPath}/held-entries`)).body.items;
const an = () => event.playerIds[0] ?? '';

describe('a marker link', () => {
  it('says its secret once, in the fragment of the address; only hashes are kept', async () => {
    const { url, code } = await makeLink();
    const [page, secret = ''] = url.split('#');
    expect([page, secret.length, code]).toEqual([
      expect.stringMatching(new RegExp(`/live/marker/${event.id.slice(0, 8)}$`)),
      22,
      expect.stringMatching(/^\d{6}$/),
    ]);
    const kept = await everything(test.db);
    expect([kept.includes(secret), kept.includes(code), kept.includes('$argon2id$')]).toEqual([false, false, true]);
    expect(JSON.stringify((await test.ask('admin', `GET ${event.roundPath}/links`)).body)).not.toContain(secret);
  });

  it('lets a phone in, which sees its own flight in its order and nothing else', async () => {
    const flightNow = await flightOf(await phone(1));
    expect(flightNow.flight).toEqual({ number: '2', teeTime: '07:00', startingHole: null });
    expect(flightNow.cards.map(({ playerId }) => playerId)).toEqual(event.playerIds.slice(4));
    // names, divisions, scores, what belongs to a side, and whether the card for women counts: nothing that a player keeps private
    expect(Object.keys(flightNow.cards[0] ?? {}).sort()).toEqual([
      'confirmedTotal',
      'division',
      'holes',
      'name',
      'playerId',
      'side',
      'status',
      'women',
    ]);
    const all = [
      'cards',
      'club',
      'distanceUnit',
      'flight',
      'others',
      'round',
      'shots',
      'sideAwards',
      'sides',
      'state',
      'tournament',
      'version',
      'waiting',
    ];
    expect(Object.keys(flightNow).sort()).toEqual(all);
  });

  it('lets the same phone in again as the same device', async () => {
    const { url } = await makeLink();
    const { body: first } = await scan(url);
    const { body: again } = await scan(url, first.token);
    expect([again.token, (await devices()).length]).toEqual([first.token, 1]);
  });

  it('opens twelve hours before its flight starts, by the club’s clock', async () => {
    const { url } = await makeLink();
    test.setNow(new Date('2026-04-24T11:59:00Z'));
    const { status, body } = await scan(url);
    expect([status, body.message]).toEqual([422, 'This code can be used from 19:00 on 24/04/2026.']);
    test.setNow(new Date('2026-04-24T12:00:00Z'));
    expect((await scan(url)).status).toBe(200);
  });

  it.each([
    ['revoked', (id: string) => test.ask('editor', `DELETE ${event.roundPath}/links/${id}`)],
    ['replaced', () => makeLink(0, { replace: true })],
    ['of a finished round', () => test.db.update(round).set({ finishedAt: MORNING })],
    ['of a closed tournament', () => test.db.update(tournament).set({ state: 'closed' })],
    ['of an archived tournament', () => test.db.update(tournament).set({ archivedAt: MORNING })],
    ['of a flight that is gone', () => test.db.delete(flight)],
  ])('that is %s lets nobody in, and its phones read nothing', async (_, end) => {
    const { id, url } = await makeLink();
    const { body } = await scan(url);
    await end(id);
    expect((await scan(url)).body.code).toBe('marker-link-invalid');
    const read = await test.ask({ token: body.token }, 'GET /api/marker/flight');
    expect([read.status, read.body.code]).toEqual([401, 'marker-link-ended']);
  });

  it('of a rehearsal opens at once: caddies practise before the day', async () => {
    await test.db.update(tournament).set({ rehearsal: true, public: false });
    test.setNow(new Date('2026-04-20T03:00:00Z'));
    expect((await scan((await makeLink()).url)).status).toBe(200);
  });

  it('stands beside its flight in the list of the round, with the players in their order and what each phone entered', async () => {
    const who = await phone(1);
    await send(who, [stroke(event.playerIds[4] ?? '', 1, 5)]);
    const { body } = await test.ask('reader', `GET ${event.roundPath}/links`);
    const [first, second] = body.items;
    expect([first.number, first.links, second.number, second.teeTime]).toEqual(['1', [], '2', '07:00']);
    const { rows } = await test.db.execute<{ name: string }>(sql`select p.name from player p join card c on c.player_id = p.id
      where c.flight_id = ${flights[1]?.id ?? ''} order by c.place, p.name`);
    expect(second.players).toEqual(rows.map(({ name }) => name));
    expect(second.players).toHaveLength(4);
    expect(second.links).toMatchObject([{ revokedAt: null, devices: [{ entries: 1, unsent: 0, shutOutAt: null }] }]);
  });

  it('stays beside a second one of its flight, such as a sheet printed again', async () => {
    const [first, second] = [await makeLink(), await makeLink()];
    expect([(await scan(first.url)).status, (await scan(second.url)).status]).toEqual([200, 200]);
  });

  it('is not made for a flight of another round', async () => {
    const other = await seedEvent(test.db, test.clubId, { players: [{}] });
    const [foreign] = await test.db.select().from(flight).where(eq(flight.roundId, other.roundId));
    const { status } = await test.ask('editor', `POST ${event.roundPath}/links`, { flightIds: [foreign?.id] });
    expect(status).toBe(422);
  });
});

describe('strokes from a phone', () => {
  it('are entries of the link on this device, whatever the phone says it is', async () => {
    expect(await outcomes(await phone(), [stroke(an(), 1, 5)])).toEqual(['applied']);
    const [row] = await test.db.select().from(entry);
    const [device] = await test.db.select().from(markerDevice);
    expect(row).toMatchObject({ source: 'marker', principalKind: 'link', principalId: device?.linkId, device: device?.id });
    const { body } = await test.ask('reader', `GET ${event.roundPath}/players/${an()}/entries`);
    expect(body.items).toMatchObject([{ authorName: 'Flight 1', score: 5 }]);
  });

  it('sent twice are there once', async () => {
    const who = await phone();
    const one = stroke(an(), 1, 5);
    expect([await outcomes(who, [one]), await outcomes(who, [one])]).toEqual([['applied'], ['repeated']]);
  });

  it('that agree with another phone’s are confirmed; those that differ are disputed on both', async () => {
    const [first, second] = await twoPhones();
    await send(first, [stroke(an(), 1, 5), stroke(an(), 2, 4)]);
    expect(await outcomes(second, [stroke(an(), 1, 5), stroke(an(), 2, 6)])).toEqual(['applied', 'disputed']);
    const [ofFirst, ofSecond] = [await cardOf(first), await cardOf(second)];
    expect(ofFirst.holes[0]).toMatchObject({ score: 5, own: true, confirmed: true, rivals: [] });
    expect(ofSecond.holes[0]).toMatchObject({ score: 5, own: false, confirmed: true });
    expect(ofFirst.holes[1]).toMatchObject({ score: 4, own: true, confirmed: false, rivals: [{ score: 6, own: false }] });
    expect(ofSecond.holes[1]).toMatchObject({ score: 4, own: false, rivals: [{ score: 6, own: true }] });
  });

  it('are taken whatever the phone’s clock says, with the time of receipt and a mark', async () => {
    await send(await phone(), [stroke(an(), 1, 5, { enteredAt: '2031-01-01T00:00:00Z' })]);
    const { body } = await test.ask('reader', `GET ${event.roundPath}/players/${an()}/entries`);
    expect(body.items).toMatchObject([{ enteredAt: MORNING.toISOString(), clockWrong: true }]);
  });

  it('tell the desk how many more wait on the phone, and when it was last heard', async () => {
    const who = await phone();
    const later = new Date(MORNING.getTime() + 60_000);
    test.setNow(later);
    await test.ask(who, 'GET /api/marker/flight?unsent=7');
    expect(await devices()).toMatchObject([{ unsent: 7, heardAt: later.toISOString(), browser: null }]);
  });
});

describe('strokes that cannot be applied are held for a person, and never lost', () => {
  const lock = () => test.db.update(tournament).set({ state: 'locked' });
  const finish = () => test.db.update(round).set({ finishedAt: MORNING });

  it.each([
    ['the tournament is locked', lock, 'tournament-locked'],
    ['the round was finished', finish, 'marker-link-ended'],
    ['the tournament was closed', () => test.db.update(tournament).set({ state: 'closed' }), 'marker-link-ended'],
    ['the player did not start', () => test.db.update(card).set({ status: 'DNS' }), 'player-did-not-start'],
    ['the round is played on the back nine alone now', () => test.db.update(round).set({ holes: 'back' }), 'hole-not-in-round'],
    ['the player is in another flight now', () => test.db.update(card).set({ flightId: flights[1]?.id ?? null }), 'not-in-flight'],
  ])('when %s', async (_, change, cause) => {
    const who = await phone();
    await change();
    const sent = [stroke(an(), 3, 6), stroke(an(), 4, 'pickup')];
    expect((await send(who, sent)).map(({ outcome, code }) => [outcome, code])).toEqual([
      ['held', cause],
      ['held', cause],
    ]);
    expect((await send(who, sent)).map(({ outcome }) => outcome)).toEqual(['held', 'held']);
    expect(await waiting()).toMatchObject([
      { playerId: an(), hole: 3, score: 6, shown: null, flight: '1', cause },
      { hole: 4, score: 'pickup' },
    ]);
    expect(await test.db.select().from(entry)).toEqual([]);
  });

  it('while the others of the batch count', async () => {
    const who = await phone();
    const stranger = event.playerIds[5] ?? '';
    expect(await outcomes(who, [stroke(stranger, 1, 4), stroke(an(), 1, 4), stroke(an(), 19, 4), stroke(an(), 2, 99)])).toEqual([
      'not-in-flight',
      'applied',
      'hole-out-of-range',
      'score-out-of-range',
    ]);
  });

  it('but a player of no flight of the round is refused', async () => {
    expect(await outcomes(await phone(), [stroke(randomUUID(), 1, 4)])).toEqual(['beyond-flight']);
  });

  it('until a person takes them into the card as they are, once', async () => {
    const who = await phone();
    await lock();
    const [one, other] = [stroke(an(), 3, 6), stroke(an(), 4, 5)];
    await send(who, [one, other]);
    expect((await flightOf(who)).waiting).toEqual([one.id, other.id]);
    const decide = (body: object) => test.ask('editor', `POST ${event.roundPath}/held-entries/decision`, body);
    expect((await decide({ ids: [one.id], accept: true })).body).toEqual({ refused: [] });
    expect((await decide({ ids: [one.id, other.id], accept: false })).body).toEqual({ refused: [] });
    expect([await waiting(), (await flightOf(who)).waiting]).toEqual([[], []]);
    expect((await send(who, [one, other])).map(({ outcome }) => outcome)).toEqual(['held', 'held']);
    const rows = await test.db.select().from(entry);
    expect(rows.map(({ id, hole, strokes, principalKind }) => [id, hole, strokes, principalKind])).toEqual([[one.id, 3, 6, 'person']]);
    const log = await test.db.select().from(activity).where(eq(activity.kind, 'laid-aside'));
    expect(log).toMatchObject([{ subjectType: 'round', after: { entries: 1, playerIds: [an()] } }]);
  });

  it('and stay held, with the reason, where they still cannot be taken', async () => {
    const who = await phone();
    await finish();
    const one = stroke(an(), 3, 6);
    await send(who, [one]);
    const { body } = await test.ask('editor', `POST ${event.roundPath}/held-entries/decision`, { ids: [one.id], accept: true });
    expect(body.refused).toMatchObject([{ id: one.id, code: 'round-finished' }]);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a phone that is shut out', () => {
  const shutOut = async (undo: boolean) => {
    const [last] = (await devices()).slice(-1);
    return test.ask('editor', `POST ${event.roundPath}/devices/${last.id}/shut-out`, { undo, reason: 'Máy lạ' });
  };

  it('is told to the desk when it comes second: the board’s version rises', async () => {
    const { url } = await makeLink();
    const version = async () => (await test.db.select().from(tournament))[0]?.boardVersion ?? 0;
    const before = await version();
    await scan(url);
    expect(await version()).toBe(before);
    const { body } = await scan(url);
    expect([await version(), body.flight.others]).toEqual([before + 1, 1]);
  });

  it('reads nothing any more, what it sends is held, and the other phone goes on', async () => {
    const [first, second] = await twoPhones();
    await shutOut(false);
    expect((await test.ask(second, 'GET /api/marker/flight')).status).toBe(401);
    expect(await outcomes(second, [stroke(an(), 1, 9)])).toEqual(['phone-shut-out']);
    expect(await outcomes(first, [stroke(an(), 1, 4)])).toEqual(['applied']);
  });

  it('has its entries taken back: each hole shows what it would without them', async () => {
    const [first, second] = await twoPhones();
    await send(first, [stroke(an(), 1, 4), stroke(an(), 2, 5)]);
    const entryId = (await cardOf(second)).holes[0]?.entry ?? null;
    expect(await outcomes(second, [stroke(an(), 1, 9, { replaces: entryId }), stroke(an(), 2, 8), stroke(an(), 3, 7)])).toEqual([
      'applied',
      'disputed',
      'applied',
    ]);
    expect((await shutOut(true)).body).toEqual({ undone: 3 });
    const { holes } = await cardOf(first);
    expect(holes.slice(0, 3).map(({ score, rivals }) => [score, rivals.length])).toEqual([
      [4, 0],
      [5, 0],
      [null, 0],
    ]);
    expect(await test.db.select().from(entry)).toHaveLength(8);
  });
});

describe('a player who confirms their card', () => {
  const total = cardOver().reduce((sum, strokes) => sum + strokes, 0);
  const confirm = (who: Phone, typed: number) =>
    test.ask(who, 'POST /api/marker/confirmations', { id: randomUUID(), playerId: an(), total: typed });

  it('is told the holes that are missing, and where a total differs', async () => {
    const who = await phone();
    await send(who, wholeCard(an(), cardOver()).slice(2));
    expect((await confirm(who, total)).body.message).toBe('The card has no score on these holes: 1, 2.');
    await send(who, wholeCard(an(), cardOver()).slice(0, 2));
    const { status, body } = await confirm(who, total + 1);
    expect([status, body.code, body.message]).toEqual([422, 'total-differs', expect.stringContaining(`the card says ${total} (OUT `)]);
  });

  it('cannot while a hole is disputed', async () => {
    const [who, other] = await twoPhones();
    await send(who, wholeCard(an(), cardOver()));
    await send(other, [stroke(an(), 18, 9)]);
    expect((await confirm(who, total)).body.message).toBe('The card has no score on these holes: 18.');
  });

  it('has the phone show it; a later change of the marker is held', async () => {
    const who = await phone();
    await send(who, wholeCard(an(), cardOver()));
    expect((await confirm(who, total)).body.cards[0].confirmedTotal).toBe(total);
    expect(await outcomes(who, [stroke(an(), 1, 3)])).toEqual(['card-confirmed']);
    expect(await waiting()).toMatchObject([{ hole: 1, score: 3, cause: 'card-confirmed' }]);
  });

  it('confirms it again after the desk has corrected it', async () => {
    const who = await phone();
    const whole = wholeCard(an(), cardOver());
    await send(who, whole);
    await confirm(who, total);
    const correction = { ...stroke(an(), 1, (PAR[0] ?? 0) + 3), replaces: whole[0]?.id ?? null };
    const { body } = await test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [correction] });
    expect(body.outcomes[0].outcome).toBe('applied');
    const confirmedTotal = async () => (await test.ask(who, 'GET /api/marker/flight')).body.cards[0].confirmedTotal;
    expect(await confirmedTotal()).toBeNull();
    test.setNow(new Date('2026-04-25T02:00:00Z'));
    await confirm(who, total + 3);
    expect(await confirmedTotal()).toBe(total + 3);
  });

  it('that came with a file of the tournament, of a phone elsewhere, holds back later strokes too', async () => {
    const who = await phone();
    await send(who, wholeCard(an(), cardOver()));
    await confirm(who, total);
    await test.db.update(cardConfirmation).set({ deviceId: null });
    expect(await outcomes(who, [stroke(an(), 1, 3)])).toEqual(['card-confirmed']);
  });

  it('of another flight is refused', async () => {
    const { status, body } = await test.ask(await phone(1), 'POST /api/marker/confirmations', { id: randomUUID(), playerId: an(), total });
    expect([status, body.message]).toEqual([403, 'Unauthorized.']);
  });
});
