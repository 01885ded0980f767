import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { recoveryCode, users } from '../../../db/schema/account/site.ts';
import { ATTEMPT_LIMITS } from '../auth/attempt-store.ts';
import { hashPassword, passwordMatches } from '../auth/password.ts';
import { codeOf } from '../auth/second-factor.ts';

const test = await testApp({ TRUST_PROXY: '127.0.0.1' });

const PASSWORD = 'đúng mật khẩu';
const NEW_PASSWORD = 'bốn con ngựa xanh';
const passwordHash = await hashPassword(PASSWORD);
const XSRF = 'x'.repeat(32);

beforeEach(async () => {
  await test.db.update(users).set({ passwordHash });
});
const logIn = async (given: { username: string; password: string; code?: string }) =>
  test.ask(null, 'POST /api/auth/login', given, {
    cookie: `XSRF-TOKEN=${XSRF}`,
    'x-xsrf-token': XSRF,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
  });
const asBearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Switches the second factor of the reader on, and returns its secret and recovery codes. */
async function switchOn(now = new Date()): Promise<{ secret: string; recoveryCodes: string[] }> {
  test.setNow(now);
  const { body } = await test.ask('reader', 'POST /api/profile/second-factor', { currentPassword: PASSWORD });
  const confirmed = await test.ask('reader', 'POST /api/profile/second-factor/confirm', { code: codeOf(body.secret, now) });
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('the own password', () => {
  it('needs the current one: “Wrong password” is a 422 beside its field, and changes nothing', async () => {
    const { status, body } = await test.ask('reader', 'POST /api/profile/password', { currentPassword: 'x', password: NEW_PASSWORD });
    expect([status, body.message, body.errors]).toEqual([422, 'Wrong password', { currentPassword: ['Wrong password'] }]);
  });

  it('is changed, and every other session ends', async () => {
    const { body } = await logIn({ username: 'reader', password: PASSWORD });
    const changed = await test.ask('reader', 'POST /api/profile/password', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    expect(changed.status).toBe(204);
    expect((await test.ask(null, 'GET /api/auth/user', undefined, asBearer(body.accessToken))).status).toBe(401);
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(200);
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    expect(reader?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(reader?.passwordHash ?? '', NEW_PASSWORD)).toBe(true);
  });

  it.each(['ngắn', 'password1234', 'reader123456', 'siteone2026', 'x'.repeat(201)])('is refused as %s', async (password) => {
    const { body } = await test.ask('reader', 'POST /api/profile/password', { currentPassword: PASSWORD, password });
    expect(body.errors.password).toHaveLength(1);
  });

  it('leaves no link behind by which somebody else could choose it', async () => {
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    const { body: link } = await test.ask('admin', `POST /api/users/${reader?.id}/password-link`);
    await test.ask('reader', 'POST /api/profile/password', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    const used = await test.ask(null, 'POST /api/auth/password', { token: link.url.split('#')[1], password: 'năm con ngựa đỏ' });
    expect(used.body.code).toBe('link-invalid');
  });

  it('is not guessed by whoever has a session, from however many addresses; their login goes on', async () => {
    const guess = (at: number) =>
      test.ask(
        'reader',
        'POST /api/profile/password',
        { currentPassword: 'x', password: NEW_PASSWORD },
        { 'x-forwarded-for': `10.0.0.${at}` },
      );
    for (let at = 0; at < ATTEMPT_LIMITS.account; at++) expect((await guess(at)).status).toBe(422);
    expect((await guess(200)).status).toBe(429);
    expect((await logIn({ username: 'reader', password: PASSWORD })).status).toBe(200);
  });

  it('is not guessed by whoever has a session: five wrong ones, and they wait', async () => {
    const guess = () => test.ask('reader', 'POST /api/profile/password', { currentPassword: 'x', password: NEW_PASSWORD });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('the own data', () => {
  it('has only the fields that a person may write: nobody makes themself a super administrator', async () => {
    const tries = { isSuperAdmin: true, right: 2, siteId: test.siteId, username: 'admin2', totpRequired: false, emailVerifiedAt: null };
    for (const [field, value] of Object.entries(tries)) {
      expect((await test.ask('reader', 'PATCH /api/profile', { version: 1, [field]: value })).status).toBe(422);
    }
    expect((await test.ask('reader', 'GET /api/profile')).body).toMatchObject({ isSuperAdmin: false, right: 0, version: 1 });
  });

  it('takes another e-mail address only with the password', async () => {
    const change = (more: object) => test.ask('reader', 'PATCH /api/profile', { version: 1, email: 'r@club.example', ...more });
    expect((await change({})).body.errors).toEqual({ currentPassword: ['Wrong password'] });
    expect((await change({ currentPassword: PASSWORD })).body).toMatchObject({ email: 'r@club.example', emailVerifiedAt: null });
  });
});

describe('the own sessions', () => {
  it('are listed with device and address, and ended one by one or all but this', async () => {
    await logIn({ username: 'reader', password: PASSWORD });
    await logIn({ username: 'reader', password: PASSWORD });
    const { body } = await test.ask('reader', 'GET /api/profile/sessions');
    const others = body.items.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect([body.items.length, others.length]).toEqual([3, 2]);
    expect(others[0]).toMatchObject({ browser: 'Chrome', system: 'Windows', address: '127.0.0.1' });
    expect((await test.ask('editor', `DELETE /api/profile/sessions/${others[0].id}`)).status).toBe(404);
    expect((await test.ask('reader', `DELETE /api/profile/sessions/${others[0].id}`)).status).toBe(204);
    await test.ask('reader', 'DELETE /api/profile/sessions');
    expect((await test.ask('reader', 'GET /api/profile/sessions')).body.items).toMatchObject([{ isCurrent: true }]);
  });
});

describe('the second factor', () => {
  it('is begun with the password, shown as text and as a picture, and counts once a code is confirmed', async () => {
    const { body } = await test.ask('reader', 'POST /api/profile/second-factor', { currentPassword: PASSWORD });
    expect(body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      url: expect.stringMatching(/^otpauth:\/\/totp\/Fairway:reader\?/),
      qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect((await logIn({ username: 'reader', password: PASSWORD })).status).toBe(200);
    const wrong = await test.ask('reader', 'POST /api/profile/second-factor/confirm', { code: '000000' });
    expect(wrong.body.errors).toHaveProperty('code');
  });

  it('is asked for after the password, as a second step; a code counts once', async () => {
    const { secret } = await switchOn();
    const password = { username: 'reader', password: PASSWORD };
    const now = later(1);
    test.setNow(now);
    const asked = await logIn(password);
    expect([asked.status, asked.body.code]).toEqual([422, 'code-needed']);
    expect((await logIn({ ...password, password: 'x', code: codeOf(secret, now) })).body.code).toBe('wrong-credentials');
    expect((await logIn({ ...password, code: codeOf(secret, now) })).status).toBe(200);
    expect((await logIn({ ...password, code: codeOf(secret, now) })).body.code).toBe('wrong-code');
    test.setNow(later(2));
    expect((await logIn({ ...password, code: codeOf(secret, now) })).body.code).toBe('wrong-code');
  });

  it('is not guessed: wrong codes count as failed logins', async () => {
    await switchOn();
    const guess = () => logIn({ username: 'reader', password: PASSWORD, code: '000000' });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).body.code).toBe('wrong-code');
    expect((await guess()).status).toBe(429);
  });

  it('has ten recovery codes, kept as hashes, each of which stands in for it once', async () => {
    const { recoveryCodes } = await switchOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(JSON.stringify([await test.db.select().from(recoveryCode), await test.db.select().from(activity)])).not.toContain(
      recoveryCodes[0]?.replaceAll('-', ''),
    );
    const use = () => logIn({ username: 'reader', password: PASSWORD, code: recoveryCodes[0]?.toLowerCase() ?? '' });
    expect((await use()).status).toBe(200);
    expect((await use()).body.code).toBe('wrong-code');
    expect((await test.ask('reader', 'GET /api/profile')).body.recoveryCodesLeft).toBe(9);
  });

  it('that is required comes before anything else, and cannot be switched off', async () => {
    await test.db.update(users).set({ totpRequired: true }).where(eq(users.username, 'reader'));
    expect((await logIn({ username: 'reader', password: PASSWORD })).body.owesSecondFactor).toBe(true);
    for (const route of ['GET /api/clubs', 'GET /api/tournaments?clubId=x', `GET /api/clubs/${test.clubId}`] as const) {
      expect((await test.ask('reader', route)).body.code).toBe('second-factor-owed');
    }
    expect((await test.ask('reader', 'GET /api/profile')).status).toBe(200);
    const { secret } = await switchOn();
    expect((await test.ask('reader', 'GET /api/clubs')).status).toBe(200);
    const off = { currentPassword: PASSWORD, code: codeOf(secret, later(1)) };
    expect((await test.ask('reader', 'POST /api/profile/second-factor/off', off)).body.code).toBe('second-factor-required');
  });

  it('is switched off with password and code, and by a super administrator for whoever lost it', async () => {
    const { secret } = await switchOn();
    test.setNow(later(1));
    const off = { currentPassword: PASSWORD, code: codeOf(secret, later(1)) };
    expect((await test.ask('reader', 'POST /api/profile/second-factor/off', { ...off, code: '000000' })).body.code).toBe('wrong-code');
    expect((await test.ask('reader', 'POST /api/profile/second-factor/off', off)).status).toBe(204);
    await switchOn(later(3));
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    expect((await test.ask('admin', `DELETE /api/users/${reader?.id}/second-factor`)).body.totpSince).toBeNull();
    expect((await logIn({ username: 'reader', password: PASSWORD })).status).toBe(200);
  });

  it('is asked for also after a password that was set by a link', async () => {
    await switchOn();
    const [reader] = await test.db.select().from(users).where(eq(users.username, 'reader'));
    const { body } = await test.ask('admin', `POST /api/users/${reader?.id}/password-link`);
    await test.ask(null, 'POST /api/auth/password', { token: body.url.split('#')[1], password: NEW_PASSWORD });
    expect((await test.ask('reader', 'GET /api/auth/user')).status).toBe(401);
    expect((await logIn({ username: 'reader', password: NEW_PASSWORD })).body.code).toBe('code-needed');
  });
});

describe('the log', () => {
  it('says what was done with an account, and has no secret', async () => {
    const { secret, recoveryCodes } = await switchOn();
    await test.ask('reader', 'POST /api/profile/password', { currentPassword: PASSWORD, password: NEW_PASSWORD });
    const lines = await test.db.select().from(activity).orderBy(activity.at);
    expect(lines.map(({ kind }) => kind)).toEqual(['second-factor-begun', 'second-factor-on', 'password-changed']);
    for (const private_ of [secret, PASSWORD, NEW_PASSWORD, ...recoveryCodes]) expect(JSON.stringify(lines)).not.toContain(private_);
  });
});
