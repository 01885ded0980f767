import { verify } from '@node-rs/argon2';
import { afterEach, expect, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { users } from '../../db/schema/site.ts';
import { hashPassword, NO_PASSWORD } from './password.ts';

// counts the comparisons, which are still made
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const test = await testApp();
const XSRF = 'x'.repeat(32);
afterEach(() => vi.mocked(verify).mockClear());

it.each(['known', 'nobody', 'disabled', 'invited'])(
  'a login as %s takes one comparison, so that its duration tells nothing',
  async (username) => {
    const passwordHash = await hashPassword('đúng mật khẩu');
    await test.db.insert(users).values([
      { username: 'known', name: 'A', passwordHash },
      { username: 'disabled', name: 'B', passwordHash, disabledAt: new Date() },
      { username: 'invited', name: 'C', passwordHash: NO_PASSWORD },
    ]);
    const headers = { cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF };
    const { body } = await test.ask(null, 'POST /api/auth/login', { username, password: 'wrong' }, headers);
    expect([body.code, vi.mocked(verify).mock.calls.length]).toEqual(['wrong-credentials', 1]);
  },
);
