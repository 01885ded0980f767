import { eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { loginAttempt } from '../../../db/schema/account/site.ts';

/** Failed logins allowed in a window: from one address, for one account from one address, and for one account. */
export const ATTEMPT_LIMITS = { address: 60, pair: 5, account: 30 } as const;
const ATTEMPT_WINDOW_SECONDS = 60;
/** Of anything that is counted here. */
export const LONGEST_WINDOW_SECONDS = 24 * 3600;

/** A login name in its one form (`loginName`), and the address, which may be one that its owner has logged in from. */
export type Attempt = { login: string; address: string; isKnownAddress: boolean };

/** So many failures are allowed in a window. */
export type Counter = { name: string; key: string; most: number };

/** Narrower counters count only what the wider ones let pass. From a known address, failures elsewhere do not matter. */
function countersOf({ login, address, isKnownAddress }: Attempt): Counter[] {
  const own: Counter[] = [
    { name: 'address', key: `address ${address}`, most: ATTEMPT_LIMITS.address },
    { name: 'pair', key: `pair ${login} ${address}`, most: ATTEMPT_LIMITS.pair },
  ];
  return isKnownAddress ? own : [...own, { name: 'account', key: `account ${login}`, most: ATTEMPT_LIMITS.account }];
}

/**
 * Counts an attempt before its password is looked at, in one statement: however many come at once, no more of them get past it than
 * the limits allow. Returns the seconds to wait before another try; 0: go on.
 */
export const countAttempt = (db: Database, attempt: Attempt, now: Date): Promise<number> =>
  countTry(db, countersOf(attempt), ATTEMPT_WINDOW_SECONDS, now);

/** The same for other things that are tried. */
export async function countTry(db: Database, counters: readonly Counter[], windowSeconds: number, now: Date): Promise<number> {
  const counted = counters.map(
    (counter, at) => sql`${sql.identifier(counter.name)} as (${count(counter, counters[at - 1], windowSeconds, now)})`,
  );
  const waits = counters.map(({ name, most }) => sql`select resets_at from ${sql.identifier(name)} where failures > ${most}::int`);
  const wait = sql`ceil(extract(epoch from max(resets_at) - ${now.toISOString()}::timestamptz))::int`;
  const { rows } = await db.execute<{ seconds: number | null }>(
    sql`with ${sql.join(counted, sql`, `)} select ${wait} as seconds from (${sql.join(waits, sql` union all `)}) as waits`,
  );
  return rows[0]?.seconds ?? 0;
}

/** One more in a counter, if the wider one let it pass. */
function count({ key }: Counter, wider: Counter | undefined, windowSeconds: number, now: Date): SQL {
  const passed = wider && sql`from ${sql.identifier(wider.name)} where failures <= ${wider.most}::int`;
  const over = isOver(now, windowSeconds);
  return sql`insert into ${loginAttempt} (key, failures, resets_at)
    select ${key}::text, 1, ${later(now, windowSeconds).toISOString()}::timestamptz ${passed ?? sql``}
    on conflict (key) do update set
      failures = case when ${over} then 1 else ${loginAttempt.failures} + 1 end,
      resets_at = case when ${over} then excluded.resets_at else ${loginAttempt.resetsAt} end
    returning failures, resets_at`;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * A window that ends too far away was begun before the clock was set back. Of two windows one is for the clocks of two servers, which
 * never agree, and for attempts that overtake each other.
 */
const isOver = (now: Date, windowSeconds: number) =>
  or(lt(loginAttempt.resetsAt, now), gt(loginAttempt.resetsAt, later(now, 2 * windowSeconds)));

/** Takes an attempt out of the counters: its password was right, or nobody looked at it. */
export const takeBackAttempt = (db: Database, attempt: Attempt): Promise<void> => takeBackTry(db, countersOf(attempt));

export async function takeBackTry(db: Database, counters: readonly Counter[]): Promise<void> {
  for (const { key } of counters) {
    await db
      .update(loginAttempt)
      .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
      .where(eq(loginAttempt.key, key));
  }
}

/** After a login: the failures of this account from this address. */
export async function forgetFailures(db: Database, { login, address }: Attempt): Promise<void> {
  await db.delete(loginAttempt).where(eq(loginAttempt.key, `pair ${login} ${address}`));
}

const ROWS_AT_ONCE = 1_000;

/** All failures that are over, a little at a time: whoever tries names for hours leaves a row or two for each, and no login waits for them. */
export async function removeOldFailures(db: Database, now: Date): Promise<void> {
  // a part of its own: within the condition a planner may ask for another thousand with each row
  const old = db
    .$with('old')
    .as(
      db
        .select({ key: loginAttempt.key })
        .from(loginAttempt)
        .where(isOver(now, LONGEST_WINDOW_SECONDS))
        .limit(ROWS_AT_ONCE)
        .for('update', { skipLocked: true }),
    );
  for (let removed = ROWS_AT_ONCE; removed === ROWS_AT_ONCE; ) {
    const rows = await db
      .with(old)
      .delete(loginAttempt)
      .where(inArray(loginAttempt.key, db.select().from(old)))
      .returning({ key: loginAttempt.key });
    removed = rows.length;
  }
}
