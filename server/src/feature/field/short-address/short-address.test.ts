import { SHORT_SCREENS, type ShortScreen } from '@fairway/api/choice/field/short-address';
import { describe, expect, it } from 'vitest';
import { builtWeb } from '../../../../test/engine/built-web.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { seedEvent } from '../../../../test/kit/event.ts';
import { statementsOf } from '../../../../test/kit/statement-count.ts';
import { formOf } from '../../../../test/kit/world/request.ts';
import { MOST_REQUESTS } from '../../../access/rate-limit.ts';
import { shortAddress } from '../../../db/schema/field/short-address.ts';
import { newShortCode, readShortCode } from './code.ts';
import { shortAddresses, shortAddressOf } from './short-address.ts';

const HOME = 'https://golf.example.com';
const NOTHING = `${HOME}/tournaments/none/live`;
const test = await testApp({ PUBLIC_URL: HOME }, { web: builtWeb() });
const place = { db: test.db, publicUrl: HOME };

/** As a phone opens it. */
const open = (address: string, remoteAddress = '10.0.0.1') => test.app.inject({ url: address.replace(HOME, ''), remoteAddress });
/** All that an answer says, but when it came and which one it is. */
const saidOf = async (address: string) => {
  const { statusCode, headers, body } = await open(address);
  return { statusCode, body, headers: { ...headers, date: '', 'x-request-id': '' } };
};
const leadsTo = async (address: string) => (await open(address)).headers.location;
const boardOf = (id: string) => shortAddressOf(place, id, 'board');
const rows = () => test.db.$count(shortAddress);
const makePrivate = async (id: string) =>
  expect((await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, public: false })).status).toBe(200);

describe('a code', () => {
  it('is eight signs that nobody mistakes for another, and read in small letters and through an input method too', () => {
    const codes = Array.from({ length: 500 }, newShortCode);
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^[^\WAEIOUQ0126Z5SG8BVL_]{8}$/);
    for (const typed of ['k7mf9xwr', 'k7mf9xưr']) expect(readShortCode(typed)).toBe('K7MF9XWR');
    for (const typed of ['', 'K7MF9XW', 'K7MF9XWRR', 'K7MF9XW0', 'K7MF 9XWR', 'ĐK7MF9XW']) expect(readShortCode(typed)).toBeNull();
  });
});

describe('a short address', () => {
  it('leads to the long one of its screen, which stays as it was, and is in no cache', async () => {
    const { id, playerIds } = await seedEvent(test.db, test.clubId);
    const [playerId = null] = playerIds;
    const targets = SHORT_SCREENS.map((screen) => ({ screen, playerId: screen === 'card' ? playerId : null }));
    const addresses = await shortAddresses(place, id, targets);
    const led: [ShortScreen, unknown][] = [];
    for (const [nth, address] of addresses.entries()) led.push([SHORT_SCREENS[nth] as ShortScreen, await leadsTo(address)]);
    const home = `${HOME}/tournaments/${id}`;
    expect(Object.fromEntries(led)).toEqual({
      board: `${home}/live`,
      television: `${home}/live?tv=1`,
      card: `${home}/live?player=${playerId}`,
      'start-list': `${home}/live/start-list`,
      regulations: `${home}/live/regulations`,
      seal: `${home}/live/seal`,
      'office-flights': `${home}/flights`,
      'office-leaderboard': `${home}/leaderboard`,
      'office-winners': `${home}/winners`,
      'office-side-awards': `${home}/side-awards`,
      'office-regulations': `${home}/regulations`,
    });
    const [board = ''] = addresses;
    expect(board).toMatch(/^https:\/\/golf\.example\.com\/t\/\w{8}$/);
    const { statusCode, headers, body } = await open(board.toLowerCase());
    expect([statusCode, headers['cache-control'], headers['x-robots-tag'], body]).toEqual([302, 'no-store', 'noindex', '']);
    expect(headers.location).toBe(`${home}/live`);
    expect((await open(`${home}/live`)).statusCode).toBe(200);
  });

  it('that is private, archived, deleted, unknown or no code at all leads alike to one page, which says so', async () => {
    const [secret, archived, gone] = await Promise.all([1, 2, 3].map(() => seedEvent(test.db, test.clubId)));
    const events = [secret, archived, gone].map((event) => event?.id ?? '');
    const addresses = await Promise.all(events.map(boardOf));
    for (const [nth, address] of addresses.entries()) expect(await leadsTo(address)).toContain(events[nth]);
    test.setNow(new Date(Date.now() + 60_000));
    await makePrivate(events[0] ?? '');
    expect((await test.ask('manager', `POST /api/tournaments/${events[1]}/archive`)).status).toBe(200);
    expect((await test.ask('admin', `DELETE /api/tournaments/${events[2]}`)).status).toBe(204);
    const others = [newShortCode(), 'K7MF9XW0', '', 'a/b', '%zz', '%ff', 'x'.repeat(500)].map((code) => `${HOME}/t/${code}`);
    const unknown = await saidOf(`${HOME}/t/${newShortCode()}`);
    expect([unknown.statusCode, unknown.headers.location]).toEqual([302, NOTHING]);
    for (const address of [...addresses, ...others]) expect([address, await saidOf(address)]).toEqual([address, unknown]);
    const { statusCode, body } = await open(NOTHING);
    expect([statusCode, body]).toEqual([404, expect.stringContaining('<div id="root">')]);
  });

  it('keeps its code: one that was private leads to its page once it is public', async () => {
    const { id } = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    const address = await boardOf(id);
    expect(await leadsTo(address)).toBe(NOTHING);
    await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, public: true });
    expect(await leadsTo(address)).toBe(`${HOME}/tournaments/${id}/live`);
    expect(await boardOf(id)).toBe(address);
  });

  it('of the office is there for a private tournament too: its screen asks who opens it', async () => {
    const { id } = await seedEvent(test.db, test.clubId, { settings: { public: false } });
    expect(await leadsTo(await shortAddressOf(place, id, 'office-flights'))).toBe(`${HOME}/tournaments/${id}/flights`);
  });

  it('of a player goes with them', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: [{ flight: null }, { flight: null }] });
    const targets = event.playerIds.map((playerId) => ({ screen: 'card' as const, playerId }));
    const [first = '', second = ''] = await shortAddresses(place, event.id, targets);
    expect(await leadsTo(first)).toContain(`?player=${event.playerIds[0]}`);
    test.setNow(new Date(Date.now() + 60_000));
    expect((await test.ask('manager', `DELETE ${event.path}/players/${event.playerIds[0]}?version=1`)).status).toBe(204);
    expect([await leadsTo(first), await leadsTo(second)]).toEqual([NOTHING, expect.stringContaining(`?player=${event.playerIds[1]}`)]);
  });

  it('is told to pages at another origin as the path of the long one', async () => {
    const { id } = await seedEvent(test.db, test.clubId);
    const path = async (code: string) => {
      const { status, body } = await test.ask(null, `GET /api/live/short-addresses/${code}`);
      return [status, body.path ?? body.code];
    };
    const code = (await boardOf(id)).slice(-8);
    expect(await path(code.toLowerCase())).toEqual([200, `/tournaments/${id}/live`]);
    await makePrivate(id);
    for (const other of [code, newShortCode(), 'nothing']) expect(await path(other)).toEqual([404, 'not-found']);
  });
});

describe('look-ups', () => {
  it('that lead nowhere are limited for an address, and those that lead somewhere are not: a hall scans behind one', async () => {
    const { id } = await seedEvent(test.db, test.clubId);
    const address = await boardOf(id);
    for (let nth = 0; nth < MOST_REQUESTS; nth++) expect((await open(address, '10.0.0.7')).headers.location).toContain(id);
    for (let nth = 0; nth < MOST_REQUESTS; nth++) expect((await open(`${HOME}/t/nothing`, '10.0.0.7')).headers.location).toBe(NOTHING);
    const { statusCode, headers, body } = await open(`${HOME}/t/${newShortCode()}`, '10.0.0.7');
    expect([statusCode, headers['content-type'], headers.location]).toEqual([429, 'text/plain; charset=utf-8', undefined]);
    expect([Number(headers['retry-after']) > 0, body]).toEqual([true, expect.stringMatching(/^\p{L}.*\.$/u)]);
    expect((await open(address, '10.0.0.8')).statusCode).toBe(302);
  });
});

describe('codes are made', () => {
  it('for 499 cards in one statement, and each once, whoever asks at the same time', async () => {
    const { id, playerIds } = await seedEvent(test.db, test.clubId, { players: 499 });
    const targets = playerIds.map((playerId) => ({ screen: 'card' as const, playerId }));
    let first: string[] = [];
    const make = async () => {
      first = await shortAddresses(place, id, targets);
    };
    expect(await statementsOf(make)).toBe(3);
    expect(new Set(first).size).toBe(499);
    const others = (await seedEvent(test.db, test.clubId, { players: 20 })) as { id: string; playerIds: string[] };
    const together = await Promise.all(
      [1, 2, 3].map(() =>
        shortAddresses(
          place,
          others.id,
          others.playerIds.map((playerId) => ({ screen: 'card' as const, playerId })),
        ),
      ),
    );
    expect(together).toEqual([together[0], together[0], together[0]]);
  });

  it('by papers, the television and the office, and not by who reads public pages or follows an address', async () => {
    const { id } = await seedEvent(test.db, test.clubId);
    const pages = ['/live', `/tournaments/${id}/live`, `/tournaments/${id}/live/start-list`, `/api/live/tournaments/${id}`];
    for (const page of [...pages, `/t/${newShortCode()}`]) await open(page);
    expect(await rows()).toBe(0);
    for (const _ of [1, 2]) await open(`/api/live/tournaments/${id}/code.svg`);
    expect(await rows()).toBe(1);
    const { items } = (await test.ask('reader', `GET /api/tournaments/${id}/short-addresses`)).body;
    expect(items[0]).toEqual({ screen: 'board', address: await boardOf(id) });
  });

  it('for the office of what there is to show: regulations that are written, seals of a Peoria', async () => {
    const more = { regulations: '<p>Điều 1</p>', calculateHandicapDay: 'peoria' } as const;
    const screens = async (settings: object) => {
      const { id } = await seedEvent(test.db, test.clubId, { settings });
      const { items } = (await test.ask('reader', `GET /api/tournaments/${id}/short-addresses`)).body;
      return items.map(({ screen }: { screen: string }) => screen);
    };
    expect(await screens({ regulations: null })).toEqual(['board', 'television', 'start-list']);
    expect(await screens(more)).toEqual(['board', 'television', 'start-list', 'regulations', 'seal']);
  });

  it('anew for a copy of a tournament, and for what is made of its file, which has none', async () => {
    const { id, path } = await seedEvent(test.db, test.clubId);
    const address = await boardOf(id);
    const next = { name: 'Giải mùa thu', date: '2026-10-10' };
    const copy = (await test.ask('manager', `POST ${path}/copy`, next)).body.id;
    const file = (await test.ask('manager', `GET ${path}/file`)).bytes;
    expect(file.toString()).not.toContain(address.slice(-8));
    const made = (await test.ask('manager', `POST /api/clubs/${test.clubId}/tournaments/file`, ...formOf(file))).body.tournament.id;
    expect(await rows()).toBe(1);
    expect(new Set([address, await boardOf(copy), await boardOf(made)]).size).toBe(3);
  });
});
