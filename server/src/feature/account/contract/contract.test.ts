import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { activity } from '../../../db/schema/account/activity.ts';

const test = await testApp();
const NOON = (date: string) => new Date(`${date}T05:00:00Z`);
const add = async (given: object = {}) =>
  (await test.ask('admin', 'POST /api/contracts', { siteId: test.siteId, code: 'HĐ-01', startDate: '2026-01-01', ...given })).body;
const codes = async (query: string) =>
  (await test.ask('admin', `GET /api/contracts?${query}`)).body.items.map(({ code }: { code: string }) => code);

describe('a contract', () => {
  it('ends on the day before the next term would begin, also after a change of its duration', async () => {
    const made = await add({ startDate: '2026-01-31', duration: 1, durationUnit: 'month' });
    expect(made).toMatchObject({ endDate: '2026-02-28', siteName: 'Site One', plan: 'basic', version: 1 });
    const { body } = await test.ask('admin', `PATCH /api/contracts/${made.id}`, { version: 1, duration: 2, durationUnit: 'year' });
    expect(body).toMatchObject({ startDate: '2026-01-31', endDate: '2028-01-30', version: 2 });
  });

  it.each([
    [{ amount: 20_000_000, commissionPercent: 12.5 }, 2_500_000, 17_500_000],
    [{ amount: 9_999_999, commissionPercent: 33.33 }, 3_333_000, 6_666_999],
    [{ amount: 20_000_000, commissionPercent: null }, null, 20_000_000],
    [{ amount: null, commissionPercent: 10 }, null, null],
    [{ amount: 0, commissionPercent: 10 }, 0, 0],
    [{ amount: 10_000_000, commissionPercent: 100 }, 10_000_000, 0],
  ])('of %j has a commission of %s and a revenue of %s', async (given, commission, revenue) => {
    expect(await add(given)).toMatchObject({ commission, revenue });
  });

  it.each([
    ['amount', -1],
    ['amount', 1.5],
    ['amount', 1e15],
    ['price', '12tr'],
    ['commissionPercent', 101],
    ['commissionPercent', 12.345],
    ['duration', 0],
    ['startDate', '2026-02-30'],
    ['startDate', '1999-12-31'],
    ['plan', 'gold'],
    ['code', ' '],
  ])('with %s %j is refused beside the field', async (field, value) => {
    const { status, body } = await test.ask('admin', 'POST /api/contracts', {
      ...{ siteId: test.siteId, code: 'HĐ', startDate: '2026-01-01' },
      [field]: value,
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('has a code of its own, however it is written', async () => {
    await add();
    const again = await test.ask('admin', 'POST /api/contracts', { siteId: test.siteId, code: 'hĐ-01', startDate: '2026-01-01' });
    expect([again.status, again.body.errors]).toEqual([422, { code: ['“hĐ-01” is already taken. Please use another value.'] }]);
    const other = await add({ code: 'HĐ-02' });
    const changed = await test.ask('admin', `PATCH /api/contracts/${other.id}`, { version: 1, code: 'HĐ-01' });
    expect(changed.status).toBe(422);
  });

  it('cannot be given what follows from its other fields, nor another site', async () => {
    const { id } = await add();
    for (const field of ['endDate', 'commission', 'revenue', 'validity', 'siteId', 'searched']) {
      const { status } = await test.ask('admin', `PATCH /api/contracts/${id}`, { version: 1, [field]: '2030-01-01' });
      expect([field, status]).toEqual([field, 422]);
    }
    const nowhere = { siteId: id, code: 'HĐ-09', startDate: '2026-01-01' };
    expect((await test.ask('admin', 'POST /api/contracts', nowhere)).status).toBe(404);
  });

  it('leaves what was changed in the log of its site', async () => {
    const { id } = await add({ amount: 5_000_000 });
    await test.ask('admin', `PATCH /api/contracts/${id}`, { version: 1, amount: 6_000_000 });
    await test.ask('admin', `DELETE /api/contracts/${id}`);
    const log = await test.db.select().from(activity).where(eq(activity.subjectId, id)).orderBy(activity.at);
    expect(log).toMatchObject([
      { kind: 'created', siteId: test.siteId },
      { kind: 'updated', before: { amount: 5_000_000 }, after: { amount: 6_000_000 } },
      { kind: 'deleted', before: { code: 'HĐ-01', endDate: '2026-12-31' } },
    ]);
  });

  it('keeps markup and formulas as the text that they are', async () => {
    const text = '=HYPERLINK("http://x") <img src=x onerror=alert(1)>';
    expect(await add({ code: '@SUM(1)', representative: text, note: text })).toMatchObject({
      code: '@SUM(1)',
      representative: text,
      note: text,
    });
  });
});

describe('the list of contracts', () => {
  /** On 15/06/2026: what each is. */
  async function addFour(): Promise<void> {
    await add({ code: 'ENDED', startDate: '2025-01-01', amount: 3, plan: 'free' });
    await add({ code: 'ENDING', startDate: '2025-07-01', amount: 1 });
    await add({ code: 'VALID', startDate: '2026-01-01', amount: 2, representative: 'Phạm Đức' });
    await add({ code: 'LATER', startDate: '2027-01-01' });
    test.setNow(NOON('2026-06-15'));
  }

  it('is filtered by validity, on the calendar of Vietnam', async () => {
    await addFour();
    for (const [validity, code] of [
      ['ended', 'ENDED'],
      ['ending', 'ENDING'],
      ['valid', 'VALID'],
      ['not-begun', 'LATER'],
    ])
      expect(await codes(`validity=${validity}`)).toEqual([code]);
    test.setNow(new Date('2026-06-30T16:59:00Z'));
    expect(await codes('validity=ended')).toEqual(['ENDED']);
    test.setNow(new Date('2026-06-30T17:00:00Z'));
    expect(await codes('validity=ended')).toEqual(['ENDED', 'ENDING']);
  });

  it('names as lapsed only an ended one without a later one of the same site', async () => {
    await addFour();
    expect(await codes('validity=lapsed')).toEqual([]);
    const { body } = await test.ask('admin', 'POST /api/sites', { name: 'Golf Cũ' });
    await add({ siteId: body.id, code: 'OLD', startDate: '2024-01-01' });
    await add({ siteId: body.id, code: 'LAST', startDate: '2025-01-01' });
    expect(await codes('validity=lapsed')).toEqual(['LAST']);
  });

  it('names as expiring only an ending one without a later one of the same site', async () => {
    test.setNow(NOON('2026-06-15'));
    await add({ code: 'NOW', startDate: '2025-07-01' });
    expect(await codes('validity=expiring')).toEqual(['NOW']);
    await add({ code: 'NEXT', startDate: '2026-07-01' });
    expect(await codes('validity=expiring')).toEqual([]);
    expect(await codes('validity=ending')).toEqual(['NOW']);
  });

  it('finds a contract by the name that its site has now', async () => {
    const { body } = await test.ask('admin', 'POST /api/sites', { name: 'Golf Bãi Cháy' });
    const { id } = await add({ siteId: body.id, code: 'BC-1' });
    expect(await codes('search=bai%20chay')).toEqual(['BC-1']);
    await test.ask('admin', `PATCH /api/contracts/${id}`, { version: 1, representative: 'Bùi\nLan' });
    await test.ask('admin', `PATCH /api/sites/${body.id}`, { version: 1, name: 'Golf\nHạ Long' });
    expect(await codes('search=bai%20chay')).toEqual([]);
    expect(await codes('search=ha%20long%20lan')).toEqual(['BC-1']);
  });

  it('is searched, narrowed and sorted', async () => {
    await addFour();
    expect(await codes('')).toEqual(['ENDED', 'ENDING', 'VALID', 'LATER']);
    expect(await codes('sort=amount&order=desc')).toEqual(['ENDED', 'VALID', 'ENDING', 'LATER']);
    expect(await codes('sort=code')).toEqual(['ENDED', 'ENDING', 'LATER', 'VALID']);
    expect(await codes('search=pham%20duc')).toEqual(['VALID']);
    expect(await codes('search=site%20one&plan=free')).toEqual(['ENDED']);
    expect(await codes('sort=startDate&order=desc&page=2&pageSize=1')).toEqual(['VALID']);
  });
});

describe('the contracts of a site', () => {
  it('are shown to its managers, without commission, revenue, representative and note', async () => {
    const { id } = await add({ amount: 20_000_000, commissionPercent: 10, note: 'chỉ nội bộ', representative: 'Lan' });
    const { body } = await test.ask('reader', `GET /api/sites/${test.siteId}/contracts`);
    expect(body.items.map(({ id: one }: { id: string }) => one)).toEqual([id]);
    expect(Object.keys(body.items[0]).sort()).toEqual(
      ['amount', 'code', 'duration', 'durationUnit', 'endDate', 'id', 'plan', 'price', 'startDate', 'validity'].sort(),
    );
  });

  it('lock nobody out when they have ended', async () => {
    await add({ startDate: '2020-01-01' });
    expect((await test.ask('manager', 'PATCH /api/clubs/'.concat(test.clubId) as 'PATCH /', { version: 1, city: 'Huế' })).status).toBe(200);
  });
});
