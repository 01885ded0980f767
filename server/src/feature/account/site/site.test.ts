import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { formOf, SAMPLES } from '../../../../test/kit/world/request.ts';
import { createLogin, PASSWORD } from '../../../../test/kit/world/world.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { contract } from '../../../db/schema/account/contract.ts';
import { format } from '../../../db/schema/account/definition.ts';
import { site, users } from '../../../db/schema/account/site.ts';
import { LOGO_AGE_MS } from '../../../file/logo.ts';

const test = await testApp();
const own = () => `/api/sites/${test.siteId}` as const;
const picture = () =>
  sharp({ create: { width: 90, height: 30, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
const contractOf = (siteId: string, code: string, startDate: string, endDate: string) =>
  test.db.insert(contract).values({ siteId, code, plan: 'basic', duration: 1, durationUnit: 'year', startDate, endDate });

describe('the list of sites', () => {
  it('counts what each site has, and says how its contract stands', async () => {
    test.setNow(new Date('2026-06-15T03:00:00Z'));
    await contractOf(test.siteId, 'A', '2025-01-01', '2025-12-31');
    await contractOf(test.siteId, 'B', '2026-01-01', '2026-06-30');
    const { body } = await test.ask('admin', 'GET /api/sites');
    expect(body).toMatchObject({
      total: 2,
      items: [
        { clubCount: 2, userCount: 3, contractCount: 2, tournamentCount: 0, validity: 'ending', contractEnd: '2026-06-30' },
        { clubCount: 1, userCount: 1, contractCount: 0, validity: null, contractEnd: null },
      ],
    });
  });

  type Term = [code: string, startDate: string, endDate: string];
  const [PAST, ENDED]: [Term, Term] = [
    ['A', '2024-01-01', '2024-12-31'],
    ['B', '2025-01-01', '2025-12-31'],
  ];
  const [ENDING, LONG]: [Term, Term] = [
    ['C', '2025-07-01', '2026-06-30'],
    ['D', '2026-01-01', '2026-12-31'],
  ];
  const [NEXT, LATER]: [Term, Term] = [
    ['E', '2026-07-01', '2027-06-30'],
    ['F', '2027-07-01', '2028-06-30'],
  ];
  it.each<[string, Term[], string, string]>([
    ['runs, though the next one is there', [LONG, LATER], 'valid', '2026-12-31'],
    ['runs and ends last, of several', [ENDING, LONG], 'valid', '2026-12-31'],
    ['ends soon', [ENDED, ENDING], 'ending', '2026-06-30'],
    ['ends soon, and asks for nobody once the next one is there', [ENDING, NEXT], 'valid', '2026-06-30'],
    ['begins next, where none runs', [ENDED, LATER, NEXT], 'not-begun', '2027-06-30'],
    ['ended last, where no other is left', [PAST, ENDED], 'ended', '2025-12-31'],
  ])('has a site stand by the contract that %s', async (_, contracts, validity, contractEnd) => {
    test.setNow(new Date('2026-06-15T03:00:00Z'));
    for (const given of contracts) await contractOf(test.siteId, ...given);
    expect((await test.ask('admin', `GET ${own()}`)).body).toMatchObject({ validity, contractEnd });
  });

  it('is in the order of the letters without their marks, and finds a name typed without them', async () => {
    for (const name of ['Đồng Mô', 'Âu Lạc', 'Chí Linh']) await test.ask('admin', 'POST /api/sites', { name });
    const names = async (query: string) =>
      (await test.ask('admin', `GET /api/sites?${query}`)).body.items.map((one: { name: string }) => one.name);
    expect(await names('')).toEqual(['Âu Lạc', 'Chí Linh', 'Đồng Mô', 'Site One', 'Site Two']);
    expect(await names('search=dong%20mo')).toEqual(['Đồng Mô']);
    expect(await names('order=desc&page=2&pageSize=2')).toEqual(['Đồng Mô', 'Chí Linh']);
  });
});

describe('a site', () => {
  it('is made, and found under its new name after a change', async () => {
    const { body: made } = await test.ask('admin', 'POST /api/sites', { name: ' Golf Sông Hồng ' });
    expect(made).toMatchObject({ name: 'Golf Sông Hồng', note: null, contactMonths: null, version: 1, logo: null });
    await test.ask('admin', `PATCH /api/sites/${made.id}`, { version: 1, name: 'Golf Sông Đà', contactMonths: 6 });
    const { body } = await test.ask('admin', 'GET /api/sites?search=song%20da');
    expect(body.items).toMatchObject([{ id: made.id, contactMonths: 6, version: 2 }]);
    const [log] = await test.db
      .select()
      .from(activity)
      .where(and(eq(activity.kind, 'updated'), eq(activity.subjectId, made.id)));
    expect(log).toMatchObject({
      siteId: made.id,
      subjectType: 'site',
      before: { name: 'Golf Sông Hồng', contactMonths: null },
      after: { name: 'Golf Sông Đà', contactMonths: 6 },
    });
  });

  it.each([
    ['contactMonths', 0],
    ['contactMonths', 1.5],
    ['name', '  '],
    ['note', 'x'.repeat(2001)],
  ])('with %s %j is refused beside the field', async (field, value) => {
    const { status, body } = await test.ask('admin', 'POST /api/sites', { name: 'Golf', [field]: value });
    expect([status, body.errors]).toEqual([422, { [field]: [expect.any(String)] }]);
  });

  it('takes only the fields that it names: nobody sets a version, an id or a count', async () => {
    for (const field of ['id', 'version', 'createdAt', 'nameKey', 'searched', 'clubCount', 'logo']) {
      const { status } = await test.ask('admin', 'POST /api/sites', { name: 'Golf', [field]: 'x' });
      expect([field, status]).toEqual([field, 422]);
    }
  });

  it('shows its people to its own managers by given name, without their e-mail addresses', async () => {
    const of = { siteId: test.siteId, passwordHash: 'x' };
    await test.db
      .delete(users)
      .where(eq(users.siteId, test.siteId))
      .catch(() => undefined);
    await test.db.insert(users).values([
      { ...of, username: 'tam', name: 'Lê Minh Tâm', nameKey: 'tam le minh', email: 'tam@example.com', position: 'Thư ký' },
      { ...of, username: 'an', name: 'Trần An', nameKey: 'an tran', disabledAt: new Date() },
    ]);
    const { body } = await test.ask('admin', `GET ${own()}/users`);
    expect(body.items).toEqual([
      { id: expect.any(String), name: 'Trần An', username: 'an', position: null, right: 0, isDisabled: true },
      { id: expect.any(String), name: 'Lê Minh Tâm', username: 'tam', position: 'Thư ký', right: 0, isDisabled: false },
    ]);
  });

  it('lists its own clubs to a super administrator', async () => {
    const { body } = await test.ask('admin', `GET /api/clubs?siteId=${test.siteId}`);
    expect(body.items.map((one: { name: string }) => one.name)).toEqual(['Marsh', 'Phoenix']);
    const [stranger] = await test.db.select().from(site).where(eq(site.name, 'Site Two'));
    expect((await test.ask('manager', `GET /api/clubs?siteId=${stranger?.id}`)).status).toBe(404);
  });
});

describe('the logo of a site', () => {
  it('is in the answer of the login, and anyone may read the picture at its address', async () => {
    const { body } = await test.ask('admin', `PUT ${own()}/logo?version=1`, ...formOf(await picture()));
    expect(body.logo).toMatch(new RegExp(`^${own()}/logo/[0-9a-f]{64}$`));
    await createLogin(test.db, test.siteId);
    const { headers } = SAMPLES['POST /api/auth/login'];
    const login = await test.ask(null, 'POST /api/auth/login', { username: 'lan', password: PASSWORD }, headers);
    expect(login.body.site.logo).toBe(body.logo);
    const answer = await test.app.inject({ method: 'GET', url: body.logo });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    await test.ask('admin', `DELETE ${own()}/logo?version=2`);
    test.setNow(new Date(Date.now() + LOGO_AGE_MS));
    expect((await test.app.inject({ method: 'GET', url: body.logo })).statusCode).toBe(404);
  });
});

describe('the logo of a site that two people change', () => {
  it('is written only by whoever saw the last version, also of the rest of the site', async () => {
    const put = async (version: number | '') => test.ask('admin', `PUT ${own()}/logo?version=${version}`, ...formOf(await picture()));
    const { body: mine } = await put(1);
    expect(mine.version).toBe(2);
    for (const late of [await put(1), await test.ask('admin', `DELETE ${own()}/logo?version=1`)])
      expect([late.status, late.body.code, late.body.current]).toEqual([409, 'stale-version', mine]);
    const { body: renamed } = await test.ask('admin', `PATCH ${own()}`, { version: 1, name: 'Other' });
    expect(renamed).toMatchObject({ code: 'stale-version', current: { logo: mine.logo } });
    const untold = await put('');
    expect([untold.status, Object.keys(untold.body.errors)]).toEqual([422, ['version']]);
  });
});

describe('deleting a site', () => {
  it('is refused with what is in the way', async () => {
    await contractOf(test.siteId, 'A', '2026-01-01', '2026-12-31');
    const { status, body } = await test.ask('admin', `DELETE ${own()}`);
    expect([status, body.code]).toEqual([409, 'site-in-use']);
    expect(body.message).toBe('This site cannot be deleted while it has 2 clubs; 3 users; 1 contract. Please move or delete them first.');
    const answer = await test.ask('admin', `DELETE ${own()}`, undefined, { 'accept-language': 'vi' });
    expect(answer.body.message).toBe('Chưa xóa được đơn vị này vì còn 2 CLB; 3 người dùng; 1 hợp đồng. Hãy chuyển hoặc xóa trước.');
  });

  it('takes its own definitions and API keys with it', async () => {
    const { body } = await test.ask('admin', 'POST /api/sites', { name: 'Golf Hè' });
    await test.ask('admin', `POST /api/sites/${body.id}/keys`, { name: 'Web' });
    await test.db
      .insert(format)
      .values({ id: 'of-site', siteId: body.id, name: 'Riêng', position: 1, rule: { basis: 'net', maximum: null } });
    expect((await test.ask('admin', `DELETE /api/sites/${body.id}`)).status).toBe(204);
    expect((await test.ask('admin', `GET /api/sites/${body.id}`)).status).toBe(404);
  });
});
