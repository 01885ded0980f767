import { SEASON_RULES } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { createTournament, PARS } from '../../../../test/kit/create.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { clubLogo, course } from '../../../db/schema/account/club.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const test = await testApp();
const path = () => `/api/clubs/${test.clubId}` as const;
const change = (body: object, who: Person = 'manager') => test.ask(who, `PATCH ${path()}`, { version: 1, ...body });
const add = (body: object = {}) => test.ask('admin', 'POST /api/clubs', { name: 'Bạch Hạc', siteId: test.siteId, ...body });
const addCourse = (body: object) => test.ask('manager', `POST ${path()}/courses`, { name: 'Champion', par: PARS, ...body });
const told = () => test.db.select().from(activity).orderBy(activity.at);

describe('GET /api/clubs', () => {
  const list = async (query = '', who: Person = 'reader') => (await test.ask(who, `GET /api/clubs?${query}`)).body;
  const names = async (query = '', who: Person = 'reader') => (await list(query, who)).items.map(({ name }: { name: string }) => name);

  it('lists the clubs of the user’s site by name, every club for a super administrator, none without a site', async () => {
    expect(await names()).toEqual(['Marsh', 'Phoenix']);
    expect(await names('', 'stranger')).toEqual(['Elsewhere']);
    expect(await names('', 'admin')).toEqual(['Elsewhere', 'Marsh', 'Phoenix']);
    expect(await names('', 'siteless')).toEqual([]);
  });

  it('gives the facts of each club, the number of its courses, and the holes and pars of the main one', async () => {
    const { body } = await addCourse({});
    expect((await list()).items[1]).toEqual({
      id: test.clubId,
      siteId: test.siteId,
      siteName: 'Site One',
      version: 1,
      name: 'Phoenix',
      timeZone: 'Asia/Ho_Chi_Minh',
      logo: null,
      ...{ address: null, city: null, state: null, country: null, phone: null, email: null, website: null, investor: null, note: null },
      courseCount: 1,
      mainCourseId: body.id,
      holes: 18,
      pars: PARS,
    });
  });

  it('searches names and places without diacritics, and for a super administrator also sites', async () => {
    await add({ city: 'Việt Trì' });
    expect(await names('search=bach%20hac')).toEqual(['Bạch Hạc']);
    expect(await names('search=viet%20tri')).toEqual(['Bạch Hạc']);
    expect(await names('search=site%20two', 'admin')).toEqual(['Elsewhere']);
    expect(await names('search=%25')).toEqual([]);
  });

  it('sorts either way, and pages', async () => {
    await addCourse({});
    expect(await names('sort=courseCount&order=desc', 'admin')).toEqual(['Phoenix', 'Elsewhere', 'Marsh']);
    expect(await names('sort=siteName&order=desc', 'admin')).toEqual(['Elsewhere', 'Marsh', 'Phoenix']);
    expect(await list('order=desc&pageSize=1&page=2', 'admin')).toMatchObject({
      total: 3,
      page: 2,
      pageSize: 1,
      items: [{ name: 'Marsh' }],
    });
  });

  it('has every club on one page unless the request asks for a page, as the club selector needs it', async () => {
    for (let nth = 1; nth <= 40; nth += 1) await add({ name: `CLB ${nth}` });
    expect(await names()).toHaveLength(42);
  });
});

describe('a club', () => {
  it('is added to the site that a super administrator chooses; missing fields are empty, the time zone is that of Vietnam', async () => {
    const { status, body } = await add();
    expect([status, body]).toMatchObject([
      200,
      { name: 'Bạch Hạc', siteName: 'Site One', timeZone: 'Asia/Ho_Chi_Minh', country: null, version: 1 },
    ]);
    expect((await test.ask('reader', `GET /api/clubs/${body.id}`)).body).toEqual(body);
    expect(await told()).toMatchObject([
      { kind: 'created', subjectType: 'club', subjectId: body.id, siteId: test.siteId, after: { name: 'Bạch Hạc' } },
    ]);
  });

  it('is not added to a site that does not exist', async () => {
    expect(await add({ siteId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ status: 404 });
  });

  it('is changed by a person who saw its last version; the log has the changed fields, before and after', async () => {
    const { body } = await change({ name: 'Phoenix Golf', city: 'Hòa Bình', country: null });
    expect(body).toMatchObject({ name: 'Phoenix Golf', city: 'Hòa Bình', version: 2 });
    expect(await told()).toMatchObject([
      { kind: 'updated', before: { name: 'Phoenix', city: null }, after: { name: 'Phoenix Golf', city: 'Hòa Bình' } },
    ]);
    expect(await change({ name: 'Other' })).toMatchObject({ status: 409, body: { code: 'stale-version', current: body } });
  });

  it('that is saved without a change stays as it was', async () => {
    expect((await change({ name: 'Phoenix' })).body.version).toBe(1);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['UTC', 'UTC'],
  ])('takes the time zone %s as %s', async (timeZone, kept) => {
    expect((await change({ timeZone })).body.timeZone).toBe(kept);
  });

  it.each(['Asia/Hanoi', '+07:00', 'asia/tokyo', ''])('refuses a time zone that does not exist: “%s”', async (timeZone) => {
    expect(await change({ timeZone })).toMatchObject({ status: 422, body: { errors: { timeZone: ['There is no such time zone.'] } } });
  });

  it.each([
    ['https://golf.vn/san', 'https://golf.vn/san'],
    [' www.golf.vn ', 'https://www.golf.vn'],
  ])('takes the web address “%s” as %s', async (website, kept) => {
    expect((await change({ website })).body.website).toBe(kept);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'golf', 'ftp://golf.vn', 'https://', 'a b.vn'])(
    'takes no web address like %s',
    async (website) => {
      expect((await change({ website })).body.errors.website).toEqual(['Not a valid web address (for example https://club.vn).']);
    },
  );

  it('is deleted with its courses and its logo', async () => {
    await addCourse({});
    await test.db.insert(clubLogo).values({ clubId: test.clubId, hash: 'x', bytes: Buffer.from('x') });
    expect(await test.ask('admin', `DELETE ${path()}`)).toMatchObject({ status: 204 });
    expect([await test.db.$count(course), await test.db.$count(clubLogo)]).toEqual([0, 0]);
    expect((await test.ask('reader', `GET ${path()}`)).status).toBe(404);
    expect(await told()).toMatchObject([{ kind: 'created' }, { kind: 'deleted', subjectType: 'club', before: { name: 'Phoenix' } }]);
  });

  it('is not deleted while it has tournaments', async () => {
    await createTournament(test);
    const { status, body } = await test.ask('admin', `DELETE ${path()}`);
    expect([status, body.message]).toEqual([409, 'This club has 1 tournament and cannot be deleted.']);
  });
});

describe('a club with a season of its own', () => {
  it('is not deleted: the season would be one of every club', async () => {
    const rule = { ...SEASON_RULES['best-eight-places'], from: '2026-01-01', to: '2026-12-31', only: null, events: {} };
    const { body: season } = await test.ask('manager', `POST /api/sites/${test.siteId}/seasons`, {
      name: 'Medal',
      clubId: test.clubId,
      rule,
    });
    const { status, body } = await test.ask('admin', `DELETE ${path()}`);
    expect([status, body.message]).toEqual([
      409,
      'This club has 1 season and cannot be deleted. Please give the season another club first.',
    ]);
    await test.ask('manager', `PATCH /api/seasons/${season.id}`, { version: 1, clubId: test.otherClubId });
    expect(await test.ask('admin', `DELETE ${path()}`)).toMatchObject({ status: 204 });
  });
});

describe('the boards of a club’s tournaments', () => {
  const versions = async () => (await test.db.select().from(tournament).orderBy(tournament.name)).map(({ boardVersion }) => boardVersion);

  it('get a new version when its name or time zone changes; boards of other clubs and of closed tournaments do not', async () => {
    await createTournament(test, { name: 'A' });
    const closed = await createTournament(test, { name: 'B' });
    await createTournament(test, { name: 'C', clubId: test.otherClubId });
    await test.db.update(tournament).set({ state: 'closed' }).where(eq(tournament.id, closed.id));
    const before = await versions();
    await change({ name: 'Phoenix Golf' });
    expect(await versions()).toEqual(before.map((version, at) => version + (at === 0 ? 1 : 0)));
    await change({ version: 2, timeZone: 'Asia/Tokyo' });
    expect(await versions()).toEqual(before.map((version, at) => version + (at === 0 ? 2 : 0)));
    await change({ version: 3, phone: '0912 345 678' });
    expect(await versions()).toEqual(before.map((version, at) => version + (at === 0 ? 2 : 0)));
  });

  it('show the new name to the next reader', async () => {
    const { id } = await createTournament(test, { public: true });
    const clubName = async () => (await test.ask(null, `GET /api/live/tournaments/${id}`)).body.clubName;
    expect(await clubName()).toBe('Phoenix');
    await change({ name: 'Phoenix Golf' });
    expect(await clubName()).toBe('Phoenix Golf');
  });
});
