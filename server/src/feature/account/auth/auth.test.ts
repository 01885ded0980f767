import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { users } from '../../../db/schema/account/site.ts';
import { hashPassword } from './password.ts';

const test = await testApp();

const seedLogin = async () => {
  await test.db.insert(users).values({
    username: 'Lan',
    email: 'lan@club.example',
    name: 'Lan',
    passwordHash: await hashPassword('dung-mat-khau'),
    siteId: test.siteId,
    right: 1,
  });
};

const login = async (body: unknown, headers: Record<string, string> = {}) => {
  const cookie = await test.ask(null, 'GET /sanctum/csrf-cookie');
  const value = /XSRF-TOKEN=([^;]+)/.exec(String(cookie.headers['set-cookie']))?.[1] ?? '';
  return test.ask(null, 'POST /api/auth/login', body, { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value, ...headers });
};

describe('GET /sanctum/csrf-cookie', () => {
  it('answers 204 with a cookie that a script may read, kept to this site', async () => {
    const { status, headers } = await test.ask(null, 'GET /sanctum/csrf-cookie');
    expect(status).toBe(204);
    expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
  });
});

describe('POST /api/auth/login', () => {
  it('answers the fields of the specification, the id and whether a second factor is owed, with the first club first', async () => {
    await seedLogin();
    const { status, body } = await login({ username: 'lan', password: 'dung-mat-khau' });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'accessToken',
      'id',
      'is_super_admin',
      'latest_tournament_id',
      'latest_tournament_name',
      'name',
      'oneKeyShortcuts',
      'owesSecondFactor',
      'right',
      'site',
    ]);
    expect(body.site).toMatchObject({ name: 'Site One', clubs: [{ name: 'Marsh' }, { name: 'Phoenix' }] });
    expect(body).toMatchObject({ name: 'Lan', is_super_admin: false, right: 1 });
  });

  it('also takes the email address', async () => {
    await seedLogin();
    expect((await login({ username: 'LAN@club.example', password: 'dung-mat-khau' })).status).toBe(200);
  });

  it('refuses a wrong password and an unknown user with the same words', async () => {
    await seedLogin();
    const wrong = await login({ username: 'lan', password: 'x' });
    const unknown = await login({ username: 'nobody', password: 'x' });
    expect(wrong.status).toBe(422);
    expect(unknown).toMatchObject({ status: 422, body: wrong.body });
    expect(wrong.body.errors.username).toEqual(['Wrong username or password.']);
  });

  it.each(['something else', '', '%', '%E0%A4%A'])(
    'refuses a login with %j in the header in place of the cookie’s value',
    async (token) => {
      const { status, body } = await login({ username: 'lan', password: 'x' }, { 'x-xsrf-token': token });
      expect([status, body.code]).toEqual([403, 'csrf-mismatch']);
    },
  );

  it('refuses the sixth try within a minute and says how long to wait; another address may still log in', async () => {
    await seedLogin();
    for (let tries = 0; tries < 5; tries++) await login({ username: 'lan', password: 'x' });
    const stopped = await login({ username: 'lan', password: 'dung-mat-khau' });
    expect([stopped.status, stopped.body.code]).toEqual([429, 'too-many-attempts']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('takes the right password again after the minute', async () => {
    await seedLogin();
    for (let tries = 0; tries < 5; tries++) await login({ username: 'lan', password: 'x' });
    test.setNow(new Date(Date.now() + 61_000));
    expect((await login({ username: 'lan', password: 'dung-mat-khau' })).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends with the logout, but only for its own token', async () => {
    expect((await test.ask('reader', 'GET /api/auth/logout')).status).toBe(204);
    expect((await test.ask('reader', 'GET /api/auth/user')).body).toMatchObject({ message: 'Unauthenticated.' });
    expect((await test.ask('editor', 'GET /api/auth/user')).status).toBe(200);
  });

  it('ends after 12 idle hours', async () => {
    test.setNow(new Date(Date.now() + 12.1 * 3_600_000));
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(401);
  });

  it('ends after 7 days, however busy it is', async () => {
    const start = Date.now();
    for (let hours = 0; hours < 7 * 24; hours += 11) {
      test.setNow(new Date(start + hours * 3_600_000));
      expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(200);
    }
    test.setNow(new Date(start + (7 * 24 + 1) * 3_600_000));
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer short', 'Basic abc', `Bearer fw_${'x'.repeat(43)}`])('answers 401 to %j', async (authorization) => {
    const { status, body } = await test.ask(null, 'GET /api/auth/user', undefined, { authorization });
    expect([status, body.message]).toEqual([401, 'Unauthenticated.']);
  });

  it('keeps only the hash of its token', async () => {
    const { rows } = await test.db.execute<{ row: string }>('select session::text as row from session');
    for (const { row } of rows) for (const token of Object.values(test.token)) expect(row).not.toContain(token);
  });
});
