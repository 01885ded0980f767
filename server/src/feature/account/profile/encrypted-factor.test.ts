import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { secondApp } from '../../../../test/kit/second-app.ts';
import { users } from '../../../db/schema/account/site.ts';
import { createEncryption } from '../../../secret/encryption.ts';
import { hashPassword } from '../auth/password.ts';
import { codeOf, encryptSecrets } from '../auth/second-factor.ts';

const SECRET = 'the secret of this site, which lies outside the database';
const test = await testApp({ FAIRWAY_SECRET: SECRET });
const withoutKey = await secondApp(test);
const withAnotherKey = await secondApp(test, { FAIRWAY_SECRET: 'another secret, such as after a restore without the first' });

const PASSWORD = 'đúng mật khẩu';
const passwordHash = await hashPassword(PASSWORD);
const XSRF = 'x'.repeat(32);

beforeEach(async () => {
  await test.db.update(users).set({ passwordHash });
});

async function logIn(app: typeof test.app, code: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF, 'accept-language': 'vi' },
    payload: { username: 'reader', password: PASSWORD, code },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Switches two-step login on, at the server with the key. */
async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await test.ask('reader', 'POST /api/profile/second-factor', { currentPassword: PASSWORD });
  const confirmed = await test.ask('reader', 'POST /api/profile/second-factor/confirm', { code: codeOf(body.secret, new Date()) });
  return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

async function storedSecret(): Promise<{ id: string; stored: string }> {
  const [reader] = await test.db.select({ id: users.id, stored: users.totpSecret }).from(users).where(eq(users.username, 'reader'));
  return { id: reader?.id ?? '', stored: reader?.stored ?? '' };
}

const soon = () => new Date(Date.now() + 60_000);

describe('the secret of two-step login', () => {
  it('is in the database encrypted only, and logs its person in', async () => {
    const { secret } = await switchOn();
    const { stored } = await storedSecret();
    expect(stored).toMatch(/^enc1:/);
    expect(stored).not.toContain(secret);
    test.setNow(soon());
    expect((await logIn(test.app, codeOf(secret, soon()))).status).toBe(200);
  });

  it.each([
    ['without the key', withoutKey],
    ['with another key', withAnotherKey],
  ])('%s is not skipped: the person reads what to do, and a recovery code logs them in', async (_, app) => {
    const { secret, recoveryCodes } = await switchOn();
    const refused = await logIn(app, codeOf(secret, new Date()));
    expect([refused.status, refused.body.code]).toEqual([422, 'second-factor-unreadable']);
    expect(refused.body.errors.code[0]).toContain('mã khôi phục');
    expect((await logIn(app, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('of an earlier release still works without a key, and the first start with a key encrypts it', async () => {
    const { secret } = await switchOn();
    const { id } = await storedSecret();
    await test.db.update(users).set({ totpSecret: secret, totpStep: null }).where(eq(users.id, id));
    await encryptSecrets(test.db, createEncryption(null));
    expect((await storedSecret()).stored).toBe(secret);
    expect((await logIn(withoutKey, codeOf(secret, new Date()))).status).toBe(200);
    await encryptSecrets(test.db, createEncryption(SECRET));
    expect((await storedSecret()).stored).toMatch(/^enc1:/);
    test.setNow(soon());
    expect((await logIn(test.app, codeOf(secret, soon()))).status).toBe(200);
  });

  it('that another key encrypted is left as it is, for when its key is back', async () => {
    const { secret } = await switchOn();
    const { stored } = await storedSecret();
    await encryptSecrets(test.db, createEncryption('another secret, such as after a restore without the first'));
    expect((await storedSecret()).stored).toBe(stored);
    test.setNow(soon());
    expect((await logIn(test.app, codeOf(secret, soon()))).status).toBe(200);
  });
});

it('the key is told to super administrators: where it is, and how many people need another one', async () => {
  await switchOn();
  const stateAt = async (app: typeof test.app) => {
    const answer = await app.inject({ url: '/api/backups', headers: { authorization: `Bearer ${test.token.admin}` } });
    return answer.json().secret;
  };
  expect(await stateAt(test.app)).toEqual({ from: 'setting', file: null, unreadable: 0 });
  expect(await stateAt(withoutKey)).toEqual({ from: null, file: null, unreadable: 1 });
  expect(await stateAt(withAnotherKey)).toEqual({ from: 'setting', file: null, unreadable: 1 });
});
