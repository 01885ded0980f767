import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../../../../test/kit/app.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { ticket } from '../../../db/schema/account/support.ts';

const test = await testApp();
const DESCRIPTION = 'Không in được bảng kết quả.';
const ask = (who: Person, given: object = {}, language = 'vi') =>
  test.ask(who, 'POST /api/tickets', { name: 'Trần Thu Hạnh', description: DESCRIPTION, ...given }, { 'accept-language': language });
const change = (id: string, body: object) => test.ask('admin', `PATCH /api/tickets/${id}`, { version: 1, ...body });
const own = async (who: Person) => (await test.ask(who, 'GET /api/tickets/own')).body.items;
const list = async (query: string) => (await test.ask('admin', `GET /api/tickets?${query}`)).body;
const numbers = async (query: string) => (await list(query)).items.map(({ number }: { number: number }) => number);

describe('asking for support', () => {
  it('makes a new ticket with a number, in the name that was given, and remembers the language', async () => {
    const { body } = await ask('manager', { phone: '0912 345 678', email: 'hanh@example.com' }, 'en');
    expect(body).toMatchObject({
      version: 1,
      siteName: 'Site One',
      name: 'Trần Thu Hạnh',
      phone: '0912 345 678',
      email: 'hanh@example.com',
      description: DESCRIPTION,
      status: 'new',
      solution: null,
      answeredAt: null,
    });
    expect(body.number).toBeGreaterThan(0);
    const [kept] = await test.db.select().from(ticket);
    expect(kept?.language).toBe('en');
  });

  it('is open to a person without a site', async () => {
    expect((await ask('siteless')).body).toMatchObject({ siteName: null, status: 'new' });
  });

  it('needs a name and a description, and an e-mail address that is one', async () => {
    const { status, body } = await ask('reader', { name: ' ', description: '', email: 'lan' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['description', 'email', 'name']);
  });

  it('cannot set what the answer sets', async () => {
    expect((await ask('reader', { status: 'solved' })).body.code).toBe('validation');
    expect((await ask('reader', { solution: 'x' })).body.code).toBe('validation');
  });

  it('shows each person their own tickets alone, the newest first', async () => {
    test.setNow(new Date('2026-04-25T01:00:00Z'));
    await ask('manager', { description: 'Một' });
    test.setNow(new Date('2026-04-25T02:00:00Z'));
    await ask('manager', { description: 'Hai' });
    await ask('stranger');
    expect((await own('manager')).map(({ description }: { description: string }) => description)).toEqual(['Hai', 'Một']);
    expect(await own('editor')).toEqual([]);
  });
});

describe('answering', () => {
  it('keeps the solution, its time and the status, and the asker reads them', async () => {
    const { body: asked } = await ask('manager');
    test.setNow(new Date('2026-04-25T03:00:00Z'));
    const { body } = await change(asked.id, { status: 'solved', solution: 'Hãy chọn khổ A4.' });
    expect(body).toMatchObject({ version: 2, status: 'solved', solution: 'Hãy chọn khổ A4.', answeredAt: '2026-04-25T03:00:00.000Z' });
    expect(await own('manager')).toMatchObject([{ solution: 'Hãy chọn khổ A4.' }]);
    const [last] = await test.db.select().from(activity).orderBy(desc(activity.at)).limit(1);
    expect(last).toMatchObject({ kind: 'updated', subjectType: 'ticket', before: { status: 'new', solution: null }, siteId: test.siteId });
  });

  it('with a status alone is no answer', async () => {
    const { body: asked } = await ask('manager');
    expect((await change(asked.id, { status: 'in-progress' })).body).toMatchObject({ status: 'in-progress', answeredAt: null });
  });

  it('of what has not changed leaves everything as it was', async () => {
    const { body: asked } = await ask('manager');
    expect((await change(asked.id, { status: 'new' })).body.version).toBe(1);
  });

  it('refuses a version that is no longer the current one', async () => {
    const { body: asked } = await ask('manager');
    await change(asked.id, { status: 'solved' });
    expect(await change(asked.id, { status: 'closed' })).toMatchObject({
      status: 409,
      body: { current: { version: 2, status: 'solved' } },
    });
  });
});

describe('the list of tickets', () => {
  it('is searched without diacritics in every text, the answer and the site too', async () => {
    const { body: one } = await ask('manager');
    const { body: two } = await ask('stranger', { description: 'Quên mật khẩu', phone: '0988' });
    await change(two.id, { solution: 'Đặt lại mật khẩu ở trang đăng nhập' });
    expect(await numbers('search=bang+ket+qua')).toEqual([one.number]);
    expect(await numbers('search=dang+nhap')).toEqual([two.number]);
    expect(await numbers('search=site+two+0988')).toEqual([two.number]);
    expect(await numbers(`search=%23${one.number}`)).toEqual([one.number]);
    expect(await numbers('search=%25')).toEqual([]);
  });

  it('is filtered by status, sorted and paged', async () => {
    const made: { id: string; number: number }[] = [];
    for (const hour of [1, 2, 3]) {
      test.setNow(new Date(`2026-04-25T0${hour}:00:00Z`));
      made.push((await ask('manager')).body);
    }
    const [first, second, third] = made;
    await change(second?.id ?? '', { status: 'closed' });
    expect(await numbers('status=closed')).toEqual([second?.number]);
    expect(await numbers('sort=createdAt&order=desc')).toEqual([third?.number, second?.number, first?.number]);
    expect(await list('pageSize=2&page=2')).toMatchObject({ total: 3, page: 2, items: [{ number: third?.number }] });
  });
});
