import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { loginAttempt } from '../../db/schema/site.ts';

/** Failed logins allowed in a window: for one account from one address, for one account, and from one address. */
export const ATTEMPT_LIMITS = { pair: 5, account: 30, address: 60 } as const;
export const ATTEMPT_WINDOW_SECONDS = 60;

type Kind = keyof typeof ATTEMPT_LIMITS;
const keysOf = (login: string, address: string): Record<Kind, string> => ({
  pair: `pair ${login.toLowerCase()} ${address}`,
  account: `account ${login.toLowerCase()}`,
  address: `address ${address}`,
});

/** Seconds to wait before another try; 0: try now. */
export async function secondsToWait(db: Database, login: string, address: string, now: Date): Promise<number> {
  const keys = keysOf(login, address);
  const rows = await db
    .select()
    .from(loginAttempt)
    .where(inArray(loginAttempt.key, Object.values(keys)));
  const blocked = rows.filter((row) => {
    const kind = (Object.keys(keys) as Kind[]).find((name) => keys[name] === row.key);
    return kind && row.failures >= ATTEMPT_LIMITS[kind] && row.resetsAt > now;
  });
  return Math.max(0, ...blocked.map((row) => Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)));
}

export async function countFailure(db: Database, login: string, address: string, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + ATTEMPT_WINDOW_SECONDS * 1000);
  const rows = Object.values(keysOf(login, address)).map((key) => ({ key, failures: 1, resetsAt }));
  const over = sql`${loginAttempt.resetsAt} <= ${now.toISOString()}::timestamptz`;
  await db
    .insert(loginAttempt)
    .values(rows)
    .onConflictDoUpdate({
      target: loginAttempt.key,
      set: {
        failures: sql`case when ${over} then 1 else ${loginAttempt.failures} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${loginAttempt.resetsAt} end`,
      },
    });
}

export async function forgetFailures(db: Database, login: string, address: string, now: Date): Promise<void> {
  await db.delete(loginAttempt).where(eq(loginAttempt.key, keysOf(login, address).pair));
  await db.delete(loginAttempt).where(lt(loginAttempt.resetsAt, now));
}
