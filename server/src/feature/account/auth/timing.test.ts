import argon2 from '@node-rs/argon2';
import { afterEach, expect, it, vi } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { users } from '../../../db/schema/account/site.ts';
import { hashPassword, NO_PASSWORD } from './password.ts';

const test = await testApp();
const XSRF = 'x'.repeat(32);
afterEach(() => vi.restoreAllMocks());

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
    const compared = vi.spyOn(argon2, 'verify');
    const { body } = await test.ask(null, 'POST /api/auth/login', { username, password: 'wrong' }, headers);
    expect([body.code, compared.mock.calls.length]).toEqual(['wrong-credentials', 1]);
  },
);
