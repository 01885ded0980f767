import { USERNAME } from '@fairway/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { oneTimeLink, users } from '../../../db/schema/account/site.ts';
import { loginName } from '../auth/login-store.ts';
import { userKeys } from '../auth/store.ts';

const test = await testApp();

const HONG = { name: 'Phạm Thị Hồng', username: 'hong', right: 1 };
const NEW_PASSWORD = 'bốn con ngựa xanh';
const idOf = async (username: string): Promise<string> => {
  const [found] = await test.db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return found?.id ?? '';
};
const tokenOf = (url: string): string => url.split('#')[1] ?? '';
/** Everybody who was made for the tests may log in: only then is somebody the last. */
const giveAll = (passwordHash: string) => test.db.update(users).set({ passwordHash });

describe('a new user', () => {
  it('gets a link to choose a password by, which the administrator sees once; only its hash is kept', async () => {
    const { status, body } = await test.ask('admin', 'POST /api/users', { ...HONG, siteId: test.siteId });
    expect([status, body.siteName, body.hasPassword]).toEqual([200, 'Site One', false]);
    expect(body.passwordLink).toMatchObject({
      mailedTo: null,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/password#[\w-]{43}$/),
    });
    const kept = JSON.stringify([await test.db.select().from(oneTimeLink), await test.db.select().from(activity)]);
    expect(kept).not.toContain(tokenOf(body.passwordLink.url));
  });

  it('chooses it once: a link that was used, or is eight days old, or was followed by another one, is refused', async () => {
    const { body: created } = await test.ask('admin', 'POST /api/users', HONG);
    const first = tokenOf(created.passwordLink.url);
    expect((await test.ask(null, 'POST /api/auth/link', { token: first })).body).toEqual({ username: 'hong' });
    const { body: second } = await test.ask('admin', `POST /api/users/${created.id}/password-link`);
    const use = (token: string) => test.ask(null, 'POST /api/auth/password', { token, password: NEW_PASSWORD });
    expect((await use(first)).body.code).toBe('link-invalid');
    test.setNow(new Date(Date.now() + 8 * 86_400_000));
    expect((await use(tokenOf(second.url))).status).toBe(422);
    test.setNow(new Date());
    expect((await use(tokenOf(second.url))).status).toBe(204);
    expect((await use(tokenOf(second.url))).body).toMatchObject({ code: 'link-invalid', errors: { token: [expect.any(String)] } });
  });

  it('has no use for a link that is older than their password, address or account', async () => {
    const { body: created } = await test.ask('admin', 'POST /api/users', HONG);
    const use = (url: string) => test.ask(null, 'POST /api/auth/password', { token: tokenOf(url), password: NEW_PASSWORD });
    const renewed = async () => (await test.ask('admin', `POST /api/users/${created.id}/password-link`)).body.url;
    const version = async () => (await test.ask('admin', `GET /api/users/${created.id}`)).body.version;
    const path = `/api/users/${created.id}` as const;

    await test.ask('admin', `PATCH ${path}`, { version: await version(), email: 'hong@club.example' });
    expect((await use(created.passwordLink.url)).body.code).toBe('link-invalid');
    const second = await renewed();
    await test.ask('admin', `POST ${path}/disable`);
    await test.ask('admin', `POST ${path}/enable`);
    expect((await use(second)).body.code).toBe('link-invalid');
    expect((await use(await renewed())).status).toBe(204);
  });

  it('cannot have a username that is an e-mail address, or one that somebody has in other letters', async () => {
    await test.ask('admin', 'POST /api/users', HONG);
    const add = (username: string) => test.ask('admin', 'POST /api/users', { ...HONG, username });
    expect((await add('lan@club.example')).body.errors.username).toEqual(['A username is one word of at most 60 letters, without @.']);
    expect((await add('HONG')).body.errors.username).toEqual(['“HONG” is already taken. Please use another value.']);
  });
});

describe('a new user of a site', () => {
  it('is refused when the site is deleted in the same moment', async () => {
    const { body: made } = await test.ask('admin', 'POST /api/sites', { name: 'Golf Hè' });
    await test.db.execute(sql`create function delete_site() returns trigger language plpgsql as
      'begin delete from site where id = new.site_id; return new; end'`);
    await test.db.execute(sql`create trigger delete_site before insert on users for each row execute function delete_site()`);
    try {
      const { status, body } = await test.ask('admin', 'POST /api/users', { ...HONG, siteId: made.id });
      expect([status, body.code]).toEqual([404, 'not-found']);
    } finally {
      await test.db.execute(sql`drop function delete_site cascade`);
    }
  });
});

describe('a username', () => {
  it.each(['İlker', 'ΑΛΕΞΗΣ', 'lan\u0001'])('%j, by which nobody could log in, is refused', async (username) => {
    const { status, body } = await test.ask('admin', 'POST /api/users', { ...HONG, username });
    expect([status, body.errors]).toEqual([422, { username: ['A username is one word of at most 60 letters, without @.'] }]);
  });

  it('has only letters that the login and the database write small in the same way', async () => {
    const upTo = (end: number, from = 0) => Array.from({ length: end - from }, (_, at) => String.fromCodePoint(from + at));
    // Latin, Greek, Cyrillic and Armenian
    const letters = [...upTo(0x590), ...upTo(0x2000, 0x1e00)].filter((letter) => USERNAME.test(letter));
    const { rows } = await test.db.execute<{ small: string[] }>(
      sql`select array(select lower(letter) from json_array_elements_text(${JSON.stringify(letters)}::json) with ordinality as of(letter, n) order by n) as small`,
    );
    const differing = letters.filter((letter, at) => loginName(letter) !== rows[0]?.small[at]);
    expect(differing.filter((letter) => letter === letter.normalize('NFC'))).toEqual([]);
  });
});

describe('the fields of a user', () => {
  it('are only those that the api names: mass assignment is refused, and no answer has a hash or a secret', async () => {
    const id = await idOf('reader');
    const forbidden = { passwordHash: 'x', totpSecret: 'x', emailVerifiedAt: new Date().toISOString(), disabledAt: null, nameKey: 'x', id };
    for (const [field, value] of Object.entries(forbidden)) {
      const changed = await test.ask('admin', `PATCH /api/users/${id}`, { version: 1, name: 'X', [field]: value });
      const added = await test.ask('admin', 'POST /api/users', { ...HONG, [field]: value });
      expect([field, changed.status, added.status]).toEqual([field, 422, 422]);
    }
    const { body } = await test.ask('admin', `GET /api/users/${id}`);
    expect(JSON.stringify(body)).not.toMatch(/not a hash|passwordHash|totpSecret|nameKey/);
    expect(body).toMatchObject({ version: 1, name: 'User reader' });
  });
});

describe('the last super administrator', () => {
  it('stays one and stays enabled, also when two take each other away at once', async () => {
    await giveAll('hash');
    const admin = await idOf('admin');
    expect((await test.ask('admin', `PATCH /api/users/${admin}`, { version: 1, isSuperAdmin: false })).body.code).toBe('last-super-admin');
    expect((await test.ask('admin', `POST /api/users/${admin}/disable`)).body.code).toBe('last-super-admin');
    const manager = await idOf('manager');
    await test.ask('admin', `PATCH /api/users/${manager}`, { version: 1, isSuperAdmin: true });
    const taken = await Promise.all([
      test.ask('manager', `POST /api/users/${admin}/disable`),
      test.ask('admin', `PATCH /api/users/${manager}`, { version: 2, isSuperAdmin: false }),
    ]);
    expect(taken.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not somebody who never chose a password', async () => {
    await giveAll('hash');
    await test.ask('admin', 'POST /api/users', { ...HONG, isSuperAdmin: true });
    expect((await test.ask('admin', `POST /api/users/${await idOf('admin')}/disable`)).status).toBe(409);
  });
});

describe('a user', () => {
  it('who is disabled is logged out at once, cannot use a link, and is let in again when enabled', async () => {
    const path = `/api/users/${await idOf('reader')}` as const;
    const { body: link } = await test.ask('admin', `POST ${path}/password-link`);
    expect((await test.ask('admin', `POST ${path}/disable`)).body.disabledAt).toEqual(expect.any(String));
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(401);
    expect((await test.ask(null, 'POST /api/auth/link', { token: tokenOf(link.url) })).status).toBe(422);
    expect((await test.ask('admin', `POST ${path}/enable`)).body.disabledAt).toBeNull();
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(401);
  });

  it('is seen where they are logged in, and logged out there; a session of somebody else is not found', async () => {
    const [reader, editor] = [await idOf('reader'), await idOf('editor')];
    const { body } = await test.ask('admin', `GET /api/users/${reader}/sessions`);
    expect(body.items).toMatchObject([{ browser: null, system: null, isCurrent: false }]);
    const of = (userId: string) => test.ask('admin', `DELETE /api/users/${userId}/sessions/${body.items[0].id}`);
    expect([(await of(editor)).status, (await of(reader)).status, (await of(reader)).status]).toEqual([404, 204, 404]);
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(401);
    expect((await test.ask('editor', 'GET /api/auth/user')).status).toBe(200);
  });

  it('is found without diacritics, in the order of given names, by site and by state', async () => {
    const rows = ['Nguyễn Văn Ánh', 'Trần Bảo An', 'Lê Đức Bình'].map((name, at) => ({ name, username: `u${at}`, passwordHash: 'x' }));
    await test.db.insert(users).values(rows.map((row) => ({ ...row, ...userKeys(row), siteId: test.siteId })));
    const names = async (query: string) => {
      const { body } = await test.ask('admin', `GET /api/users?${query}`);
      return body.items.map(({ name }: { name: string }) => name);
    };
    expect(await names('search=u0')).toEqual(['Nguyễn Văn Ánh']);
    expect(await names('search=anh nguyen')).toEqual(['Nguyễn Văn Ánh']);
    const ours = (await names(`siteId=${test.siteId}`)).filter((name: string) => !name.startsWith('User'));
    expect(ours).toEqual(['Trần Bảo An', 'Nguyễn Văn Ánh', 'Lê Đức Bình']);
    await test.ask('admin', `POST /api/users/${await idOf('u2')}/disable`);
    expect(await names('state=disabled')).toEqual(['Lê Đức Bình']);
  });
});
