import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { session, users } from '../../../db/schema/account/site.ts';
import { beginLogin, findAccount } from './login-store.ts';

const test = await testApp();
const NOW = new Date('2026-04-25T03:00:00Z');
const isReader = eq(users.username, 'reader');

/** A login of the reader that has compared the password, and what happens before its session begins. */
async function beginAfter(change: Partial<typeof users.$inferInsert>): Promise<string | null> {
  const account = await findAccount(test.db, 'reader', '203.0.113.7');
  if (!account) throw new Error('the reader has no account');
  await test.db.update(users).set(change).where(isReader);
  return beginLogin(test.db, account, NOW, {});
}

describe('a login that is under way', () => {
  it('begins no session once the password is another one, the second factor is on, or the account is disabled', async () => {
    const before = await test.db.$count(session);
    expect(await beginAfter({ passwordHash: 'of another password' })).toBeNull();
    expect(await beginAfter({ totpSince: NOW })).toBeNull();
    await test.db.update(users).set({ totpSince: null }).where(isReader);
    expect(await beginAfter({ disabledAt: NOW })).toBeNull();
    expect(await test.db.$count(session)).toBe(before);
  });

  it('begins one whatever else is changed', async () => {
    expect(await beginAfter({ name: 'Tên mới', totpStep: 7 })).toMatch(/^fw_/);
  });
});
